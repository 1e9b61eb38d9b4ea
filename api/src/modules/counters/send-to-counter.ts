import { COUNTER_FAILURES, type CounterFailureName } from '@ostrov/shared/counters/failures'
import { DOUBT_WORDS, type SendingState } from '@ostrov/shared/counters/sending'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { isActive } from '@ostrov/shared/orders/rules'
import { isBeforeRestaurant } from '@ostrov/shared/orders/waiting'
import type { Em } from '../../db/orm'
import { addJobs } from '../../db/queue'
import { changed, inStatuses, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { Counter as CounterDoor, Sending } from '../../services/counters/counter'
import { noteAnswer } from './check-counter'
import { Counter } from './counter'
import { fallBack, notifyOfCounter } from './fall-back'
import { sendingJob } from './hand-to-counter'
import { openCounter } from './open-counter'
import { orderForCounter, type Prepared } from './order-for-counter'

type Way = Pick<Counter, 'restaurant_id' | 'hook_key'> & { door: CounterDoor; prepared: Prepared; order_id: number }

/**
 * Sends an order to its restaurant's counter, which would ring up a second one of the same: that it leaves is written before it
 * does, and whoever finds that written, and no answer, sends nothing.
 */
export async function sendToCounter(deps: Deps, { order_id }: { order_id: number }): Promise<void> {
  const em = deps.orm.em.fork()
  const noted = await row<{ restaurant_id: string; state: SendingState }>(
    em,
    sql`select restaurant_id, state from counter_order where order_id = ${order_id}`,
  )
  if (noted?.state !== 'waiting' && noted?.state !== 'sending') return
  const way = await wayTo(em, deps, { order_id, restaurant_id: noted.restaurant_id })
  if (!way) return failed(em, deps, order_id, 'refused')
  const isRepeat = noted.state === 'sending'
  if (isRepeat && !way.door.keepsKeys) return resolveDoubt(em, deps, way)
  const { order } = way.prepared
  if (order.lines.length === 0) return failed(em, deps, order_id, 'articles_unknown')
  if (!isRepeat && !(await begin(em, order_id))) return
  await settle(em, deps, way, await way.door.send(order))
}

async function wayTo(em: Em, deps: Deps, ids: { order_id: number; restaurant_id: string }): Promise<Way | null> {
  const counter = await em.findOne(Counter, { restaurant_id: ids.restaurant_id })
  if (!counter?.enabled || counter.broken) return null
  const door = openCounter(deps, counter)
  const prepared = await orderForCounter(em, deps.config, counter, ids.order_id)
  return door && prepared && { door, prepared, hook_key: counter.hook_key, ...ids }
}

/** Nobody else sends it from now on. What was accepted on the board, or is over, goes only where somebody asked for it. */
async function begin(em: Em, order_id: number): Promise<boolean> {
  const begun = await changed(
    em,
    sql`update counter_order c set state = 'sending' from "order" o
        where c.order_id = ${order_id} and o.id = c.order_id and c.state = 'waiting'
          and (o.status in ${inStatuses(isBeforeRestaurant)} or c.by_hand and o.status in ${inStatuses(isActive)})`,
  )
  if (begun > 0) return true
  await changed(em, sql`update counter_order set state = 'dropped' where order_id = ${order_id} and state = 'waiting'`)
  return false
}

async function settle(em: Em, deps: Deps, way: Way, sending: Sending): Promise<void> {
  if (sending.kind === 'lost' && way.door.keepsKeys) return findByKey(em, deps, way)
  if (sending.kind === 'lost') return resolveDoubt(em, deps, way)
  if (sending.kind === 'taken') return taken(em, deps, way, sending)
  const { order_id, restaurant_id } = way
  const { failure, code } = sending
  const { breaks, retry } = COUNTER_FAILURES[failure]
  deps.log.warn({ order_id, code }, 'a counter refused an order')
  if (breaks) await noteAnswer(em, way, { failure, now: deps.now() })
  if (retry === null) return failed(em, deps, order_id, failure)
  await em.transactional(async (tx) => {
    const again = await changed(
      tx,
      sql`update counter_order set state = 'waiting', failure = ${failure} where order_id = ${order_id} and state = 'sending'`,
    )
    if (again === 0) return
    await addJobs(tx, [sendingJob({ order_id, restaurant_id }, new Date(deps.now().getTime() + retry * MINUTE_MS))])
    if (failure === 'shift_closed')
      await notifyOfCounter(tx, deps, order_id, { about: failure, ...COUNTER_FAILURES[failure] })
  })
}

type Taken = Extract<Sending, { kind: 'taken' }>

/** Its own answer counts also where somebody has meanwhile looked in vain for it. */
async function taken(
  em: Em,
  deps: Deps,
  { order_id, prepared }: Way,
  { ref, number, missing, ignored, is_cut }: Taken,
) {
  if (ignored.length > 0) deps.log.warn({ order_id, ignored }, 'a counter passed over fields of an order')
  const dishes = [...prepared.unlisted, ...missing.flatMap((at) => prepared.names[at] ?? [])]
  await em.transactional(async (tx) => {
    await changed(
      tx,
      sql`update counter_order set state = 'sent', failure = null, ref = ${ref || null}::text, number = ${number || null}::text,
            missing = ${dishes}::text[], sent_at = ${deps.now()} where order_id = ${order_id} and ref is null
              and state in ('sending', 'doubtful', 'sent')`,
    )
    if (is_cut) {
      const said = 'Пожелания клиента не\u00A0поместились в\u00A0кассу целиком'
      await notifyOfCounter(tx, deps, order_id, {
        about: 'cut',
        said,
        hand: 'Прочитайте их в\u00A0заказе на\u00A0доске.',
      })
    }
    if (dishes.length === 0) return
    const hand = `Добавьте в\u00A0кассе вручную: ${dishes.join(', ')}. И\u00A0проверьте артикулы этих блюд.`
    await notifyOfCounter(tx, deps, order_id, { about: 'missing', said: 'В\u00A0кассу попали не\u00A0все блюда', hand })
  })
}

/**
 * Nobody knows whether it has arrived. The counter is asked once: an order of this phone that nobody has touched yet is ours, unless
 * another of ours went there on the same day. Everything else is left to a person.
 */
async function resolveDoubt(em: Em, deps: Deps, way: Way): Promise<void> {
  const { order_id, prepared } = way
  const phone = `+${prepared.order.phone.replace(/\D/g, '')}`
  const isAlone = !(await hasAnother(em, order_id))
  const answer = isAlone ? await way.door.askStatus({ key: prepared.order.key, phone }) : null
  if (answer?.ok && answer.value?.fresh)
    return taken(em, deps, way, { kind: 'taken', ref: '', number: '', missing: [], ignored: [] })
  await em.transactional(async (tx) => {
    const left = await changed(
      tx,
      sql`update counter_order set state = 'doubtful', failure = null where order_id = ${order_id} and state = 'sending'`,
    )
    if (left === 0) return
    await fallBack(tx, order_id, deps.now())
    await notifyOfCounter(tx, deps, order_id, { about: 'doubtful', ...DOUBT_WORDS })
  })
}

/** The counter says by our key whether it has it. Where it has not, or says nothing, it is sent again: a repeat makes no second one. */
async function findByKey(em: Em, deps: Deps, way: Way): Promise<void> {
  const { key, phone } = way.prepared.order
  const answer = await way.door.askStatus({ key, phone })
  const found: Sending = { kind: 'taken', ref: key, number: '', missing: [], ignored: [] }
  const unknown: Sending = { kind: 'refused', failure: 'away', code: 'lost' }
  return settle(em, deps, way, answer.ok && answer.value ? found : unknown)
}

async function hasAnother(em: Em, order_id: number): Promise<boolean> {
  const found = await row<{ id: number }>(
    em,
    sql`select other.id::int as id from "order" o
        join "order" other on other.restaurant_id = o.restaurant_id and other.user_phone = o.user_phone and other.id <> o.id
        join counter_order c on c.order_id = other.id and c.state in ('sending', 'sent', 'doubtful')
        where o.id = ${order_id} and other.created_at > o.created_at - interval '1 day' limit 1`,
  )
  return found !== undefined
}

/** It is not there and will not go by itself. */
export async function failed(em: Em, deps: Deps, order_id: number, failure: CounterFailureName): Promise<void> {
  await em.transactional(async (tx) => {
    const left = await changed(
      tx,
      sql`update counter_order set state = 'failed', failure = ${failure}
          where order_id = ${order_id} and state in ('waiting', 'sending')`,
    )
    if (left === 0) return
    await fallBack(tx, order_id, deps.now())
    await notifyOfCounter(tx, deps, order_id, { about: failure, ...COUNTER_FAILURES[failure] })
  })
}
