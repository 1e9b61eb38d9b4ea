import type { BasketChange } from '@ostrov/shared/baskets/changes'
import type { QuoteWire } from '@ostrov/shared/baskets/schema'
import type { AppliedOffers } from '@ostrov/shared/offers/apply'
import { offerHints } from '@ostrov/shared/offers/words'
import { keyOfChanges } from './seen'

/** What a basket comes to by its goods alone, as every answer about baskets says it. */
export function goodsQuote(price: number, changes: BasketChange[], applied: AppliedOffers): QuoteWire {
  const { discount } = applied
  return {
    ...{ price, total: price - discount, delivery_price: 0, left_to_minimum: 0, left_to_free_delivery: 0 },
    ...{ discount, offer_discount: discount, offers: [...applied.offers], hints: offerHints(applied) },
    ...{ delivery_type: null, payment_type: null, zone: null, promo: null, bonus: null, barrier: null },
    changes,
    changes_key: keyOfChanges(changes),
  }
}
