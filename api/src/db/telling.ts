import type { Channel } from './notices'

const CHANGED: Channel = 'basket_group'

/**
 * The trigger of a table that a group basket is made of: every change tells those who look at it, whoever makes it. `groups`
 * is SQL of the groups' ids; where it finds none, as for nearly all baskets, nothing is told.
 */
export function telling(groups: string, events: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete']) {
  return {
    name: 'tells_group',
    timing: 'after' as const,
    events,
    body: `perform pg_notify('${CHANGED}', id::text) from (${groups}) told (id) where id is not null; return null`,
  }
}

/** The gathering around a basket that these columns of `basket b` belong to. */
export const gatheredAround = (which: string) =>
  `select g.id from basket b join basket_group g on g.user_id = b.user_id and g.restaurant_id = b.restaurant_id
   where g.ordered_at is null and ${which}`
