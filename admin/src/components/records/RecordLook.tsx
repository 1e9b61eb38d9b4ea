import type { FormTable } from '@ostrov/shared/forms/form'
import { valuesOf } from '@ostrov/shared/forms/values'
import { NOUNS } from '@ostrov/shared/nouns'
import { adminMay } from '@ostrov/shared/staff/permissions'
import { Dialog } from '@ostrov/shared/ui/Dialog'
import { ask } from '@ostrov/shared/wire/answers'
import { useAdministrator } from '../../session/people'
import { DeleteButton } from '../forms/DeleteButton'
import { SubjectLog } from '../log/SubjectLog'
import type { RecordRow, RecordScreen } from './record-calls'
import './record-form.css'

type Props<Row> = {
  screen: RecordScreen<FormTable, Row>
  row: Row
  onClose: () => void
  onSaved: () => void
}

/** A row without a field to change: what is known of it, and its removal where it may be removed. */
export function RecordLook<Row extends RecordRow>({ screen, row, onClose, onSaved }: Props<Row>) {
  const { noun, calls, removal, removable, mayWrite, form } = screen
  const role = useAdministrator().data?.role
  const isWriter = !mayWrite || (role !== undefined && adminMay(role, mayWrite))
  const remove = isWriter && (removable?.(row) ?? true) && calls({ id: row.id }).delete
  const finish = () => {
    onSaved()
    onClose()
  }
  return (
    <Dialog kind="RecordLook" open size="drawer" title={screen.titleOf(row)} onClose={onClose}>
      <div className="record-form" data-alone="">
        {screen.beside?.(valuesOf(form, row), row)}
        {remove && removal && (
          <DeleteButton what={NOUNS[noun].accusative} text={removal} send={() => ask(remove())} onDone={finish} />
        )}
        <SubjectLog subject={`${noun}:${row.id}`} read={(query) => ask(calls({ id: row.id }).log.get({ query }))} />
      </div>
    </Dialog>
  )
}
