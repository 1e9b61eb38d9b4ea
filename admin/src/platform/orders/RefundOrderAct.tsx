import { formatMoney } from '@ostrov/shared/formats/money'
import { numberIn } from '@ostrov/shared/forms/number'
import type { AdminOrderCardWire } from '@ostrov/shared/orders/desk-schema'
import { REFUND_FORM, REFUND_KINDS } from '@ostrov/shared/orders/form'
import { refundableLines } from '@ostrov/shared/orders/refunds'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { namesOf } from '@ostrov/shared/wire/names'
import { api } from '../../api'
import { useAttempt } from '../../components/forms/use-attempt'
import { useFreshCard } from '../../components/records/use-renewed'
import { RefundAct, RefundForm, RefundLines, RefundSum, refunded } from '../money/RefundAct'

type Props = { order: AdminOrderCardWire }
type Kind = keyof typeof REFUND_KINDS
type Typed = { kind: Kind; item_ids: readonly string[]; amount: string; reason: string }

/** Gives money back of an order that stays as it is. */
export function RefundOrderAct({ order }: Props) {
  return (
    <RefundAct
      kind="RefundOrder"
      label="Вернуть деньги"
      text={`На\u00A0карту клиента, не\u00A0больше ${formatMoney(order.account.left)}. Заказ останется как есть.`}
    >
      {(onDone) => <OrderForm order={order} onDone={onDone} />}
    </RefundAct>
  )
}

function OrderForm({ order, onDone }: Props & { onDone: () => void }) {
  const { form, lines, sum } = useRefund(order, onDone)
  const { kind, item_ids } = form.values
  const { left } = order.account
  const words =
    sum > left
      ? `Осталось вернуть не\u00A0больше ${formatMoney(left)}.`
      : `Вернём ${formatMoney(sum)}, останется ${formatMoney(left - sum)}.`
  return (
    <RefundForm form={form} words={words} onDone={onDone}>
      <ChoiceField
        legend={REFUND_FORM.kind.label}
        name="kind"
        options={namesOf(REFUND_KINDS)
          .filter((value) => value !== 'items' || lines.length > 0)
          .map((value) => ({
            ...{ value, label: REFUND_KINDS[value] },
            note: value === 'all' && <RefundSum amount={left} />,
          }))}
        value={[kind]}
        error={form.errors.kind}
        onChange={([chosen]) => form.change({ kind: namesOf(REFUND_KINDS).find((one) => one === chosen) ?? 'all' })}
      />
      {kind === 'items' && (
        <RefundLines
          legend={REFUND_FORM.item_ids.label}
          name="item_ids"
          lines={lines.map(({ line: { id, name, quantity }, amount }) => ({
            ...{ id, amount },
            label: `${name} ×\u00A0${quantity}`,
          }))}
          value={item_ids}
          error={form.errors.item_ids}
          onChange={(chosen) => form.change({ item_ids: chosen })}
        />
      )}
      <FormField form={form} name="amount" />
    </RefundForm>
  )
}

function useRefund(order: AdminOrderCardWire, onDone: () => void) {
  const fresh = useFreshCard<AdminOrderCardWire>('order', order)
  const attempt = useAttempt()
  const { discount, refunds, basket, account } = order
  const lines = refundableLines(basket.items, { discount, refunds })
  const initial: Typed = { kind: 'all', item_ids: [], amount: '', reason: '' }
  const form = useForm({
    table: REFUND_FORM,
    initial,
    submit: ({ kind, item_ids, amount, reason }) => {
      const what =
        kind === 'items'
          ? { item_ids: [...item_ids] }
          : kind === 'sum'
            ? { amount: numberIn(REFUND_FORM.amount, amount) }
            : {}
      const input = { kind, reason, left: account.left, ...what }
      const sent = api.admin.orders({ id: String(order.id) }).refunds.post(input, { headers: attempt(input) })
      return refunded(sent, { fresh, onDone, said: 'Деньги возвращаются' })
    },
  })
  return { form, lines, sum: sumOf(form.values, { lines, left: account.left }) }
}

type Worth = { lines: readonly { line: { id: string }; amount: number }[]; left: number }

function sumOf({ kind, item_ids, amount }: Typed, { lines, left }: Worth): number {
  if (kind === 'all') return left
  if (kind === 'sum') return numberIn(REFUND_FORM.amount, amount) ?? 0
  return lines.reduce((sum, { line, amount: worth }) => (item_ids.includes(line.id) ? sum + worth : sum), 0)
}
