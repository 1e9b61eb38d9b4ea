import { useEffect } from 'react'
import { $activeAddress } from '../account/store'
import { $delivering, loadDelivering } from './delivering'
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
      $activeAddress.subscribe((address) => {
        loadDelivering(address).catch(() => {})
      }),
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
  })
  const main = document.querySelector('main')
  if (main) observer.observe(main, { childList: true, subtree: true })
  return () => observer.disconnect()
}

function markHearts(ids: ReadonlySet<string> | null) {
  for (const heart of document.querySelectorAll<HTMLElement>('[data-heart]')) {
    const pressed = String(ids?.has(heart.dataset.heart ?? '') ?? false)
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
}

function markZones(ids: ReadonlySet<string> | null) {
  for (const card of document.querySelectorAll<HTMLElement>('[data-restaurant]')) {
    const out = ids !== null && !ids.has(card.dataset.restaurant ?? '')
    if (out && card.dataset.zone !== 'out') card.dataset.zone = 'out'
    if (!out && card.dataset.zone) delete card.dataset.zone
  }
}

function heartAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-heart]') : null
}
