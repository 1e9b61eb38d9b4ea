import { countOf } from '@ostrov/shared/formats/plural'
import { type Grid, type GridSector, paintedSeats, type Spot } from '@ostrov/shared/halls/grid'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { Form } from '@ostrov/shared/ui/use-form'
import { ArrowDown, ArrowUp, Trash2, Undo2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { NewSector } from './NewSector'
import { RowTools } from './RowTools'
import { SeatGrid } from './SeatGrid'
import { useHallGrid } from './use-hall-grid'

/** `words`: what was done; `tag`: steps of one tag are one to be undone. */
type Act = (grid: Grid, words: string, tag?: string) => void

/** The rows of a hall: sectors as grids whose cells are seats or passages, and the same as text. */
export function HallGrid({ form }: { form: Form }) {
  const text = String(form.values.plan ?? '')
  const { grid, complaint, reach, past, change, undo } = useHallGrid(text, (plan) => form.change?.({ plan }))
  const [said, setSaid] = useState('')
  const [chosen, setChosen] = useState({ sector: 0, from: 0, to: 0 })
  const [byFinger, setByFinger] = useState(false)
  const undoing = useRef<HTMLButtonElement>(null)
  const act: Act = (next, words, tag) => {
    setSaid(words)
    change(next, tag)
  }
  const back = () => {
    setSaid(past.length > 0 ? 'Последнее изменение отменено' : 'Отменять больше нечего')
    undo()
  }
  return (
    <fieldset className="ui-group stack gap-2 hall-grid">
      <legend className="ui-field__label">Места по&nbsp;рядам</legend>
      <p className="ui-field__hint">
        Нажмите на&nbsp;клетку, чтобы поставить или убрать место; ведите по&nbsp;клеткам, чтобы закрасить много.
        Клавиши: стрелки и&nbsp;пробел, Shift со&nbsp;стрелками выделяет, Ctrl+A&nbsp;— весь сектор.
      </p>
      <div className="hall-grid__bar cluster-row">
        <Button ref={undoing} size="small" aria-keyshortcuts="Control+Z" title="Ctrl+Z" onClick={back}>
          <Undo2 size={20} aria-hidden="true" />
          Отменить
        </Button>
        <Button
          size="small"
          className="hall-grid__finger"
          aria-pressed={byFinger}
          onClick={() => setByFinger(!byFinger)}
        >
          Красить пальцем
        </Button>
        <p className="ui-small" role="status">
          {[said, complaint].filter(Boolean).join('. ')}
        </p>
      </div>
      {grid && grid.length > 0 && <div className="hall-grid__stage">{String(form.values.stage ?? '')}</div>}
      {grid?.map((sector, at) => (
        // Two may be called alike while they are written.
        <Sector
          key={`${at}`}
          {...{ grid, sector, at, reach, byFinger }}
          chosen={chosen.sector === at ? chosen : null}
          onChoose={(from, to) => setChosen({ sector: at, from, to })}
          onAct={act}
          onUndo={back}
          onRemove={() => {
            act(grid.toSpliced(at, 1), `Сектор ${sector.name} убран`)
            // The button that was pressed goes with its sector.
            undoing.current?.focus()
          }}
        />
      ))}
      {grid && <NewSector grid={grid} complaint={complaint} onAdd={act} />}
      <AsText form={form} isUnread={grid === null} />
    </fieldset>
  )
}

type SectorProps = {
  grid: Grid
  sector: GridSector
  at: number
  reach: number
  byFinger: boolean
  /** The rows that are chosen in it; null where another has them. */
  chosen: { from: number; to: number } | null
  onChoose: (from: number, to: number) => void
  onAct: Act
  onUndo: () => void
  onRemove: () => void
}

function Sector({ grid, sector, at, reach, byFinger, chosen, onChoose, onAct, onUndo, onRemove }: SectorProps) {
  const { name, rows } = sector
  const put = (change: Partial<GridSector>, words: string, tag?: string) =>
    onAct(grid.with(at, { ...sector, ...change }), words, tag)
  const move = (to: number) =>
    onAct(grid.toSpliced(at, 1).toSpliced(to, 0, sector), `${name}: ${to + 1}-й от\u00A0сцены`)
  const paint = (spots: readonly Spot[], isOn: boolean) => {
    const next = paintedSeats(rows, spots, isOn)
    const [before, after] = [seatsIn(rows), seatsIn(next)]
    const words = `${isOn ? 'Добавлено' : 'Убрано'}: ${seatWords(Math.abs(after - before))}. В\u00A0секторе ${seatWords(after)}`
    put({ rows: next }, words)
  }
  const acts = [
    { words: 'ближе к\u00A0сцене', Icon: ArrowUp, isOff: at === 0, act: () => move(at - 1) },
    { words: 'дальше от\u00A0сцены', Icon: ArrowDown, isOff: at === grid.length - 1, act: () => move(at + 1) },
    { words: 'убрать сектор', Icon: Trash2, isOff: false, act: onRemove },
  ]
  return (
    <section
      className="ui-group stack gap-2 hall-grid__sector"
      aria-label={`Сектор ${name}`}
      data-chosen={chosen ? '' : undefined}
    >
      <div className="hall-grid__head">
        <Field
          label={`Сектор ${at + 1}`}
          value={name}
          onChange={({ target }) => put({ name: target.value }, '', `sector ${at}`)}
        />
        {acts.map(({ words, Icon, isOff, act }) => (
          <button
            key={words}
            type="button"
            className="ui-round"
            aria-label={`${name}: ${words}`}
            disabled={isOff}
            onClick={act}
          >
            <Icon size={20} aria-hidden="true" />
          </button>
        ))}
      </div>
      <SeatGrid label={`${name}: места`} onPaint={paint} {...{ rows, reach, byFinger, onChoose, onUndo }} />
      {chosen && (
        <RowTools
          key={`${chosen.from} ${chosen.to}`}
          {...{ rows, ...chosen }}
          onChange={(next, words, tag) => put({ rows: next }, words, tag)}
        />
      )}
    </section>
  )
}

const seatsIn = (rows: GridSector['rows']) => rows.reduce((sum, { seats }) => sum + seats.length, 0)
const seatWords = (count: number) => countOf(count, 'место', 'места', 'мест')

/** The second way; the first where the grid cannot show what is written. */
function AsText({ form, isUnread }: { form: Form; isUnread: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const isWrong = isUnread || form.errors.plan !== undefined
  return (
    <details
      className="hall-grid__text"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>Записать текстом</summary>
      <FormField form={form} name="plan" />
    </details>
  )
}
