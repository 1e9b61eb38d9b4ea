/** What is kept for as long as the settings say, and which setting says it. */
export const RETENTION = {
  log: { label: 'Журнал', setting: 'keep_log_days' },
  messages: { label: 'Сообщения', setting: 'keep_messages_days' },
  support: { label: 'Закрытые обращения', setting: 'keep_support_days' },
  erased: { label: 'Остатки удалённых клиентов', setting: 'keep_erased_days' },
} as const
export type RetentionKind = keyof typeof RETENTION

/** The database itself refuses to let go of what is younger (`audit/log-entry.ts`). */
export const LOG_DAYS_LEAST = 365
