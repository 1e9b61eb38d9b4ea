import { purchaseDesk } from '@ostrov/shared/tickets/lists'
import { api } from '../../api'
import { listPage } from '../../components/lists/ListPage'
import { OnePurchase } from './OnePurchase'
import { purchaseColumns } from './purchase-columns'

/** Purchases of tickets of all events, and the card of each. */
export const PurchasesPage = listPage(
  {
    table: purchaseDesk,
    name: 'ticket_purchase',
    calls: api.admin.ticket_purchases,
    columns: purchaseColumns,
    empty: { title: 'Билетов ещё не\u00A0покупали', text: 'Здесь появится первая покупка.' },
  },
  OnePurchase,
)
