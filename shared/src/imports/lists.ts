import type { ListTable } from '../lists/table'

/** What was loaded from files, the newest first. */
export const importList = { name: 'menu_imports', title: 'Загрузки', sizes: [10] } as const satisfies ListTable
