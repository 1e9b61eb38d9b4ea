import type { ListTable } from '../lists/table'

/** Where somebody is signed in. */
export const ownSessionList = { name: 'own_sessions', title: 'Где вы вошли', sizes: [20] } as const satisfies ListTable

/** The same as an administrator sees it. */
export const sessionsOfPerson = {
  name: 'sessions_of_person',
  title: 'Входы',
  sizes: [20],
} as const satisfies ListTable
