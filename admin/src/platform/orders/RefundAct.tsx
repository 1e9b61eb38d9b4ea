import { formatMoney } from '@ostrov/shared/formats/money'
import { numberIn } from '@ostrov/shared/forms/number'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { REFUND_FORM, REFUND_KINDS } from '@ostrov/shared/orders/form'
import { refundableLines } from '@ostrov/shared/orders/refunds'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormFailure } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '../../api'
import { useAttempt } from '../../components/forms/use-attempt'
import { CardAct } from '../../components/records/CardAct'
import { useFreshCard } from './use-fresh-card'

type Props = { order: AdminOrderCardWire }
type Kind = keyof typeof REFUND_KINDS
type Typed = { kind: Kind; item_ids: readonly string[]; amount: string; reason: string }

/** Gives money back of an order that stays as it is. */
export function RefundAct({ order }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CardAct
        icon={Undo2}
        label="Вернуть деньги"
        text={`На\u00A0карту клиента, не\u00A0больше ${formatMoney(order.account.left)}. Заказ останется как есть.`}
        onPress={() => setOpen(true)}
      />
      <Dialog kind="RefundOrder" open={open} onClose={() => setOpen(false)} title="Вернуть деньги">
        <RefundForm order={order} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function RefundForm({ order, onDone }: Props & { onDone: () => void }) {
  const { form, lines, sum } = useRefund(order, onDone)
  const { kind, item_ids } = form.values
  const { left } = order.account
  return (
    <form className="form" {...form.bind}>
      <ChoiceField
        legend={REFUND_FORM.kind.label}
        name="kind"
        options={namesOf(REFUND_KINDS)
          .filter((value) => value !== 'items' || lines.length > 0)
          .map((value) => ({
            ...{ value, label: REFUND_KINDS[value] },
            note: value === 'all' && <span className="ui-muted ui-numbers">{formatMoney(left)}</span>,
          }))}
        value={[kind]}
        error={form.errors.kind}
        onChange={([chosen]) => form.change({ kind: namesOf(REFUND_KINDS).find((one) => one === chosen) ?? 'all' })}
      />
      {kind === 'items' && (
        <ChoiceField
          many
          legend={REFUND_FORM.item_ids.label}
          name="item_ids"
          options={lines.map(({ line, amount }) => ({
            value: line.id,
            label: `${line.name} ×\u00A0${line.quantity}`,
            note: <span className="ui-muted ui-numbers">{formatMoney(amount)}</span>,
          }))}
          value={item_ids}
          error={form.errors.item_ids}
          onChange={(chosen) => form.change({ item_ids: chosen })}
        />
      )}
      <FormField form={form} name="amount" />
      <FormField form={form} name="reason" />
      <p role="status">
        {sum > left
          ? `Осталось вернуть не\u00A0больше ${formatMoney(left)}.`
          : `Вернём ${formatMoney(sum)}, останется ${formatMoney(left - sum)}.`}
      </p>
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

function useRefund(order: AdminOrderCardWire, onDone: () => void) {
  const fresh = useFreshCard(order)
  const attempt = useAttempt()
  const { discount, refunds, basket, account } = order
  const lines = refundableLines(basket.items, { discount, refunds })
  const initial: Typed = { kind: 'all', item_ids: [], amount: '', reason: '' }
  const form = useForm({
    table: REFUND_FORM,
    initial,
    submit: async ({ kind, item_ids, amount, reason }) => {
      const what =
        kind === 'items'
          ? { item_ids: [...item_ids] }
          : kind === 'sum'
            ? { amount: numberIn(REFUND_FORM.amount, amount) }
            : {}
      const input = { kind, reason, left: account.left, ...what }
      const sent = await api.admin.orders({ id: String(order.id) }).refunds.post(input, { headers: attempt(input) })
      fresh(await ask(Promise.resolve(sent)).catch(renewed))
      onDone()
      showToast('Деньги возвращаются', { kind: 'success' })
      return undefined
    },
  })
  /** Another sum is left than was shown: the card is read anew under the dialog, and the press is about that. */
  const renewed = (error: unknown) => {
    if (error instanceof Problem && error.status === 409) fresh()
    throw error
  }
  return { form, lines, sum: sumOf(form.values, { lines, left: account.left }) }
}

type Worth = { lines: readonly { line: { id: string }; amount: number }[]; left: number }

function sumOf({ kind, item_ids, amount }: Typed, { lines, left }: Worth): number {
  if (kind === 'all') return left
  if (kind === 'sum') return numberIn(REFUND_FORM.amount, amount) ?? 0
  return lines.reduce((sum, { line, amount: worth }) => (item_ids.includes(line.id) ? sum + worth : sum), 0)
}
