import type { Deps } from '../../kernel/deps'

/**
 * Hears of every change of a group basket and of the menus they are filled from, from whatever process. What changed is not
 * told: who follows reads anew, also after a connection that was lost.
 */
export function createGroupListener({ notices }: Pick<Deps, 'notices'>) {
  const followers = new Map<string, Set<() => void>>()
  const tell = (key: string) => {
    for (const told of followers.get(key) ?? []) told()
  }
  notices.hear('basket_group', { heard: tell, again: () => [...followers.keys()].forEach(tell) })
  notices.hear('stale', { heard: tell, again: () => undefined })

  return {
    /** Calls `told` for the group and its restaurant's menu until the answered function is called. */
    follow({ id, restaurant_id }: { id: string; restaurant_id: string }, told: () => void) {
      const keys = [id, `restaurant:${restaurant_id}`]
      for (const key of keys) followers.set(key, (followers.get(key) ?? new Set()).add(told))
      return () => {
        for (const key of keys) {
          const set = followers.get(key)
          set?.delete(told)
          if (set?.size === 0) followers.delete(key)
        }
      }
    },
  }
}
