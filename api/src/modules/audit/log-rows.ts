import { NOUNS, type Noun } from '@ostrov/shared/nouns'
import { toldFields } from '@ostrov/shared/staff/log-fields'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { moment, sql } from '../../db/sql'

type Fields = Record<string, unknown>
/** An entry as it is read, before it is decided what of it its reader is told. */
export type LogRow = Pick<
  LogEntryWire,
  'id' | 'created_at' | 'act' | 'is_impersonated' | 'restaurant' | 'subject' | 'ip'
> & {
  actor: string
  name: string | null
  from: Fields | null
  to: Fields | null
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

/** Who, what, from what to what; of the rows of a page alone. */
export const logSource = {
  select: sql`l.id::int as id, ${moment('l.created_at')} as created_at, l.action as act, l.actor, coalesce(b.name, a.name) as name,
    l.act_admin_id is not null as is_impersonated, l.from, l.to, l.ip,
    case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
    json_build_object('kind', s.kind, 'ref', s.ref, 'title', case s.kind ${titles} end) as subject`,
  from: sql`log l`,
  key: sql`l.id`,
  joined: sql`left join restaurant r on r.id = l.restaurant_id
    cross join lateral (select split_part(l.actor, ':', 1) as kind,
      case when l.actor ~ ${sql.lit(`:${UUID.slice(1)}`)} then split_part(l.actor, ':', 2)::uuid end as id) w
    left join business_user b on w.kind = 'business' and b.id = w.id
    left join admin a on w.kind = 'admin' and a.id = w.id
    cross join lateral (select split_part(l.subject, ':', 1) as kind, split_part(l.subject, ':', 2) as ref,
      case when split_part(l.subject, ':', 2) ~ ${sql.lit(UUID)} then split_part(l.subject, ':', 2)::uuid end as id) s`,
}

const KINDS = ['business', 'admin', 'customer', 'stranger', 'console'] as const

/** An entry as its reader is told it: an owner of the staff and of who was not recognised, an administrator of administrators too. */
export function entryOf(
  { actor, name, from, to, ip, subject, ...row }: LogRow,
  reader: 'owner' | 'admin',
): LogEntryWire {
  const [said, id] = actor.split(':')
  const kind = KINDS.find((one) => one === said) ?? 'stranger'
  const isNamed = kind === 'business' || (kind === 'admin' && reader === 'admin')
  const [before, after] = [toldFields(subject.kind, from ?? {}), toldFields(subject.kind, to ?? {})]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return {
    ...row,
    actor: { kind, id: isNamed && id ? id : null, name: isNamed ? name : null },
    subject: subject.kind === 'customer' ? { ...subject, ref: '' } : subject,
    changes: names.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null })),
    ip: (isNamed && !row.is_impersonated) || kind === 'stranger' ? ip : null,
  }
}
