import { LockMode } from '@mikro-orm/postgresql'
import { ProductChange, type ProductInput } from '@ostrov/shared/menu/schema'
import type { SubmittedWire } from '@ostrov/shared/moderation/schema'
import type { Em } from '../../db/orm'
import type { Business, By } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import type { Served } from '../../kernel/served'
import { demandOwnImages } from '../images/reach-image'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { attachChoices, lockChoices } from './attach-choices'
import { Product } from './product'
import { ProductCategory } from './product-category'

type Saving<Input> = { business: Business; by: By; restaurant: Served; input: Input; now: Date }
type Change = typeof ProductChange.static

/** What is kept elsewhere, and a video, which its schema refuses. */
const NO_COLUMNS = ['video', 'product_options', 'product_option_groups']
/** All that a request may name. */
const COLUMNS = Object.keys(ProductChange.properties).filter((name) => !NO_COLUMNS.includes(name))

/**
 * A new dish, shown once a moderator has looked at it. Call inside a transaction.
 * @throws {Refusal} `category.not_found`, `image.not_found`, or a sentence about the discount.
 */
export async function createProduct(em: Em, saving: Saving<typeof ProductInput.static>): Promise<SubmittedWire> {
  const { by, restaurant, now } = saving
  const { video: _, product_options, product_option_groups, ...input } = saving.input
  await demandFitting(em, saving, { price: input.price, discount_price: 0 })
  const product = em.create(Product, { ...input, restaurant_id: restaurant.id, created_at: now, updated_at: now })
  await em.flush()
  const row = { kind: 'product', row_id: product.id, restaurant_id: restaurant.id } as const
  const submitted = await submitNew(em, { ...row, input, by, now })
  await lockChoices(em, restaurant)
  await attachChoices(em, product.id, { by, restaurant, now, product_options, product_option_groups })
  return submitted
}

/**
 * Price, weight and the like change at once; name, description and pictures wait, and what was approved stays meanwhile.
 * Call inside a transaction.
 * @throws {Refusal} `product.not_found`, and as `createProduct`.
 */
export async function updateProduct(em: Em, id: string, saving: Saving<Change>): Promise<SubmittedWire> {
  const { by, restaurant, now } = saving
  const { product_options, product_option_groups, ...input } = saving.input
  if (product_options || product_option_groups) await lockChoices(em, restaurant)
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE }
  const product = await em.findOne(Product, { id, restaurant_id: restaurant.id, deleted_at: null }, lock)
  if (!product) throw new Refusal('product.not_found')
  await demandFitting(em, saving, product)
  const row = { kind: 'product', row_id: id, restaurant_id: restaurant.id } as const
  await attachChoices(em, id, { by, restaurant, now, product_options, product_option_groups })
  return saveModerated(em, { ...row, columns: COLUMNS, input, by, now })
}

/** What it names is the restaurant's own, and a discount takes something off. */
async function demandFitting(
  em: Em,
  { business, restaurant, input }: Saving<Change>,
  now: Pick<Product, 'price' | 'discount_price'>,
) {
  const { category_id, image_id, gallery = [], price = now.price, discount_price = now.discount_price } = input
  if (discount_price >= price) {
    throw new Refusal('request.invalid', {
      errors: { discount_price: 'Цена со\u00A0скидкой должна быть ниже обычной' },
    })
  }
  const category = category_id && (await em.count(ProductCategory, { id: category_id, restaurant_id: restaurant.id }))
  if (category === 0) throw new Refusal('category.not_found')
  await demandOwnImages(em, business, [image_id, ...gallery])
}
