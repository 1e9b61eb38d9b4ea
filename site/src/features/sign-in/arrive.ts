import { DOCUMENTS_CHANGED } from '@ostrov/shared/documents/changed-words'
import { SESSION_MESSAGES } from '@ostrov/shared/sessions/messages'
import { leaving } from '@ostrov/shared/ui/use-form'
import { showToastOnNextPage } from '../../components/left-toast'
import { type Arrival, nextPath } from '../account/next-path'
import { loadBaskets } from '../baskets/store'

/** What follows a sign-in: the guest's baskets become the person's, a word of welcome, and on with the way. */
export async function arrive(arrival: Arrival & { documents_changed: boolean }): Promise<never> {
  // A basket that could not be merged now is merged by the next page that loads the baskets.
  await Promise.allSettled([loadBaskets(), renewPush()])
  leaveWelcome(arrival)
  location.replace(nextPath(arrival))
  return leaving()
}

/** Leaves a word of welcome for the next page, and what has changed since the last sign-in. */
export function leaveWelcome({ documents_changed }: { documents_changed: boolean }): void {
  const { signedIn } = SESSION_MESSAGES
  showToastOnNextPage(documents_changed ? `${signedIn}. ${DOCUMENTS_CHANGED.customer}` : signedIn, 'success')
}

async function renewPush() {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const push = await import('../push/subscription')
  await push.renewPush()
}
