import { formatNumber } from '@ostrov/shared/formats/money'
import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { TextField } from '@ostrov/shared/ui/Field'
import { type FormEvent, useState } from 'react'
import { REFUSAL_REASONS } from './reasons'

const COMMENT_MAX = 300

type Props = { order: BusinessOrderWire; open: boolean; onClose: () => void; onRefuse: (comment: string) => void }

/** Asks why. A refusal without a reason is not sent: the customer reads it. */
export function RefuseDialog({ order, open, onClose, onRefuse }: Props) {
  return (
    <Dialog
      kind="RefuseOrder"
      open={open}
      onClose={onClose}
      title={`Отказаться от\u00A0заказа №\u00A0${formatNumber(order.id)}?`}
    >
      <RefuseForm
        paid={order.is_paid}
        onClose={onClose}
        onRefuse={(comment) => {
          onClose()
          onRefuse(comment)
        }}
      />
    </Dialog>
  )
}

type FormProps = { paid: boolean; onClose: () => void; onRefuse: (comment: string) => void }

function RefuseForm({ paid, onClose, onRefuse }: FormProps) {
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string | null>(null)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (comment.trim() === '') setError('Выберите причину или напишите свою')
    else onRefuse(comment.trim())
  }
  const choose = (reason: string) => {
    setComment(reason)
    setError(null)
  }
  return (
    <form className="form" onSubmit={send} noValidate>
      <p>Клиент увидит причину.{paid && ' Деньги вернутся ему на\u00A0карту.'}</p>
      <div className="reasons">
        {REFUSAL_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="ui-chip"
            aria-pressed={comment === reason}
            onClick={() => choose(reason)}
          >
            {reason}
          </button>
        ))}
      </div>
      <TextField
        label="Причина"
        value={comment}
        error={error}
        maxLength={COMMENT_MAX}
        rows={2}
        onChange={(event) => choose(event.target.value)}
      />
      <div className="form__actions">
        <Button size="large" onClick={onClose}>
          Не&nbsp;отказываться
        </Button>
        <Button type="submit" variant="berry" size="large">
          Отказать
        </Button>
      </div>
    </form>
  )
}
