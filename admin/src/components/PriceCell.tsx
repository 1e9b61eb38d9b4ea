import { NumberField } from '@ostrov/shared/ui/NumberField'
import { useEffect, useState } from 'react'

type Props = {
  /** Spoken; the row shows whose price it is. */
  label: string
  price: number
  /** Where it fails, what stood there returns. */
  onSave: (price: number) => Promise<unknown>
}

/** A price that is changed on the spot: Enter or going on saves it, Escape takes it back. */
export function PriceCell({ label, price, onSave }: Props) {
  const [typed, setTyped] = useState(String(price))
  useEffect(() => setTyped(String(price)), [price])
  const save = () => {
    if (typed === '') setTyped(String(price))
    else if (Number(typed) !== price) void onSave(Number(typed)).catch(() => setTyped(String(price)))
  }
  return (
    <div className="price-cell">
      <NumberField
        kind="money"
        label={label}
        maxLength={9}
        value={typed}
        onChange={setTyped}
        onBlur={save}
        onKeyDown={({ key }) => {
          if (key === 'Enter') save()
          if (key === 'Escape') setTyped(String(price))
        }}
      />
    </div>
  )
}
