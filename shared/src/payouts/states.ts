import type { ListTable } from '../lists/table'

export const PAYOUT_STATES = { draft: 'Черновик', approved: 'Утверждена', paid: 'Выплачена' } as const
export type PayoutState = keyof typeof PAYOUT_STATES

export const PAYOUT_TONES = { draft: 'ink', approved: 'amber', paid: 'sea' } as const satisfies Record<
  PayoutState,
  string
>

export const payoutDesk = {
  name: 'payouts',
  title: 'Выплаты ресторанам',
  sizes: [50, 100],
  filters: {
    restaurant_id: { kind: 'one', of: 'uuid', noun: 'restaurant', label: 'Ресторан' },
    state: { kind: 'one', label: 'Состояние', options: PAYOUT_STATES },
  },
  sorts: { '-created_at': 'Сначала новые', created_at: 'Сначала старые' },
} as const satisfies ListTable

/** The orders that one payout counts. */
export const payoutOrders = { name: 'payout_orders', title: 'Заказы', sizes: [50, 100] } as const satisfies ListTable

/** What an owner is paid. */
export const ownPayouts = {
  name: 'own_payouts',
  title: 'Выплаты',
  sizes: [50],
  filters: { restaurant_id: { kind: 'one', of: 'uuid', label: 'Ресторан', scope: true } },
} as const satisfies ListTable
