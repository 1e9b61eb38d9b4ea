import { listRoute } from '@ostrov/shared/lists/schema'
import { valuesOf } from '@ostrov/shared/lists/table'
import { referenceList } from '@ostrov/shared/records/lists'
import { Reference, type ReferenceWire } from '@ostrov/shared/records/schema'
import type { AdminPermission } from '@ostrov/shared/staff/permissions'
import { isUuid } from '@ostrov/shared/wire/uuid'
import { Elysia } from 'elysia'
import { readList } from '../../db/list'
import { soughtBy } from '../../db/sought-by'
import { containing, type Sql, sql } from '../../db/sql'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'

/** What a noun's rows are chosen by: where they stand, what each is called and what tells two of one name apart. */
type Named = {
  from: Sql
  key: Sql
  title: Sql
  more: Sql
  /** The index by which they are looked for, where the title alone is not all. */
  sought?: Sql
  /** What an administrator must be allowed for it; nothing where it is no secret. */
  may?: AdminPermission
  order?: Sql
}

/** `GET <path>`: rows to choose among, for an administrator whose form or filter names one. */
export const referenceRoute = <const Path extends string>(
  deps: Deps,
  path: Path,
  { from, key, title, more, sought, may, order = sql`${title}, ${key}` }: Named,
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
          query: (words) => (sought ? soughtBy(sought, words) : sql`${title} ilike ${containing(words)}`),
          ids: (ids) => sql`${key} = any(${valuesOf(ids).filter(isUuid)}::uuid[])`,
        },
        order,
      }),
    {
      admin: may ?? true,
      ...listRoute(referenceList, Reference),
      detail: { summary: 'Rows to choose among, by a part of the name or by ids', tags: ['Records'] },
    },
  )
