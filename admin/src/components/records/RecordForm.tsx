import type { FormTable, Values } from '@ostrov/shared/forms/form'
import { capital, NOUNS, newSentence } from '@ostrov/shared/nouns'
import { ask } from '@ostrov/shared/wire/answers'
import { DeleteButton } from '../forms/DeleteButton'
import { FormDrawer } from '../forms/FormDrawer'
import { FormFields } from '../forms/FormFields'
import { MeanwhileNote } from '../forms/MeanwhileNote'
import { SubjectLog } from '../log/SubjectLog'
import { ReferenceField } from '../references/ReferenceField'
import type { RecordRow, RecordScreen } from './record-calls'
import { useRecordForm } from './use-record-form'
import './record-form.css'

/** Of a form some fields alone, for an act that has a name of its own. */
export type FormPart = {
  title: string
  save: string
  names: readonly string[]
  /** What pressing it means, beside what is typed. */
  preset: Values
  /** Said above its fields. */
  note?: string
  tone?: 'berry'
}

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  row: Row | null
  part?: FormPart
  onClose: () => void
  onSaved: () => void
}

/** The form of a row, what is seen beside it, and who changed it before. */
export function RecordForm<Row extends RecordRow>({ screen, row, part, onClose, onSaved }: Props<Row>) {
  const { noun, calls, removal, groups, card } = screen
  const { accusative } = NOUNS[noun]
  const { form, note, done, finish } = useRecordForm({
    ...{ screen, row, onClose, onSaved },
    ...(part && { preset: part.preset }),
  })
  const beside = part ? null : screen.beside?.(form.values, row)
  const remove = row && calls({ id: row.id }).delete
  /** A card has both in places of their own. */
  const isLogged = row !== null && !card
  return (
    <FormDrawer
      kind="Record"
      title={part?.title ?? (row ? screen.titleOf(row) : newSentence(NOUNS[noun]))}
      save={part?.save ?? 'Сохранить'}
      tone={part?.tone}
      form={{ ...form, dirty: form.dirty && !done }}
      onClose={onClose}
      aside={
        row &&
        remove &&
        removal &&
        !card && <DeleteButton what={accusative} text={removal} send={() => ask(remove())} onDone={finish} />
      }
    >
      <div className="record-form" data-alone={beside || isLogged ? undefined : ''}>
        <div className="record-form__fields">
          <MeanwhileNote title={`${capital(accusative)} изменил кто-то другой`} {...note} />
          {part?.note && <p className="ui-muted">{part.note}</p>}
          <FormFields
            form={form}
            names={part?.names ?? screen.names?.(row)}
            groups={groups}
            own={screen.own}
            reference={ReferenceField}
          />
        </div>
        <div className="record-form__beside">
          {beside}
          {row && isLogged && (
            <SubjectLog subject={`${noun}:${row.id}`} read={(query) => ask(calls({ id: row.id }).log.get({ query }))} />
          )}
        </div>
      </div>
    </FormDrawer>
  )
}
