import type { FormTable } from '@ostrov/shared/forms/form'
import { NOUNS, newSentence } from '@ostrov/shared/nouns'
import { NEW_RECORD, recordPath } from '@ostrov/shared/paths'
import { ArrowLeft } from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { FormFields } from '../forms/FormFields'
import { SaveBar } from '../forms/SaveBar'
import { PageHeader } from '../PageHeader'
import { ReferenceField } from '../references/ReferenceField'
import type { RecordRow, RecordScreen } from './record-calls'
import { useRecordForm } from './use-record-form'
import { useRenewed } from './use-renewed'

/** A new row on a page of its own, for what is written rather than filled in; saved, it opens as its card. */
export function NewRecord<Row extends RecordRow>({ screen }: { screen: RecordScreen<FormTable, Row> }) {
  const { noun, path, list, names, groups, card } = screen
  const navigate = useNavigate()
  const renew = useRenewed(noun, NEW_RECORD)
  const { form, done } = useRecordForm({
    ...{ screen, row: null, onSaved: renew },
    onClose: (id) => void navigate(id ? recordPath(path, id) : path, { replace: true }),
  })
  const shown = { ...form, dirty: form.dirty && !done }
  return (
    <div className="page">
      <Link className="ui-link page__back" to={path}>
        <ArrowLeft size={20} aria-hidden="true" />
        {list.title}
      </Link>
      <PageHeader title={newSentence(NOUNS[noun])} />
      <form className="form record-form__fields record-form__fields--page" {...form.bind}>
        <FormFields form={form} names={names?.(null)} groups={groups} reference={ReferenceField} />
        <SaveBar form={shown}>{card?.ends?.(form, null)}</SaveBar>
      </form>
    </div>
  )
}
