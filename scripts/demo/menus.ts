import { RESTAURANTS } from './island/restaurants'
import type { DemoOption, DemoOptionGroup, DemoProduct, DemoRestaurant } from './island/shapes'
import { restaurantId } from './kitchens'
import { galleryPictures, productPicture } from './pictures'
import { type Db, insertRows, seedId } from './rows'

type MenuRows = Record<
  | 'product_category'
  | 'product'
  | 'product_option_group'
  | 'product_option'
  | 'product_option_link'
  | 'product_option_group_link',
  Record<string, unknown>[]
>

export const productId = (restaurant: string, product: string) => seedId(`product:${restaurant}:${product}`)

/** Every demo menu with its options and groups. */
export async function seedMenus(db: Db) {
  const rows: MenuRows = {
    product_category: [],
    product: [],
    product_option_group: [],
    product_option: [],
    product_option_link: [],
    product_option_group_link: [],
  }
  for (const demo of RESTAURANTS) {
    const { key, categories } = demo
    categories.forEach((category, sort) => {
      const category_id = seedId(`category:${key}:${category.name}`)
      rows.product_category.push({
        id: category_id,
        restaurant_id: restaurantId(key),
        label: category.name,
        icon: category.icon ?? null,
        sort,
        is_active: true,
        served_from: category.served?.from ?? null,
        served_till: category.served?.till ?? null,
        moderation_status: 'approved',
      })
      category.products.forEach((product, index) => {
        rows.product.push(productRow(demo, category_id, product, index))
        addChoices(rows, key, product)
      })
    })
  }
  for (const [table, list] of Object.entries(rows)) await insertRows(db, table, unique(list))
}

function productRow(demo: DemoRestaurant, category_id: string, product: DemoProduct, sort: number) {
  const { key } = demo
  return {
    id: productId(key, product.name),
    restaurant_id: restaurantId(key),
    category_id,
    name: product.name,
    description: product.description,
    price: product.price,
    discount_price: product.discount_price ?? 0,
    weight: product.weight,
    weight_unit: product.weight_unit,
    nutritional_value: product.nutritional_value ?? null,
    image_id: productPicture(key, product).id,
    gallery: galleryPictures(demo, product).map(({ id }) => id),
    is_popular: product.popular ?? false,
    is_additional: product.additional ?? false,
    is_active: true,
    moderation_status: 'approved',
    rating: 0,
    reviews_count: 0,
    sort,
    created_at: new Date('2026-02-20T00:00:00Z'),
    updated_at: new Date('2026-02-20T00:00:00Z'),
  }
}

/** Groups and options belong to the restaurant: dishes that offer the same choice share it. */
function addChoices(rows: MenuRows, key: string, product: DemoProduct) {
  const product_id = productId(key, product.name)
  for (const [sort, group] of (product.option_groups ?? []).entries()) {
    const signature = signatureOf(group)
    const group_id = seedId(`group:${key}:${signature}`)
    const { name, min, max } = group
    rows.product_option_group.push({ ...moderated(group_id, key, sort), name, min, max })
    rows.product_option.push(...optionRows(key, group, group.options, group_id))
    rows.product_option_group_link.push({ product_id, group_id, sort })
  }
  const free = optionRows(key, null, product.options ?? [], null)
  rows.product_option.push(...free)
  rows.product_option_link.push(...free.map(({ id }) => ({ product_id, option_id: id })))
}

/** The id of an option of a group, or of one that is offered freely. */
export function optionId(key: string, group: DemoOptionGroup | null, { name, price }: DemoOption) {
  return seedId(`option:${key}:${signatureOf(group)}:${name}:${price}`)
}

/** Equal groups of one restaurant are one. */
function signatureOf(group: DemoOptionGroup | null) {
  return group ? `${group.name}:${group.min}:${group.max}:${JSON.stringify(group.options)}` : 'free'
}

function optionRows(key: string, group: DemoOptionGroup | null, options: DemoOption[], group_id: string | null) {
  return options.map((option, sort) => ({
    ...moderated(optionId(key, group, option), key, sort),
    group_id,
    name: option.name,
    price: option.price,
  }))
}

function moderated(id: string, key: string, sort: number) {
  return { id, restaurant_id: restaurantId(key), sort, is_active: true, moderation_status: 'approved' }
}

function unique(rows: Record<string, unknown>[]) {
  const seen = new Map<unknown, Record<string, unknown>>()
  for (const row of rows) seen.set(row.id ?? JSON.stringify(row), row)
  return [...seen.values()]
}
