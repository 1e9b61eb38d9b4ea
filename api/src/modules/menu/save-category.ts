import type {
  BusinessCategoryWire,
  CategoryChangeWire,
  CategoryInputWire,
  CategoryPlaceWire,
} from '@ostrov/shared/menu/business-schema'
import { NOUNS } from '@ostrov/shared/nouns'
import type { Em } from '../../db/orm'
import { row, rows, sql } from '../../db/sql'
import type { By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { writeEntry } from '../audit/write-entry'
import { retireModerated } from '../moderation/remove-moderated'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { placeAmong } from '../records/place-among'
import { ProductCategory } from './product-category'
import { readBusinessCategory } from './read-categories'

type Acting = { by: By; restaurant: Served; now: Date }
type Saving<Input> = Acting & { input: Input }

/** As many as a list of them is long. */
const COLUMNS = ['label', 'icon', 'is_active', 'served_from', 'served_till', 'served_days', 'dishes_per_quarter']
const kind = 'product_category' as const

/**
 * A new category, the last one; it is shown once a moderator has looked at its name and it has something to sell. Call inside a
 * transaction.
 * @throws {Refusal} `product_category.too_many`
 */
export async function createCategory(em: Em, { by, restaurant, input, now }: Saving<CategoryInputWire>) {
  const restaurant_id = restaurant.id
  const last = await row<{ count: number; sort: number }>(
    em,
    sql`select count(*)::int as count, coalesce(max(sort) + 1, 0) as sort from product_category
        where restaurant_id = ${restaurant_id} and deleted_at is null`,
  )
  if (last && last.count >= NOUNS.product_category.most) throw new Refusal('product_category.too_many')
  const category = em.create(ProductCategory, { ...input, restaurant_id, sort: last?.sort ?? 0, updated_at: now })
  await em.flush()
  await submitNew(em, { kind, row_id: category.id, owner: `restaurant:${restaurant_id}`, input, by, now })
  return readBusinessCategory(em, restaurant, category.id)
}

/**
 * Whether it is shown applies at once, a new name waits. Call inside a transaction.
 * @throws {Refusal} `product_category.not_found`, `product_category.changed` with the category as it is.
 */
export async function changeCategory(em: Em, id: string, { by, restaurant, ...saving }: Saving<CategoryChangeWire>) {
  const { version, ...input } = saving.input
  await lockCategory(em, restaurant, id)
  const current = await readBusinessCategory(em, restaurant, id)
  if (version && version !== current.version) throw new Refusal('product_category.changed', { data: { current } })
  const target = { kind, row_id: id, owner: `restaurant:${restaurant.id}` } as const
  await saveModerated(em, { ...target, columns: COLUMNS, input, by, now: saving.now })
  return readBusinessCategory(em, restaurant, id)
}

/**
 * Puts it at its place among the categories. Call inside a transaction.
 * @throws {Refusal} `product_category.not_found`, `menu.order_changed`
 */
export async function placeCategory(
  em: Em,
  id: string,
  { by, restaurant, input, now }: Saving<CategoryPlaceWire>,
): Promise<BusinessCategoryWire> {
  const siblings = sql`t.restaurant_id = ${restaurant.id} and t.deleted_at is null`
  await holdCategories(em, restaurant)
  const before = await readBusinessCategory(em, restaurant, id)
  await placeAmong(em, { moved: 'menu.order_changed', table: 'product_category', siblings, id, ...input })
  const after = await readBusinessCategory(em, restaurant, id)
  await writeEntry(em, {
    ...{ by, act: 'product_category.change', subject: `${kind}:${id}`, restaurant_id: restaurant.id, now },
    from: { sort: before.sort },
    to: { sort: after.sort },
  })
  return after
}

/**
 * Takes a category away; harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `category.not_empty` while it has dishes, `product_category.not_found` for another restaurant's.
 */
export async function deleteCategory(em: Em, id: string, { by, restaurant, now }: Acting): Promise<void> {
  const own = await row<{ is_gone: boolean }>(
    em,
    sql`select deleted_at is not null as is_gone from product_category
        where id = ${id} and restaurant_id = ${restaurant.id} for update`,
  )
  if (!own) throw new Refusal('product_category.not_found')
  if (own.is_gone) return
  const dish = await row(em, sql`select from product where category_id = ${id} and deleted_at is null limit 1`)
  if (dish) throw new Refusal('product_category.not_empty')
  await retireModerated(em, { kind, row_id: id, owner: `restaurant:${restaurant.id}`, by, now })
}

/** The restaurant's own category, which nobody deletes until the transaction ends. @throws {Refusal} `product_category.not_found` */
export async function demandCategory(em: Em, restaurant: Served, id: string): Promise<void> {
  const own = await row(
    em,
    sql`select from product_category where id = ${id} and restaurant_id = ${restaurant.id} and deleted_at is null for share`,
  )
  if (!own) throw new Refusal('product_category.not_found')
}

async function lockCategory(em: Em, restaurant: Served, id: string) {
  const own = await row(
    em,
    sql`select from product_category where id = ${id} and restaurant_id = ${restaurant.id} and deleted_at is null for update`,
  )
  if (!own) throw new Refusal('product_category.not_found')
}

/** Of a restaurant one thing is moved at a time, so that two who move crosswise never wait for each other. Answers its categories. */
export async function holdCategories(em: Em, restaurant: Served) {
  const own = await rows<{ id: string }>(
    em,
    sql`select id from product_category where restaurant_id = ${restaurant.id} and deleted_at is null order by id for no key update`,
  )
  return new Set(own.map(({ id }) => id))
}
