import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { isNumber, isText, listOf, mapOf, shaped } from '@ostrov/shared/formats/read-kept'
import type { Adding, Baskets, Pending } from './lines'

const isProduct = shaped<Adding['product']>({
  ...{ id: isText, restaurant_id: isText, name: isText, price: isNumber, discount_price: isNumber },
})
const isOption = shaped<Adding['product_options'][number]>({ id: isText, name: isText, price: isNumber })
const isLine = shaped<BasketItemWire>({ id: isText, quantity: isNumber, line_total: isNumber })

/** The guards of what the browser keeps of baskets: a page of another day may have written it otherwise. */
export const isPending: (value: unknown) => value is Pending = mapOf(isNumber)
export const isAdding = listOf(
  shaped<Adding>({
    key: isText,
    line_id: isText,
    quantity: isNumber,
    product: isProduct,
    product_options: listOf(isOption),
  }),
)
export const isBaskets: (value: unknown) => value is Baskets = mapOf(
  shaped<BasketWire>({ id: isText, restaurant_id: isText, total: isNumber, items: listOf(isLine) }),
)
