import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { ownPayouts } from '@ostrov/shared/payouts/states'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { useRestaurants } from '../../session/people'
import { ActLinks } from './ActLinks'
import { payoutColumns } from './columns'

/** What the service has paid one's restaurants, or is about to, with an act of each. */
export function PayoutsPage() {
  const list = useList(ownPayouts)
  const { chosen } = useRestaurants('owner')
  const query = { ...list.query, ...(chosen && { restaurant_id: chosen.id }) }
  const rows = useRows('own-payouts', query, () => ask(api.business_user.payouts.get({ query })))
  return (
    <div className="page">
      <PageHeader
        title={ownPayouts.title}
        text="Оплаченное онлайн за&nbsp;вычетом комиссии. Возвраты после выплаты поправит следующая."
      />
      <ListRows
        list={list}
        rows={rows}
        caption={ownPayouts.title}
        columns={COLUMNS}
        empty={{ title: 'Выплат пока нет', text: 'Здесь будут суммы и\u00A0акты, когда сервис их утвердит.' }}
      />
    </div>
  )
}

const COLUMNS: readonly Column<PayoutWire>[] = [
  ...payoutColumns(({ restaurant }) => restaurant.title),
  { key: 'act', title: 'Акт', cell: (one) => <ActLinks path="/api/business_user/payouts" payout={one} /> },
]
