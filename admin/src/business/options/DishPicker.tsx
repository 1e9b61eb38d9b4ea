import { countOf } from '@ostrov/shared/formats/plural'
import { CheckField, Field } from '@ostrov/shared/ui/Field'
import { useState } from 'react'

type Props = {
  dishes: readonly { id: string; name: string }[]
  form: { values: { product_ids: readonly string[] }; change: (chosen: { product_ids: readonly string[] }) => void }
}

/** Which dishes offer it: those that do stand first when it opens. */
export function DishPicker({ dishes, form }: Props) {
  const chosen = form.values.product_ids
  const [typed, setTyped] = useState('')
  const [first] = useState(() => new Set(chosen))
  const word = typed.trim().toLowerCase()
  const shown = dishes
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
  const picked = new Set(chosen)
  const toggle = (id: string, on: boolean) =>
    form.change({ product_ids: on ? [...chosen, id] : chosen.filter((one) => one !== id) })
  return (
    <fieldset className="dish-picker stack gap-3">
      <legend className="ui-field__label">
        Блюда, где её предлагают
        <span className="ui-muted"> · {countOf(chosen.length, 'блюдо', 'блюда', 'блюд')}</span>
      </legend>
      {dishes.length > 8 && (
        <Field label="Найти блюдо" type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      )}
      <div className="dish-picker__list">
        {shown.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={picked.has(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
        {shown.length === 0 && <p className="ui-muted">Такого блюда нет</p>}
      </div>
    </fieldset>
  )
}
