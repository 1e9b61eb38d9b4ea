/** Refusals about restaurants' own software. */
export const WEBHOOK_PROBLEMS = {
  'webhook.not_set': [409, 'Сначала сохраните адрес сервера.'],
  'webhook.off': [409, 'Сначала включите отправку событий.'],
  'webhook.delivery_not_found': [404, 'Такой отправки нет.'],
  'webhook.delivery_waits': [409, 'Это событие и\u00A0так ждёт отправки.'],
} as const
