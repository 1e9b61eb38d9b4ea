import type { BasketChange } from '@ostrov/shared/baskets/changes'
import type { QuoteWire } from '@ostrov/shared/baskets/schema'
import { keyOfChanges } from './seen'

/** What a basket comes to by its goods alone, as every answer about baskets says it. */
export function goodsQuote(price: number, changes: BasketChange[]): QuoteWire {
  return {
    ...{ price, total: price, delivery_price: 0, discount: 0, left_to_minimum: 0, left_to_free_delivery: 0 },
    ...{ delivery_type: null, payment_type: null, zone: null, promo: null, barrier: null },
    changes,
    changes_key: keyOfChanges(changes),
  }
}
