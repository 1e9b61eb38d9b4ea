import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { STRIKE_FORM } from '@ostrov/shared/orders/form'
import type { ProposalInputWire } from '@ostrov/shared/orders/proposal-schema'
import type { BusinessOrderWire, OrderItemWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { FormField } from '@ostrov/shared/ui/FormField'
import { useForm } from '@ostrov/shared/ui/use-form'
import { useState } from 'react'
import { Reasons } from '../../components/Reasons'
import { linesToMake } from './board'
import { type Instead, insteadRefusal, Replacement } from './Replacement'
import { STRIKE_REASONS } from './ready-reasons'

type Props = {
  order: BusinessOrderWire
  open: boolean
  /** What is pressed in the end: an order not accepted yet is accepted by it. */
  call: string
  onClose: () => void
  onAsk: (proposal: ProposalInputWire) => void
}

/** Says what cannot be made and why, and may offer another dish: the customer is asked. Sums and the refund follow on the server. */
export function ProposalDialog({ order, open, call, onClose, onAsk }: Props) {
  return (
    <Dialog
      kind="ProposeChange"
      open={open}
      onClose={onClose}
      title={`Чего нет в\u00A0заказе №\u00A0${formatNumber(order.id)}`}
    >
      <ProposalForm
        order={order}
        call={call}
        onAsk={(proposal) => {
          onClose()
          onAsk(proposal)
        }}
      />
    </Dialog>
  )
}

/** What is missing of an order, what is offered instead, and what is left of it. */
function useStriking({ order, onAsk }: Pick<Props, 'order' | 'onAsk'>) {
  const none: readonly string[] = []
  const [instead, setInstead] = useState<Instead | null>(null)
  const lines = linesToMake(order)
  const form = useForm({
    table: STRIKE_FORM,
    initial: { struck: none, reason: String(STRIKE_REASONS[0]) },
    submit: async ({ struck, reason }) => {
      const cancelled_items = struck.map((id) => ({ id, cancellation_comment: reason.trim() }))
      const [item_id] = struck
      const replacement = offered &&
        item_id && { item_id, product_id: offered.dish.id, product_options: offered.options }
      onAsk({ cancelled_items, ...(replacement && { replacement }) })
    },
  })
  const { struck } = form.values
  const [only] = struck.length === 1 ? lines.filter(({ id }) => struck.includes(id)) : []
  const offered = only ? instead : null
  const left = lines.filter(({ id }) => !struck.includes(id))
  const refused = only !== undefined && offered !== null && insteadRefusal(order, only, offered) !== null
  const nothing = left.length === 0 && !offered
  return { form, lines, only, offered, setInstead, left, refused, nothing }
}

function ProposalForm({ order, call, onAsk }: Pick<Props, 'order' | 'call' | 'onAsk'>) {
  const { form, lines, only, offered, setInstead, left, refused, nothing } = useStriking({ order, onAsk })
  const { struck, reason } = form.values
  return (
    <form className="form proposal-form" {...form.bind}>
      <ChoiceField
        many
        quiet
        legend={STRIKE_FORM.struck.label}
        name="struck"
        options={lines.map((line) => ({ value: line.id, ...wordsOfLine(line, struck.includes(line.id)) }))}
        value={struck}
        error={form.errors.struck}
        onChange={(chosen) => form.change({ struck: chosen })}
      />
      {struck.length > 0 && (
        <>
          <Reasons reasons={STRIKE_REASONS} chosen={reason} onChoose={(one) => form.change({ reason: one })} />
          <FormField form={form} name="reason" />
        </>
      )}
      {only && <Replacement key={only.id} order={order} line={only} chosen={offered} onChoose={setInstead} />}
      <Ending order={order} struck={struck.length} nothing={nothing} left={left} />
      <Button type="submit" variant="primary" size="large" wide disabled={struck.length === 0 || nothing || refused}>
        {call}
      </Button>
    </form>
  )
}

type EndingProps = { order: BusinessOrderWire; struck: number; nothing: boolean; left: readonly OrderItemWire[] }

/** What follows from the press. */
function Ending({ struck, nothing, left }: EndingProps) {
  if (struck === 0) return <p className="ui-muted">Отметьте, чего нет: клиента спросим, что делать.</p>
  if (nothing) {
    return (
      <p className="form-failure" role="status">
        Ничего не&nbsp;останется: предложите замену или откажитесь от&nbsp;заказа.
      </p>
    )
  }
  const rest = formatMoney(left.reduce((sum, line) => sum + line.line_total, 0))
  return (
    <p className="ui-muted">
      {left.length === 0
        ? 'Клиент ответит за\u00A0пять минут. Промолчит или не\u00A0согласится\u00A0— заказ отменится.'
        : `Клиент ответит за\u00A0пять минут. Промолчит\u00A0— без\u00A0этого: останется ${rest} за\u00A0блюда.`}
    </p>
  )
}

function wordsOfLine({ name, quantity, line_total }: OrderItemWire, out: boolean) {
  return {
    label: (
      <span className={out ? 'strike__name strike__name--out' : 'strike__name'}>
        {name} ×&nbsp;{quantity}
      </span>
    ),
    note: <span className="ui-muted ui-numbers">{formatMoney(line_total)}</span>,
  }
}
