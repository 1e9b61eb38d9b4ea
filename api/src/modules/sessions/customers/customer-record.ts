import { CustomerInput, CustomerRow } from '@ostrov/shared/customers/desk-schema'
import { CUSTOMER_FORM } from '@ostrov/shared/customers/form'
import { customerDesk, PERSON_STATES } from '@ostrov/shared/customers/lists'
import { isCancelled } from '@ostrov/shared/orders/rules'
import type { Em } from '../../../db/orm'
import { soughtBy } from '../../../db/sought-by'
import { inStatuses, moment, row, type Sql, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { unconfirmEmail } from '../../customers/confirm-email'
import { User } from '../../customers/user'
import { record } from '../../records/record'
import { CREATED } from '../../records/record-table'
import { type Block, followBlock, isOtherBlock, UNBLOCKED } from '../blocked'
import { revokeCustomerSessions } from '../revoke-sessions'

/** As the indexes of those who are rare are written. */
const deleted = sql`u.deleted_at is not null`
const blocked = sql`u.is_blocked and u.deleted_at is null`
const STATES: Readonly<Record<string, Sql>> = {
  ...{ deleted, blocked },
  active: sql`u.deleted_at is null and not u.is_blocked`,
}
const state = sql`case when ${deleted} then 'deleted' when ${blocked} then 'blocked' else 'active' end`

const received = inStatuses((status) => status === 'DELIVERED' || status === 'COMPLETED')

/** Customers as support knows them; who deleted the account has no name, only what the books keep. */
export const customerRecord = record({
  noun: 'customer',
  entity: User,
  may: 'customers',
  list: customerDesk,
  form: CUSTOMER_FORM,
  row: CustomerRow,
  input: CustomerInput,
  personal: 'customer.export',
  exported: {
    ...{ name: CUSTOMER_FORM.name, phone: { label: 'Телефон', kind: 'phone' }, email: CUSTOMER_FORM.email },
    state: { label: 'Состояние', choices: PERSON_STATES },
    orders: { label: 'Заказов' },
    spent: { label: 'Потратил', kind: 'money' },
    refused: { label: 'Отменено' },
    last_order_at: { label: 'Последний заказ', kind: 'moment' },
    ...{ block_reason: CUSTOMER_FORM.block_reason, blocked_until: CUSTOMER_FORM.blocked_until },
    created_at: CREATED,
  },
  source: {
    select: sql`u.id, u.name, u.phone, u.email, u.email_confirmed_at is not null as email_confirmed, u.is_blocked, u.block_reason, u.block_hides,
      ${moment('u.blocked_until')} as blocked_until, ${state} as state, ${moment('u.created_at')} as created_at,
      o.orders, o.spent, o.refused, o.last_order_at, h.*`,
    from: sql`"user" u`,
    joined: sql`cross join lateral (select (count(*) filter (where status in ${received}))::int as orders,
        coalesce(sum(total) filter (where status in ${received}), 0)::int as spent,
        (count(*) filter (where status in ${inStatuses(isCancelled)}))::int as refused,
        to_char(max(created_at) at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as last_order_at
      from "order" where user_id = u.id) o
      cross join lateral (select
        (select count(*)::int from ad where author_id = u.id and archived_as is null) as ads,
        (select count(*)::int from organization where owner_id = u.id and deleted_at is null) as organizations,
        (select count(*)::int from reply where user_id = u.id and status in ('sent', 'seen', 'invited')) as replies) h`,
    where: sql`true`,
    key: sql`u.id`,
    walked: ['from'],
    narrow: { columns: sql`u.id, u.created_at, u.is_blocked, u.deleted_at`, as: sql`u` },
    conditions: {
      query: (typed) => soughtBy(sql`u.sought`, typed),
      state: (one) => STATES[one] ?? sql`false`,
      from: sql`u.created_at`,
      to: sql`u.created_at`,
    },
    orders: { '-created_at': { by: [sql`u.id`], falling: true }, created_at: { by: [sql`u.id`] } },
  },
  check: demandThere,
  columns: ({ input }) => (input.is_blocked ? {} : UNBLOCKED),
  written: followChange,
})

/** Nothing is written to an account that its person has deleted. */
async function demandThere(em: Em, { id }: { id: string | null }) {
  const there = await row(em, sql`select from "user" where id = ${id}::uuid and deleted_at is null`)
  if (!there) throw new Refusal('customer.not_found')
}

type Followed = {
  id: string
  before: Record<string, unknown> | null
  input: Block & { email: string | null }
  now: Date
}

/** Who is blocked is signed out everywhere at once; a mail that somebody else wrote is nobody's until it is confirmed. */
async function followChange(em: Em, { id, before, input, now }: Followed) {
  if (isOtherBlock(before, input)) await followBlock(em, { table: 'user', id }, input, now)
  if (input.is_blocked) await revokeCustomerSessions(em, id, now)
  if (before?.email !== input.email) await unconfirmEmail(em, id)
}
