import { useEffect } from 'react'
import { $delivering, askDelivering, watchDelivering } from './delivering'
import { $favourites, loadFavourites, toggleFavourite } from './favourites'

/**
 * Marks the cards the server drew for everybody with what holds for this person: hearts, and «вне зоны доставки».
 * Draws nothing itself. Cards that come later (a search) mark themselves by the same attributes.
 */
export default function MyMarks() {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const id = heartAt(event.target)?.dataset.heart
      if (id) toggleFavourite(id)
    }
    document.addEventListener('click', press)
    const leave = [
      $favourites.subscribe(markHearts),
      $delivering.subscribe(markZones),
      watchDelivering(askOfCards),
      watchCards(),
      () => document.removeEventListener('click', press),
    ]
    loadFavourites().catch(() => {})
    return () => {
      for (const stop of leave) stop()
    }
  }, [])
  return null
}

function watchCards(): () => void {
  const observer = new MutationObserver(() => {
    markHearts($favourites.get())
    markZones($delivering.get())
    askOfCards()
  })
  const main = document.querySelector('main')
  if (main) observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Only of what the page shows: however many restaurants there are, none is said to be out of reach unasked. */
function askOfCards() {
  const cards = document.querySelectorAll<HTMLElement>('[data-restaurant]')
  void askDelivering([...cards].flatMap(({ dataset }) => dataset.restaurant ?? []))
}

function markHearts(ids: ReadonlySet<string> | null) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const pressed = String(ids?.has(heart.dataset.heart ?? '') ?? false)
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
}

function markZones(delivering: ReadonlyMap<string, boolean>) {
  for (const card of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    // Who delivers to nobody says so already.
    const out = delivering.get(card.dataset.restaurant ?? '') === false && !('pickupOnly' in card.dataset)
    if (out && card.dataset.zone !== 'out') card.dataset.zone = 'out'
    if (!out && card.dataset.zone) delete card.dataset.zone
  }
}

function heartAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
}
