import { isDeepStrictEqual } from 'node:util'
import type { Act } from '@ostrov/shared/staff/log-acts'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import type { Fields } from './log-entry'

/** Somebody who has not proved to be anybody, or who works at the server's own console. */
type Stranger = { kind: 'stranger' | 'console'; ip: string | null }

type Entry = {
  by: By | Stranger
  act: Act
  /** What was acted on, as `kind:id`. */
  subject: string
  restaurant_id?: string
  /** Fields before and after; those that stayed as they were are left out. */
  from?: Fields
  to?: Fields
  now: Date
}

/** Writes into the log, in the transaction of the change. What changed no field was no act. */
export function writeEntry(em: Em, entry: Entry): Promise<void> {
  return writeEntries(em, [entry])
}

/** The same of several acts, by one statement. */
export async function writeEntries(em: Em, entries: readonly Entry[]): Promise<void> {
  const written = entries.flatMap(({ by, act, restaurant_id = null, subject, now, ...fields }) => {
    const { from, to } = difference(fields.from ?? null, fields.to ?? null)
    if (fields.from && fields.to && !from) return []
    const { ip } = by
    const actor = 'id' in by ? `${by.kind}:${by.id}` : by.kind
    const act_admin_id = 'id' in by ? by.act_admin_id : null
    return [{ actor, act_admin_id, restaurant_id, action: act, subject, from, to, ip, created_at: now }]
  })
  if (written.length === 0) return
  await changed(
    em,
    sql`insert into log (actor, act_admin_id, restaurant_id, action, subject, "from", "to", ip, created_at)
        select e.* from json_to_recordset(${JSON.stringify(written)}::json) as e (actor text, act_admin_id uuid, restaurant_id uuid,
          action text, subject text, "from" jsonb, "to" jsonb, ip text, created_at timestamptz)`,
  )
}

/** Only the fields that differ; null instead of none. */
function difference(from: Fields | null, to: Fields | null) {
  if (!from || !to) return { from, to }
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])]
  const differing = names.filter((name) => !isDeepStrictEqual(from[name] ?? null, to[name] ?? null))
  if (differing.length === 0) return { from: null, to: null }
  const only = (fields: Fields) => Object.fromEntries(differing.map((name) => [name, fields[name] ?? null]))
  return { from: only(from), to: only(to) }
}
