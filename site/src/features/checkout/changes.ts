import { pricedWithOptions } from '@ostrov/shared/baskets/rules'
import type { BasketItemWire, BasketWire } from '@ostrov/shared/baskets/schema'

/** One thing that became different in a basket while a person was ordering; prices in rubles a piece. */
export type BasketChange =
  | { kind: 'gone'; name: string; reason: string | null }
  | { kind: 'price'; name: string; from: number; to: number }
  | { kind: 'quantity'; name: string; from: number; to: number }
  | { kind: 'added'; name: string; quantity: number }

/** What the person saw against what the server holds now, line by line. */
export function basketChanges(seen: BasketWire, now: BasketWire | null): BasketChange[] {
  const lines = new Map(now?.items.map((item) => [item.id, item]))
  const known = new Set(seen.items.map((item) => item.id))
  const added = (now?.items ?? []).filter((item) => !known.has(item.id) && !item.cancellation_comment)
  return [
    ...seen.items.filter((item) => !item.cancellation_comment).flatMap((item) => lineChanges(item, lines.get(item.id))),
    ...added.map((item) => ({ kind: 'added' as const, name: item.product.name, quantity: item.quantity })),
  ]
}

function lineChanges(seen: BasketItemWire, now: BasketItemWire | undefined): BasketChange[] {
  const { name } = seen.product
  if (!now || now.cancellation_comment) return [{ kind: 'gone', name, reason: now?.cancellation_comment ?? null }]
  const [from, to] = [pieceOf(seen), pieceOf(now)]
  const changes: BasketChange[] = []
  if (from !== to) changes.push({ kind: 'price', name, from, to })
  if (seen.quantity !== now.quantity) changes.push({ kind: 'quantity', name, from: seen.quantity, to: now.quantity })
  return changes
}

function pieceOf({ product, product_options }: BasketItemWire): number {
  return pricedWithOptions(product, product_options)
}
