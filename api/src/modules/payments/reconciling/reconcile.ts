import { addDays, DAY_MS, instantAt, localParts } from '@ostrov/shared/formats/time'
import type { Em } from '../../../db/orm'
import { addJobs, newJob } from '../../../db/queue'
import { changed, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'
import { attemptById } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { comparePayment, type Difference, type KnownPayment, type ToldPayment } from './compare-payment'

/** One queue, so that the bank is asked of one payment after another. */
const QUEUE = 'reconcile'
const BATCH = 500

/** Each night: every payment that changed on the day that has ended is asked about. Harmless when repeated. */
export async function findToReconcile(em: Em, now: Date): Promise<void> {
  const today = localParts(now).date
  const changedOn = await rows<{ id: string }>(
    em,
    sql`select id from payment where updated_at >= ${instantAt(addDays(today, -1), 0)} and updated_at < ${instantAt(today, 0)}
        order by updated_at, id`,
  )
  for (let at = 0; at < changedOn.length; at += BATCH)
    await addJobs(
      em,
      changedOn
        .slice(at, at + BATCH)
        .map(({ id }) => newJob('payment.reconcile', { payment_id: id }, { queue: QUEUE, once: `reconcile:${id}` })),
    )
}

/**
 * Asks the bank of a payment, takes over what it knows better, and keeps in what bank, ledger and receipts still disagree.
 * Throws to be tried again while the bank is silent.
 */
export async function reconcilePayment(deps: Deps, attempt_id: string): Promise<void> {
  const attempt = await attemptById(deps.orm.em.fork(), attempt_id)
  if (!attempt) return
  const told = attempt.payment_id === null ? await strayOf(deps, attempt_id) : await stateOf(deps, attempt.payment_id)
  if (attempt.payment_id !== null && told) await takeOver(deps, attempt_id, told)
  const em = deps.orm.em.fork()
  const known = await knownOf(em, attempt_id, deps.now())
  const found = known ? comparePayment(known, told) : []
  const isStray = attempt.payment_id === null && told !== null && PAYMENT_EFFECTS[told.status].money !== 'none'
  const differences: Difference[] = isStray
    ? [{ kind: 'stray', ours: 0, theirs: Math.round(told.amount * 100) }]
    : found
  await em.transactional((tx) => keep(tx, attempt_id, differences, deps.now()))
}

async function takeOver(deps: Deps, attempt_id: string, told: NonNullable<ToldPayment>) {
  await applyBankStatus(deps.orm.em.fork(), attempt_id, told, deps.now())
}

/** «Payment not found». */
const UNKNOWN = '255'

async function stateOf({ doors }: Deps, payment_id: string): Promise<ToldPayment> {
  const state = await doors.bank.getState(payment_id)
  if (state.ok) return state.value
  if (state.kind === 'refused' && state.code === UNKNOWN) return null
  throw new JobFailure('bank.silent', state.code)
}

/** An attempt without the bank's number: its opening was lost, but the bank may know it by ours. */
async function strayOf({ doors }: Deps, attempt_id: string): Promise<ToldPayment> {
  const known = await doors.bank.checkOrder(attempt_id)
  if (!known.ok) throw new JobFailure('bank.silent', known.code)
  return known.value.find(({ status }) => PAYMENT_EFFECTS[status].money !== 'none') ?? null
}

function knownOf(em: Em, attempt_id: string, now: Date) {
  // A return over SBP that has not ended by then is somebody's matter.
  const longAgo = new Date(now.getTime() - DAY_MS)
  return row<KnownPayment>(
    em,
    sql`select p.status, p.amount, p.refunded_amount, p.bank_left::float8 as bank_left,
          coalesce((select -sum(l.amount) from order_ledger l where l.note = p.id::text and l.kind in ('payment', 'refund')
            and (l.order_id = p.order_id or l.purchase_id = p.purchase_id)), 0)::int as ledger,
          (select coalesce(json_agg(json_build_object('kind', r.kind, 'status', r.status, 'amount', r.amount)), '[]')
            from receipt r where r.attempt_id = p.id) as receipts,
          case when p.refund_failed_at is not null or p.returning_at < ${longAgo}::timestamptz then p.returning_amount end as stuck,
          exists (select from "order" o where o.id = p.order_id and o.status = 'COMPLETED') as is_over
        from payment p where p.id = ${attempt_id}`,
  )
}

/** One that is found again stays as it was closed while its sums are the same; what is found no more has settled by itself. */
async function keep(em: Em, attempt_id: string, found: readonly Difference[], now: Date) {
  await changed(em, sql`update payment set reconciled_at = ${now} where id = ${attempt_id}`)
  for (const { kind, ours, theirs } of found)
    await changed(
      em,
      sql`insert into bank_difference as known (attempt_id, kind, ours, theirs, checked_at, created_at)
          values (${attempt_id}, ${kind}, ${ours}, ${theirs}, ${now}, ${now})
          on conflict (attempt_id, kind) do update set ours = excluded.ours, theirs = excluded.theirs, checked_at = excluded.checked_at,
            state = case when known.state = 'closed' and known.ours = excluded.ours and known.theirs = excluded.theirs
              then 'closed' else 'open' end`,
    )
  await changed(
    em,
    sql`update bank_difference set state = 'settled', checked_at = ${now} where attempt_id = ${attempt_id} and state = 'open'
          and not kind = any(${found.map(({ kind }) => kind)}::text[])`,
  )
}
