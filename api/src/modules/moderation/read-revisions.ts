import type { ListQuery } from '@ostrov/shared/lists/table'
import { COMPLAINTS_READ } from '@ostrov/shared/moderation/complaints'
import { MODERATED, type ModeratedKind } from '@ostrov/shared/moderation/kinds'
import { revisionList } from '@ostrov/shared/moderation/lists'
import type { RevisionWire } from '@ostrov/shared/moderation/schema'
import type { SessionKind } from '@ostrov/shared/sessions/kinds'
import { namesOf } from '@ostrov/shared/wire/names'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, type Sql, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { isOverturned } from './moderated-sql'
import type { Proposed } from './revision'
import { type RevisionRow, viewsOf } from './revision-view'
import { firstBy } from './take'

/** What waits for this moderator, the longest waiting first. */
export async function listPending(
  em: Em,
  query: ListQuery<typeof revisionList>,
  { admin_id, kinds = namesOf(MODERATED) }: { admin_id: string; kinds?: readonly ModeratedKind[] },
) {
  const list = await readList<RevisionRow, typeof revisionList>(em, revisionList, query, {
    ...source(),
    where: sql`${waitsFor(admin_id)} and v.kind = any(${kinds}::text[])`,
    conditions: { kind: sql`v.kind` },
    order: sql`v.created_at, v.id`,
  })
  return { ...list, items: await viewsOf(em, list.items) }
}

/** Whose own word is looked at once more is not offered it. */
const waitsFor = (admin_id: string) => sql`v.status = 'pending' and ${firstBy} is distinct from ${admin_id}`

/** How much waits of each kind for this moderator. */
export function countPending(em: Em, query: ListQuery<typeof revisionList>, admin_id: string) {
  const waiting = { from: sql`revision v`, where: waitsFor(admin_id), conditions: { kind: sql`v.kind` } }
  return readFacets(em, revisionList, query, waiting)
}

/** One revision, of this kind when it is given. @throws {Refusal} `moderation.not_found` */
export async function readRevision(em: Em, id: string, kind: ModeratedKind | null = null): Promise<RevisionWire> {
  const { select, from, joined } = source()
  const found = await row<RevisionRow>(
    em,
    sql`select ${select} from ${from} ${joined} where v.id = ${id} and (${kind}::text is null or v.kind = ${kind})`,
  )
  if (!found) throw new Refusal('moderation.not_found')
  const [view] = await viewsOf(em, [found])
  if (!view) throw new Refusal('moderation.not_found')
  return view
}

/** What of a row waits for a moderator now. */
export async function proposedNow(em: Em, kind: ModeratedKind, row_id: string): Promise<Proposed> {
  const waiting = await row<{ proposed: Proposed }>(
    em,
    sql`select proposed from revision where kind = ${kind} and row_id = ${row_id}
          and cause = 'proposal' and status = 'pending'`,
  )
  return waiting?.proposed ?? {}
}

/** What became of a row's newest proposal, unless it is shown or was taken back; null then. */
export async function newestRevision(em: Em, kind: ModeratedKind, row_id: string): Promise<RevisionWire | null> {
  const newest = await row<{ id: string; status: string }>(
    em,
    sql`select id, status from revision where kind = ${kind} and row_id = ${row_id}
        and cause = 'proposal' and not ${isOverturned('revision')} order by created_at desc, id desc limit 1`,
  )
  if (!newest || newest.status === 'approved' || newest.status === 'draft') return null
  return readRevision(em, newest.id)
}

/** The id in a column that says `kind:id`; null where it names another kind. */
function idOf(column: Sql, kind: string) {
  return sql`case when starts_with(${column}, ${sql.lit(`${kind}:`)}) then split_part(${column}, ':', 2)::uuid end`
}

/** Each kind's rows by their own table, as far as the statement must know of them. */
export const targets = () =>
  sql.join(
    namesOf(MODERATED).map((kind) => {
      const { table, title } = MODERATED[kind]
      return sql`select ${sql.lit(kind)}::text as kind, id, ${sql.ref(title)} as title, moderation_status, to_jsonb(whole) as whole
        from ${sql.table(table)} whole`
    }),
    sql` union all `,
  )

