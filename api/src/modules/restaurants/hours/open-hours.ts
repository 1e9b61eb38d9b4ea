import { DAY_MS } from '@ostrov/shared/formats/time'
import { openState, type ScheduleRow } from '@ostrov/shared/restaurants/schedule'
import type { ScheduleWire } from '@ostrov/shared/restaurants/schema'
import type { Em } from '../../../db/orm'
import { changed, rows, sql } from '../../../db/sql'

/** An opening longer than this has no closing to speak of (round the clock): its `open_to` only says when to look again. */
export const CLOSING_UNKNOWN_MS = 5 * DAY_MS

const LOOK_AGAIN_MS = DAY_MS
const BATCH = 500

type OpenSpan = { open_from: Date | null; open_to: Date }

/** The current or next opening by the one rule of hours; without one, `open_to` is when to look again. */
export function openSpan(schedules: readonly ScheduleRow[], now: Date): OpenSpan {
  const at = (moment: Date) =>
    openState({ schedules, disabled_until: null, moderation_status: 'approved', now: moment })
  const state = at(now)
  if (state.open) return spanFrom(now, state.closes_at)
  if (!state.opens_at) return { open_from: null, open_to: new Date(now.getTime() + LOOK_AGAIN_MS) }
  return spanFrom(state.opens_at, at(state.opens_at).closes_at)
}

/** The minute's work: renews up to 500 approved restaurants whose opening has passed or was never written, and in good time those that never close. Answers how many. */
export function refreshDueOpenHours(em: Em, now: Date): Promise<number> {
  return em.transactional(async (tx) => {
    const due = await rows<{ id: string }>(
      tx,
      sql`select r.id from restaurant r
          where r.moderation_status = 'approved' and (r.open_to <= ${now} or r.open_to is null or ${nearlyUnknown(now)})
          limit ${BATCH} for no key update skip locked`,
    )
    if (due.length === 0) return 0
    // Read under the lock, in a statement of its own: hours that were changed meanwhile are seen, and none are written over.
    const found = await schedulesOf(
      tx,
      due.map(({ id }) => id),
    )
    return writeSpans(
      tx,
      found.map(({ id, schedules }) => ({ id, ...openSpan(schedules, now) })),
    )
  })
}

// What never closes is looked at a day before its `open_to`: it may not be closed in the lists for a minute.
const nearlyUnknown = (now: Date) => sql`(r.open_to <= ${new Date(now.getTime() + LOOK_AGAIN_MS)}
  and r.open_to - r.open_from > ${CLOSING_UNKNOWN_MS} * interval '1 millisecond')`

/** Writes the opening of one restaurant anew, in the transaction that changed its hours. */
export async function renewOpening(em: Em, id: string, now: Date): Promise<void> {
  const [found] = await schedulesOf(em, [id])
  if (found) await writeSpans(em, [{ id, ...openSpan(found.schedules, now) }])
}

function schedulesOf(em: Em, ids: readonly string[]) {
  return rows<{ id: string; schedules: ScheduleWire[] }>(
    em,
    sql`select r.id, ${schedulesJson} as schedules from restaurant r where r.id = any(${ids}::uuid[])`,
  )
}

/** The schedule rows of `restaurant r`, as the rule of hours reads them. */
export const schedulesJson = sql<ScheduleWire[]>`(select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type,
  'weekday', s.weekday, 'date', s.date, 'open_time', s.open_time, 'close_time', s.close_time, 'closed', s.closed)
  order by s.type, s.weekday, s.date, s.open_time), '[]'::json) from restaurant_schedule s where s.restaurant_id = r.id)`

function spanFrom(open_from: Date, closes_at: Date | null): OpenSpan {
  return { open_from, open_to: closes_at ?? new Date(open_from.getTime() + CLOSING_UNKNOWN_MS + DAY_MS) }
}

async function writeSpans(em: Em, spans: readonly (OpenSpan & { id: string })[]) {
  return changed(
    em,
    sql`update restaurant r set open_from = new.open_from, open_to = new.open_to
        from json_to_recordset(${JSON.stringify(spans)}::json) as new (id uuid, open_from timestamptz, open_to timestamptz)
        where r.id = new.id`,
  )
}
