import { countOf } from '@ostrov/shared/formats/plural'
import { CheckField, Field } from '@ostrov/shared/ui/Field'
import { type ReactNode, useId, useState } from 'react'

type Rows = readonly { id: string; name: string }[]
type Props = {
  dishes: Rows
  form: { values: { product_ids: readonly string[] }; change: (chosen: { product_ids: readonly string[] }) => void }
}
type Picking = {
  label: ReactNode
  /** What is looked for among them. */
  find?: string
  error?: string | undefined
  rows: Rows
  value: readonly string[]
  onChange: (ids: string[]) => void
}

/** Which dishes offer it. */
export function DishPicker({ dishes, form }: Props) {
  const { product_ids } = form.values
  const label = (
    <>
      Блюда, где её предлагают
      <span className="ui-muted"> · {countOf(product_ids.length, 'блюдо', 'блюда', 'блюд')}</span>
    </>
  )
  return (
    <RowPicker
      label={label}
      find="Найти блюдо"
      rows={dishes}
      value={product_ids}
      onChange={(ids) => form.change({ product_ids: ids })}
    />
  )
}

/** Some of the menu's rows: those that are chosen stand first when it opens. */
export function RowPicker({ label, find = 'Найти', error, rows, value: chosen, onChange }: Picking) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [first] = useState(() => new Set(chosen))
  const word = typed.trim().toLowerCase()
  const shown = rows
    .filter(({ name }) => name.toLowerCase().includes(word))
    .toSorted((one, other) => Number(first.has(other.id)) - Number(first.has(one.id)))
  const picked = new Set(chosen)
  const toggle = (id: string, on: boolean) => onChange(on ? [...chosen, id] : chosen.filter((one) => one !== id))
  return (
    <fieldset className="dish-picker stack gap-3" aria-describedby={error && id}>
      <legend className="ui-field__label">{label}</legend>
      {rows.length > 8 && (
        <Field label={find} type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
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
        {shown.length === 0 && <p className="ui-muted">Ничего не&nbsp;нашлось</p>}
      </div>
      {error && (
        <p className="ui-field__error" id={id} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
