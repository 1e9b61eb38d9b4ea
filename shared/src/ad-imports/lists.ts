import type { ListTable } from '../lists/table'

/** What a person has loaded from files of ads, the newest first. */
export const adImportList = {
  name: 'ad_imports',
  title: 'Загрузки из\u00A0файлов',
  sizes: [10],
} as const satisfies ListTable
