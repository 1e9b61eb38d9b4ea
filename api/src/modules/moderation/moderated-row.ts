import { DAY_MS } from '@ostrov/shared/formats/time'
import { MODERATED, type ModeratedKind } from '@ostrov/shared/moderation/kinds'
import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Owner, Proposed } from './revision'

export type Target = { kind: ModeratedKind; row_id: string }
export type ModeratedRow = { status: ModerationStatus; reason: string | null; fields: Proposed }

const tableOf = (kind: ModeratedKind) => sql.table(MODERATED[kind].table)

/** The restaurant in whose log an act is read; undefined where the row is no restaurant's. */
export const restaurantOf = (owner: Owner | null) =>
  owner?.startsWith(RESTAURANT) ? owner.slice(RESTAURANT.length) : undefined
const RESTAURANT = 'restaurant:'

/** What of a kind waits for a person. */
export const waitingColumns = (kind: ModeratedKind) => Object.keys(MODERATED[kind].fields)

/** The row as it stands, locked first by whoever submits or decides, so that the two never wait for each other crosswise. */
export function lockRow(em: Em, { kind, row_id }: Target) {
  return row<ModeratedRow>(
    em,
    sql`select t.moderation_status as status, t.moderation_reason as reason, to_jsonb(t) as fields
        from ${tableOf(kind)} t where t.id = ${row_id} for update`,
  )
}

/** Where nothing was approved yet, the row itself says how far it is. */
export function setStatus(em: Em, { kind, row_id }: Target, status: ModerationStatus, reason: string | null) {
  return changed(
    em,
    sql`update ${tableOf(kind)} set moderation_status = ${status}, moderation_reason = ${reason}
        where id = ${row_id} and moderation_status <> 'approved'`,
  )
}

/** From when to when a row is shown, where its kind says for how long: until then nobody has seen it. */
function showFor(em: Em, { kind, row_id }: Target, now: Date) {
  const { shown_days } = MODERATED[kind]
  if (shown_days === undefined) return
  return changed(
    em,
    sql`update ${tableOf(kind)} set published_at = ${now}, expires_at = ${addDays(now, shown_days)}
        where id = ${row_id} and published_at is null`,
  )
}

const addDays = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS)

/** A row whose first approval or refusal was taken back waits again. */
export function returnToPending(em: Em, { kind, row_id }: Target, now: Date) {
  const unpublished = MODERATED[kind].shown_days === undefined ? sql`` : sql`, published_at = null, expires_at = null`
  return changed(
    em,
    sql`update ${tableOf(kind)} set moderation_status = 'pending', moderation_reason = null, updated_at = ${now}${unpublished}
        where id = ${row_id}`,
  )
}

/** Writes those of the columns that are given. */
export async function writeColumns(em: Em, target: Target, columns: readonly string[], given: Proposed, now: Date) {
  const { kind, row_id } = target
  const named = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(columns.map((name) => sql.ref(`given.${name}`)))
  await changed(
    em,
    sql`update ${tableOf(kind)} t set updated_at = ${now},
          (${named}) = (select ${values} from jsonb_populate_record(t, ${JSON.stringify(given)}::jsonb) given)
        where t.id = ${row_id}`,
  )
}

/** What was proposed is shown from now on. */
export async function applyProposed(em: Em, target: Target, proposed: Proposed, now: Date) {
  await writeColumns(em, target, waitingColumns(target.kind), proposed, now)
  await setStatus(em, target, 'approved', null)
  await showFor(em, target, now)
}

/** Of these fields the ones that are not so in the row. */
export const pick = (fields: Proposed, names: readonly string[]): Proposed =>
  Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
