import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import type { ProposalAnswerWire } from '@ostrov/shared/orders/proposal-schema'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { cartPath, EDA } from '@ostrov/shared/paths'
import type { OnlineWayWire } from '@ostrov/shared/payments/schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask, Problem, sentenceOf } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import { showToastOnNextPage } from '../../components/left-toast'
import { closeModal, openModal } from '../modals/store'
import { backTo, isPaid } from './facts'
import { CANCEL_ORDER } from './modals'
import { loadOrder, takeOrder } from './store'

/** Asks, cancels and goes to the start of delivery; a refusal says that it is being cooked and shows what has changed. */
export function cancelOrder(order: OrderWire): void {
  const key = crypto.randomUUID?.()
  openModal(CANCEL_ORDER, {
    back: isPaid(order) ? backTo(order) : null,
    onConfirm: async () => {
      const done = await isCancelledNow(order, key)
      // The sheet owns a step of the history, and the page must not be left before that is undone.
      void closeModal().then(() => (done ? location.assign(EDA) : loadOrder(order.uuid)))
    },
  })
}

async function isCancelledNow({ uuid }: OrderWire, key: string | undefined): Promise<boolean> {
  try {
    const headers = key ? { 'idempotency-key': key } : {}
    await ask(api.orders.actions.user.cancel({ orderId: uuid }).put(undefined, { headers }))
    showToastOnNextPage(ORDER_MESSAGES.cancelled, 'success')
    return true
  } catch (problem) {
    // Only the server knows that it is too late; a lost connection is said in the sheet and can be tried again.
    if (!(problem instanceof Problem) || problem.status !== 409) throw problem
    showToast(ORDER_MESSAGES.cancelFailed, { kind: 'error' })
    return false
  }
}

/**
 * Says one's word on what the restaurant asks, and shows what became of the order.
 * @throws {Problem} to be said where it was pressed; a question closed meanwhile is told and the order read anew.
 */
export async function answerProposal({ uuid }: OrderWire, input: ProposalAnswerWire): Promise<void> {
  try {
    takeOrder(await ask(api.orders.actions.user.answer({ orderId: uuid }).put(input)))
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 409) throw problem
    showToast(problem.message, { kind: 'error' })
    await loadOrder(uuid)
  }
}

/** Leads to the bank's page, or to that of the QR code; as before where no way is said; a kept way is charged here. Resolves only when that did not work, with a toast that says why. */
export async function payOrder({ uuid }: OrderWire, way?: OnlineWayWire): Promise<void> {
  try {
    const { payment_url } = await ask(api.user.orders({ id: uuid }).pay.post(way ?? null))
    if (payment_url) return await leaveFor(payment_url)
    await loadOrder(uuid)
  } catch (problem) {
    showToast(sentenceOf(problem, 'Не\u00a0получилось открыть оплату'), { kind: 'error' })
    await loadOrder(uuid)
  }
}

/**
 * Has an unpaid order paid on receipt instead, or shows that it has moved on by itself.
 * @throws {Problem} to be said where it was asked.
 */
export async function payOnReceipt(
  { uuid }: OrderWire,
  input: { payment_type: 'card' | 'cash'; payment_comment: string | null },
): Promise<undefined> {
  try {
    await ask(api.user.orders({ id: uuid }).payment_type.put(input))
    showToast('Заказ отправлен в\u00A0ресторан', { kind: 'success' })
  } catch (problem) {
    if (!(problem instanceof Problem) || problem.status !== 409) throw problem
    showToast(problem.message, { kind: 'error' })
  }
  await loadOrder(uuid)
}

/** Fills the basket with what the order had and leads to it: there stands what could not be had again, and what is dearer. */
export async function repeatOrder({ uuid }: OrderWire): Promise<void> {
  try {
    const { basket } = await ask(api.user.baskets.repeat_order({ id: uuid }).put())
    if (!basket) throw new Error('Nothing of the order can be had any more.')
    showToastOnNextPage(ORDER_MESSAGES.repeated)
    await leaveFor(cartPath({ step: 1, restaurant: basket.restaurant_id }))
  } catch (problem) {
    const reason = problem instanceof Problem && problem.status === 409 ? `. ${problem.message}` : ''
    showToast(ORDER_MESSAGES.repeatFailed + reason, { kind: 'error' })
  }
}

/** Never resolves, so that the pressed button waits until the other page is there. */
function leaveFor(address: string): Promise<never> {
  location.assign(address)
  return new Promise(() => {})
}
