import type { RestaurantCardWire } from '@ostrov/shared/restaurants/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { api } from '../../api'
import { keepPages, keepTop, keptPages } from './list-position'

/** After so many pages the list waits to be asked, so that what stands below it can be reached. */
const BY_ITSELF = 5

type Read = { items: RestaurantCardWire[]; pages: number; state: 'ready' | 'loading' | 'failed' }
type Source = {
  /** The list on the page that goes on. */
  list: string
  personal: boolean
}
type Wish = { asked?: boolean; focus?: boolean }

/** The pages of a list after its first; back on the page as many as there were, and the place one had left. */
export function useRestaurantPages({ list, personal }: Source) {
  const [read, setRead] = useState<Read>({ items: [], pages: 1, state: 'ready' })
  const now = useRef(read)
  const until = useRef(BY_ITSELF)
  const place = useRef<(() => void) | null>(null)
  const change = (next: Read) => {
    now.current = next
    setRead(next)
  }
  const load = async (to: number) => {
    const { items, pages, state } = now.current
    if (state === 'loading') return
    change({ items, pages, state: 'loading' })
    try {
      const numbers = Array.from({ length: to - pages }, (_, at) => pages + 1 + at)
      const found = await Promise.all(numbers.map((page) => readPage(page, personal)))
      change({ items: unseen(list, items, found.flat()), pages: to, state: 'ready' })
      keepPages(to)
    } catch {
      place.current = null
      change({ items, pages, state: 'failed' })
    }
  }
  const more = ({ asked = false, focus = false }: Wish = {}) => {
    const { pages, items, state } = now.current
    if (asked) until.current = pages + BY_ITSELF
    if (pages >= until.current || (state === 'failed' && !asked)) return
    if (focus) place.current = () => focusCard(items.length)
    void load(pages + 1)
  }
  useEffect(() => {
    addEventListener('pagehide', keepTop)
    const kept = keptPages()
    if (kept.pages > 1) {
      const moved = new AbortController()
      for (const kind of ['wheel', 'touchmove', 'keydown'])
        addEventListener(kind, () => moved.abort(), { once: true, passive: true, signal: moved.signal })
      place.current = () => moved.signal.aborted || scrollTo({ top: kept.top, behavior: 'instant' })
      until.current = Math.max(BY_ITSELF, kept.pages)
      void load(kept.pages)
    }
    return () => removeEventListener('pagehide', keepTop)
  }, [])
  useLayoutEffect(() => {
    if (read.state !== 'ready') return
    place.current?.()
    place.current = null
  }, [read])
  const focusCard = (at: number) => {
    const { items } = now.current
    document.querySelector<HTMLElement>(`[data-restaurant="${items[at]?.id}"] a`)?.focus()
  }
  return { ...read, more }
}

async function readPage(page: number, personal: boolean) {
  const query = { page }
  const found = await ask(personal ? api.restaurants.nearby.get({ query }) : api.restaurants.filters.get({ query }))
  return found.items
}

/** What there is and what is new after it: a restaurant that has moved between two pages stands once. */
function unseen(list: string, items: readonly RestaurantCardWire[], found: readonly RestaurantCardWire[]) {
  const shown = document.querySelectorAll<HTMLElement>(`#${list} [data-restaurant]`)
  const known = new Set([...shown].map(({ dataset }) => dataset.restaurant))
  const fresh = new Map(found.map((one) => [one.id, one]))
  return [...items, ...[...fresh.values()].filter(({ id }) => !known.has(id))]
}
