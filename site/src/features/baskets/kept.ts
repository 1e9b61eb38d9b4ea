import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { isNumber, isText, listOf, mapOf, shaped } from '@ostrov/shared/formats/read-kept'
import type { Adding } from './lines'

const id = { id: isText }
const product_options = listOf(shaped<Adding['product_options'][number]>(id))

/** The guards of what the browser keeps of baskets: a page of another day may have written it otherwise. */
export const isPending = mapOf(isNumber)
export const isAdding = listOf(
  shaped<Adding>({ quantity: isNumber, product: shaped<Adding['product']>(id), product_options }),
)
export const isBaskets = mapOf(
  shaped<BasketWire>({
    items: listOf(
      shaped<BasketItemWire>({ quantity: isNumber, product: shaped<BasketItemWire['product']>(id), product_options }),
    ),
  }),
)
