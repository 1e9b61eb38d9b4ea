import { formatMoney } from '@ostrov/shared/formats/money'
import { countOf } from '@ostrov/shared/formats/plural'
import type { FormTable } from '@ostrov/shared/forms/form'
import { purchasePath, REFUNDED_PARAMETER } from '@ostrov/shared/tickets/paths'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { leaving, useForm } from '@ostrov/shared/ui/use-form'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { Closing } from '../modals/kind'
import type { Returnable } from './returnable'
import { priceOf } from './words'

/** Which tickets come back, and what of them, said before it is pressed. */
export default function TicketRefund({ purchase_id, tickets, close }: Returnable & Closing) {
  const form = useForm<'ticket_ids', { ticket_ids: string[] }>({
    table: tableOf(tickets),
    initial: { ticket_ids: tickets.length === 1 ? tickets.map(({ id }) => id) : [] },
    otherwise: 'Не\u00A0получилось вернуть. Попробуйте ещё раз',
    submit: async ({ ticket_ids }) => {
      await ask(api.user.ticket_purchases({ id: purchase_id }).refund.post({ ticket_ids, total: sumOf(ticket_ids) }))
      await close()
      location.assign(`${purchasePath(purchase_id)}?${REFUNDED_PARAMETER}`)
      return leaving()
    },
  })
  const sumOf = (ids: readonly string[]) =>
    tickets.reduce((sum, { id, price }) => sum + (ids.includes(id) ? price : 0), 0)
  const chosen = form.values.ticket_ids
  const total = sumOf(chosen)
  return (
    <form className="stack gap-5" {...form.bind}>
      <ChoiceField
        legend="Какие билеты вернуть"
        name="ticket_ids"
        many
        options={tickets.map(({ id, words, price }) => ({ value: id, label: words, more: priceOf(price) }))}
        value={chosen}
        onChange={(ticket_ids) => form.change({ ticket_ids })}
        error={form.errors.ticket_ids}
      />
      <p aria-live="polite">{backWords(chosen.length, total)}</p>
      <FormFailure text={form.failure} />
      <Button type="submit" variant="berry" wide busy={form.busy} busyLabel="Возвращаем…">
        {total > 0 ? `Вернуть ${formatMoney(total)}` : 'Вернуть билеты'}
      </Button>
      <Button wide onClick={close}>
        Оставить
      </Button>
    </form>
  )
}

function backWords(count: number, total: number): string {
  if (count === 0) return 'Вернётся всё, что\u00A0вы заплатили за\u00A0отмеченные билеты.'
  const codes = 'Коды перестанут действовать.'
  if (total === 0) return `Билеты бесплатные, места снова станут свободными. ${codes}`
  const tickets = countOf(count, 'билет', 'билета', 'билетов')
  return `За\u00A0${tickets} вернётся ${formatMoney(total)}, обычно за\u00A0один\u2013три дня. ${codes}`
}

const tableOf = (tickets: Returnable['tickets']): FormTable<'ticket_ids'> => ({
  ticket_ids: {
    ...{ label: 'Билеты', kind: 'choices', required: 'Отметьте билеты, которые хотите вернуть' },
    choices: Object.fromEntries(tickets.map(({ id, words }) => [id, words])),
  },
})