/** What a restaurant has of what it needs to take orders. */
const firstCounts = sql`(select json_build_object('has_logo', x.logo_id is not null, 'has_image', x.image_id is not null,
    'has_legal_info', x.legal_info->>'inn' <> '',
    'schedules', (select count(*)::int from restaurant_schedule s where s.restaurant_id = x.id),
    'zones', (select count(*)::int from delivery_zone z where z.restaurant_id = x.id and z.is_active),
    'products', (select count(*)::int from product p where p.restaurant_id = x.id and p.deleted_at is null))
  from restaurant x where x.id = v.row_id)`

/** The tables of whoever may propose something. */
const PEOPLE: Readonly<Record<SessionKind, string>> = { business: 'business_user', customer: 'user', admin: 'admin' }
/** The one that a revision names. */
const people = sql.join(
  namesOf(PEOPLE).map(
    (kind) => sql`select id, name from ${sql.table(PEOPLE[kind])} where id = ${idOf(sql`v.author`, kind)}`,
  ),
  sql` union all `,
)

/** What the owner is called, where it is not the author who is named already. */
const ownerTitle = sql`(select r.title from restaurant r where r.id = ${idOf(sql`v.owner`, 'restaurant')})`

/** What people complained of in an item of the queue. */
const complaints = sql`(select json_build_object('total', count(*)::int, 'items',
    (select coalesce(json_agg(json_build_object('reason', f.reason, 'words', f.words, 'created_at', ${moment('f.created_at')})
       order by f.created_at), '[]')
     from (select reason, words, created_at from complaint where revision_id = coalesce(o.id, v.id) order by created_at
       limit ${sql.lit(COMPLAINTS_READ)}) f))
  from complaint c where c.revision_id = coalesce(o.id, v.id))`

/** Against which word an author appeals, and why. Of a blind check nothing is said. */
const appealed = sql`case when v.cause = 'appeal' then json_build_object('words', coalesce(v.words, ''), 'by', f.name,
  'reason', o.reason, 'decided_at', ${moment('o.decided_at')}) end`

/** What the rows that a row names are called, by their ids. */
const rowNames = sql`(select coalesce(json_object_agg(n.id, n.name), '{}') from (
  select id, name from city where id = (t.whole->>'city_id')::uuid
  union all select id, name from organization where id = (t.whole->>'organization_id')::uuid
  union all select id, label from product_category where id = (t.whole->>'category_id')::uuid) n)`

const source = () => ({
  select: sql`v.id, v.kind, v.cause, v.row_id, v.owner, v.status, v.version, v.reason, v.base,
    case when v.decided_by is not null then ${moment('v.decided_at')} end as decided_at,
    case when v.cause = 'complaints' then coalesce(t.whole, '{}') else v.proposed end as proposed,
    coalesce(t.whole, '{}') as row_now, ${rowNames} as row_names,
    coalesce(o.cause, v.cause) as about, ${appealed} as appeal,
    case when coalesce(o.cause, v.cause) = 'complaints' then ${complaints} end as complaints,
    ${moment('v.created_at')} as created_at, split_part(v.author, ':', 1) as author_kind, a.id as author_id, a.name as author_name, t.title,
    ${ownerTitle} as owner_title, k.id as taken_by, k.name as taken_name, ${moment('v.taken_until')} as taken_until,
    coalesce(case when o.id is null then t.moderation_status = 'approved' else o.was_shown end, false) as is_shown,
    case when v.kind = 'restaurant' then ${firstCounts} end as counts`,
  from: sql`revision v`,
  joined: sql`left join lateral (${people}) a on true
    left join revision o on o.id = v.of_id and v.cause in ('check', 'appeal')
    left join admin f on f.id = o.decided_by
    left join admin k on k.id = v.taken_by and v.status = 'pending'
    left join lateral (select title, moderation_status, whole from (${targets()}) each
      where each.kind = v.kind and each.id = v.row_id) t on true`,
  key: sql`v.id`,
})
