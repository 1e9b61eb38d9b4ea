/** A file of ads is no larger, in megabytes, and holds no more ads. */
export const AD_FILE_MB = 5
export const FILE_ADS_MOST = 500
/** So many photos of one ad are fetched from where the file says they are. */
export const FILE_PHOTOS_MOST = 10

/** New ads that files of one person bring within a day: of who owns or works for an organization that is shown, and of anybody else. */
export const IMPORTED_A_DAY = { organization: 500, person: 20 } as const

/** Whose spelling of ads we read. */
export const AD_FORMATS = { avito: 'Авито', yandex: 'Яндекс Недвижимость' } as const
export type AdFormat = keyof typeof AD_FORMATS

/** How far a file is. */
export const AD_IMPORT_STATUSES = {
  planned: 'Проверен',
  applying: 'Загружается',
  applied: 'Загружен',
  undone: 'Отменён',
} as const
export type AdImportStatus = keyof typeof AD_IMPORT_STATUSES

/** What a file does with an ad. */
export const AD_ROW_ACTS = { create: 'Новые', change: 'Изменятся', gone: 'Снимутся: их нет в\u00A0файле' } as const
