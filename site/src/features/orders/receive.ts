import type { OrderWire } from '@ostrov/shared/orders/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { loadOrder, takeOrder } from './store'

/** Says that the order was received and shows it completed; a refusal is told, and the order shown as it is. */
export async function receiveOrder({ uuid }: OrderWire): Promise<void> {
  try {
    takeOrder(await ask(api.orders.actions.user.received({ orderId: uuid }).put()))
  } catch (problem) {
    showToast(sentenceOf(problem, 'Не\u00A0получилось отметить заказ'), { kind: 'error' })
    await loadOrder(uuid)
  }
}
