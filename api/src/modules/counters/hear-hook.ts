import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import type { CounterWord } from '../../services/counters/counter'
import { Counter } from './counter'
import { isToken, ownerOfToken } from './hook-address'

const HOOK_MAX = 200_000
const HEARD_MAX = 50

/**
 * What a counter tells of an order by itself. Nothing signs it, so the address must be the restaurant's own; what is no word of an
 * order of that restaurant changes nothing. Told again it changes nothing either.
 */
export async function hearHook(deps: Deps, { token, text }: { token: string; text: string }): Promise<void> {
  const em = deps.orm.em.fork()
  const restaurant_id = ownerOfToken(token)
  const counter = restaurant_id === null ? null : await em.findOne(Counter, { restaurant_id })
  if (!counter || !isToken(deps.config.secretsKey, counter, token)) {
    deps.log.warn('a hook of a counter came to no address of ours')
    return
  }
  const heard = text.length > HOOK_MAX ? [] : deps.doors.counters[counter.kind].readHook(text, counter.settings)
  for (const { ref, word } of heard.slice(0, HEARD_MAX)) {
    await em.transactional(async (tx) => {
      const order = await row<{ id: number }>(
        tx,
        sql`select order_id::int as id from counter_order where restaurant_id = ${counter.restaurant_id} and ref = ${ref}
            order by handed_at desc limit 1`,
      )
      if (order) await noteWord(tx, order.id, { word, now: deps.now() })
    })
  }
}

/** Keeps what the counter said of an order, and what follows from it as a job. Call inside a transaction. */
export async function noteWord(
  em: Em,
  order_id: number,
  { word, now }: { word: CounterWord; now: Date },
): Promise<void> {
  const { said, step } = word
  const noted = await row<{ order_id: number }>(
    em,
    sql`update counter_order set said = ${said}, step = coalesce(${step}::text, step), heard_at = ${now}
        where order_id = ${order_id} returning order_id::int as order_id`,
  )
  if (noted && step) await addJob(em, 'counter.apply', { order_id }, { key: `counter.apply:${order_id}` })
}
