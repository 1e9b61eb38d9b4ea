import { kindOf } from '../drawings'
import type { DemoOption, DemoProduct, DemoRestaurant } from '../island/shapes'
import { optionId, productId } from '../menus'
import { productPicture } from '../pictures'
import { pick, seedId, seedNumber } from '../rows'

export type Line = {
  product: DemoProduct
  quantity: number
  options: { id: string; name: string; price: number }[]
}

const MOST_LINES = 12

/** What somebody puts into a basket: a dish or several, and as much more as the minimum of the zone asks for. */
export function cartOf(demo: DemoRestaurant, name: string, minimum: number): Line[] {
  const menu = demo.categories.flatMap((category) => category.products)
  const meals = menu.filter(({ additional, picture }) => !additional && kindOf(picture) !== 'sauce')
  const wanted = 1 + (seedNumber(`${name}:lines`) % 4)
  const lines: Line[] = []
  for (let n = 0; n < MOST_LINES && (n < wanted || goodsOf(lines) < minimum); n++) {
    const isTreat = n > 0 && seedNumber(`${name}:treat:${n}`) % 4 === 0
    const product = pick(isTreat ? menu : meals, `${name}:${n}`)
    const same = lines.find((line) => line.product === product)
    if (same) same.quantity += 1
    else lines.push({ product, quantity: quantityOf(product, `${name}:${n}`), options: optionsOf(demo, product, name) })
  }
  return lines
}

/** The goods of all lines, rubles. */
export function goodsOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + lineTotal(line), 0)
}

/** The rows of an order's lines. */
export function lineRows(demo: DemoRestaurant, order: { id: number; name: string }, lines: readonly Line[]) {
  return lines.map((line, sort) => ({
    id: seedId(`line:${order.name}:${sort}`),
    order_id: order.id,
    product_id: productId(demo.key, line.product.name),
    name: line.product.name,
    image_id: productPicture(demo.key, line.product).id,
    weight: line.product.weight,
    weight_unit: line.product.weight_unit,
    product_options: line.options,
    unit_price: priceOf(line.product),
    quantity: line.quantity,
    line_total: lineTotal(line),
    sort,
  }))
}

const priceOf = ({ price, discount_price }: DemoProduct) => discount_price ?? price

function lineTotal({ product, options, quantity }: Line) {
  return (priceOf(product) + options.reduce((sum, { price }) => sum + price, 0)) * quantity
}

/** Two of a small thing are ordinary, two whole cakes are not. */
function quantityOf(product: DemoProduct, name: string) {
  return priceOf(product) < 400 && seedNumber(`${name}:quantity`) % 3 === 0 ? 2 : 1
}

/** What must be chosen, and now and then something on top. */
function optionsOf({ key }: DemoRestaurant, product: DemoProduct, name: string) {
  const chosen = (product.option_groups ?? []).flatMap((group) => {
    const start = seedNumber(`${name}:${group.name}`)
    const isChosen = (place: number) =>
      (place + group.options.length - (start % group.options.length)) % group.options.length < group.min
    return group.options
      .filter((_, place) => isChosen(place))
      .map((option) => ({ id: optionId(key, group, option), ...option }))
  })
  const free: DemoOption[] = product.options ?? []
  const extra = free.length > 0 && seedNumber(`${name}:extra`) % 3 === 0 ? pick(free, `${name}:extra`) : undefined
  return extra ? [...chosen, { id: optionId(key, null, extra), ...extra }] : chosen
}
