import { formatMoney } from '@ostrov/shared/formats/money'
import type { PurchaseDeskCardWire } from '@ostrov/shared/tickets/desk-schema'
import { PURCHASE_REFUND_FORM } from '@ostrov/shared/tickets/form'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { CardAct } from '../../components/records/CardAct'
import { useFreshPurchase } from './use-fresh-purchase'

type Props = { purchase: PurchaseDeskCardWire }
type Typed = { ticket_ids: readonly string[]; reason: string }

/** Tickets that can still come back: nobody came in by them. */
export const returnable = ({ tickets }: PurchaseDeskCardWire) =>
  tickets.filter(({ used_at, refunded_at }) => used_at === null && refunded_at === null)

/** Gives tickets back for all that was paid, whatever the event's own rule says. */
export function RefundTicketsAct({ purchase }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CardAct
        icon={Undo2}
        variant="danger"
        label="Вернуть билеты"
        text="Деньги уйдут туда, откуда пришли. Места сразу вернутся в&nbsp;продажу."
        onPress={() => setOpen(true)}
      />
      <Dialog kind="RefundTickets" open={open} onClose={() => setOpen(false)} title="Вернуть билеты">
        <RefundForm purchase={purchase} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RefundForm({ purchase, onDone }: Props & { onDone: () => void }) {
  const fresh = useFreshPurchase(purchase)
  const tickets = returnable(purchase)
  const initial: Typed = { ticket_ids: [], reason: '' }
  const form = useForm({
    table: PURCHASE_REFUND_FORM,
    initial,
    submit: async ({ ticket_ids, reason }) => {
      const body = { ticket_ids: [...ticket_ids], reason, total: sumOf(tickets, ticket_ids) }
      fresh(await ask(api.admin.ticket_purchases({ id: purchase.id }).refund.post(body)).catch(renewed))
      onDone()
      showToast('Билеты возвращены', { kind: 'success' })
      return undefined
    },
  })
  /** Somebody has come in or given back meanwhile: the card is read anew under the dialog. */
  const renewed = (error: unknown) => {
    if (error instanceof Problem && error.status === 409) fresh()
    throw error
  }
  const { ticket_ids } = form.values
  return (
    <form className="form" {...form.bind}>
      <ChoiceField
        many
        legend={PURCHASE_REFUND_FORM.ticket_ids.label}
        name="ticket_ids"
        options={tickets.map(({ id, name, price }) => ({
          ...{ value: id, label: name },
          note: <span className="ui-muted ui-numbers">{formatMoney(price)}</span>,
        }))}
        value={ticket_ids}
        error={form.errors.ticket_ids}
        onChange={(chosen) => form.change({ ticket_ids: chosen })}
      />
      <FormField form={form} name="reason" />
      <p role="status">{`Вернём ${formatMoney(sumOf(tickets, ticket_ids))}.`}</p>
      <FormFailure text={form.failure} />
      <div className="form__actions">
        <Button size="large" onClick={onDone}>
          Не&nbsp;возвращать
        </Button>
        <Button type="submit" variant="berry" size="large" busy={form.busy}>
          Вернуть
        </Button>
      </div>
    </form>
  )
}

const sumOf = (tickets: readonly { id: string; price: number }[], chosen: readonly string[]) =>
  tickets.reduce((sum, { id, price }) => (chosen.includes(id) ? sum + price : sum), 0)
