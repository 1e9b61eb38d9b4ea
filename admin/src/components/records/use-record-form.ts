import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { bodyOf, type ValuesOf, valuesOf } from '@ostrov/shared/forms/values'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useRef, useState } from 'react'
import type { Known } from '../forms/save-merged'
import { useMergedForm } from '../forms/use-merged-form'
import type { RecordRow, RecordScreen } from './record-calls'

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  row: Row | null
  /** What pressing it means, beside what is typed. */
  preset?: Values
  onSaved: () => void
  /** Without it the form stays open, and goes on from what was saved. */
  onClose?: (id?: string) => void
}
type Typed = ValuesOf<FormTable>

/** The form of a row, or of a new one, merged with what others make of it meanwhile. */
export function useRecordForm<Row extends RecordRow>({ screen, row, preset, onClose, onSaved }: Props<Row>) {
  const { calls, form: table, fresh } = screen
  const [done, setDone] = useState(false)
  const standing = useRef(row?.version)
  const saved = useRef(row?.id)
  const knownOf = (one: RecordRow): Known<Typed> => ({ version: one.version, values: valuesOf(table, one) })
  const finish = () => {
    onSaved()
    setDone(onClose !== undefined)
  }
  useEffect(() => {
    // Once nothing is unsaved any more, or leaving would be asked about.
    if (done) onClose?.(saved.current)
  }, [done])
  const merged = useMergedForm<string, Typed>({
    table,
    initial: Object.assign(valuesOf(table, row), row ? {} : fresh?.(), preset),
    known: row && knownOf(row),
    present: ({ data: { current } }) => (isRow(current) ? knownOf(current) : null),
    send: async (values, { changed, version, headers }) => {
      if (!row) return calls.post && ask(calls.post(bodyOf(table, values), { headers }))
      const { put } = calls({ id: row.id })
      return changed.length > 0 && put && ask(put({ ...bodyOf(table, values, changed), version }))
    },
    learn: (answer) => {
      if (!isRow(answer)) return null
      standing.current = answer.version
      saved.current = answer.id
      return knownOf(answer)
    },
    onDone: () => {
      if (!row) showToast('Добавлено', { kind: 'success' })
      finish()
    },
  })
  return {
    ...merged,
    done,
    finish,
    /** Others have made something else of the row than it was, or was saved, here. */
    isOld: ({ version }: RecordRow) => version !== standing.current,
  }
}

/** The API answers the present row whole, or nothing. */
function isRow(value: unknown): value is RecordRow {
  return (
    typeof value === 'object' && value !== null && 'id' in value && typeof Reflect.get(value, 'version') === 'string'
  )
}
