import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import { STRIKE_FORM } from '@ostrov/shared/orders/form'
import type { BusinessOrderWire, OrderItemWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useForm } from '@ostrov/shared/ui/use-form'
import { linesToMake } from './board'
import { Reasons } from './Reasons'
import { STRIKE_REASONS } from './reasons'
import type { Move } from './use-move'

type Props = { order: BusinessOrderWire; open: boolean; onClose: () => void; onAccept: (move: Move) => void }

/** Strikes lines that cannot be made and accepts the rest. Sums, the promo code and the refund follow on the server. */
export function StrikeDialog({ order, open, onClose, onAccept }: Props) {
  return (
    <Dialog
      kind="StrikeLines"
      open={open}
      onClose={onClose}
      title={`Чего нет в\u00A0заказе №\u00A0${formatNumber(order.id)}`}
    >
      <StrikeForm
        order={order}
        onAccept={(move) => {
          onClose()
          onAccept(move)
        }}
      />
    </Dialog>
  )
}

function StrikeForm({ order, onAccept }: Pick<Props, 'order' | 'onAccept'>) {
  const none: readonly string[] = []
  const form = useForm({
    table: STRIKE_FORM,
    initial: { struck: none, reason: String(STRIKE_REASONS[0]) },
    submit: async ({ struck, reason }) => {
      onAccept({ to: 'CONFIRMED', cancelled_items: struck.map((id) => ({ id, cancellation_comment: reason })) })
    },
  })
  const { struck, reason } = form.values
  const lines = linesToMake(order)
  const left = lines.filter(({ id }) => !struck.includes(id))
  return (
    <form className="form" {...form.bind}>
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
      <fieldset>
        <legend className="ui-field__label form__legend">{STRIKE_FORM.reason.label}</legend>
        <Reasons reasons={STRIKE_REASONS} chosen={reason} onChoose={(one) => form.change({ reason: one })} />
      </fieldset>
      {left.length === 0 ? (
        <p className="form-failure" role="status">
          Вычеркнуть всё нельзя: откажитесь от&nbsp;заказа.
        </p>
      ) : (
        <p className="ui-muted">
          Останется {formatMoney(left.reduce((sum, line) => sum + line.line_total, 0))} за&nbsp;блюда.
        </p>
      )}
      <Button type="submit" variant="primary" size="large" wide disabled={struck.length === 0 || left.length === 0}>
        Принять без&nbsp;вычеркнутого
      </Button>
    </form>
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
