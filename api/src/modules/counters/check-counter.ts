import { COUNTER_FAILURES, type CounterFailureName } from '@ostrov/shared/counters/failures'
import type { CounterCheckWire } from '@ostrov/shared/counters/schema'
import { countOf, plural } from '@ostrov/shared/formats/plural'
import type { Em } from '../../db/orm'
import { changed, row, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { createLimits } from '../../kernel/limits'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { Counter } from './counter'
import { hookUrl } from './hook-address'
import { openCounter } from './open-counter'

/**
 * Asks the restaurant's counter whether it answers, and says in words what is wrong and what orders would go without.
 * @throws {Refusal} `counter.no_secret`, `request.too_often`.
 */
export async function checkCounter(em: Em, deps: Deps, restaurant: Served, now: Date): Promise<CounterCheckWire> {
  const counter = await em.findOne(Counter, { restaurant_id: restaurant.id })
  const door = counter && openCounter(deps, counter)
  if (!door) throw new Refusal('counter.no_secret')
  await createLimits(deps).consume('counter_checks', restaurant.id)
  const answer = await door.check(hookUrl(deps.config, counter))
  const failure = answer.ok ? null : answer.failure
  await noteAnswer(em, counter, { failure, now })
  const { said, hand } = failure ? COUNTER_FAILURES[failure] : { said: 'Касса отвечает', hand: null }
  return { failure, said, hand, lacks: await lacksOf(em, counter) }
}

/**
 * What the counter has answered just now. A closed shift or a busy line says nothing of its settings, and an answer to a secret
 * that was replaced meanwhile says nothing of the new one.
 */
export function noteAnswer(
  em: Em,
  { restaurant_id, hook_key }: Pick<Counter, 'restaurant_id' | 'hook_key'>,
  { failure, now }: { failure: CounterFailureName | null; now: Date },
) {
  const breaks = failure !== null && COUNTER_FAILURES[failure].breaks
  const broken = breaks ? failure : null
  return changed(
    em,
    sql`update counter set checked_at = ${now}, broken = ${broken}::text,
          broken_at = case when ${broken}::text is null then null when broken is null then ${now}::timestamptz else broken_at end
        where restaurant_id = ${restaurant_id} and hook_key = ${hook_key}
          and (${failure === null || breaks} or broken is null)`,
  )
}

async function lacksOf(em: Em, { restaurant_id, settings }: Counter): Promise<string[]> {
  const found = await row<{ dishes: number }>(
    em,
    sql`select count(*)::int as dishes from product where restaurant_id = ${restaurant_id} and is_active
          and deleted_at is null and coalesce(article, '') = ''`,
  )
  const dishes = found?.dishes ?? 0
  return [
    ...(dishes > 0
      ? [
          `${countOf(dishes, 'блюдо', 'блюда', 'блюд')} без\u00A0артикула: в\u00A0кассу не\u00A0${plural(dishes, 'попадёт', 'попадут', 'попадут')}`,
        ]
      : []),
    ...(settings.delivery_article === '' ? ['Нет артикула доставки: её цена будет только в\u00A0комментарии'] : []),
    ...(settings.pay_online === '' ? ['Нет кода оплаты на\u00A0сайте: об\u00A0оплате скажет только комментарий'] : []),
  ]
}
