import { complaintOf, type Field as FormLine } from '@ostrov/shared/forms/form'
import { blockOf, type Grid, textOf } from '@ostrov/shared/halls/grid'
import { ROW_SEATS_MAX, ROWS_MAX, readPlan } from '@ostrov/shared/halls/plan'
import { Button } from '@ostrov/shared/ui/Button'
import { Field } from '@ostrov/shared/ui/Field'
import { NumberField } from '@ostrov/shared/ui/NumberField'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { onEnter } from './parts'

const ROWS: FormLine = { label: 'Рядов', kind: 'number', min: 1, max: ROWS_MAX, required: 'Сколько рядов?' }
const SEATS: FormLine = {
  label: 'Мест в\u00A0ряду',
  kind: 'number',
  min: 1,
  max: ROW_SEATS_MAX,
  required: 'Сколько мест?',
}

type Props = { grid: Grid; complaint: string | null; onAdd: (grid: Grid, words: string) => void }

/** A further sector as a block, rows by seats. */
export function NewSector({ grid, complaint, onAdd }: Props) {
  const [name, setName] = useState(grid.length === 0 ? 'Партер' : '')
  const [rows, setRows] = useState('10')
  const [seats, setSeats] = useState('20')
  const wrong = [complaintOf(ROWS, rows, {}), complaintOf(SEATS, seats, {})]
  const isWhole = name.trim() !== '' && wrong.every((one) => one === null)
  const sector = name.trim()
  const taken = grid.filter((one) => one.name === sector).flatMap((one) => one.rows)
  const next = isWhole ? [...grid, { name: sector, rows: blockOf(Number(rows), Number(seats), taken) }] : grid
  // What was wrong before is said where it stands; here only what the block would bring.
  const unfit = isWhole && complaint === null ? readPlan(textOf(next)).complaint : null
  const add = () => {
    if (!isWhole || unfit) return
    onAdd(next, `Добавлен сектор ${sector}: ${rows}\u00A0×\u00A0${seats}`)
    setName('')
  }
  return (
    <div className="hall-prices__new columns-top gap-3">
      <Field
        label="Новый сектор"
        value={name}
        placeholder="Балкон"
        error={unfit?.replace(/^Строка \d+: /, '')}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={onEnter(add)}
      />
      <NumberField label={ROWS.label} value={rows} error={wrong[0]} onChange={setRows} onKeyDown={onEnter(add)} />
      <NumberField label={SEATS.label} value={seats} error={wrong[1]} onChange={setSeats} onKeyDown={onEnter(add)} />
      <Button disabled={!isWhole || unfit !== null} onClick={add}>
        <Plus size={20} aria-hidden="true" />
        Добавить сектор
      </Button>
    </div>
  )
}
