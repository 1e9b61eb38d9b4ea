import { LEAST, likeGoods, SURE } from '@ostrov/shared/counters/likeness'
import { GOODS_MAX, GOODS_PAUSE_MINUTES, type LinkedKind, linkState } from '@ostrov/shared/counters/menu'
import type { CounterMenuWire } from '@ostrov/shared/counters/schema'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'
import { Counter } from './counter'

/** Of one restaurant: dishes, options and zones together. */
const ROWS_MAX = 5000
const SUGGESTED_MAX = 3

type Good = { article: string; name: string; price: number }
type Row = {
  kind: LinkedKind
  id: string
  name: string
  within: string | null
  price: number | null
  article: string | null
}

/** The counter's menu, as it was read last, beside ours; nothing is written. */
export async function readCounterMenu(em: Em, restaurant: Served, now: Date): Promise<CounterMenuWire> {
  const counter = await em.findOne(Counter, { restaurant_id: restaurant.id })
  const goods = await listGoods(em, restaurant)
  const ours = await listOurs(em, restaurant)
  const otherwise = counter?.settings.delivery_article ?? ''
  const stops = new Set(counter?.stops)
  const known = counter?.goods_at ? new Map(goods.map((good) => [good.article, good])) : null
  const linked = new Set([otherwise, ...ours.map(({ article }) => article)])
  const fresh = goods.filter(({ article }) => !linked.has(article))
  const like = likeGoods(fresh)
  return {
    goods_at: counter?.goods_at?.toISOString() ?? null,
    next_at: nextAt(counter?.goods_asked_at ?? null, now),
    problem: null,
    stops_at: counter?.stops_at?.toISOString() ?? null,
    goods,
    fresh: fresh.map(({ article }) => article),
    rows: ours.map((one) => ({
      ...one,
      state: linkState(one, known, otherwise),
      stopped: one.article !== null && stops.has(one.article),
      suggested:
        one.article || one.kind === 'delivery_zone'
          ? []
          : like(one.name, { least: one.kind === 'product' ? LEAST.dish : LEAST.option, most: SUGGESTED_MAX }).map(
              ({ good, likeness }) => ({
                article: good.article,
                sure: likeness >= SURE,
              }),
            ),
    })),
  }
}

export function listGoods(em: Em, restaurant: Served) {
  return rows<Good>(
    em,
    sql`select article, name, price from counter_good where restaurant_id = ${restaurant.id}
        order by name, article limit ${sql.lit(GOODS_MAX)}`,
  )
}

/** Everything of ours that an order may name, what has no article first. */
function listOurs(em: Em, { id }: Served) {
  return rows<Row>(
    em,
    sql`select * from (
          select 'product' as kind, p.id, p.name, c.label as within, p.price, nullif(p.article, '') as article
            from product p join product_category c on c.id = p.category_id
            where p.restaurant_id = ${id} and p.deleted_at is null
          union all
          select 'product_option', o.id, o.name, g.name, o.price, o.article
            from product_option o left join product_option_group g on g.id = o.group_id where o.restaurant_id = ${id}
          union all
          select 'delivery_zone', z.id, z.name, null, z.price, z.article from delivery_zone z where z.restaurant_id = ${id}
        ) ours order by kind = 'delivery_zone', kind desc, article is not null, within, name, id limit ${sql.lit(ROWS_MAX)}`,
  )
}

function nextAt(asked_at: Date | null, now: Date): string | null {
  const next = asked_at && new Date(asked_at.getTime() + GOODS_PAUSE_MINUTES * MINUTE_MS)
  return next && next > now ? next.toISOString() : null
}
