import { KEPT_GONE, KEPT_LOST } from '@ostrov/shared/payments/decline'
import type { PaymentMethod } from '@ostrov/shared/payments/statuses'
import { keepableMethods } from '../../../config'
import { row, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { unseal } from '../../../kernel/sealed'
import { paymentEffect } from '../../../services/payments/payment-effects'
import { type Attempt, attemptById } from '../attempts'
import { applyBankStatus } from '../bank/apply-bank-status'
import { applyAnswer } from '../bank/bank-hints'
import { retireMethod } from '../methods/saved-methods'

/** Within it a charge whose answer was lost may still be on its way. */
const ON_ITS_WAY_SECONDS = 60

type Charging = Attempt & { payment_id: string }

/**
 * Takes an opened payment from the kept way that it names. It is charged once, whatever becomes of the answer: afterwards the
 * bank is only asked, and what it knows nothing of after a minute is let go. @returns whether it is decided.
 */
export async function chargeAttempt(deps: Deps, attempt: Charging): Promise<boolean> {
  const token = await claim(deps, attempt)
  if (token === 'charged') return askOrLetGo(deps, attempt, null)
  if (token === null) return letGo(deps, attempt, KEPT_GONE)
  const told = await deps.doors.bank.charge(attempt.payment_id, { is_sbp: attempt.method === 'sbp', token })
  if (told.ok) {
    await applyAnswer(deps, attempt, told.value)
    return isDecided(deps, attempt.id)
  }
  deps.log.warn({ attempt_id: attempt.id, kind: told.kind, code: told.code }, 'a kept way was not charged')
  return askOrLetGo(deps, attempt, told.kind === 'refused' ? told.code : null)
}

type Claimed = { user_id: string; token: string; kind: PaymentMethod }

/** What charges it; null where the way is gone, or another attempt was begun since. */
async function claim({ orm, config, now }: Deps, { id }: Charging): Promise<string | 'charged' | null> {
  const em = orm.em.fork()
  const before = await row(em, sql`select from payment where id = ${id} and charged_at is not null`)
  if (before) return 'charged'
  const claimed = await row<Claimed>(
    em,
    sql`update payment p set charged_at = ${now()} from saved_method s
        where p.id = ${id} and p.charged_at is null and p.status = 'NEW'
          and s.id = p.saved_method_id and s.kind = p.method and s.refused_at is null
          and s.user_id = coalesce((select o.user_id from "order" o where o.id = p.order_id),
            (select b.user_id from ticket_purchase b where b.id = p.purchase_id))
          and not exists (select from payment later where (later.created_at, later.id) > (p.created_at, p.id)
            and (later.order_id = p.order_id or later.purchase_id = p.purchase_id))
        returning s.user_id, s.token, s.kind`,
  )
  if (!claimed || !keepableMethods(config).includes(claimed.kind)) return null
  return unseal(config.secretsKey, claimed.token, claimed.user_id)
}

/** `refused`: the bank's code, where it said no; null where its answer was lost. */
async function askOrLetGo(deps: Deps, attempt: Charging, refused: string | null): Promise<boolean> {
  if (refused !== null && attempt.method === 'sbp') await retireUnbound(deps, attempt)
  const state = await deps.doors.bank.getState(attempt.payment_id)
  if (!state.ok) return false
  const { status, amount } = state.value
  if (paymentEffect(status, attempt.pay_type).order !== 'wait') {
    const error_code = refused ?? undefined
    await applyBankStatus(deps.orm.em.fork(), attempt.id, { status, amount, error_code }, deps.now())
  } else if (isUntouched(status) && (refused !== null || (await isOverdue(deps, attempt)))) {
    return letGo(deps, attempt, refused ?? KEPT_LOST)
  }
  return isDecided(deps, attempt.id)
}

const isUntouched = (status: string) => status === 'NEW' || status === 'FORM_SHOWED'

/** Nothing can be taken of it any more, so it is refused. @returns whether the bank said so */
async function letGo(deps: Deps, attempt: Charging, error_code: string): Promise<boolean> {
  const { id: request_id, payment_id } = attempt
  const cancelled = await deps.doors.bank.cancel({ payment_id, request_id })
  if (!cancelled.ok || cancelled.value.status !== 'CANCELED') return askedAgain(deps, attempt)
  await applyBankStatus(deps.orm.em.fork(), attempt.id, { status: 'REJECTED', error_code }, deps.now())
  return true
}

async function askedAgain(deps: Deps, attempt: Charging): Promise<boolean> {
  const state = await deps.doors.bank.getState(attempt.payment_id)
  if (state.ok) await applyAnswer(deps, attempt, state.value)
  return isDecided(deps, attempt.id)
}

async function isDecided({ orm }: Deps, id: string): Promise<boolean> {
  const known = await attemptById(orm.em.fork(), id)
  return !known || paymentEffect(known.status, known.pay_type).order !== 'wait'
}

async function isOverdue({ orm, now }: Deps, { id }: Charging): Promise<boolean> {
  const since = sql`${now()}::timestamptz - ${ON_ITS_WAY_SECONDS} * interval '1 second'`
  return (await row(orm.em.fork(), sql`select from payment where id = ${id} and charged_at < ${since}`)) !== undefined
}

/** An account is unbound in its bank's app, of which only the bank knows. */
async function retireUnbound({ orm, doors, now }: Deps, { saved_method_id }: Charging) {
  const em = orm.em.fork()
  const kept = await row<{ bank_id: string }>(em, sql`select bank_id from saved_method where id = ${saved_method_id}`)
  const account = kept && (await doors.bank.accountOf(kept.bank_id))
  if (account?.ok && account.value.is_over) await retireMethod(em, saved_method_id, now())
}
