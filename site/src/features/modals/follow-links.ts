import { FOLLOW_LINK } from './modals'
import { openModal, opensElsewhere } from './store'

/** Whoever follows a link to another site is told so first; without scripts it is a link. @returns what stops it. */
export function followLinks(): () => void {
  const ask = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
    if (!/^https?:$/.test(link.protocol) || link.origin === location.origin || 'followed' in link.dataset) return
    event.preventDefault()
    openModal(FOLLOW_LINK, { url: link.href })
  }
  document.addEventListener('click', ask)
  return () => document.removeEventListener('click', ask)
}
