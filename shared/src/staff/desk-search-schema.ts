import { t } from 'elysia'
import { Integer, Nullable } from '../wire/schema'
import { DESK_FOUND, DESK_KIND_NAMES, DESK_QUERY_MOST } from './desk-search'

export const DeskSearchQuery = t.Object({ query: t.String({ maxLength: DESK_QUERY_MOST }) })

/** Kinds of which something was found, and of which this administrator may see something. */
export const DeskFound = t.Object({
  groups: t.Array(
    t.Object({
      kind: t.UnionEnum(DESK_KIND_NAMES, { default: undefined }),
      found: t.Array(
        t.Object({
          id: t.String({ description: 'By which its card opens; of a purchase of tickets its buyer’s.' }),
          title: t.String(),
          note: t.String({ description: 'What tells two of one name apart.' }),
        }),
        { description: `The newest, ${DESK_FOUND} at most; what bears the number that was typed comes first.` },
      ),
      is_more: t.Boolean(),
    }),
  ),
})
export type DeskFoundWire = typeof DeskFound.static

/** What waits for somebody, by where it is seen to. What a role has no part in is null. */
export const DeskWaiting = t.Object({
  orders: Nullable(Integer({ description: 'That need a hand.' })),
  moderation: Nullable(Integer()),
  support: Nullable(Integer()),
  differences: Nullable(Integer({ description: 'With the bank, that nobody has settled.' })),
  failed_jobs: Nullable(Integer()),
})
export type DeskWaitingWire = typeof DeskWaiting.static
