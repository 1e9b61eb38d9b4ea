import { namesOf } from '@ostrov/shared/accounts/permissions'
import { MODERATED, type ModeratedKind, moderated } from '@ostrov/shared/moderation/kinds'
import type { RevisionQuery, RevisionWire } from '@ostrov/shared/moderation/schema'
import type { RawBuilder } from 'kysely'
import type { Em } from '../../db/orm'
import { moment, rows, sql } from '../../db/sql'
import { Refusal } from '../../http/problems'
import type { Proposed } from './revision'

type Row = Omit<RevisionWire, 'fields' | 'title' | 'author'> & {
  author_id: string
  author_name: string
  proposed: Proposed
  base: Proposed
  is_shown: boolean
  title: string | null
  total: number
}

/** What waits for a moderator, the longest waiting first. */
export async function listPending(em: Em, { kind, page = 1, limit = 20 }: typeof RevisionQuery.static) {
  const found = await read(
    em,
    sql`v.status = 'pending' and (${kind ?? null}::text is null or v.kind = ${kind ?? null})`,
    {
      limit,
      offset: (page - 1) * limit,
    },
  )
  return { items: found.map(viewOf), page, limit, total: found[0]?.total ?? 0 }
}

/** One revision, of this kind when it is given. @throws {Refusal} `moderation.not_found` */
export async function readRevision(em: Em, id: string, kind: ModeratedKind | null = null): Promise<RevisionWire> {
  const [found] = await read(em, sql`v.id = ${id} and (${kind}::text is null or v.kind = ${kind})`, {
    limit: 1,
    offset: 0,
  })
  if (!found) throw new Refusal('moderation.not_found')
  return viewOf(found)
}

/** Each kind's rows by their own table, as far as the statement must know of them. */
const targets = sql.join(
  namesOf(MODERATED).map((kind) => {
    const { table, title } = moderated(kind)
    return sql`select ${sql.lit(kind)}::text as kind, id, ${sql.ref(title)} as title, moderation_status from ${sql.table(table)}`
  }),
  sql` union all `,
)

function read(em: Em, which: RawBuilder<unknown>, { limit, offset }: { limit: number; offset: number }) {
  return rows<Row>(
    em,
    sql`select v.id, v.kind, v.row_id, v.restaurant_id, v.status, v.version, v.reason, v.proposed, v.base,
          ${moment('v.created_at')} as created_at, b.id as author_id, b.name as author_name, t.title,
          coalesce(t.moderation_status = 'approved', false) as is_shown, (count(*) over ())::int as total
        from revision v join business_user b on b.id = v.author_id
        left join lateral (select title, moderation_status from (${targets}) each
          where each.kind = v.kind and each.id = v.row_id) t on true
        where ${which} order by v.created_at, v.id limit ${limit} offset ${offset}`,
  )
}

function viewOf({ proposed, base, is_shown, author_id, author_name, title, total, ...row }: Row): RevisionWire {
  const { fields } = moderated(row.kind)
  return {
    ...row,
    title: String(title ?? proposed[moderated(row.kind).title] ?? ''),
    author: { id: author_id, name: author_name },
    fields: Object.entries(fields)
      .filter(([name]) => name in proposed)
      .map(([name, shown]) => ({ name, ...shown, shown: is_shown ? base[name] : null, proposed: proposed[name] })),
  }
}
