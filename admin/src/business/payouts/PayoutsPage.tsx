import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { ownPayouts } from '@ostrov/shared/payouts/states'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListPage } from '../../components/lists/ListPage'
import { useRestaurants } from '../../session/people'
import { ActLinks } from './ActLinks'
import { payoutColumns } from './columns'

/** What the service has paid one's restaurants, or is about to, with an act of each. */
export function PayoutsPage() {
  const { chosen } = useRestaurants('owner')
  return (
    <ListPage
      table={ownPayouts}
      name="own-payouts"
      calls={api.business_user.payouts}
      narrow={chosen && { restaurant_id: chosen.id }}
      text="Оплаченное онлайн за&nbsp;вычетом комиссии. Возвраты после выплаты поправит следующая."
      columns={COLUMNS}
      empty={{ title: 'Выплат пока нет', text: 'Здесь будут суммы и\u00A0акты, когда сервис их утвердит.' }}
    />
  )
}

const COLUMNS: readonly Column<PayoutWire>[] = [
  ...payoutColumns(({ restaurant }) => restaurant.title),
  { key: 'act', title: 'Акт', cell: (one) => <ActLinks path="/api/business_user/payouts" payout={one} /> },
]
