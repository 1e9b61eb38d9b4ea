import type { Channel } from './notices'

const CHANGED: Channel = 'basket_group'
const AUTHORITY: Channel = 'authority'

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

/**
 * The trigger of a table that says who may look at something: a change tells those who hold a stream open for them. `who` is SQL
 * of their id; `when` holds for an update that changes what they may.
 */
export function tellingAuthority(
  who: string,
  when = 'true',
  events: ('insert' | 'update' | 'delete')[] = ['insert', 'update', 'delete'],
) {
  return {
    name: 'tells_authority',
    timing: 'after' as const,
    events,
    body: `if tg_op = 'UPDATE' and not (${when}) then return null; end if; perform pg_notify('${AUTHORITY}', (${who})::text); return null`,
  }
}

/** The trigger of a table whose rows processes keep: a change tells the row's number. `same` holds for an update that changed nothing they keep. */
export function tellingNumber(channel: Channel, same: string) {
  return {
    name: 'tells_number',
    timing: 'after' as const,
    events: ['delete' as const, 'insert' as const, 'update' as const],
    body: `if tg_op = 'UPDATE' and ${same} then return null; end if; perform pg_notify('${channel}', coalesce(new.number, old.number)::text); return null`,
  }
}

/** The gathering around a basket that these columns of `basket b` belong to. */
export const gatheredAround = (which: string) =>
  `select g.id from basket b join basket_group g on g.user_id = b.user_id and g.restaurant_id = b.restaurant_id
   where g.ordered_at is null and ${which}`
