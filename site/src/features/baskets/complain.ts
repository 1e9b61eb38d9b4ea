import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Problem } from '@ostrov/shared/wire/answers'

/** The server's own reason when a rule refused; else the words of the catalogue, else those about the connection. */
export function complain(problem: unknown, words?: string) {
  const reason = problem instanceof Problem && (!words || problem.status === 409) && problem.message
  showToast([words, reason].filter(Boolean).join('. ') || ORDER_MESSAGES.addToBasketFailed, { kind: 'error' })
}
