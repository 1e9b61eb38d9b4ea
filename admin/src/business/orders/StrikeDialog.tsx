import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { useState } from 'react'
import { linesToMake } from './board'
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
  const [struck, setStruck] = useState<ReadonlySet<string>>(new Set())
  const [reason, setReason] = useState<string>(STRIKE_REASONS[0])
  const lines = linesToMake(order)
  const left = lines.filter(({ id }) => !struck.has(id))
  const toggle = (id: string) => setStruck((now) => now.symmetricDifference(new Set([id])))
  const accept = () => {
    const cancelled_items = [...struck].map((id) => ({ id, cancellation_comment: reason }))
    onAccept({ to: 'CONFIRMED', cancelled_items })
  }
  return (
    <div className="form">
      <fieldset>
        <legend className="ui-hidden">Блюда, которые не&nbsp;приготовить</legend>
        {lines.map(({ id, name, quantity, line_total }) => (
          <label key={id} className="ui-choice">
            <span className={struck.has(id) ? 'strike__name strike__name--out' : 'strike__name'}>
              {name} ×&nbsp;{quantity}
            </span>
            <span className="ui-muted ui-numbers">{formatMoney(line_total)}</span>
            <input
              type="checkbox"
              className="ui-check strike__check"
              checked={struck.has(id)}
              onChange={() => toggle(id)}
            />
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend className="ui-field__label form__legend">Почему</legend>
        <div className="reasons">
          {STRIKE_REASONS.map((one) => (
            <button
              key={one}
              type="button"
              className="ui-chip"
              aria-pressed={reason === one}
              onClick={() => setReason(one)}
            >
              {one}
            </button>
          ))}
        </div>
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
      <Button variant="primary" size="large" wide disabled={struck.size === 0 || left.length === 0} onClick={accept}>
        Принять без&nbsp;вычеркнутого
      </Button>
    </div>
  )
}
