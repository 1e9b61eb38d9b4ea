import { type BasketChange, lineChanges } from '@ostrov/shared/baskets/changes'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'
import { pricedWithOptions } from '@ostrov/shared/menu/choice'

/** What this screen showed against what the server holds now: another tab's changes too, which the server was told of. */
export function shownChanges(seen: BasketWire, now: BasketWire | null): BasketChange[] {
  return lineChanges(seen.items.map(lineOf), now?.items.map(lineOf) ?? [])
}

/** What the server tells beside what the screen has seen to change, each once. */
export function allChanges(told: readonly BasketChange[], shown: readonly BasketChange[]): BasketChange[] {
  const isTold = (one: BasketChange) => told.some(({ kind, item_id }) => kind === one.kind && item_id === one.item_id)
  return [...told, ...shown.filter((one) => !isTold(one))]
}

function lineOf({ id, product, product_options, quantity, cancellation_comment }: BasketItemWire) {
  const price = pricedWithOptions(product, product_options)
  return { id, name: product.name, price, quantity, product_options, cancellation_comment, gone_options: [] }
}
