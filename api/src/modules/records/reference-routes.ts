import { listRoute } from '@ostrov/shared/lists/schema'
import { valuesOf } from '@ostrov/shared/lists/table'
import { referenceList } from '@ostrov/shared/records/lists'
import { Reference, type ReferenceWire } from '@ostrov/shared/records/schema'
import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { Elysia } from 'elysia'
import { readList } from '../../db/list'
import type { Sql } from '../../db/list-conditions'
import { containing, sql } from '../../db/sql'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'

/** What a noun's rows are chosen by: where they stand, what each is called and what tells two of one name apart. */
type Named = { from: Sql; key: Sql; title: Sql; more: Sql; may?: AdminPermission }

/** `GET <path>`: rows to choose among, for any administrator whose form or filter names one, or for those who `may`. */
export const referenceRoute = <const Path extends string>(
  deps: Deps,
  path: Path,
  { from, key, title, more, may }: Named,
) =>
  new Elysia().use(access(deps)).get(
    path,
    ({ em, query }) =>
      readList<ReferenceWire, typeof referenceList>(em, referenceList, query, {
        select: sql`${key} as id, ${title} as title, ${more} as more`,
        from,
        where: sql`true`,
        key,
        conditions: {
          query: (words) => sql`${title} ilike ${containing(words)}`,
          ids: (ids) => sql`${key} = any(${valuesOf(ids).filter(isUuid)}::uuid[])`,
        },
        order: sql`${title}, ${key}`,
      }),
    {
      admin: may ?? true,
      ...listRoute(referenceList, Reference),
      detail: { summary: 'Rows to choose among, by a part of the name or by ids', tags: ['Records'] },
    },
  )
