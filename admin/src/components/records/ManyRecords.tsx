import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { CHANGED_AT_ONCE } from '@ostrov/shared/records/lists'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useForm } from '@ostrov/shared/ui/use-form'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { useState } from 'react'
import { FormDrawer } from '../forms/FormDrawer'
import { FormFields } from '../forms/FormFields'
import { useAttempt } from '../forms/use-attempt'
import { ChosenBar } from '../lists/ChosenBox'
import type { Chosen } from '../lists/use-chosen'
import { ReferenceField } from '../references/ReferenceField'
import { ManyDifferences } from './ManyDifferences'
import { changesOf, commonValues, differencesOf, type RowDifference, undoOf } from './many-changes'
import type { RecordRow, RecordScreen, RowChange } from './record-calls'

type Screen<Row> = RecordScreen<FormTable, Row>
type Props<Row> = { screen: Screen<Row>; chosen: Chosen<Row>; onChanged: () => void }

/** What is done with the ticked rows of a list: one form for all of them. */
export function ManyRecords<Row extends RecordRow>({ screen, chosen, onChanged }: Props<Row>) {
  const [open, setOpen] = useState(false)
  const { rows, clear } = chosen
  const isTooMany = rows.length > CHANGED_AT_ONCE
  return (
    <>
      <ChosenBar count={rows.length} onClear={clear}>
        {isTooMany && <p className="ui-muted">{`За\u00A0раз меняют не\u00A0больше ${CHANGED_AT_ONCE}`}</p>}
        <Button variant="sea" disabled={isTooMany} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Изменить
        </Button>
      </ChosenBar>
      {open && <ManyForm screen={screen} rows={rows} onClose={() => setOpen(false)} onChanged={onChanged} />}
    </>
  )
}

type FormProps<Row> = { screen: Screen<Row>; rows: readonly Row[]; onClose: () => void; onChanged: () => void }

function ManyForm<Row extends RecordRow>({ screen, rows: given, onClose, onChanged }: FormProps<Row>) {
  const { form: whole, together = [], titleOf, groups } = screen
  // What one looks at stays, whatever the list behind it shows by now.
  const [rows] = useState(given)
  const [picked, setPicked] = useState<readonly string[]>(together.length === 1 ? together : [])
  const table = Object.fromEntries(Object.entries(whole).filter(([name]) => picked.includes(name)))
  const send = useManyCall(screen, onChanged)
  const form = useForm<string, Values>({
    table,
    initial: commonValues(whole, rows),
    submit: async (values) => {
      const differing = differencesOf(table, rows, values)
      if (differing.length === 0) throw new Problem(422, 'nothing', NOTHING)
      await send(table, differing, values)
      onClose()
      return values
    },
  })
  const differing = differencesOf(table, rows, form.values)
  const fields = together.flatMap((name) => (whole[name] ? { value: name, label: whole[name].label } : []))
  return (
    <FormDrawer
      kind="ManyRecords"
      title={`Изменить выбранное: ${rows.length}`}
      save={`Изменить у\u00A0${differing.length}`}
      form={{ ...form, dirty: form.dirty || differing.length > 0 }}
      onClose={onClose}
    >
      <div className="record-form" data-alone={picked.length > 0 ? undefined : ''}>
        <div className="record-form__fields">
          <ChoiceField legend="Что изменить" name="fields" many options={fields} value={picked} onChange={setPicked} />
          <FormFields form={form} names={picked} groups={groups} reference={ReferenceField} />
        </div>
        {picked.length > 0 && <ManyDifferences differing={differing} total={rows.length} titleOf={titleOf} />}
      </div>
    </FormDrawer>
  )
}

const NOTHING = 'Пока ничего не\u00A0меняется: выберите поле и\u00A0задайте другое значение.'

/** Sends a change of many, says what came of it, and offers the way back. */
function useManyCall<Row extends RecordRow>({ calls, titleOf }: Screen<Row>, onChanged: () => void) {
  const attempt = useAttempt()
  const put = async (rows: readonly RowChange[]) => {
    const answer = calls.many && (await ask(calls.many.put({ rows }, { headers: attempt({ rows }) })))
    onChanged()
    return answer ?? { items: [], refused: [] }
  }
  const back = async (rows: readonly RowChange[]) => {
    try {
      const { items, refused } = await put(rows)
      if (refused.length === 0) showToast(`Вернули как было: ${items.length}`, { kind: 'success' })
      else showToast(`Не\u00A0вернулись: ${refused.length}. Их уже изменил кто-то другой.`, { kind: 'error' })
    } catch (problem) {
      showToast(sentenceOf(problem), { kind: 'error' })
    }
  }
  return async (table: FormTable, differing: readonly RowDifference<Row>[], values: Values) => {
    const { items, refused } = await put(changesOf(table, differing, values))
    const undo = undoOf(table, differing, items)
    const action = { label: 'Вернуть', onPress: () => void back(undo) }
    if (items.length > 0) showToast(`Изменено: ${items.length}`, { kind: 'success', action })
    const named = refused.flatMap(({ id, message }) => {
      const one = differing.find(({ row }) => row.id === id)
      return one ? `${titleOf(one.row)}\u00A0— ${message}` : []
    })
    if (named.length > 0) showToast(`Не\u00A0изменены: ${named.join(' ')}`, { kind: 'error' })
  }
}
