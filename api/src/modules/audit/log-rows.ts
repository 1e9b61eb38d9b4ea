import { NOUNS } from '@ostrov/shared/nouns'
import type { Noun } from '@ostrov/shared/nouns/noun'
import { ACTOR_KINDS } from '@ostrov/shared/staff/actors'
import { toldFields } from '@ostrov/shared/staff/log-fields'
import { ADMIN_ROLE_LABELS, type AdminRole } from '@ostrov/shared/staff/permissions'
import type { DeskLogEntryWire, LogEntryWire } from '@ostrov/shared/staff/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import { moment, sql } from '../../db/sql'

type Fields = Record<string, unknown>
/** An entry as it is read, before it is decided what of it its reader is told. */
export type LogRow = Pick<
  DeskLogEntryWire,
  'id' | 'created_at' | 'act' | 'is_impersonated' | 'through' | 'restaurant' | 'subject' | 'ip'
> & {
  actor: string
  name: string | null
  /** Of an administrator who acted. */
  admin_role: AdminRole | null
  from: Fields | null
  to: Fields | null
}

/** What subjects are called by: noun → where its name stands; of what has a card and no name only that it is there. */
const NAMED = namesOf(NOUNS).flatMap((name) => {
  const { table = name, title, desk }: Noun = NOUNS[name]
  // An order is named by its number, which is no uuid.
  return (title || desk) && name !== 'order'
    ? [{ name, table, title: title ? sql`${sql.ref(title)}::text` : sql`''` }]
    : []
})

const UUID = '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'

const titles = sql.join(
  [
    // A customer need not have said their name.
    sql`when 'customer' then (select coalesce(nullif(name, ''), phone) from "user" where id = s.id)`,
    ...NAMED.map(
      ({ name, table, title }) =>
        sql`when ${sql.lit(name)} then (select ${title} from ${sql.table(table)} where id = s.id)`,
    ),
  ],
  sql` `,
)

/** Who, what, from what to what; of the rows of a page alone. */
export const logSource = {
  select: sql`l.id::int as id, ${moment('l.created_at')} as created_at, l.action as act, l.actor, coalesce(b.name, a.name, c.name) as name, a.role as admin_role,
    l.act_admin_id is not null as is_impersonated, l.from, l.to, l.ip,
    case when l.act_admin_id is not null then json_build_object('id', l.act_admin_id, 'name', coalesce(v.name, '')) end as through,
    case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
    json_build_object('kind', s.kind, 'ref', s.ref, 'title', case s.kind ${titles} end) as subject`,
  from: sql`log l`,
  key: sql`l.id`,
  month: sql`l.created_at`,
  joined: sql`left join restaurant r on r.id = l.restaurant_id
    cross join lateral (select split_part(l.actor, ':', 1) as kind,
      case when l.actor ~ ${sql.lit(`:${UUID.slice(1)}`)} then split_part(l.actor, ':', 2)::uuid end as id) w
    left join business_user b on w.kind = 'business' and b.id = w.id
    left join admin a on w.kind = 'admin' and a.id = w.id
    left join "user" c on w.kind = 'customer' and c.id = w.id
    left join admin v on v.id = l.act_admin_id
    cross join lateral (select split_part(l.subject, ':', 1) as kind, split_part(l.subject, ':', 2) as ref,
      case when split_part(l.subject, ':', 2) ~ ${sql.lit(UUID)} then split_part(l.subject, ':', 2)::uuid end as id) s`,
}

/** What an act begins with, in the words of its index. */
export const family = sql`split_part(l.action, '.', 1)`

export const logOrders = {
  '-id': { by: [sql`l.created_at`, sql`l.id`], falling: true as const },
  id: { by: [sql`l.created_at`, sql`l.id`] },
}

type Reader = 'owner' | 'admin' | 'desk'

/**
 * An entry as its reader is told it: an owner of the staff and of who was not recognised, an administrator of
 * administrators too, who reads the platform's own log of everybody.
 */
export function entryOf(
  { actor, name, admin_role, from, to, ip, subject, through: _, ...row }: LogRow,
  reader: Reader,
): LogEntryWire {
  const [said, id] = actor.split(':')
  const kind = namesOf(ACTOR_KINDS).find((one) => one === said) ?? 'stranger'
  const isTold = reader === 'desk' || kind === 'business' || (kind === 'admin' && reader === 'admin')
  const [before, after] = [toldFields(subject.kind, from ?? {}), toldFields(subject.kind, to ?? {})]
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return {
    ...row,
    actor: { kind, id: isTold && id ? id : null, name: isTold ? name : admin_role && roleWords(admin_role) },
    subject: subject.kind === 'customer' && reader !== 'desk' ? { ...subject, ref: '', title: null } : subject,
    changes: names.map((field) => ({ field, from: before[field] ?? null, to: after[field] ?? null })),
    ip: reader === 'desk' || (isTold && !row.is_impersonated) || kind === 'stranger' ? ip : null,
  }
}

/** An owner reads of which part of the platform somebody is, not who. */
const roleWords = (role: AdminRole) => `${ADMIN_ROLE_LABELS[role].replace(' площадки', '')} площадки`

/** The same with who was behind it. */
export function deskEntryOf(row: LogRow): DeskLogEntryWire {
  return { ...entryOf(row, 'desk'), through: row.through }
}
