import { isKnownToServer } from '../account/known'

/** The ad whose heart a guest has pressed, until they are signed in. */
const WISH = 'ad_wish'
/** A wish is done so long after it. */
const WISH_MS = 30 * 60_000

/** Whether nobody is signed in here, as far as the browser can tell; whom it has only forgotten the server knows. */
export const isGuest = () => localStorage.getItem('user_delivery') === null && !isKnownToServer()

/** Says over the page that one must sign in first, and comes back to `redirect`, else to this page. What closes it forgets the wish. */
export async function askToSignIn(redirect?: string): Promise<void> {
  const [{ $modal, openModal }, { REQUIREMENT_LOGIN }] = await Promise.all([
    import('../modals/store'),
    import('../modals/modals'),
  ])
  openModal(REQUIREMENT_LOGIN, redirect === undefined ? {} : { redirect })
  const stop = $modal.listen((modal) => {
    if (modal) return
    sessionStorage.removeItem(WISH)
    stop()
  })
}

export function keepWish(number: string) {
  sessionStorage.setItem(WISH, JSON.stringify({ number, at: Date.now() }))
}

/** The number of the ad that was wished for lately, once. */
export function takeWish(): string | null {
  const kept = sessionStorage.getItem(WISH)
  if (kept === null) return null
  sessionStorage.removeItem(WISH)
  const { number, at }: { number: string; at: number } = JSON.parse(kept)
  return Date.now() - at < WISH_MS ? number : null
}

/** A guest who presses a link that only a person may follow signs in over the page and goes on there; without scripts the link’s page asks it. */
export function answerGuestLinks() {
  document.addEventListener('click', (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-signed-in]') : null
    if (!link || metaKey || ctrlKey || shiftKey || altKey || !isGuest()) return
    event.preventDefault()
    // Without a network the link says so better.
    askToSignIn(link.pathname).catch(() => location.assign(link.href))
  })
}
