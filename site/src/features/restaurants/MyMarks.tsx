import { useStore } from '@nanostores/react'
import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
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
  useEffect(() => {
    const left = new AbortController()
    const press = ({ target }: MouseEvent) => {
      const heart = heartAt(target)
      if (!heart) return
      if (signedIn) void turnHeart(heart)
      else openModal(REQUIREMENT_LOGIN, {})
    }
    document.addEventListener('click', press, { signal: left.signal })
    if (signedIn) {
      import('./marks').then(
        ({ markCards }) => markCards(left.signal),
        () => {},
      )
    }
    return () => left.abort()
  }, [signedIn])
  return null
}

async function turnHeart({ dataset }: HTMLElement) {
  try {
    const { toggleFavourite } = await import('./favourites')
    toggleFavourite(dataset.heart ?? '', 'dish' in dataset)
  } catch {
    showToast(ORDER_MESSAGES.favoriteAddFailed, { kind: 'error' })
  }
}

function heartAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
}
