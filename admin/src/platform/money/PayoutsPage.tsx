import type { PayoutWire } from '@ostrov/shared/payouts/schema'
import { payoutDesk } from '@ostrov/shared/payouts/states'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { ActLinks } from '../../business/payouts/ActLinks'
import { payoutColumns } from '../../business/payouts/columns'
import type { Column } from '../../components/DataTable'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { PayoutActs } from './PayoutActs'
import { NewCommission, NewPayout } from './PayoutForms'
import './money.css'

/** What restaurants are paid: counted by one press, approved, then paid. */
export function PayoutsPage() {
  const list = useList(payoutDesk)
  const facets = useFacets('payouts', list.query, (query) => ask(api.admin.payouts.facets.get({ query })))
  const rows = useRows('payouts', list.query, () => ask(api.admin.payouts.get({ query: list.query })))
  return (
    <div className="page">
      <PageHeader
        title={payoutDesk.title}
        text="Что пришло онлайн, минус комиссия; возвраты после выплаты поправит следующая."
      >
        <NewCommission />
        <NewPayout />
      </PageHeader>
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={payoutDesk.title}
        columns={COLUMNS}
        empty={{ title: 'Выплат ещё нет', text: 'Задайте комиссию ресторана и\u00A0посчитайте первую выплату.' }}
        missed={{ text: 'Таких выплат нет.' }}
        steady
      />
    </div>
  )
}

const COLUMNS: readonly Column<PayoutWire>[] = [
  ...payoutColumns,
  { key: 'act', title: 'Акт', cell: (one) => <ActLinks path="/api/admin/payouts" payout={one} /> },
  { key: 'acts', title: 'Что сделать', cell: (one) => <PayoutActs payout={one} /> },
]
