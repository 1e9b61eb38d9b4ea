import { splitFields } from '@ostrov/shared/moderation/kinds'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { Refusal } from '../../kernel/problems'
import { type Act, writeEntry } from '../audit/write-entry'
import { lockRow, pick, writeColumns } from './moderated-row'
import type { Proposed } from './revision'
import { type Submission, submit } from './submit'

type Saving = Omit<Submission, 'waiting'> & {
  act: Act
  /** Every column that a request may name. */
  columns: readonly string[]
  input: Proposed
}

/**
 * Changes a row of a registered kind: what applies at once does, the rest is submitted. Of a row that nobody has approved
 * yet all applies, since nobody sees it. Call inside a transaction, with a row the actor was found to reach.
 */
export async function saveModerated(em: Em, { act, columns, input, ...target }: Saving): Promise<SubmittedWire> {
  const { kind, row_id, restaurant_id, by, now } = target
  const before = await lockRow(em, target)
  if (!before) throw new Refusal('request.not_found')
  const { waiting, atOnce } = splitFields(kind, input)
  const written = before.status === 'approved' ? atOnce : { ...atOnce, ...waiting }
  if (Object.keys(written).length > 0) await writeColumns(em, target, columns, written, now)
  const from = pick(before.fields, Object.keys(atOnce))
  await writeEntry(em, {
    ...{ by, act, subject: `${kind}:${row_id}`, from, to: atOnce, now },
    restaurant_id: restaurant_id ?? undefined,
  })
  return submit(em, { ...target, waiting })
}
