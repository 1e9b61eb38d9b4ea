import { splitFields } from '@ostrov/shared/moderation/kinds'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { lockRow, pick, restaurantOf, writeColumns } from './moderated-row'
import type { Proposed } from './revision'
import { type Submission, submit } from './submit'

type Creating = Omit<Submission, 'waiting'> & { input: Proposed }
type Saving = Creating & {
  /** Every column that a request may name. */
  columns: readonly string[]
}

/** A row of a registered kind that was just written: it is shown once a moderator has looked at it. Call inside a transaction. */
export async function submitNew(em: Em, { input, ...target }: Creating): Promise<SubmittedWire> {
  const { waiting, atOnce } = splitFields(target.kind, input)
  await write(em, 'create', target, { to: atOnce })
  return submit(em, { ...target, waiting })
}

/**
 * Changes a row of a registered kind: what applies at once does, the rest is submitted. Of a row that nobody has approved
 * yet all applies, since nobody sees it. Call inside a transaction, with a row the actor was found to reach.
 */
export async function saveModerated(em: Em, { columns, input, ...target }: Saving): Promise<SubmittedWire> {
  const before = await lockRow(em, target)
  if (!before) throw new Refusal('request.not_found')
  const { waiting, atOnce } = splitFields(target.kind, input)
  const written = before.status === 'approved' ? atOnce : { ...atOnce, ...waiting }
  if (Object.keys(written).length > 0) await writeColumns(em, target, columns, written, target.now)
  const from = pick(before.fields, Object.keys(atOnce))
  await write(em, 'change', target, { from, to: atOnce })
  return submit(em, { ...target, waiting })
}

function write(
  em: Em,
  act: 'create' | 'change',
  { kind, row_id, owner, by, now }: Omit<Submission, 'waiting'>,
  fields: { from?: Proposed; to: Proposed },
) {
  const subject = `${kind}:${row_id}`
  return writeEntry(em, {
    by,
    act: `${kind}.${act}`,
    subject,
    restaurant_id: restaurantOf(owner),
    ...fields,
    now,
  })
}
