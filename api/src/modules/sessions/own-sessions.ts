import type { ListQuery, ListTable } from '@ostrov/shared/lists/table'
import { ownSessionList } from '@ostrov/shared/sessions/lists'
import type { PersonSessionWire } from '@ostrov/shared/sessions/schema'
import { readAnyList } from '../../db/list'
import type { Em } from '../../db/orm'
import { changed, moment, sql } from '../../db/sql'
import type { Actor, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { endSubscriptions } from '../customers/save-subscription'
import { deviceName } from './device-name'
import { revokeCustomerSessions } from './revoke-sessions'

/** Somebody whose sessions these are. */
export type SessionsOf = Pick<Actor, 'kind' | 'id'>
type Row = Omit<PersonSessionWire, 'device'> & { user_agent: string | null }

const sessionsOf = ({ kind, id }: SessionsOf) => {
  if (kind === 'customer') return sql`s.user_id = ${id}::uuid`
  return kind === 'business' ? sql`s.business_user_id = ${id}::uuid` : sql`s.admin_id = ${id}::uuid`
}

/** Where somebody is signed in, the newest first; what an administrator opened in their name is not theirs. */
export async function listSessions(
  em: Em,
  table: ListTable,
  { person, query, now }: { person: SessionsOf; query: ListQuery<typeof ownSessionList>; now: Date },
) {
  const list = await readAnyList<Row>(em, table, query, {
    select: sql`s.id, s.user_agent, s.address_area, ${moment('s.last_seen_at')} as last_seen_at, ${moment('s.created_at')} as created_at, ${moment('s.expire_at')} as expire_at`,
    from: sql`session s`,
    where: sql`${sessionsOf(person)} and s.is_confirmed and s.act_admin_id is null and s.revoked_at is null and s.expire_at > ${now}`,
    order: sql`s.created_at desc, s.id desc`,
  })
  const items = list.items.map(({ user_agent, ...one }) => ({ ...one, device: deviceName(user_agent) }))
  return { ...list, items }
}

/** The same as the person sees it. */
export async function listOwnSessions(em: Em, person: Actor, query: ListQuery<typeof ownSessionList>, now: Date) {
  const list = await listSessions(em, ownSessionList, { person, query, now })
  return { ...list, items: list.items.map((one) => ({ ...one, is_current: one.id === person.session.id })) }
}

/**
 * Ends a session of one's own from afar. Its device is trusted no longer: whoever holds it needs a code or password again.
 * @throws {Refusal} `session.not_found` for what has ended, and for a stranger's.
 */
export async function endOwnSession(em: Em, person: SessionsOf, session_id: string, now: Date): Promise<void> {
  const ended = await changed(
    em,
    sql`update session s set revoked_at = ${now} where s.id = ${session_id} and ${sessionsOf(person)} and s.is_confirmed
        and s.act_admin_id is null and s.revoked_at is null and s.expire_at > ${now}`,
  )
  if (ended === 0) throw new Refusal('session.not_found')
  if (person.kind !== 'customer') return
  const { id } = person
  await changed(
    em,
    sql`update session set is_trusted = false where user_id = ${id}
        and device_id = (select device_id from session where id = ${session_id})`,
  )
}

/** Ends every session of the customer, this one too; no device is trusted and none is pushed to any longer. */
export async function endAllSessions(em: Em, { id }: Pick<Customer, 'id'>, now: Date): Promise<void> {
  await revokeCustomerSessions(em, id, now)
  await changed(em, sql`update session set is_trusted = false where user_id = ${id} and is_trusted`)
  await endSubscriptions(em, id)
}
