import type { FormTable } from '@ostrov/shared/forms/form'
import { capital, NOUNS } from '@ostrov/shared/nouns'
import { useEffect, useState } from 'react'
import { FormFields } from '../forms/FormFields'
import { MeanwhileNote } from '../forms/MeanwhileNote'
import { SaveBar } from '../forms/SaveBar'
import { ReferenceField } from '../references/ReferenceField'
import type { RecordRow, RecordScreen } from './record-calls'
import { useRecordForm } from './use-record-form'
import { useRenewed } from './use-renewed'

type Props<Row> = { screen: RecordScreen<FormTable, Row>; row: Row }

/** The form of a row as a tab of its card, for what is written rather than filled in: it stays open after a save. */
export function CardForm<Row extends RecordRow>({ screen, row }: Props<Row>) {
  const [{ edited, turn }, setEdited] = useState({ edited: row, turn: 0 })
  const begin = () => setEdited({ edited: row, turn: turn + 1 })
  return <Fields key={turn} screen={screen} row={edited} latest={row} onBegin={begin} />
}

function Fields<Row extends RecordRow>({
  screen,
  row,
  latest,
  onBegin,
}: Props<Row> & { latest: Row; onBegin: () => void }) {
  const { noun, names, groups, card } = screen
  const renew = useRenewed(noun, row.id)
  const { form, note, isOld } = useRecordForm({ screen, row, onSaved: renew })
  useEffect(() => {
    // What is being typed stays, whatever others save meanwhile; where nothing is, the form begins with what they saved.
    if (!form.dirty && isOld(latest)) onBegin()
  }, [latest.version, form.dirty])
  return (
    <form className="form record-form__fields" {...form.bind}>
      <MeanwhileNote title={`${capital(NOUNS[noun].accusative)} изменил кто-то другой`} {...note} />
      <FormFields form={form} names={names?.(latest)} groups={groups} reference={ReferenceField} />
      <SaveBar form={form} onReset={onBegin}>
        {card?.ends?.(form, latest)}
      </SaveBar>
    </form>
  )
}
