import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { changed, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { noteAnswer } from './check-counter'
import { Counter } from './counter'
import { counterQueue } from './hand-to-counter'
import { openCounter } from './open-counter'

const STOPPED = ['product', 'product_option'] as const
/** A stop of a counter that is heard no more ends by itself; while it is heard its end is moved on. */
const HOURS = { stop: 24, left: 12 }
/** People's stops end at whole minutes, so an end with this is the counter's own. */
const OWN_MARK_MS = 1_000
const COUNTERS_MAX = 500

/** Each counter that works is asked what it has stopped: one question a minute of the thirty it allows. */
export async function askForStops(em: Em): Promise<void> {
  const found = await rows<{ restaurant_id: string }>(
    em,
    sql`select restaurant_id from counter where enabled and broken is null and sealed_secret is not null
        order by stops_at nulls first limit ${sql.lit(COUNTERS_MAX)}`,
  )
  await addJobs(
    em,
    found.map(({ restaurant_id }) =>
      newJob(
        'counter.stops',
        { restaurant_id },
        { key: `counter.stops:${restaurant_id}`, queue: counterQueue(restaurant_id) },
      ),
    ),
  )
}

/** Asks one counter what it has stopped, and stops that here. */
export async function readStops(deps: Deps, { restaurant_id }: { restaurant_id: string }): Promise<void> {
  const em = deps.orm.em.fork()
  const counter = await em.findOne(Counter, { restaurant_id })
  const door = counter?.enabled && !counter.broken ? openCounter(deps, counter) : null
  if (!counter || !door) return
  const answer = await door.readStops()
  const now = deps.now()
  await noteAnswer(em, counter, { failure: answer.ok ? null : answer.failure, now })
  if (answer.ok) await em.transactional((tx) => applyStops(tx, restaurant_id, { stops: answer.value, now }))
}

/**
 * What the counter has stopped is off sale here, and back when it is back there. A stop that a person set is left alone, and so is what a
 * person put back on sale: until the counter lifts its stop, or for a day. Call inside a transaction.
 */
export async function applyStops(em: Em, id: string, { stops, now }: { stops: readonly string[]; now: Date }) {
  const articles = sql`${[...stops]}::text[]`
  await changed(em, sql`update counter set stops = ${articles}, stops_at = ${now} where restaurant_id = ${id}`)
  const end = new Date(Math.ceil(hoursAfter(now, HOURS.stop).getTime() / MINUTE_MS) * MINUTE_MS + OWN_MARK_MS)
  for (const table of STOPPED) {
    await changed(
      em,
      sql`update ${sql.table(table)} set stopped_until = case when stopped_until = counter_stop then null else stopped_until end,
            counter_stop = null
          where restaurant_id = ${id} and counter_stop is not null and (article is null or article <> all(${articles}))`,
    )
    await changed(
      em,
      sql`update ${sql.table(table)} set stopped_until = ${end}, counter_stop = ${end}
          where restaurant_id = ${id} and article = any(${articles})
            and (coalesce(counter_stop, '-infinity') <= ${now} and coalesce(stopped_until, '-infinity') <= ${now}
              or stopped_until = counter_stop and counter_stop <= ${hoursAfter(now, HOURS.left)})`,
    )
  }
}

const hoursAfter = (now: Date, hours: number) => new Date(now.getTime() + hours * 60 * MINUTE_MS)
