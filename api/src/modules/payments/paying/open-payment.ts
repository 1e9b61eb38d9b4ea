import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { addAttempt } from '../../../services/payments/new-attempt'
import { type Attempt, attemptById, attemptsFor } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { chargeAttempt } from './charge-attempt'
import { openAttempt } from './open-attempt'
import { awaitedBy, type WhoPays } from './who-pays'

const MAX_LOST = 2

/**
 * The page where an attempt is paid, the bank's or ours with a QR code; null when the bank does not answer now. A refusal of the bank fails an order,
 * an attempt whose page was lost is followed by a new one.
 */
export async function openPayment(deps: Deps, attempt_id: string, lost = 0): Promise<string | null> {
  const em = deps.orm.em.fork()
  const attempt = await attemptById(em, attempt_id)
  const awaited = attempt && (await awaitedBy(em, attempt, deps.now()))
  if (!attempt || !awaited) return null
  const opened = await openAttempt(deps, attempt, awaited)
  if (opened.kind === 'open') return opened.payment_url
  if (opened.kind === 'unavailable') return null
  const now = deps.now()
  if (opened.kind === 'refused') {
    await applyBankStatus(em.fork(), attempt.id, { status: 'REJECTED', error_code: opened.code }, now)
    return null
  }
  const next = await replaceAttempt(deps, attempt, awaited)
  await applyBankStatus(em.fork(), attempt.id, { status: 'CANCELED' }, now)
  return lost < MAX_LOST ? openPayment(deps, next, lost + 1) : null
}

function replaceAttempt({ orm, now }: Deps, { due_at, ...lost }: Attempt, { total }: WhoPays) {
  const { order_id, purchase_id, method, saved_method_id, keep_method } = lost
  const way = { order_id, purchase_id, method, saved_method_id, keep_method }
  const wanted = { ...way, amount: total, due_at: new Date(due_at), now: now() }
  return addAttempt(orm.em.fork(), wanted)
}

/** The job behind the request: opens the page when the request's process could not, and charges a kept way. Throws to be tried again. */
export async function openPaymentJob(deps: Deps, attempt_id: string) {
  const em = deps.orm.em.fork()
  const url = await openPayment(deps, attempt_id)
  if (url !== null) return chargeNewest(deps, attempt_id)
  const attempt = await attemptById(em, attempt_id)
  const awaited = attempt && (await awaitedBy(em, attempt, deps.now()))
  const newest = attempt && (await attemptsFor(em, attempt)).at(-1)
  if (awaited && attempt.status === 'NEW' && newest?.id === attempt_id && attempt.due_at > deps.now().getTime())
    throw new JobFailure('bank.no_page')
}

/** Where an attempt names a kept way, the one that was opened for it is charged: itself, or what took its place. */
async function chargeNewest(deps: Deps, attempt_id: string) {
  const em = deps.orm.em.fork()
  const begun = await attemptById(em, attempt_id)
  if (!begun?.saved_method_id) return
  const opened = (await attemptsFor(em, begun)).findLast(
    ({ saved_method_id }) => saved_method_id === begun.saved_method_id,
  )
  if (!opened?.payment_id) return
  const isDone = await chargeAttempt(deps, { ...opened, payment_id: opened.payment_id })
  if (!isDone) throw new JobFailure('bank.silent')
}
