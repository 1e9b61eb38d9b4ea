import { ORDER_MESSAGES } from '@ostrov/shared/orders/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { $user_delivery } from '../account/store'

/** A heart pressed twice in a row asks the server nothing. */
const DEBOUNCE_MS = 150

/** Ids of the person's favourite restaurants; null until they are known, and for a guest. */
export const $favourites = atom<ReadonlySet<string> | null>(null)

const timers = new Map<string, ReturnType<typeof setTimeout>>()
const confirmed = new Set<string>()

/** Reads the favourites of the person signed in; a guest has none. */
export async function loadFavourites(): Promise<void> {
  if (!$user_delivery.get()?.is_confirmed) return
  const { items } = await ask(api.restaurants.favorite.get({ query: {} }))
  confirmed.clear()
  for (const { restaurant_id } of items) confirmed.add(restaurant_id)
  $favourites.set(new Set(confirmed))
}

/** Turns the heart at once and tells the server after 150 ms; a refusal turns it back. */
export function toggleFavourite(restaurant_id: string): void {
  show(restaurant_id, !$favourites.get()?.has(restaurant_id))
  clearTimeout(timers.get(restaurant_id))
  timers.set(
    restaurant_id,
    setTimeout(() => send(restaurant_id), DEBOUNCE_MS),
  )
}

async function send(restaurant_id: string) {
  const liked = $favourites.get()?.has(restaurant_id) ?? false
  if (liked === confirmed.has(restaurant_id)) return
  try {
    if (liked) await ask(api.restaurants.favorite.post({ restaurant_id }))
    else await ask(api.restaurants.favorite({ id: restaurant_id }).delete())
    if (liked) confirmed.add(restaurant_id)
    else confirmed.delete(restaurant_id)
  } catch {
    show(restaurant_id, !liked)
    const message = liked ? ORDER_MESSAGES.favoriteAddFailed : ORDER_MESSAGES.favoriteRemoveFailed
    showToast(message, { kind: 'error' })
  }
}

function show(restaurant_id: string, liked: boolean) {
  const ids = new Set($favourites.get())
  if (liked) ids.add(restaurant_id)
  else ids.delete(restaurant_id)
  $favourites.set(ids)
}
