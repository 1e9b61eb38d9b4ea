import type { PlainTag, RestaurantTag } from '@ostrov/shared/page-tags'
import type { Channel } from './notices'

type Shown = {
  tags?: readonly PlainTag[]
  /** Tags of each restaurant that `of` names. */
  each?: readonly RestaurantTag[]
  /** Tags of a table whose rows are not all shown there, each with the SQL that says which are; it may speak of `old` and `new`. */
  some?: Partial<Record<PlainTag, string>>
  /** SQL of the restaurants' ids; it may speak of `old` and `new`, either of which is null where there is none. */
  of?: string
  /** SQL that holds when an update changed nothing that anybody is shown. */
  same?: string
}

const STALE: Channel = 'stale'

/**
 * The trigger of a table whose rows public pages and answers show: a change drops the tags of what shows it, in the
 * transaction that makes it and whoever makes it, so no writer can forget. `http/brief-cache.ts` of every process hears.
 */
export function showing({
  tags = [],
  each = [],
  some = {},
  of = idsIn('restaurant_id'),
  same = without('updated_at'),
}: Shown) {
  const dropped = [
    ...tags.map((tag) => `perform pg_notify('${STALE}', '${tag}');`),
    ...Object.entries(some).map(([tag, when]) => `if ${when} then perform pg_notify('${STALE}', '${tag}'); end if;`),
    ...each.map(
      (tag) => `perform pg_notify('${STALE}', '${tag}' || id) from (${of}) touched (id) where id is not null;`,
    ),
  ]
  return {
    name: 'drops_tags',
    timing: 'after' as const,
    events: ['delete' as const, 'insert' as const, 'update' as const],
    body: `if tg_op = 'UPDATE' and ${same} then return null; end if; ${dropped.join(' ')} return null`,
  }
}

/** The ids that a column holds, before and after. */
export const idsIn = (column: string) => `values (old.${column}), (new.${column})`

/** Nothing but these columns changed. */
export function without(...columns: string[]) {
  const rest = (row: 'old' | 'new') => `to_jsonb(${row}) - '{${columns.join(',')}}'::text[]`
  return `${rest('old')} = ${rest('new')}`
}
