import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import type { AddressTerms } from '@ostrov/shared/restaurants/schema'
import { termWords } from '../../components/restaurant-words'
import { $blackListing, $delivering, $terms, askDelivering, watchDelivering } from './delivering'
import { $favourites, loadFavourites } from './favourites'

/** Marks the page's cards with what holds for the person signed in, until `left`: hearts, and «вне зоны доставки». */
export function markCards(left: AbortSignal): void {
  if (left.aborted) return
  const stops = [
    $favourites.subscribe(markHearts),
    $delivering.subscribe(markZones),
    $blackListing.subscribe(() => markZones($delivering.get())),
    $terms.subscribe(markTerms),
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
    markTerms($terms.get())
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

/** What stands in this person's way is said on the card: they are not served there at all, or not at their address. */
function markZones(delivering: ReadonlyMap<string, boolean>) {
  for (const card of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    const id = card.dataset.restaurant ?? ''
    // Who delivers to nobody says so already.
    const out = delivering.get(id) === false && !('pickupOnly' in card.dataset) ? 'out' : undefined
    const zone = $blackListing.get().has(id) ? 'blocked' : out
    if (card.dataset.zone === zone) continue
    if (zone) card.dataset.zone = zone
    else delete card.dataset.zone
    if (zone === 'blocked') sayBlocked(card)
  }
}

/** What an order to this person's address is asked for stands where everybody's terms stood. */
function markTerms(terms: ReadonlyMap<string, AddressTerms>) {
  for (const card of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    const own = terms.get(card.dataset.restaurant ?? '')
    if (!own) continue
    const { minimum, fee, freeFrom, isFree } = termWords(own)
    say(card, 'minimum', minimum)
    say(card, 'fee', fee ?? '')
    say(card, 'free', freeFrom)
    card.querySelector('[data-terms=fee]')?.parentElement?.classList.toggle('restaurant-card__free', isFree)
  }
}

function say(card: HTMLElement, term: string, words: string) {
  const place = card.querySelector(`[data-terms=${term}]`)
  if (place && place.textContent !== words) place.textContent = words
}

function sayBlocked(card: HTMLElement) {
  const words = card.querySelector('.restaurant-card__zone')
  if (words) words.textContent = RESTAURANT_LABELS.blacklisted
}
