import { complaintOf, type Field as FormLine } from '@ostrov/shared/forms/form'
import { type GridRow, nextName, PASSAGE, withNumbering } from '@ostrov/shared/halls/grid'
import { NUMBER_MAX } from '@ostrov/shared/halls/plan'
import { Button } from '@ostrov/shared/ui/Button'
import { Field, SwitchField } from '@ostrov/shared/ui/Field'
import { NumberField } from '@ostrov/shared/ui/NumberField'
import { useState } from 'react'

type Props = {
  rows: readonly GridRow[]
  /** Which of them are chosen. */
  from: number
  to: number
  /** `tag`: letters of one word are one step. */
  onChange: (rows: readonly GridRow[], words: string, tag?: string) => void
}

const FIRST: FormLine = { label: 'Первое место', kind: 'number', max: NUMBER_MAX, required: 'Напишите номер' }

/** What is done with the rows that are chosen in a grid: their names, numbers of seats, places, and whether they stand at all. */
export function RowTools({ rows, from, to, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const seated = rows.slice(from, to + 1).filter(({ seats }) => seats.length > 0)
  const [one] = seated
  const many = seated.length > 1
  const numbering = one?.numbering ?? null
  const named = many ? `Ряды\u00A0${one?.name}–${seated.at(-1)?.name}` : one ? `Ряд\u00A0${one.name}` : 'Проход'
  const each = (change: (row: GridRow, at: number) => GridRow, words: string, tag?: string) => {
    const next = rows.map((row) => (seated.includes(row) ? change(row, seated.indexOf(row)) : row))
    onChange(next, words && `${named}: ${words}`, tag && `${tag} ${from} ${to}`)
  }
  const add = (row: GridRow, words: string) => onChange(rows.toSpliced(to + 1, 0, row), words)
  const like = one ? seated.at(-1) : rows.findLast(({ seats }) => seats.length > 0)
  const count = (first: string) => {
    setTyped(first)
    if (complaintOf(FIRST, first, {}) === null)
      each((row) => withNumbering(row, { first: Number(first), isBack: numbering?.isBack ?? false }), '', 'count')
  }
  const shift = (by: number, words: string) =>
    each((row) => ({ ...row, seats: row.seats.map(({ number, x }) => ({ number, x: x + by })) }), words)
  return (
    <fieldset className="hall-grid__tools">
      <legend className="ui-field__label">{named}</legend>
      {one && (
        <div className="hall-grid__fields">
          <Field
            label={many ? 'Номер первого ряда' : 'Номер ряда'}
            value={one.name}
            onChange={({ target }) => each((row, at) => ({ ...row, name: nameOf(target.value, at) }), '', 'name')}
          />
          <NumberField
            label={FIRST.label}
            placeholder="Свои номера"
            value={typed ?? String(numbering?.first ?? '')}
            error={typed === null ? null : complaintOf(FIRST, typed, {})}
            onChange={count}
            onBlur={() => setTyped(null)}
          />
          <SwitchField
            label="Считать справа"
            checked={numbering?.isBack ?? false}
            onChange={({ target: { checked: isBack } }) =>
              each(
                (row) => withNumbering(row, { first: row.numbering?.first ?? 1, isBack }),
                `места считаются ${isBack ? 'справа' : 'слева'}`,
              )
            }
          />
        </div>
      )}
      <div className="acts-row">
        {one && (
          <Button size="small" onClick={() => shift(-0.5, 'на\u00A0полместа левее')}>
            Левее на&nbsp;½
          </Button>
        )}
        {one && (
          <Button size="small" onClick={() => shift(0.5, 'на\u00A0полместа правее')}>
            Правее на&nbsp;½
          </Button>
        )}
        {like && (
          <Button size="small" onClick={() => add({ ...like, name: nextName(rows) }, `Добавлен ряд ${nextName(rows)}`)}>
            Добавить ряд
          </Button>
        )}
        <Button size="small" onClick={() => add(PASSAGE, 'Добавлен проход между рядами')}>
          Добавить проход
        </Button>
        {to - from + 1 < rows.length && (
          <Button
            size="small"
            variant="danger"
            onClick={() => onChange(rows.toSpliced(from, to - from + 1), `${named}: убрано`)}
          >
            Убрать {many ? 'ряды' : one ? 'ряд' : 'проход'}
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** Of several rows that are numbered anew, the first is called so, and the others after it. */
const nameOf = (first: string, at: number) => (at > 0 && /^\d+$/.test(first) ? String(Number(first) + at) : first)
