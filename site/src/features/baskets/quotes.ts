import type { BasketWire, QuoteInputWire } from '@ostrov/shared/baskets/schema'
import { ask, Problem } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { complain } from './complain'
import { ensureGuestId } from './guest'
import { withBasket } from './lines'
import { inTurn } from './queue'
import { isCustomer } from './requests'
import { $confirmed, accept } from './state'
import { loadBaskets } from './store'
import { tellOtherTabs } from './tabs'

/** A basket quoted for these terms, after all that was asked of it before. @throws {Problem} when it is gone. */
export function quoteBasket(basket_id: string, terms: QuoteInputWire): Promise<BasketWire> {
  return inTurn(async () => {
    const request = isCustomer()
      ? api.user.baskets({ id: basket_id }).quote.post(terms)
      : api.unauthorized.baskets({ id: ensureGuestId() })({ target: basket_id }).quote.post(terms)
    const { basket } = await ask(request).catch((problem: unknown) => {
      // Ordered or cleared elsewhere: what is shown is no more.
      if (problem instanceof Problem && problem.status === 404) void loadBaskets()
      throw problem
    })
    const held = $confirmed.get()
    // Its prices are the newest there are.
    if (held[basket.restaurant_id]) accept(withBasket(held, basket.restaurant_id, basket))
    return basket
  })
}

/** «Понятно»: the changes that `seen` names were read. The basket as it is now, or null with a toast. */
export async function readChanges(
  basket_id: string,
  terms: QuoteInputWire & { seen: string },
): Promise<BasketWire | null> {
  try {
    const basket = await quoteBasket(basket_id, terms)
    tellOtherTabs()
    return basket
  } catch (problem) {
    complain(problem)
    return null
  }
}
