/** How far a file with a person's data is. */
export const EXPORT_STATES = { making: 'Готовится', ready: 'Готова', failed: 'Не\u00A0получилась' } as const
export type ExportState = keyof typeof EXPORT_STATES

/** For how long it is kept. */
export const EXPORT_DAYS = 3
/** How often it may be made anew. */
export const EXPORT_PAUSE_HOURS = 24
/** Whatever is being made for longer has died with its process. */
export const EXPORT_MINUTES = 60
