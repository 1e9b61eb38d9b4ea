import type { ListQuery } from '@ostrov/shared/lists/table'
import { NOUNS, type Noun } from '@ostrov/shared/nouns'
import { familiesOf } from '@ostrov/shared/staff/acts'
import { staffLog } from '@ostrov/shared/staff/lists'
import { toldFields } from '@ostrov/shared/staff/log-fields'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { readFacets } from '../../db/facets'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, rows, sql } from '../../db/sql'
import type { Served } from '../../kernel/served'

type Fields = Record<string, unknown>
type Row = Pick<LogEntryWire, 'id' | 'created_at' | 'act' | 'is_impersonated' | 'restaurant' | 'subject' | 'ip'> & {
  actor: string
  name: string | null
  from: Fields | null
  to: Fields | null
}

/** Who did what: in these restaurants, and what the owner and those they hired did or what was done to their accounts. */
export async function readLog(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  query: ListQuery<typeof staffLog>,
) {
  const list = await readList<Row, typeof staffLog>(em, staffLog, query, {
    ...source,
    where: sql`true`,
    parts: await partsOf(em, owner, restaurants, query),
    conditions,
    orders: {
      '-id': { by: [sql`l.created_at`, sql`l.id`], falling: true },
      id: { by: [sql`l.created_at`, sql`l.id`] },
    },
  })
  return { ...list, items: list.items.map(viewOf) }
}

/** How many entries each kind would leave. */
export async function countLog(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  query: ListQuery<typeof staffLog>,
) {
  const asked = { ...query, kind: undefined }
  const parts = await partsOf(em, owner, restaurants, asked)
  return readFacets(em, staffLog, asked, { from: source.from, where: sql`true`, parts, conditions })
}

/** What of the log an owner reads. */
async function partsOf(
  em: Em,
  owner: { id: string },
  restaurants: readonly Served[],
  { restaurant_id, kind }: Pick<ListQuery<typeof staffLog>, 'restaurant_id' | 'kind'>,
) {
  const crew = restaurant_id ? [] : await crewOf(em, owner)
  return [...restaurants.flatMap((one) => doneIn(one, kind)), ...(crew.length > 0 ? aboutCrew(crew) : [])]
}

/** The owner and everybody they ever hired, as the log calls them. */
async function crewOf(em: Em, { id }: { id: string }): Promise<string[]> {
  const found = await rows<{ id: string }>(em, sql`select id from business_user where id = ${id} or owner_id = ${id}`)
  return found.map((one) => `business:${one.id}`)
}

/** What an act begins with, in the words of its index. */
const family = sql`split_part(l.action, '.', 1)`

const conditions = {
  kind: (kind: string) => sql`${family} = any(${familiesOf(kind)}::text[])`,
  who: (id: string) => sql`l.actor = ${`business:${id}`}`,
  from: sql`l.created_at`,
  to: sql`l.created_at`,
}

/** What was done in a restaurant; of a kind that is seldom done each of its families by itself, or all of the log would be looked through. */
function doneIn({ id }: Served, kind: string | undefined) {
  const there = sql`l.restaurant_id = ${id}`
  return kind ? familiesOf(kind).map((one) => sql`${there} and ${family} = ${one}`) : [there]
}

/** What they did anywhere but in a restaurant, and what others did to their accounts. */
function aboutCrew(crew: readonly string[]) {
  const by = sql`l.actor = any(${crew}::text[])`
  return [
    sql`l.restaurant_id is null and ${by}`,
    sql`l.restaurant_id is null and l.subject = any(${crew}::text[]) and not ${by}`,
  ]
}

/** What subjects are called by: noun → where its name stands. */
const NAMED = namesOf(NOUNS).flatMap((name) => {
  const { table = name, title }: Noun = NOUNS[name]
  return title ? [{ name, table, title }] : []
})

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const titles = sql.join(
  NAMED.map(
    ({ name, table, title }) =>
      sql`when ${sql.lit(name)} then (select ${sql.ref(title)} from ${sql.table(table)} where id = s.id)`,
  ),
  sql` `,
)

const source = {
  select: sql`l.id::int as id, ${moment('l.created_at')} as created_at, l.action as act, l.actor, b.name,
    l.act_admin_id is not null as is_impersonated, l.from, l.to, l.ip,
    case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
    json_build_object('kind', s.kind, 'ref', s.ref, 'title', case s.kind ${titles} end) as subject`,
  from: sql`log l`,
  key: sql`l.id`,
  joined: sql`left join restaurant r on r.id = l.restaurant_id
    left join business_user b on l.actor = 'business:' || b.id
    cross join lateral (select split_part(l.subject, ':', 1) as kind, split_part(l.subject, ':', 2) as ref,
      case when split_part(l.subject, ':', 2) ~ ${sql.lit(UUID)} then split_part(l.subject, ':', 2)::uuid end as id) s`,
}

const KINDS = ['business', 'admin', 'customer', 'stranger', 'console'] as const

/** What a customer or an administrator is called, and where they were, is no business of the restaurant's. */
function viewOf({ actor, name, from, to, ip, subject, ...row }: Row): LogEntryWire {
  const [said, id] = actor.split(':')
  const kind = KINDS.find((one) => one === said) ?? 'stranger'
  const isStaff = kind === 'business'
  const [before, after] = [toldFields(subject.kind, from ?? {}), toldFields(subject.kind, to ?? {})]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return {
    ...row,
    actor: { kind, id: isStaff && id ? id : null, name: isStaff ? name : null },
    subject: subject.kind === 'customer' ? { ...subject, ref: '' } : subject,
    changes: names.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null })),
    ip: (isStaff && !row.is_impersonated) || kind === 'stranger' ? ip : null,
  }
}
