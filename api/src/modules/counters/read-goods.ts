import { COUNTER_FAILURES, type CounterFailureName } from '@ostrov/shared/counters/failures'
import { GOODS_PAUSE_MINUTES } from '@ostrov/shared/counters/menu'
import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { changed, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import type { CounterGood } from '../../services/counters/counter'
import { noteAnswer } from './check-counter'
import { Counter } from './counter'
import { openCounter } from './open-counter'
import { readCounterMenu } from './read-counter-menu'

/** After a question that brought nothing one need not wait for an hour. */
const SOONER_MINUTES = 5
const BUSY = {
  said: 'Касса отдаёт меню раз в\u00A0час, и\u00A0в\u00A0этот час его уже спрашивали',
  hand: 'Попробуйте через час.',
}

/**
 * Asks the counter for its whole menu, which it gives once an hour, and keeps it in place of the last one.
 * @throws {Refusal} `counter.no_secret`, `counter.goods_too_soon`.
 */
export async function readGoods(em: Em, deps: Deps, restaurant: Served, now: Date): Promise<CounterMenuWire> {
  const counter = await em.findOne(Counter, { restaurant_id: restaurant.id })
  const door = counter && openCounter(deps, counter)
  if (!door) throw new Refusal('counter.no_secret')
  await takeTurn(em, restaurant, now)
  const answer = await door.readGoods()
  if (answer.ok) await em.transactional((tx) => keep(tx, restaurant, { goods: answer.value, now }))
  else if (answer.failure !== 'too_often') await giveBack(em, restaurant, now)
  await noteAnswer(em, counter, { failure: answer.ok ? null : answer.failure, now })
  em.clear()
  const menu = await readCounterMenu(em, restaurant, now)
  return { ...menu, problem: answer.ok ? null : wordsOf(answer.failure) }
}

/** Of two who press at once one asks. */
async function takeTurn(em: Em, { id }: Served, now: Date): Promise<void> {
  const before = new Date(now.getTime() - GOODS_PAUSE_MINUTES * MINUTE_MS)
  const taken = await changed(
    em,
    sql`update counter set goods_asked_at = ${now}
        where restaurant_id = ${id} and (goods_asked_at is null or goods_asked_at <= ${before})`,
  )
  if (taken === 0) throw new Refusal('counter.goods_too_soon')
}

function giveBack(em: Em, { id }: Served, now: Date) {
  const asked = new Date(now.getTime() - (GOODS_PAUSE_MINUTES - SOONER_MINUTES) * MINUTE_MS)
  return changed(em, sql`update counter set goods_asked_at = ${asked} where restaurant_id = ${id}`)
}

async function keep(em: Em, { id }: Served, { goods, now }: { goods: readonly CounterGood[]; now: Date }) {
  await changed(em, sql`update counter set goods_at = ${now} where restaurant_id = ${id}`)
  await changed(em, sql`delete from counter_good where restaurant_id = ${id}`)
  await changed(
    em,
    sql`insert into counter_good (restaurant_id, article, name, price)
        select ${id}::uuid, g.article, g.name, g.price
        from json_to_recordset(${JSON.stringify(goods)}::json) as g (article text, name text, price int)`,
  )
}

function wordsOf(failure: CounterFailureName) {
  const { said, hand } = failure === 'too_often' ? BUSY : COUNTER_FAILURES[failure]
  return { said, hand }
}
