import { GOODS_MAX } from '@ostrov/shared/counters/menu'
import type { CounterAnswer, CounterGood } from './counter'
import { failed } from './frontpad-failures'
import { entriesOf, type FrontpadAnswer } from './frontpad-wire'
import { ARTICLE, rublesOf } from './wire'

/** Articles on stop; that there are none is told as a refusal. */
export function stopsOf(answer: FrontpadAnswer): CounterAnswer<string[]> {
  if (answer.kind === 'refused' && answer.code === 'no_stops') return { ok: true, value: [] }
  if (answer.kind !== 'answered') return failed(answer)
  const articles = entriesOf(answer.body.product_id).map(([, article]) => article)
  return { ok: true, value: [...new Set(articles)].filter((one) => ARTICLE.test(one)).slice(0, GOODS_MAX) }
}

/** Parallel maps, or arrays, joined by their keys; of one article the first. What has no readable price costs nothing. */
export function goodsOf(answer: FrontpadAnswer): CounterAnswer<CounterGood[]> {
  if (answer.kind !== 'answered') return failed(answer)
  const [names, prices] = [new Map(entriesOf(answer.body.name)), new Map(entriesOf(answer.body.price))]
  const goods = new Map<string, CounterGood>()
  for (const [key, article] of entriesOf(answer.body.product_id)) {
    if (!ARTICLE.test(article) || goods.has(article) || goods.size >= GOODS_MAX) continue
    goods.set(article, { article, name: names.get(key) ?? `Товар ${article}`, price: rublesOf(prices.get(key) ?? '') })
  }
  return { ok: true, value: [...goods.values()] }
}
