import { DAY_MS } from '@ostrov/shared/formats/time'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { MODERATED } from '@ostrov/shared/moderation/kinds'
import type { disagreementList } from '@ostrov/shared/moderation/lists'
import { disagreementList as table } from '@ostrov/shared/moderation/lists'
import type { DisagreementFiguresWire, DisagreementWire } from '@ostrov/shared/moderation/quality-schema'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, sql } from '../../db/sql'
import { targets } from './read-revisions'
import type { Proposed } from './revision'

const FIGURES_DAYS = 30

type Row = Omit<DisagreementWire, 'title'> & { title: string | null; proposed: Proposed }

/** `c` checked the verdict `o`. */
const said = (one: 'o' | 'c', admin: 'first' | 'second') =>
  sql`json_build_object('by', ${sql.ref(`${admin}.name`)}, 'is_trust', ${sql.ref(`${one}.by_trust`)},
    'status', ${sql.ref(`${one}.status`)}, 'reason', ${sql.ref(`${one}.reason`)}, 'decided_at', ${moment(`${one}.decided_at`)})`
const from = sql`revision c join revision o on o.id = c.of_id`
const isChecked = sql`c.cause = 'check' and c.decided_at is not null and c.status in ('approved', 'needs_work', 'rejected')`
const differs = sql`${isChecked} and c.status <> o.status`
const isAgain = sql`exists (select from revision again where again.of_id = c.id)`
const conditions = {
  kind: sql`c.kind`,
  state: (asked: string) => (asked === 'again' ? isAgain : sql`not ${isAgain}`),
}

/** Where a blind check said another word, the newest first. */
export async function listDisagreements(em: Em, query: ListQuery<typeof disagreementList>) {
  const list = await readList<Row, typeof disagreementList>(em, table, query, {
    select: sql`c.id, c.kind, c.row_id, t.title, c.proposed, ${said('o', 'first')} as first, ${said('c', 'second')} as second,
      (select json_build_object('id', again.id, 'status', again.status) from revision again where again.of_id = c.id) as again`,
    from,
    joined: sql`left join admin first on first.id = o.decided_by left join admin second on second.id = c.decided_by
      left join lateral (select title from (${targets()}) each where each.kind = c.kind and each.id = c.row_id) t on true`,
    key: sql`c.id`,
    where: differs,
    conditions,
    order: sql`c.decided_at desc, c.id desc`,
  })
  const items = list.items.map(({ title, proposed, ...one }) => ({
    ...one,
    title: String(title ?? proposed[MODERATED[one.kind].title] ?? ''),
  }))
  return { ...list, items }
}

/** How many of them each choice would leave. */
export function countDisagreements(em: Em, query: ListQuery<typeof disagreementList>) {
  return readFacets(em, table, query, { from, where: differs, conditions })
}

/** How much was checked in thirty days, and of how much two said different things. */
export async function readDisagreementFigures(em: Em, now: Date): Promise<DisagreementFiguresWire> {
  const since = new Date(now.getTime() - FIGURES_DAYS * DAY_MS)
  const found = await row<DisagreementFiguresWire>(
    em,
    sql`select count(*)::int as checked, count(*) filter (where c.status <> o.status)::int as differ
        from ${from} where ${isChecked} and c.decided_at > ${since}`,
  )
  return found ?? { checked: 0, differ: 0 }
}
