import { $delivering, askDelivering, watchDelivering } from './delivering'
import { $favourites, loadFavourites } from './favourites'

/** Marks the page's cards with what holds for the person signed in, until `left`: hearts, and «вне зоны доставки». */
export function markCards(left: AbortSignal): void {
  if (left.aborted) return
  const stops = [
    $favourites.subscribe(markHearts),
    $delivering.subscribe(markZones),
    watchDelivering(askOfCards),
    watchCards(),
  ]
  left.addEventListener('abort', () => {
    for (const stop of stops) stop()
  })
  loadFavourites().catch(() => {})
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
