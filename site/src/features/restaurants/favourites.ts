import { FAVOURITE_MESSAGES } from '@ostrov/shared/restaurants/messages'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { atom } from 'nanostores'
import { api } from '../../api'
import { createQueue } from '../../components/queue'
import { $user_delivery } from '../account/store'

/** A heart pressed twice in a row asks the server nothing; the one on a dish's page waits less (spec §7). */
const DEBOUNCE_MS = 150
const DEBOUNCE_ON_DISH_MS = 100

/** Ids of the person's favourite restaurants; null until they are known, and for a guest. */
export const $favourites = atom<ReadonlySet<string> | null>(null)

/** Of hearts pressed that are not yet sent. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()
const confirmed = new Set<string>()
const inTurn = createQueue()

/** Reads the favourites of the person signed in; a guest has none. A heart pressed meanwhile stays as it was pressed. */
export function loadFavourites(): Promise<void> {
  return inTurn(async () => {
    if (!$user_delivery.get()?.is_confirmed) return
    const { items } = await ask(api.restaurants.favorite.get({ query: {} }))
    const shown = $favourites.get()
    confirmed.clear()
    for (const { restaurant_id } of items) confirmed.add(restaurant_id)
    $favourites.set(new Set(confirmed))
    for (const id of timers.keys()) show(id, shown?.has(id) ?? false)
  })
}

/** Turns the heart at once and tells the server a moment later; a refusal turns it back. */
export function toggleFavourite(restaurant_id: string, on_dish = false): void {
  show(restaurant_id, !$favourites.get()?.has(restaurant_id))
  clearTimeout(timers.get(restaurant_id))
  timers.set(
    restaurant_id,
    setTimeout(() => inTurn(() => send(restaurant_id, on_dish)), on_dish ? DEBOUNCE_ON_DISH_MS : DEBOUNCE_MS),
  )
}

async function send(restaurant_id: string, on_dish: boolean) {
  timers.delete(restaurant_id)
  const liked = $favourites.get()?.has(restaurant_id) ?? false
  if (liked === confirmed.has(restaurant_id)) return
  try {
    if (liked) await ask(api.restaurants.favorite.post({ restaurant_id }))
    else await ask(api.restaurants.favorite({ id: restaurant_id }).delete())
    if (liked) confirmed.add(restaurant_id)
    else confirmed.delete(restaurant_id)
    // A heart beside a dish does not say by itself what is liked.
    if (on_dish)
      showToast(liked ? 'Ресторан теперь в\u00a0любимых' : 'Ресторан больше не\u00a0в\u00a0любимых', {
        kind: 'success',
      })
  } catch {
    show(restaurant_id, !liked)
    const message = liked ? FAVOURITE_MESSAGES.favoriteAddFailed : FAVOURITE_MESSAGES.favoriteRemoveFailed
    showToast(message, { kind: 'error' })
  }
}

function show(restaurant_id: string, liked: boolean) {
  const ids = new Set($favourites.get())
  if (liked) ids.add(restaurant_id)
  else ids.delete(restaurant_id)
  $favourites.set(ids)
}
