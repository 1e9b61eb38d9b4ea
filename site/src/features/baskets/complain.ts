import { BASKET_MESSAGES } from '@ostrov/shared/baskets/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { Problem } from '@ostrov/shared/wire/answers'
import { isAway } from '@ostrov/shared/wire/away'

/** The server's own reason when a rule refused; else the words of the catalogue, else those about the connection. */
export function complain(problem: unknown, words?: string) {
  const reason = problem instanceof Problem && (!words || problem.status === 409 || isAway(problem)) && problem.message
  showToast([words, reason].filter(Boolean).join('. ') || BASKET_MESSAGES.addToBasketFailed, { kind: 'error' })
}
