import type { BusinessOrderWire } from '@ostrov/shared/orders/schema'
import { ask } from '@ostrov/shared/wire/answers'
import { type RefObject, useEffect } from 'react'
import { api } from '../../api'

const marked = new Set<number>()

/** Notes once that the restaurant has looked at an order: when half of its card was on a screen that is on. */
export function useSeen(card: RefObject<HTMLElement | null>, { id, viewed_at }: BusinessOrderWire): void {
  useEffect(() => {
    const element = card.current
    if (!element || viewed_at !== null || marked.has(id)) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (document.visibilityState !== 'visible' || !entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        if (marked.has(id)) return
        marked.add(id)
        // A mark that was lost is made by the next look.
        ask(api.business_user.orders({ id: String(id) }).view.put()).catch(() => marked.delete(id))
      },
      { threshold: 0.5 },
    )
    watch.observe(element)
    return () => watch.disconnect()
  }, [card, id, viewed_at])
}
