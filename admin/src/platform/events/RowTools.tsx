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
export function RowTools({ rows, onChange, ...chosen }: Props) {
  // Rows may have gone since they were chosen.
  const [from, to] = [Math.min(chosen.from, rows.length - 1), Math.min(chosen.to, rows.length - 1)]
  const [typed, setTyped] = useState<string | null>(null)
  const seated = rows.slice(from, to + 1).filter(({ seats }) => seats.length > 0)
  const [one] = seated
  const many = seated.length > 1
  const numbering = one?.numbering ?? null
  const named = many ? `Ряды\u00A0${one?.name}–${seated.at(-1)?.name}` : one ? `Ряд\u00A0${one.name}` : 'Проход'
  const each = (change: (row: GridRow, at: number) => GridRow, words: string, tag?: string) => {
    const changed = rows.map((row) => (seated.includes(row) ? change(row, seated.indexOf(row)) : row))
    onChange(changed, words && `${named}: ${words}`, tag && `${tag} ${from} ${to}`)
  }
  const add = (row: GridRow, words: string) => onChange(rows.toSpliced(to + 1, 0, row), words)
  const next = nextName(rows)
  const like = one ? seated.at(-1) : rows.findLast(({ seats }) => seats.length > 0)
  const count = (first: string) => {
    setTyped(first)
    if (complaintOf(FIRST, first, {}) === null)
      each((row) => withNumbering(row, { first: Number(first), isBack: numbering?.isBack ?? false }), '', 'count')
  }
  const shift = (by: number, words: string) =>
    each((row) => ({ ...row, seats: row.seats.map(({ number, x }) => ({ number, x: x + by })) }), words)
  const gone = many ? 'ряды' : one ? 'ряд' : 'проход'
  const acts: readonly [boolean, string, () => void][] = [
    [seated.length > 0, 'Левее на\u00A0½', () => shift(-0.5, 'на\u00A0полместа левее')],
    [seated.length > 0, 'Правее на\u00A0½', () => shift(0.5, 'на\u00A0полместа правее')],
    [like !== undefined, 'Добавить ряд', () => like && add({ ...like, name: next }, `Добавлен ряд ${next}`)],
    [true, 'Добавить проход', () => add(PASSAGE, 'Добавлен проход между рядами')],
    // The last of them goes with its sector.
    [
      to - from + 1 < rows.length,
      `Убрать ${gone}`,
      () => onChange(rows.toSpliced(from, to - from + 1), `${named}: больше нет`),
    ],
  ]
  return (
    <fieldset className="ui-group stack gap-2 hall-grid__tools">
      <legend className="ui-field__label">{named}</legend>
      {one && (
        <div className="hall-prices__new columns-top gap-3">
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
      <div className="cluster gap-2">
        {acts.map(
          ([isPossible, words, act], at) =>
            isPossible && (
              <Button key={`${at}`} size="small" onClick={act}>
                {words}
              </Button>
            ),
        )}
      </div>
    </fieldset>
  )
}

/** Of several rows that are numbered anew, the first is called so, and the others after it. */
const nameOf = (first: string, at: number) => (at > 0 && /^\d+$/.test(first) ? String(Number(first) + at) : first)
