import type { ListTable } from '../lists/table'

/** Where somebody is signed in. */
export const ownSessionList = { name: 'own_sessions', title: 'Где вы вошли', sizes: [20] } as const satisfies ListTable
