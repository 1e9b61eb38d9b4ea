import { waits } from './changes'
import { complain } from './complain'
import { inTurn } from './queue'
import { deleteBasket } from './requests'
import { $confirmed, hold, settle } from './state'

/** Throws a restaurant's basket away, by the basket's id. False, with a toast, when the server did not. */
export function clearBasket(id: string): Promise<boolean> {
  return inTurn(async () => {
    const basket = Object.values($confirmed.get()).find((one) => one.id === id)
    try {
      await deleteBasket(id)
      if (basket) settle(basket.restaurant_id, null)
      return true
    } catch (problem) {
      if (basket && (await waits(problem))) {
        for (const item of basket.items) hold(item.id, 0)
        return true
      }
      complain(problem)
      return false
    }
  })
}
