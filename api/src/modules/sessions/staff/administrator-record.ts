import { AdministratorInput, AdministratorRow } from '@ostrov/shared/staff/desk-schema'
import { ADMINISTRATOR_FORM } from '@ostrov/shared/staff/form'
import { administratorDesk } from '@ostrov/shared/staff/lists'
import type { AdminRole } from '@ostrov/shared/staff/permissions'
import type { Em } from '../../../db/orm'
import { containing, moment, row, rows, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { record } from '../../records/record'
import { CREATED } from '../../records/record-table'
import { Admin } from '../../staff/admin'
import { normalEmail } from '../../staff/normal-email'
import { revokeStaffSessions } from '../revoke-sessions'
import { endLinks } from './staff-link'
import { askForWayIn } from './way-in'

/** Who works at the platform. A new one chooses the password by a mailed link; nobody is removed, for the log names them. */
export const administratorRecord = record({
  noun: 'admin',
  entity: Admin,
  may: 'administrators',
  list: administratorDesk,
  form: ADMINISTRATOR_FORM,
  row: AdministratorRow,
  input: AdministratorInput,
  exported: { ...ADMINISTRATOR_FORM, created_at: CREATED },
  source: {
    select: sql`a.id, a.name, a.email, a.role, a.is_blocked,
      exists (select from second_factor f where f.admin_id = a.id and f.confirmed_at is not null) as has_second_factor, ${moment('a.created_at')} as created_at`,
    from: sql`admin a`,
    where: sql`true`,
    key: sql`a.id`,
    conditions: {
      query: (typed) => sql`(a.name ilike ${containing(typed)} or a.email ilike ${containing(typed)})`,
      role: sql`a.role`,
      is_blocked: sql`a.is_blocked`,
    },
    orders: { name: sql`a.name, a.id`, '-created_at': sql`a.created_at desc, a.id desc` },
  },
  check: demandAllowed,
  columns: ({ id, input }) => ({ email: normalEmail(input.email), ...(id === null && { password_hash: '-' }) }),
  written: followChange,
})

type Input = { email: string; role: AdminRole; is_blocked: boolean }

/** A mail of one's own; the own role and way in are another owner's matter; an owner who can sign in is always left. */
async function demandAllowed(em: Em, { id, input, by }: { id: string | null; input: Input; by: By }) {
  const email = normalEmail(input.email)
  const taken = await row(
    em,
    sql`select from admin where email = ${email} and id is distinct from ${id}::uuid
        union all select from business_user where email = ${email}`,
  )
  if (taken) throw new Refusal('request.invalid', { errors: { email: 'Эта почта уже занята' } })
  const isOwner = input.role === 'owner' && !input.is_blocked
  if (id === null || isOwner) return
  if (id === by.id) throw new Refusal('request.invalid', { errors: { role: 'Себя меняет другой владелец площадки' } })
  // All of them are held, so that two owners who change each other at once do not both succeed.
  const owners = await rows<{ id: string }>(
    em,
    sql`select id from admin where role = 'owner' and not is_blocked order by id for update`,
  )
  if (owners.every((owner) => owner.id === id))
    throw new Refusal('request.invalid', { errors: { role: 'Это последний владелец площадки' } })
}

type Followed = { id: string; before: Record<string, unknown> | null; input: Input; now: Date }

/** A new one is mailed the way in; who is blocked, or signs in by another mail from now on, is signed out everywhere. */
async function followChange(em: Em, { id, before, input, now }: Followed) {
  const email = normalEmail(input.email)
  if (before === null) return askForWayIn(em, email)
  if (!input.is_blocked && before.email === email) return
  await endLinks(em, id, now)
  await revokeStaffSessions(em, { kind: 'admin', id }, now)
}
