import { formatMoney, formatNumber } from '@ostrov/shared/formats/money'
import type { Field } from '@ostrov/shared/forms/form'
import { readNumber } from '@ostrov/shared/forms/number'
import { NumberField } from '@ostrov/shared/ui/NumberField'
import { Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useRef, useState } from 'react'

type Props = {
  /** Spoken; the row shows whose price it is. */
  label: string
  price: number
  /** Its line of the form's table, which holds the limits. */
  field: Pick<Field, 'min' | 'max'>
  onSave: (price: number) => Promise<unknown>
}

/** A price that is changed on the spot: Enter or going on saves it, Escape takes it back. What was refused stays, with why beneath it. */
export function PriceCell({ label, price, field, onSave }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  /** What was sent last: an Enter is followed by going on. */
  const sent = useRef<string | null>(null)
  const leave = () => {
    sent.current = null
    setTyped(null)
    setError(null)
  }
  const save = () => {
    if (typed !== null && typed === sent.current) return
    if (typed === null || typed === '') return leave()
    const { number, complaint } = readNumber({ kind: 'money' }, typed)
    if (number === price) return leave()
    sent.current = typed
    if (number === null) return setError(complaint)
    const error = beyond(field, number)
    setError(error)
    if (error === null) void onSave(number).then(leave, (problem) => setError(refusalOf(problem)))
  }
  return (
    <div className="price-cell">
      <NumberField
        kind="money"
        label={label}
        error={error}
        value={typed ?? String(price)}
        onChange={setTyped}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') leave()
        }}
      />
    </div>
  )
}

/** «От 1 до 1 000 000 ₽» where it is neither; null where it may be. */
function beyond({ min = 0, max = Number.POSITIVE_INFINITY }: Props['field'], price: number): string | null {
  return price >= min && price <= max ? null : `От\u00A0${formatNumber(min)} до\u00A0${formatMoney(max)}`
}

function refusalOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return sentenceOf(problem)
  return problem.errors.price ?? problem.errors.discount_price ?? problem.message
}
