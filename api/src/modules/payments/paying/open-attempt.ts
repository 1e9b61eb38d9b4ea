import { sbpPath } from '@ostrov/shared/payments/paths'
import type { PayType } from '@ostrov/shared/payments/statuses'
import { changed, row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import type { BankFailure } from '../../../services/payments/bank-result'
import { customerKey } from '../../../services/payments/kept-ways'
import type { Attempt } from '../attempts'
import { prepaymentReceipt } from '../receipts/receipts'
import type { WhoPays } from './who-pays'

export type Opened =
  | { kind: 'open'; payment_url: string }
  /** The bank said no for good; the caller fails what was to be paid. */
  | { kind: 'refused'; code: string }
  /** The bank recorded the attempt but its page is lost and was cancelled: a new attempt is needed. */
  | { kind: 'lost' }
  /** Nothing is known; ask again with the same attempt. */
  | { kind: 'unavailable' }

/** Longer than the slowest opening; after that the process that began it is taken for dead. */
const CLAIM_SECONDS = 90
/** A hold is counted on for so long: banks let go of it after about a week. */
const HOLD_DAYS = 5

/** Our page with the QR code of a payment over SBP. */
const qrPage = ({ config }: Deps, { path }: WhoPays) => config.origin + sbpPath(path)

/**
 * Opens the bank's page for an attempt, or gives the page it already has. One caller at a time asks the bank:
 * the request and the job may both want to, and the bank would take the second for a repeated order.
 */
export async function openAttempt(deps: Deps, attempt: Attempt, who: WhoPays): Promise<Opened> {
  const { path, description, user_id } = who
  const isSbp = attempt.method === 'sbp'
  const isKept = attempt.saved_method_id !== null
  if (isKept && attempt.payment_id !== null) return { kind: 'open', payment_url: deps.config.origin + path }
  if (attempt.payment_url !== null)
    return { kind: 'open', payment_url: isSbp ? qrPage(deps, who) : attempt.payment_url }
  if (isSbp && attempt.payment_id !== null) return openQr(deps, attempt.id, attempt.payment_id, who)
  const { origin, payments } = deps.config
  const pay_type = await claim(deps, attempt.id, isSbp ? 'O' : payments.payType)
  if (!pay_type) return { kind: 'unavailable' }
  const page = origin + path
  const result = await deps.doors.bank.init({
    order_id: attempt.id,
    amount: attempt.amount,
    description,
    notification_url: `${origin}/api/payments/notifications`,
    success_url: `${page}?redirect=1`,
    fail_url: `${page}?failed=1`,
    due_at: new Date(attempt.due_at),
    pay_type,
    ...namedOf(attempt, user_id),
    receipt: await prepaymentReceipt(deps, attempt, attempt.amount),
  })
  if (result.ok) {
    const { payment_id, payment_url } = result.value
    await saveOpened(deps, attempt.id, { payment_id, payment_url: isSbp || isKept ? null : payment_url })
    if (isKept) return { kind: 'open', payment_url: page }
    if (isSbp) return openQr(deps, attempt.id, payment_id, who)
    return { kind: 'open', payment_url: result.value.payment_url }
  }
  await release(deps, attempt.id)
  return notOpened(deps, attempt.id, result)
}

/** The bank is told who pays only where a way is kept, or was. */
function namedOf({ method, saved_method_id, keep_method }: Attempt, user_id: string) {
  if (saved_method_id === null && !keep_method) return {}
  const customer_key = customerKey(user_id)
  return { customer_key, is_sbp: method === 'sbp', kept: saved_method_id === null ? 'keep' : 'charge' } as const
}

/** The QR code of a payment that the bank has recorded; whoever asks twice is given the same one. */
async function openQr(deps: Deps, id: string, payment_id: string, who: WhoPays): Promise<Opened> {
  const result = await deps.doors.bank.getQr(payment_id)
  if (!result.ok) return notOpened(deps, id, result)
  await changed(
    deps.orm.em.fork(),
    sql`update payment set payment_url = coalesce(payment_url, ${result.value.link}), updated_at = now(),
          request_key = coalesce(request_key, ${result.value.request_key || null}::text) where id = ${id}`,
  )
  return { kind: 'open', payment_url: qrPage(deps, who) }
}

function notOpened({ log }: Deps, attempt_id: string, { kind, code }: BankFailure): Opened {
  log.warn({ attempt_id, kind, code }, 'the bank opened no payment page')
  return kind === 'refused' ? { kind, code } : { kind }
}

/** How it is paid, once it is ours: what the bank might let go before the kitchen begins is taken at once. */
async function claim({ orm, now }: Deps, id: string, wanted: PayType): Promise<PayType | undefined> {
  const at = now()
  const isFar = sql`exists (select from "order" o where o.id = payment.order_id
    and o.kitchen_at > ${at}::timestamptz + make_interval(days => ${sql.lit(HOLD_DAYS)}))`
  const claimed = await row<{ pay_type: PayType }>(
    orm.em.fork(),
    sql`update payment set checked_at = ${at}, pay_type = case when ${isFar} then 'O' else ${wanted} end
        where id = ${id} and status = 'NEW' and payment_id is null
          and (checked_at is null or checked_at < ${at}::timestamptz - ${CLAIM_SECONDS} * interval '1 second')
        returning pay_type`,
  )
  return claimed?.pay_type
}

async function release({ orm }: Deps, id: string) {
  await changed(orm.em.fork(), sql`update payment set checked_at = null where id = ${id} and payment_id is null`)
}

async function saveOpened({ orm }: Deps, id: string, opened: { payment_id: string; payment_url: string | null }) {
  await changed(
    orm.em.fork(),
    sql`update payment set payment_id = ${opened.payment_id}, payment_url = ${opened.payment_url}, checked_at = null,
          updated_at = now() where id = ${id}`,
  )
}
