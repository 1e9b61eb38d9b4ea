import { DAY_MS } from '@ostrov/shared/formats/time'
import { readHours } from '@ostrov/shared/organizations/hours-text'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { CLOSING_UNKNOWN_MS, openSpan } from '../restaurants/hours/open-hours'
import { isOnShow } from './organization-sql'

const BATCH = 500
type Hours = { id: string; hours: string | null }

/** The minute's work: renews up to 500 whose opening has passed, and in good time those that never close. Answers how many. */
export function refreshOpenOrganizations(em: Em, now: Date): Promise<number> {
  const soon = new Date(now.getTime() + DAY_MS)
  return em.transactional(async (tx) => {
    const due = await rows<Hours>(
      tx,
      sql`select o.id, o.hours from organization o
          where ${isOnShow} and (o.open_to <= ${now} or (o.open_to <= ${soon}
            and o.open_to - o.open_from > ${CLOSING_UNKNOWN_MS} * interval '1 millisecond'))
          limit ${BATCH} for no key update of o skip locked`,
    )
    return due.length === 0 ? 0 : writeOpening(tx, due, now)
  })
}

/** Writes the opening of one anew, in the transaction that changed its hours. */
export async function renewOpening(em: Em, id: string, now: Date): Promise<void> {
  await writeOpening(em, await rows<Hours>(em, sql`select o.id, o.hours from organization o where o.id = ${id}`), now)
}

/** Who tells no hours is looked at no more. */
function writeOpening(em: Em, of: readonly Hours[], now: Date) {
  const spans = of.map(({ id, hours }) => {
    const schedules = readHours(hours ?? '') ?? []
    return { id, ...(schedules.length > 0 ? openSpan(schedules, now) : { open_from: null, open_to: null }) }
  })
  return changed(
    em,
    sql`update organization o set open_from = new.open_from, open_to = new.open_to
        from json_to_recordset(${JSON.stringify(spans)}::json) as new (id uuid, open_from timestamptz, open_to timestamptz)
        where o.id = new.id`,
  )
}
