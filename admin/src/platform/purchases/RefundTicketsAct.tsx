import { formatMoney } from '@ostrov/shared/formats/money'
import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { PURCHASE_REFUND_FORM } from '@ostrov/shared/tickets/form'
import { useForm } from '@ostrov/shared/ui/use-form'
import { api } from '../../api'
import { useFreshCard } from '../../components/records/use-renewed'
import { RefundAct, RefundForm, RefundLines, refunded } from '../money/RefundAct'

type Props = { purchase: PurchaseDeskCardWire }
type Typed = { ticket_ids: readonly string[]; reason: string }

/** Tickets that can still come back: nobody came in by them. */
export const returnable = ({ tickets }: PurchaseDeskCardWire) =>
  tickets.filter(({ used_at, refunded_at }) => used_at === null && refunded_at === null)

/** Gives tickets back for all that was paid, whatever the event's own rule says. */
export function RefundTicketsAct({ purchase }: Props) {
  return (
    <RefundAct
      kind="RefundTickets"
      variant="danger"
      label="Вернуть билеты"
      text="Деньги уйдут туда, откуда пришли. Места сразу вернутся в&nbsp;продажу."
    >
      {(onDone) => <TicketsForm purchase={purchase} onDone={onDone} />}
    </RefundAct>
  )
}

function TicketsForm({ purchase, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshCard<PurchaseDeskCardWire>('ticket_purchase', purchase)
  const tickets = returnable(purchase)
  const initial: Typed = { ticket_ids: [], reason: '' }
  const form = useForm({
    table: PURCHASE_REFUND_FORM,
    initial,
    submit: ({ ticket_ids, reason }) => {
      const body = { ticket_ids: [...ticket_ids], reason, total: sumOf(tickets, ticket_ids) }
      const sent = api.admin.ticket_purchases({ id: purchase.id }).refund.post(body)
      return refunded(sent, { fresh, onDone, said: 'Билеты возвращены' })
    },
  })
  const { ticket_ids } = form.values
  return (
    <RefundForm form={form} words={`Вернём ${formatMoney(sumOf(tickets, ticket_ids))}.`} onDone={onDone}>
      <RefundLines
        legend={PURCHASE_REFUND_FORM.ticket_ids.label}
        name="ticket_ids"
        lines={tickets.map(({ id, name, price }) => ({ id, label: name, amount: price }))}
        value={ticket_ids}
        error={form.errors.ticket_ids}
        onChange={(chosen) => form.change({ ticket_ids: chosen })}
      />
    </RefundForm>
  )
}

const sumOf = (tickets: readonly { id: string; price: number }[], chosen: readonly string[]) =>
  tickets.reduce((sum, { id, price }) => (chosen.includes(id) ? sum + price : sum), 0)
