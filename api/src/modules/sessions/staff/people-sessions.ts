import type { ListQuery } from '@ostrov/shared/lists/table'
import { sessionsOfPerson } from '@ostrov/shared/sessions/lists'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { endStaffSubscriptions } from '../../staff/save-subscription'
import { endAllSessions, endOwnSession, listSessions } from '../own-sessions'
import { revokeStaffSessions } from '../revoke-sessions'

/** Of whom an administrator sees and ends the sessions. */
export type Person = { kind: 'customer' | 'business' | 'admin'; id: string }

/** Where a person is signed in, as an administrator sees it. @throws {Refusal} `customer.not_found`, `business.not_found`, `admin.not_found` */
export async function listSessionsOf(em: Em, person: Person, query: ListQuery<typeof sessionsOfPerson>, now: Date) {
  await demandPerson(em, person)
  return listSessions(em, sessionsOfPerson, { person, query, now })
}

/**
 * Ends every session of a person, and lets no browser of theirs take notices any longer. Call inside a transaction.
 * @throws {Refusal} `customer.not_found`, `business.not_found`, `admin.not_found`
 */
export async function endSessionsOf(em: Em, person: Person, { by, now }: { by: By; now: Date }): Promise<void> {
  await demandPerson(em, person)
  const { kind, id } = person
  if (kind === 'customer') await endAllSessions(em, person, now)
  else {
    await revokeStaffSessions(em, { kind, id }, now)
    if (kind === 'business') await endStaffSubscriptions(em, id)
  }
  await writeEntry(em, { by, act: 'session.close_all', subject: `${kind}:${id}`, now })
}

/**
 * Ends one session of an administrator. Call inside a transaction.
 * @throws {Refusal} `admin.not_found`; `session.not_found` for what has ended, and for another's
 */
export async function endSessionOf(em: Em, person: Person, session_id: string, { by, now }: { by: By; now: Date }) {
  await demandPerson(em, person)
  await endOwnSession(em, person, session_id, now)
  await writeEntry(em, { by, act: 'session.close', subject: `${person.kind}:${person.id}`, now })
}

const TABLES = { customer: 'user', business: 'business_user', admin: 'admin' } as const

async function demandPerson(em: Em, { kind, id }: Person): Promise<void> {
  const table = sql.table(TABLES[kind])
  if (!(await row(em, sql`select from ${table} where id = ${id}`))) throw new Refusal(`${kind}.not_found`)
}
