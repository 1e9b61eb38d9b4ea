import type { ListTable } from '../lists/table'

export const storyList = { name: 'stories', title: 'Истории', sizes: [20] } as const satisfies ListTable

export const slideList = { name: 'promotions', title: 'Акции', sizes: [20] } as const satisfies ListTable
