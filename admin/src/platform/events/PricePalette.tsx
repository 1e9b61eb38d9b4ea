import { complaintOf } from '@ostrov/shared/forms/form'
import { numberIn } from '@ostrov/shared/forms/number'
import { TICKET_KIND_FORM } from '@ostrov/shared/tickets/form'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { SeatSign } from '@ostrov/shared/ui/HallPlan'
import { NumberField } from '@ostrov/shared/ui/NumberField'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PaintedKind } from './painted'
import { onEnter, ticketPrice } from './parts'

type Props = {
  kinds: readonly PaintedKind[]
  /** Null: rows are taken out of sale. */
  chosen: string | null
  onChoose: (id: string | null) => void
  onAdd: (kind: Pick<PaintedKind, 'name' | 'price'>) => void
}

/** Kinds of tickets to paint with, and the way to a further one. */
export function PricePalette({ kinds, chosen, onChoose, onAdd }: Props) {
  return (
    <>
      <fieldset className="hall-prices__palette cluster gap-2">
        <legend className="ui-field__label">Чем красим</legend>
        {kinds.map((kind, at) => (
          <Paint key={kind.id} pressed={chosen === kind.id} onPress={() => onChoose(kind.id)}>
            <SeatSign kind={at} />
            {`${kind.name}, ${ticketPrice(kind)}`}
          </Paint>
        ))}
        <Paint pressed={chosen === null} onPress={() => onChoose(null)}>
          Не&nbsp;продавать
        </Paint>
      </fieldset>
      <NewPrice onAdd={onAdd} />
    </>
  )
}

function Paint({ pressed, onPress, children }: { pressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button className="hall-prices__paint" aria-pressed={pressed} onClick={onPress}>
      {children}
    </Button>
  )
}

function NewPrice({ onAdd }: Pick<Props, 'onAdd'>) {
  const [name, setName] = useState('')
  const [price, setPrice] = useState('')
  const error = price === '' ? null : complaintOf(TICKET_KIND_FORM.price, price, {})
  const sum = error === null ? numberIn(TICKET_KIND_FORM.price, price) : null
  const isWhole = name.trim() !== '' && price !== '' && sum !== null
  const add = () => {
    if (!isWhole) return
    onAdd({ name: name.trim(), price: sum })
    setName('')
    setPrice('')
  }
  return (
    <div className="hall-prices__new columns-top gap-3">
      <Field
        label="Новый вид билетов"
        value={name}
        maxLength={TICKET_KIND_FORM.name.max}
        placeholder="Балкон"
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onEnter(add)}
      />
      <NumberField
        label="Его цена"
        kind="money"
        error={error}
        value={price}
        onChange={setPrice}
        onKeyDown={onEnter(add)}
      />
      <Button disabled={!isWhole} onClick={add}>
        <Plus size={20} aria-hidden="true" />
        Добавить цену
      </Button>
    </div>
  )
}
