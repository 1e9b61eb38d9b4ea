import { DISCOUNT_TOO_HIGH } from '@ostrov/shared/menu/form'
import { ProductChange, type ProductInput } from '@ostrov/shared/menu/schema'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Business, By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { demandOwnImages } from '../images/reach-image'
import { retireModerated } from '../moderation/remove-moderated'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { attachChoices, lockChoices } from './attach-choices'
import { Product } from './product'
import { lockProduct, readBusinessProduct } from './read-business-menu'
import { demandCategory } from './save-category'

type Saving<Input> = { business: Business; by: By; restaurant: Served; input: Input; now: Date }
type Change = typeof ProductChange.static
type Prices = { price: number; discount_price: number }

/** What is kept elsewhere or is no column, and a video, which its schema refuses. */
const NO_COLUMNS = ['video', 'version', 'product_options', 'product_option_groups']
/** All that a request may name. */
const COLUMNS = Object.keys(ProductChange.properties).filter((name) => !NO_COLUMNS.includes(name))

/**
 * A new dish, shown once a moderator has looked at it. Call inside a transaction.
 * @throws {Refusal} `product_category.not_found`, `image.not_found`, or a sentence about the discount.
 */
export async function createProduct(em: Em, saving: Saving<typeof ProductInput.static>): Promise<SubmittedWire> {
  const { by, restaurant, now } = saving
  const { video: _, product_options, product_option_groups, ...input } = saving.input
  if (product_options || product_option_groups) await lockChoices(em, restaurant)
  await demandCategory(em, restaurant, input.category_id)
  await demandFitting(em, saving, { price: input.price, discount_price: 0 })
  const sort = await afterLast(em, input.category_id)
  const product = em.create(Product, { ...input, sort, restaurant_id: restaurant.id, created_at: now, updated_at: now })
  await em.flush()
  const row = { kind: 'product', row_id: product.id, owner: `restaurant:${restaurant.id}` } as const
  const submitted = await submitNew(em, { ...row, input, by, now })
  await attachChoices(em, product.id, { by, restaurant, now, product_options, product_option_groups })
  return submitted
}

/**
 * Price, weight and the like change at once; name, description and pictures wait, and what was approved stays meanwhile.
 * Call inside a transaction.
 * @throws {Refusal} `product.not_found`, `product.changed` with the dish as it is, and as `createProduct`.
 */
export async function changeProduct(em: Em, id: string, saving: Saving<Change>): Promise<SubmittedWire> {
  const { by, restaurant, now } = saving
  const { version, product_options, product_option_groups, ...input } = saving.input
  // Options are held before categories and these before dishes, everywhere, so that nobody waits crosswise.
  if (product_options || product_option_groups) await lockChoices(em, restaurant)
  if (input.category_id) await demandCategory(em, restaurant, input.category_id)
  const product = await lockProduct(em, restaurant, id)
  if (version) await demandSeen(em, restaurant, { id, version })
  await demandFitting(em, saving, product)
  const row = { kind: 'product', row_id: id, owner: `restaurant:${restaurant.id}` } as const
  await attachChoices(em, id, { by, restaurant, now, product_options, product_option_groups })
  return saveModerated(em, { ...row, columns: COLUMNS, input, by, now })
}

/**
 * Off the menu for good: orders and reviews keep it, nobody can order it. Harmless when repeated. Call inside a transaction.
 * @throws {Refusal} `product.not_found` for another restaurant's.
 */
export async function deleteProduct(
  em: Em,
  id: string,
  { by, restaurant, now }: Omit<Saving<never>, 'business' | 'input'>,
) {
  const own = await row<{ is_gone: boolean }>(
    em,
    sql`select deleted_at is not null as is_gone from product where id = ${id} and restaurant_id = ${restaurant.id} for update`,
  )
  if (!own) throw new Refusal('product.not_found')
  if (!own.is_gone)
    await retireModerated(em, { kind: 'product', row_id: id, owner: `restaurant:${restaurant.id}`, by, now })
}

async function demandSeen(em: Em, restaurant: Served, { id, version }: { id: string; version: string }) {
  const current = await readBusinessProduct(em, restaurant, id)
  if (current.version !== version) throw new Refusal('product.changed', { data: { current } })
}

/** A new dish stands last in its category. */
async function afterLast(em: Em, category_id: string): Promise<number> {
  const last = await row<{ sort: number | null }>(
    em,
    sql`select max(sort) as sort from product where category_id = ${category_id}`,
  )
  return (last?.sort ?? -1) + 1
}

/** What it names is the restaurant's own, and a discount takes something off. */
async function demandFitting(em: Em, { business, input }: Saving<Change>, now: Prices) {
  const { image_id, gallery = [], price = now.price, discount_price = now.discount_price } = input
  if (discount_price >= price) throw new Refusal('request.invalid', { errors: { discount_price: DISCOUNT_TOO_HIGH } })
  await demandOwnImages(em, business, [image_id, ...gallery])
}
