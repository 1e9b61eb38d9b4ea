import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'

/** Whom of this tab the server said to have ordered before. */
const KEY = 'ostrov_has_ordered'

/**
 * Takes the first order's slide off the page of a person who has ordered before, and puts it back for anybody else: the
 * page itself is everybody's. What the server does not answer changes nothing.
 */
export async function hideFirstOrderSlide(user_id: string | null): Promise<void> {
  const slides = document.querySelectorAll<HTMLElement>('[data-first-order]')
  if (slides.length === 0) return
  const hide = user_id !== null && (sessionStorage.getItem(KEY) === user_id || (await hasOrdered(user_id)))
  for (const slide of slides) slide.hidden = hide
}

async function hasOrdered(user_id: string): Promise<boolean> {
  const answer = await ask(api.user.promo_code.promotions.get()).catch(() => null)
  if (!answer || answer.is_first_order) return false
  sessionStorage.setItem(KEY, user_id)
  return true
}
