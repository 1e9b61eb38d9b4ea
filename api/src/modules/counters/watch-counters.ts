import { COUNTER_FAILURES, type CounterFailureName } from '@ostrov/shared/counters/failures'
import { COUNTER_PATIENCE_MINUTES } from '@ostrov/shared/counters/sending'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isOnBoard } from '@ostrov/shared/orders/rules'
import { isBeforeRestaurant } from '@ostrov/shared/orders/waiting'
import type { Em } from '../../db/orm'
import { addJobs, newJob } from '../../db/queue'
import { inStatuses, row, rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { orderById } from '../orders/find-order'
import { askForStops } from './apply-stops'
import { Counter } from './counter'
import { fallBack, notifyOfCounter } from './fall-back'
import { counterQueue } from './hand-to-counter'
import { noteWord } from './hear-hook'
import { openCounter } from './open-counter'

const BATCH = 200
/** Of one account, each minute: it may be asked thirty times, and sends orders too. */
const ASKED_AT_ONCE = 5
/** How long a counter may be silent about an order that it works on. */
const SILENT_MINUTES = 20

/** The sweep of every minute. */
export async function watchCounters(deps: Deps): Promise<void> {
  const em = deps.orm.em.fork()
  const now = deps.now()
  for (const { id, failure } of await overdue(em, now)) {
    await em.fork().transactional(async (tx) => {
      const order = await orderById(tx, id)
      if (order?.status !== 'in_progress') return
      await fallBack(tx, id, now)
      const { said, hand } = COUNTER_FAILURES[failure ?? 'away']
      await notifyOfCounter(tx, deps, id, { about: 'overdue', said, hand: `Заказ на\u00A0доске. ${hand}` })
    })
  }
  await askSilent(em, now)
  await askForStops(em)
}

/** Orders that have not come to their counter for so long that the board must have them. */
function overdue(em: Em, now: Date) {
  return rows<{ id: number; failure: CounterFailureName | null }>(
    em,
    sql`select o.id::int as id, c.failure from counter_order c join "order" o on o.id = c.order_id
        where o.status = 'in_progress' and o.user_id is not null and c.state <> 'sent' and c.handed_at <= ${ago(now, COUNTER_PATIENCE_MINUTES)}
        order by c.handed_at limit ${sql.lit(BATCH)}`,
  )
}

/** Where nothing was heard for long the counter is asked; what was heard and could not be done yet is tried again. */
async function askSilent(em: Em, now: Date): Promise<void> {
  await em.transactional(async (tx) => {
    const silent = await rows<{ id: number; restaurant_id: string; heard: boolean }>(
      tx,
      sql`with asked as (
            select c.order_id, c.step is not null as heard, row_number() over (partition by c.restaurant_id order by
              greatest(c.sent_at, c.heard_at, c.asked_at)) as place
            from counter_order c join "order" o on o.id = c.order_id
            where c.state = 'sent' and o.user_id is not null and c.handed_at > ${ago(now, 1440)} and o.status in ${inStatuses(isOnBoard)}
              and (c.step is not null and c.heard_at <= ${ago(now, 1)} or greatest(c.sent_at, c.heard_at, c.asked_at) <=
                case when o.status in ${inStatuses(isBeforeRestaurant)} then ${ago(now, COUNTER_PATIENCE_MINUTES)}::timestamptz
                  else ${ago(now, SILENT_MINUTES)}::timestamptz end))
          update counter_order c set asked_at = ${now} from asked
          where asked.order_id = c.order_id and asked.place <= ${sql.lit(ASKED_AT_ONCE)}
          returning c.order_id::int as id, c.restaurant_id, asked.heard`,
    )
    await addJobs(
      tx,
      silent.map(({ id: order_id, restaurant_id, heard }) =>
        heard
          ? newJob('counter.apply', { order_id }, { key: `counter.apply:${order_id}` })
          : newJob('counter.ask', { order_id }, { key: `counter.ask:${order_id}`, queue: counterQueue(restaurant_id) }),
      ),
    )
  })
}

const ago = (now: Date, minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS)

/** Asks a counter where an order stands that it has told nothing of. */
export async function askCounter(deps: Deps, { order_id }: { order_id: number }): Promise<void> {
  const em = deps.orm.em.fork()
  const sent = await row<{ restaurant_id: string; ref: string | null; key: string; user_phone: string }>(
    em,
    sql`select c.restaurant_id, c.ref, o.uuid as key, o.user_phone from counter_order c join "order" o on o.id = c.order_id
        where c.order_id = ${order_id} and c.state = 'sent'`,
  )
  const counter = sent && (await em.findOne(Counter, { restaurant_id: sent.restaurant_id }))
  const door = counter?.enabled && !counter.broken ? openCounter(deps, counter) : null
  if (!sent || !door) return
  const { ref, key, user_phone } = sent
  const answer = await door.askStatus(ref === null ? { key, phone: `+${user_phone.replace(/\D/g, '')}` } : { ref })
  const word = answer.ok ? answer.value : null
  if (word) await em.transactional((tx) => noteWord(tx, order_id, { word, now: deps.now() }))
}
