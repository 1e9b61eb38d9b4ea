import { purchaseDesk } from '@ostrov/shared/tickets/lists'
import { ask } from '@ostrov/shared/wire/answers'
import { useParams } from 'react-router'
import { api } from '../../api'
import { ListRows, useRows } from '../../components/lists/ListRows'
import { useFacets } from '../../components/lists/use-facets'
import { useList } from '../../components/lists/use-list'
import { PageHeader } from '../../components/PageHeader'
import { OnePurchase } from './OnePurchase'
import { purchaseColumns } from './purchase-columns'

const NOUN = 'ticket_purchase'

/** Purchases of tickets of all events, and the card of each. */
export function PurchasesPage() {
  const { id } = useParams()
  return id === undefined ? <Purchases /> : <OnePurchase key={id} id={id} />
}

function Purchases() {
  const list = useList(purchaseDesk)
  const facets = useFacets(NOUN, list.query, (query) => ask(api.admin.ticket_purchases.facets.get({ query })))
  const rows = useRows(NOUN, list.query, () => ask(api.admin.ticket_purchases.get({ query: list.query })))
  return (
    <div className="page">
      <PageHeader title={purchaseDesk.title} />
      <ListRows
        list={list}
        rows={rows}
        facets={facets}
        caption={purchaseDesk.title}
        columns={purchaseColumns}
        empty={{ title: 'Билетов ещё не\u00A0покупали', text: 'Здесь появится первая покупка.' }}
        steady
      />
    </div>
  )
}
