import type { ReactNode } from 'react'
import type { Chosen } from './use-chosen'

/** Ticking rows of a list: which are ticked, and by what name a row is called where its box is spoken. */
export type Choosing<Row> = { chosen: Chosen<Row>; nameOf(row: Row): string }

type HeadProps<Row> = { chosen: Chosen<Row>; rows: readonly Row[] }

/** Ticks the whole page, or takes it back. */
export function ChosenHead<Row>({ chosen, rows }: HeadProps<Row>) {
  const ticked = rows.filter(chosen.has).length
  const isWhole = ticked === rows.length
  return (
    <th scope="col" className="data-table__tick">
      <ChosenBox
        label="Выбрать все строки страницы"
        checked={isWhole}
        partly={ticked > 0 && !isWhole}
        onChange={() => chosen.put(rows, !isWhole)}
      />
    </th>
  )
}

/** Ticks one row. */
export function ChosenCell<Row>({ choosing: { chosen, nameOf }, row }: { choosing: Choosing<Row>; row: Row }) {
  const isChosen = chosen.has(row)
  return (
    <td className="data-table__tick">
      <ChosenBox label={`Выбрать: ${nameOf(row)}`} checked={isChosen} onChange={() => chosen.put([row], !isChosen)} />
    </td>
  )
}

type BoxProps = { label: string; checked: boolean; partly?: boolean; onChange: () => void }

/** One box, by the name of what it ticks. */
export function ChosenBox({ label, checked, partly = false, onChange }: BoxProps) {
  return (
    <label className="chosen-box">
      <span className="ui-hidden">{label}</span>
      <input
        type="checkbox"
        className="ui-check"
        checked={checked}
        onChange={onChange}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
      />
    </label>
  )
}

type BarProps = { count: number; onClear: () => void; children: ReactNode }

/** What can be done with the rows that are ticked; stands by while there are any. */
export function ChosenBar({ count, onClear, children }: BarProps) {
  if (count === 0) return null
  return (
    <section className="chosen-bar cluster-row" aria-label="Выбранные строки">
      <p role="status">
        Выбрано: <strong>{count}</strong>
      </p>
      {children}
      <button type="button" className="ui-link" onClick={onClear}>
        Снять выбор
      </button>
    </section>
  )
}
