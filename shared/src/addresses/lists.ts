import type { ListTable } from '../lists/table'

export const addressList = { name: 'addresses', title: 'Мои адреса', sizes: [100] } as const satisfies ListTable
