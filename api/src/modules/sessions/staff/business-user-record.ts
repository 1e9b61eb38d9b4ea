import { PERSON_STATES } from '@ostrov/shared/customers/lists'
import { normalizePhone } from '@ostrov/shared/formats/phone'
import { BusinessUserInput, BusinessUserRow } from '@ostrov/shared/staff/desk-schema'
import { BUSINESS_USER_FORM } from '@ostrov/shared/staff/form'
import { businessDesk } from '@ostrov/shared/staff/lists'
import { BUSINESS_ROLES } from '@ostrov/shared/staff/permissions'
import type { Em } from '../../../db/orm'
import { soughtBy } from '../../../db/sought-by'
import { moment, row, sql } from '../../../db/sql'
import type { By } from '../../../kernel/actors'
import { Refusal } from '../../../kernel/problems'
import { writeEntry } from '../../audit/write-entry'
import { record } from '../../records/record'
import { CREATED } from '../../records/record-table'
import { BusinessUser } from '../../staff/business-user'
import { normalEmail } from '../../staff/normal-email'
import { type Block, followBlock, isOtherBlock, UNBLOCKED } from '../blocked'
import { revokeStaffSessions } from '../revoke-sessions'
import { endLinks } from './staff-link'
import { askForWayIn } from './way-in'

const state = sql`case when b.deleted_at is not null then 'deleted' when b.is_blocked then 'blocked' else 'active' end`
/** Where somebody works: an owner's restaurants, or those a manager was let into. */
const worksAt = sql`r.id in (select own.id from restaurant own where own.owner_id = b.id
  union all select m.restaurant_id from restaurant_manager m where m.business_user_id = b.id)`

/** Owners and those they hired. A new one is an owner, who chooses the password by a mailed link. */
export const businessUserRecord = record({
  noun: 'business',
  entity: BusinessUser,
  may: 'business_users',
  list: businessDesk,
  form: BUSINESS_USER_FORM,
  row: BusinessUserRow,
  input: BusinessUserInput,
  personal: 'business.export',
  exported: {
    ...{ name: BUSINESS_USER_FORM.name, phone: BUSINESS_USER_FORM.phone, email: BUSINESS_USER_FORM.email },
    role: { label: 'Роль', choices: BUSINESS_ROLES },
    state: { label: 'Состояние', choices: PERSON_STATES },
    is_confirmed: { label: 'Почта подтверждена' },
    owner: { label: 'Чей сотрудник' },
    restaurants: { label: 'Рестораны' },
    ...{ block_reason: BUSINESS_USER_FORM.block_reason, blocked_until: BUSINESS_USER_FORM.blocked_until },
    created_at: CREATED,
  },
  source: {
    select: sql`b.id, b.name, b.phone, b.email, b.is_blocked, b.block_reason, b.block_hides, ${moment('b.blocked_until')} as blocked_until,
      b.role, b.is_confirmed, ${state} as state, ${moment('b.created_at')} as created_at,
      case when o.id is not null then json_build_object('id', o.id, 'name', o.name) end as owner,
      coalesce((select json_agg(json_build_object('id', r.id, 'title', r.title) order by r.title) from restaurant r where ${worksAt}), '[]') as restaurants`,
    from: sql`business_user b`,
    joined: sql`left join business_user o on o.id = b.owner_id`,
    where: sql`true`,
    key: sql`b.id`,
    conditions: {
      query: (typed) => soughtBy(sql`b.sought`, typed),
      role: (role) => sql`b.role = ${role}`,
      state: (one) => sql`${state} = ${one}`,
      unconfirmed: sql`not b.is_confirmed`,
    },
    orders: { '-created_at': { by: [sql`b.id`], falling: true }, created_at: { by: [sql`b.id`] } },
  },
  check: demandOwnMail,
  columns: ({ id, input }) => ({
    email: normalEmail(input.email),
    phone: input.phone && normalizePhone(input.phone),
    ...(input.is_blocked ? {} : UNBLOCKED),
    ...(id === null && { password_hash: '-', role: 'owner', is_confirmed: false }),
  }),
  written: followChange,
  removable: demandIdle,
  refuses: { removing: ['business.in_use'] },
})

async function demandOwnMail(em: Em, { id, input }: { id: string | null; input: { email: string } }) {
  const email = normalEmail(input.email)
  const found = await row<{ is_gone: boolean; is_taken: boolean }>(
    em,
    sql`select exists (select from business_user where id = ${id}::uuid and deleted_at is not null) as is_gone,
          exists (select from business_user where email = ${email} and id is distinct from ${id}::uuid)
            or exists (select from admin where email = ${email}) as is_taken`,
  )
  if (found?.is_gone) throw new Refusal('business.not_found')
  if (found?.is_taken) throw new Refusal('request.invalid', { errors: { email: 'Эта почта уже занята' } })
}

type Followed = {
  id: string
  before: Record<string, unknown> | null
  input: Block & { email: string }
  now: Date
}

/** A new owner is mailed the way in; who is blocked, or signs in by another mail from now on, is signed out everywhere. */
async function followChange(em: Em, { id, before, input, now }: Followed) {
  const email = normalEmail(input.email)
  if (before === null) return askForWayIn(em, email)
  if (isOtherBlock(before, input)) await followBlock(em, { table: 'business_user', id }, input, now)
  if (!input.is_blocked && before.email === email) return
  await endLinks(em, id, now)
  await revokeStaffSessions(em, { kind: 'business', id }, now)
}

/** The same letter once more. Call inside a transaction. @throws {Refusal} `business.not_found`, `business.confirmed` */
export async function mailWayInAgain(em: Em, id: string, { by, now }: { by: By; now: Date }): Promise<void> {
  const found = await row<{ email: string; is_confirmed: boolean }>(
    em,
    sql`select email, is_confirmed from business_user where id = ${id} and deleted_at is null for update`,
  )
  if (!found) throw new Refusal('business.not_found')
  if (found.is_confirmed) throw new Refusal('business.confirmed')
  await writeEntry(em, { by, act: 'business.letter', subject: `business:${id}`, now })
  await askForWayIn(em, found.email)
}

/** An owner's restaurants, orders and managers are not removed with the owner. */
async function demandIdle(em: Em, id: string) {
  const used = await row(
    em,
    sql`select from restaurant where owner_id = ${id} union all select from business_user where owner_id = ${id} limit 1`,
  )
  if (used) throw new Refusal('business.in_use')
}
