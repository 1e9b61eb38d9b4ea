import type { Em } from '../../../db/orm'
import { addJob, LETTER_TRIES } from '../../../db/queue'
import { row, sql } from '../../../db/sql'
import type { Administrator, By } from '../../../kernel/actors'
import type { Deps } from '../../../kernel/deps'
import { Refusal } from '../../../kernel/problems'
import { actedLetter } from '../../../services/mail/letters'
import { writeEntry } from '../../audit/write-entry'
import { openSession } from '../open-session'

type Acting = {
  kind: 'customer' | 'business'
  id: string
  admin: Administrator
  by: By
  reason: string
  /** More than looking. */
  writes: boolean
  user_agent: string | null
  now: Date
}

/**
 * Opens an hour's session in which an administrator sees what this person sees; the person is told by mail once it is over.
 * Call inside a transaction.
 * @throws {Refusal} `customer.not_found`, `business.not_found`: nobody acts as who is blocked or gone
 */
export async function actAs(em: Em, { kind, id, admin, by, reason, writes, user_agent, now }: Acting) {
  const table = sql.table(kind === 'customer' ? 'user' : 'business_user')
  const there = await row<{ called: string | null }>(
    em,
    sql`select coalesce(name, phone) as called from ${table} where id = ${id} and deleted_at is null and not is_blocked`,
  )
  if (!there) throw new Refusal(`${kind}.not_found`)
  const acting = { act_admin_id: admin.id, act_reason: reason, act_writes: writes, user_agent }
  const session = await openSession(em, { kind, person_id: id, ...acting }, now)
  const act = writes ? 'session.act_and_change' : 'session.act'
  await writeEntry(em, { by, act, subject: `${kind}:${id}`, to: { reason }, now })
  await addJob(em, 'account.tell_acted', { session_id: session.id }, { run_at: session.expire_at, max_attempts: 5 })
  return { ...session, called: there.called ?? '' }
}

/** Tells the person that support was in their account, when and why; whoever has no mail of their own finds nothing to read. */
export async function tellActed({ orm, config }: Deps, { session_id }: { session_id: string }): Promise<void> {
  await orm.em.fork().transactional(async (tx) => {
    const told = await row<{ email: string; act_reason: string; act_writes: boolean; began: string }>(
      tx,
      sql`select coalesce(case when u.email_confirmed_at is not null then u.email end, b.email) as email, s.act_reason, s.act_writes,
            to_char(s.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as began
          from session s left join "user" u on u.id = s.user_id left join business_user b on b.id = s.business_user_id
          where s.id = ${session_id} and s.act_admin_id is not null
            and coalesce(case when u.email_confirmed_at is not null then u.email end, b.email) is not null`,
    )
    if (!told) return
    const facts = { brand: config.brand.name, support_email: config.brand.supportEmail }
    await addJob(
      tx,
      'mail.send',
      { to: told.email, ...actedLetter({ ...facts, ...told }) },
      { max_attempts: LETTER_TRIES },
    )
  })
}
