import { SESSION_MESSAGES } from '@ostrov/shared/sessions/messages'
import { leaving } from '@ostrov/shared/ui/use-form'
import { showToastOnNextPage } from '../../components/left-toast'
import { type Arrival, nextPath } from '../account/next-path'
import { loadBaskets } from '../baskets/store'

/** What follows a sign-in: the guest's baskets become the person's, a word of welcome, and on with the way. */
export async function arrive(arrival: Arrival): Promise<never> {
  // A basket that could not be merged now is merged by the next page that loads the baskets.
  await Promise.allSettled([loadBaskets(), renewPush()])
  showToastOnNextPage(SESSION_MESSAGES.signedIn, 'success')
  location.replace(nextPath(arrival))
  return leaving()
}

async function renewPush() {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const push = await import('../push/subscription')
  await push.renewPush()
}
