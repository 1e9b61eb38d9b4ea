import type { Em } from '../../../db/orm'
import { addJob } from '../../../db/queue'
import { changed, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import type { BankPayment } from '../../../services/payments/bank-answers'
import type { BankResult } from '../../../services/payments/bank-result'
import { isPaymentStatus, PAYMENT_EFFECTS } from '../../../services/payments/payment-effects'
import { PAYMENT_PROVIDER } from '../../../services/payments/tbank'
import { errorIn } from '../../../services/payments/verify-notification'
import { type Attempt, attemptById } from '../attempts'
import { applyBankStatus } from './apply-bank-status'

/** Longer than the request's own question, so that one is asked at a time. */
const ASKING_SECONDS = 5
/** Between two questions that notifications start. */
const PAUSE_SECONDS = 1
/** What came while the bank was being asked is asked about at once, so often. */
const MOST_TURNS = 3
/** A bank that does not know yet what it has just told is asked again after so long. */
const LOOKS_MS = [15_000, 60_000, 300_000]

/**
 * A notification moves nothing by itself: it is a reason to ask the bank. Written with the job that asks where the request that
 * brought it could not. Call inside a transaction.
 */
export async function noteHint(em: Em, attempt_id: string, now: Date): Promise<void> {
  await changed(em, sql`update payment set hinted_at = clock_timestamp() where id = ${attempt_id}`)
  await askLater(em, attempt_id, { now, delay: ASKING_SECONDS * 1_000 })
}

function askLater(em: Em, id: string, { now, delay, looks }: { now: Date; delay: number; looks?: number }) {
  const run_at = new Date(now.getTime() + delay)
  return addJob(em, 'payment.check', { payment_id: id, looks }, { key: `payment.check:${id}`, run_at })
}

/**
 * Asks at once, within the bound of the request; of many requests one asks, and once more about what came meanwhile.
 * What is not answered the job asks.
 */
export async function askAtOnce(deps: Deps, attempt_id: string): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const asking = await beginAsking(deps, attempt_id, { isFree: turn > 0 })
    if (!asking) return
    const state = await deps.doors.bank.getStateNow(asking.payment_id)
    const isHeard = state.ok && (await takeOver(deps, attempt_id, state))
    const isOver = await endAsking(deps, attempt_id, isHeard ? asking.hinted_at : null)
    if (!isHeard || isOver) return
  }
}

/** The job behind the request. @throws {JobFailure} to be tried again while the bank is silent. */
export async function askByJob(deps: Deps, attempt_id: string, looks = 0): Promise<void> {
  const asking = await beginAsking(deps, attempt_id, { isFree: true })
  if (!asking) return
  const state = await deps.doors.bank.getState(asking.payment_id)
  if (!state.ok && state.kind === 'unavailable') throw new JobFailure('bank.silent', state.code)
  const isHeard = await takeOver(deps, attempt_id, state)
  const delay = LOOKS_MS[looks]
  if (isHeard || delay === undefined) {
    if (!isHeard) deps.log.warn({ attempt_id }, 'the bank does not know what a notification has told')
    await endAsking(deps, attempt_id, asking.hinted_at)
    return
  }
  await askLater(deps.orm.em.fork(), attempt_id, { now: deps.now(), delay, looks: looks + 1 })
}

export async function isHinted(em: Em, attempt_id: string): Promise<boolean> {
  const hinted = await row(em, sql`select from payment where id = ${attempt_id} and hinted_at is not null`)
  return hinted !== undefined
}

/** By the clock of the database, which all processes share. */
function beginAsking({ orm, now }: Deps, id: string, { isFree }: { isFree: boolean }) {
  return row<{ payment_id: string; hinted_at: string }>(
    orm.em.fork(),
    sql`update payment set asking_until = clock_timestamp() + ${ASKING_SECONDS} * interval '1 second', checked_at = ${now()}
        where id = ${id} and payment_id is not null and hinted_at is not null
          and (${isFree} or asking_until is null or asking_until < clock_timestamp())
        returning payment_id, hinted_at::text as hinted_at`,
  )
}

/** @returns whether nothing came while the bank was asked about what had come until `hinted_at` */
async function endAsking({ orm }: Deps, id: string, hinted_at: string | null): Promise<boolean> {
  const left = await row<{ is_over: boolean }>(
    orm.em.fork(),
    sql`update payment set hinted_at = nullif(hinted_at, ${hinted_at}::timestamptz),
          asking_until = clock_timestamp() + ${PAUSE_SECONDS} * interval '1 second'
        where id = ${id} returning hinted_at is null as is_over`,
  )
  return left?.is_over ?? true
}

/** @returns whether the bank knows all that its notifications have told */
async function takeOver(deps: Deps, attempt_id: string, state: BankResult<BankPayment>): Promise<boolean> {
  const attempt = await attemptById(deps.orm.em.fork(), attempt_id)
  if (!attempt || !state.ok) return false
  return (await applyAnswer(deps, attempt, state.value)) && knowsAll(deps.orm.em.fork(), attempt, state.value)
}

/** Applies what the bank answered of an attempt. @returns whether it spoke of this attempt */
export async function applyAnswer(deps: Deps, attempt: Attempt, told: BankPayment): Promise<boolean> {
  const em = deps.orm.em.fork()
  if (told.order_id !== attempt.id || told.payment_id !== attempt.payment_id) {
    deps.log.warn({ attempt_id: attempt.id }, 'the bank’s number is of another payment')
    // Only a notification said that it was this one's.
    await changed(
      em,
      sql`update payment set payment_id = null where id = ${attempt.id} and payment_id = ${attempt.payment_id} and payment_url is null and status = 'NEW'`,
    )
    return false
  }
  const { status, amount } = told
  const error_code = await toldError(em, attempt, told)
  await applyBankStatus(em.fork(), attempt.id, { status, amount, error_code }, deps.now())
  return true
}

/** Why it was declined only the notification says. */
async function toldError(em: Em, { payment_id }: Attempt, { status }: BankPayment): Promise<string | null> {
  const told = await row<{ body: string }>(
    em,
    sql`select body from payment_notification
        where provider = ${PAYMENT_PROVIDER} and payment_id = ${payment_id} and status = ${status}`,
  )
  return told ? errorIn(told.body) : null
}

async function knowsAll(em: Em, { payment_id }: Attempt, answered: BankPayment): Promise<boolean> {
  const told = await rows<{ status: string }>(
    em,
    sql`select status from payment_notification where provider = ${PAYMENT_PROVIDER} and payment_id = ${payment_id} limit 50`,
  )
  const { stage } = PAYMENT_EFFECTS[answered.status]
  return told.every(({ status }) => !isPaymentStatus(status) || PAYMENT_EFFECTS[status].stage <= stage)
}
