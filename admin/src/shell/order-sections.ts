import { ALL_ORDERS } from '@ostrov/shared/paths'
import { DESK_SUPPORT } from '@ostrov/shared/support/paths'
import { DESK_PURCHASES } from '@ostrov/shared/tickets/paths'
import { ClipboardList, LifeBuoy, Ticket } from 'lucide-react'
import { type PlatformSection, recordPages } from './section'

/** What customers wait for: their orders, their tickets, and a word of the support. */
export const ORDER_SECTIONS: readonly PlatformSection[] = [
  {
    ...{ to: ALL_ORDERS, label: 'Заказы', icon: ClipboardList, permission: 'orders', group: 'sales' },
    ...{ main: true, waits: 'orders' },
    pages: recordPages(ALL_ORDERS, async () => (await import('../platform/orders/OrdersPage')).OrdersPage, {
      tabs: true,
    }),
  },
  {
    ...{ to: DESK_PURCHASES, label: 'Покупки билетов', icon: Ticket, permission: 'orders', group: 'sales' },
    pages: recordPages(
      DESK_PURCHASES,
      async () => (await import('../platform/purchases/PurchasesPage')).PurchasesPage,
      { tabs: true },
    ),
  },
  {
    ...{ to: DESK_SUPPORT, label: 'Обращения', icon: LifeBuoy, permission: 'support', group: 'place' },
    ...{ main: true, waits: 'support', also: 'Поддержка' },
    pages: recordPages(DESK_SUPPORT, async () => (await import('../platform/support/SupportPage')).SupportPage, {
      tabs: true,
    }),
  },
]
