import { quoted } from '@ostrov/shared/formats/quoted'
import type { BusinessProductWire, ProductsChangeWire } from '@ostrov/shared/menu/business-schema'
import { DISCOUNT_TOO_HIGH } from '@ostrov/shared/menu/form'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntries } from '../audit/write-entry'
import { readBusinessProducts } from './read-business-menu'
import { demandCategory } from './save-category'
import { stoppedUntil } from './set-activity'

type Changing = { by: By; restaurant: Served; input: ProductsChangeWire; now: Date }
type Item = ProductsChangeWire['items'][number]

const FIELDS = ['price', 'discount_price', 'category_id', 'is_active', 'stopped_until'] as const

/**
 * Changes prices, categories and sale of many dishes, all of them or none, each with its own line in the log. Sent with what
 * stood there before, it takes itself back. Call inside a transaction.
 * @throws {Refusal} `product.not_found`, `product_category.not_found`, `product.changed` with those that somebody else changed, or a
 * sentence about the discount or the time.
 */
export async function changeProducts(em: Em, { by, restaurant, input, now }: Changing): Promise<BusinessProductWire[]> {
  const items = new Map(input.items.map((item) => [item.id, item]))
  const ids = [...items.keys()]
  for (const id of new Set(input.items.flatMap(({ category_id }) => category_id ?? [])))
    await demandCategory(em, restaurant, id)
  await rows(
    em,
    sql`select from product where id = any(${ids}::uuid[]) and restaurant_id = ${restaurant.id} order by id for update`,
  )
  const before = await readBusinessProducts(em, restaurant, ids)
  if (before.length < ids.length) throw new Refusal('product.not_found')
  const stale = before.filter(({ id, version }) => (items.get(id)?.version ?? version) !== version)
  if (stale.length > 0) throw new Refusal('product.changed', { data: { current: stale } })
  for (const dish of before) demandDiscount(dish, items.get(dish.id))
  await write(em, await Promise.all([...items.values()].map((item) => dated(em, restaurant, item, now))), now)
  const after = await readBusinessProducts(em, restaurant, ids)
  await log(em, { before, after, by, restaurant, now })
  return after
}

function demandDiscount(dish: BusinessProductWire, item: Item | undefined) {
  const { price = dish.price, discount_price = dish.discount_price } = item ?? {}
  if (discount_price >= price) {
    const message = `${quoted(dish.name)}: ${DISCOUNT_TOO_HIGH.toLowerCase()}`
    throw new Refusal('request.invalid', { message, errors: { discount_price: DISCOUNT_TOO_HIGH } })
  }
}

async function dated(em: Em, restaurant: Served, { version: _, ...item }: Item, now: Date) {
  const end = await stoppedUntil(em, restaurant, item.stopped_until, now)
  return { ...item, stopped_until: end, is_stop_given: item.stopped_until !== undefined }
}

/** Who comes into another category stands last there. */
function write(em: Em, items: readonly object[], now: Date) {
  return changed(
    em,
    sql`update product p set updated_at = ${now}, price = coalesce(new.price, p.price),
          discount_price = coalesce(new.discount_price, p.discount_price), is_active = coalesce(new.is_active, p.is_active),
          stopped_until = case when new.is_stop_given then new.stopped_until else p.stopped_until end,
          category_id = coalesce(new.category_id, p.category_id),
          sort = case when coalesce(new.category_id, p.category_id) = p.category_id then p.sort
            else (select coalesce(max(l.sort), -1) + 1 from product l where l.category_id = new.category_id) end
        from json_to_recordset(${JSON.stringify(items)}::json) as new (id uuid, price int, discount_price int, category_id uuid,
          is_active bool, stopped_until timestamptz, is_stop_given bool)
        where p.id = new.id`,
  )
}

type Logged = { before: BusinessProductWire[]; after: BusinessProductWire[]; by: By; restaurant: Served; now: Date }

function log(em: Em, { before, after, by, restaurant, now }: Logged) {
  const was = new Map(before.map((dish) => [dish.id, dish]))
  const told = (dish: BusinessProductWire | undefined) =>
    Object.fromEntries(FIELDS.map((name) => [name, dish?.[name] ?? null]))
  return writeEntries(
    em,
    after.map((dish) => ({
      ...{ by, act: 'product.change' as const, subject: `product:${dish.id}`, restaurant_id: restaurant.id, now },
      from: told(was.get(dish.id)),
      to: told(dish),
    })),
  )
}
