import { useStore } from '@nanostores/react'
import type { Adding } from './lines'
import { $adding, $pending, $waiting } from './state'

/** Whether a change of this line waits for a network. */
export function useWaits(item_id: string): boolean {
  const isWaiting = useStore($waiting, { ssr: () => false })
  const pending = useStore($pending)
  return isWaiting && item_id in pending
}

/** Dishes that wait for a network to come into their baskets. */
export function useWaitingDishes(): readonly Adding[] {
  const isWaiting = useStore($waiting, { ssr: () => false })
  const adding = useStore($adding)
  return isWaiting ? adding.filter(({ quantity }) => quantity > 0) : []
}
