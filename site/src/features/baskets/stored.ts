import { isNumber, isText, listOf, mapOf, shaped } from '@ostrov/shared/formats/read-stored'
import type { Adding } from './lines'

const id = { id: isText }

/** The guards of changes that wait for a network: a page of another day may have written them otherwise. */
export const isPending = mapOf(isNumber)
export const isAdding = listOf(
  shaped<Adding>({
    quantity: isNumber,
    product: shaped<Adding['product']>(id),
    product_options: listOf(shaped<Adding['product_options'][number]>(id)),
  }),
)
