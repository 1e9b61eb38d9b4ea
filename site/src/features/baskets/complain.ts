import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Problem } from '@ostrov/shared/wire/answers'

/** The server's own reason when a rule refused; else the words of the catalogue, else those about the connection. */
export function complain(problem: unknown, words?: string) {
  const message = problem instanceof Problem ? problem.message : undefined
  const ruled = problem instanceof Problem && problem.status === 409
  const text = words ? (ruled && message ? `${words}. ${message}` : words) : message
  showToast(text ?? ORDER_MESSAGES.addToBasketFailed, { kind: 'error' })
}
