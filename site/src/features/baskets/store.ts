import { isAway } from '@ostrov/shared/wire/away'
import { atom, onMount } from 'nanostores'
import { $user_delivery } from '../account/store'
import { resumeUnanswered } from './changes'
import { forgetGuest, guestId } from './guest'
import { byRestaurant } from './lines'
import { inTurn } from './queue'
import { isCustomer, mergeGuest, readBaskets } from './requests'
import { $adding, $confirmed, $pending, $shown, accept } from './state'
import { isAnythingWaiting, keptUnanswered, seenBaskets, watchOthers } from './tabs'

/** `failed` is for the first load only; later failures leave what is shown. */
export const $basketsState = atom<'idle' | 'loading' | 'ready' | 'failed'>('idle')
/** What the person sees: baskets by restaurant_id, unconfirmed quantities applied. Loads itself on first use. */
export const $baskets = $shown

onMount($baskets, () => {
  if (typeof window === 'undefined' || $basketsState.get() !== 'idle') return
  watchOthers(loadBaskets)
  const { pending, adding } = keptUnanswered()
  $pending.set(pending)
  $adding.set(adding)
  if (isAnythingWaiting()) void import('./waiting').then(({ takeUp }) => takeUp())
  let person = personId()
  $user_delivery.listen(() => {
    if (person === personId()) return
    person = personId()
    void loadBaskets()
  })
  void loadBaskets()
})

/** Reads the baskets anew. A guest's baskets of a person who has signed in become the person's own first, quantities added up. */
export function loadBaskets(): Promise<void> {
  if ($basketsState.get() !== 'ready') $basketsState.set('loading')
  return inTurn(async () => {
    const person = personId()
    try {
      await handOver()
      const baskets = byRestaurant(await readBaskets())
      // Who has left meanwhile leaves nothing behind.
      if (person !== personId()) return
      accept(baskets)
      $basketsState.set('ready')
      // The page before this one may have left with a change not yet answered.
      resumeUnanswered()
    } catch (problem) {
      if ($basketsState.get() === 'ready') return
      const seen = isAway(problem) ? seenBaskets() : null
      if (seen) $confirmed.set(seen)
      $basketsState.set(seen ? 'ready' : 'failed')
    }
  })
}

function personId(): string | null {
  return isCustomer() ? ($user_delivery.get()?.id ?? null) : null
}

async function handOver() {
  const uuid = guestId()
  if (!uuid || !isCustomer()) return
  await mergeGuest(uuid)
  forgetGuest()
}
