import { useStore } from '@nanostores/react'
import { FAVOURITE_MESSAGES } from '@ostrov/shared/restaurants/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { useEffect } from 'react'
import { REQUIREMENT_LOGIN } from '../modals/modals'
import { $isSignedIn, openModal } from '../modals/store'

/**
 * Marks the cards the server drew for everybody with what holds for this person: hearts, and «вне зоны доставки».
 * Draws nothing itself; a guest, who has no marks, is asked to sign in. Cards that come later (a search) mark
 * themselves by the same attributes.
 */
export default function MyMarks() {
  const signedIn = useStore($isSignedIn, { ssr: () => false })
  useEffect(answerPresses, [])
  useEffect(() => {
    if (!signedIn) return
    const left = new AbortController()
    import('./marks').then(
      ({ markCards }) => markCards(left.signal),
      () => {},
    )
    return () => left.abort()
  }, [signedIn])
  return null
}

/** Those too that came before this woke: `adapter/painted-directive.ts` leaves them on their buttons. */
function answerPresses() {
  const press = ({ target }: Pick<Event, 'target'>) => {
    const heart = target instanceof Element && target.closest<HTMLElement>('[data-heart]')
    if (heart) void turnHeart(heart)
  }
  document.addEventListener('click', press)
  for (const target of document.querySelectorAll('[data-press=early]')) press({ target })
  return () => document.removeEventListener('click', press)
}

async function turnHeart({ dataset }: HTMLElement) {
  dataset.press = ''
  try {
    const { toggleFavourite } = await import('./favourites')
    // Known by now: who is signed in is read by what has just been loaded.
    if ($isSignedIn.get()) toggleFavourite(dataset.heart ?? '', 'dish' in dataset)
    else openModal(REQUIREMENT_LOGIN, {})
  } catch {
    showToast(FAVOURITE_MESSAGES.favoriteAddFailed, { kind: 'error' })
  }
}
