import { lessLines, type ReceiptLine, takenOf } from '@ostrov/shared/payments/receipt-lines'
import type { ReceiptKind, ReceiptState } from '@ostrov/shared/payments/receipts'
import type { Em } from '../../../db/orm'
import { changed, row, rows, sql } from '../../../db/sql'
import type { Deps } from '../../../kernel/deps'
import { JobFailure } from '../../../kernel/job-failure'
import { isTaken } from '../../../services/payments/payment-effects'
import { composeReceipt, composeReturn } from '../../../services/payments/receipt'
import type { Receipt } from '../../../services/payments/tbank'
import { type Attempt, attemptsFor, type Subject } from '../attempts'
import { contactOf, linesFor, returnedOf, supplierOf } from './receipt-lines'

type Kept = {
  id: string
  kind: ReceiptKind
  status: ReceiptState
  lines: ReceiptLine[]
  request_key: string
  contact: string
}
type Asked = { kind: ReceiptKind; key: string; lines: readonly ReceiptLine[] }

/** Receipts of an attempt in the order they were asked for; what the till has told of unasked decides nothing. */
export function receiptsOf(em: Em, attempt_id: string): Promise<Kept[]> {
  return rows(
    em,
    sql`select id, kind, status, lines, request_key, contact from receipt where attempt_id = ${attempt_id}
          and request_key not like 'bank:%'
        order by created_at, id limit 500`,
  )
}

/**
 * The receipt of money that comes ahead, for the opening of a page or for a capture of `amount` rubles, which may be less than
 * was opened. Undefined where receipts are not set up. Harmless when repeated.
 */
export async function prepaymentReceipt(deps: Deps, attempt: Attempt, amount: number): Promise<Receipt | undefined> {
  const lines = deps.config.receipts && (await linesFor(deps.orm.em.fork(), attempt, amount))
  return lines ? ask(deps, attempt, { kind: 'prepayment', key: 'prepayment', lines }) : undefined
}

/**
 * The receipt of `amount` rubles that go back of taken money: lines that were struck or given back first. Undefined where the
 * payment had no receipt. `key` names the intention: the same one is asked for with the same lines.
 */
export async function refundReceipt(deps: Deps, attempt: Attempt, { amount, key }: { amount: number; key: string }) {
  if (!deps.config.receipts) return undefined
  const em = deps.orm.em.fork()
  const kept = await receiptsOf(em, attempt.id)
  const left = leftOf(kept.filter((one) => one.request_key !== `refund:${key}`))
  if (left.length === 0) return undefined
  const gone = await goneBy(em, attempt, kept)
  return ask(deps, attempt, { kind: 'refund', key: `refund:${key}`, lines: takenOf(left, amount, gone) })
}

/** The bank would not give the money back: no such receipt will be. */
export async function dropRefundReceipt({ orm }: Deps, attempt_id: string, key: string) {
  await changed(
    orm.em.fork(),
    sql`delete from receipt where attempt_id = ${attempt_id} and request_key = ${`refund:${key}`} and status <> 'registered'`,
  )
}

/**
 * The receipt of what was handed over, of each payment that is with us when its order is completed or its session begins.
 * Harmless when repeated. Throws to be tried again.
 */
export async function settleReceipts(deps: Deps, subject: Subject) {
  if (!deps.config.receipts) return
  for (const attempt of await attemptsFor(deps.orm.em.fork(), subject)) await settleOne(deps, attempt)
}

async function settleOne(deps: Deps, attempt: Attempt) {
  const amount = attempt.amount - attempt.refunded_amount
  if (!isTaken(attempt.status) || amount <= 0 || attempt.payment_id === null) return
  // What is on its way back is not handed over, and the bank takes no receipt meanwhile.
  if (attempt.returning_at !== null) throw new JobFailure('bank.returning')
  const kept = await receiptsOf(deps.orm.em.fork(), attempt.id)
  const asked = kept.filter(({ kind }) => kind === 'settlement')
  if (isRegistered(asked) || !kept.some(({ kind }) => kind === 'prepayment')) return
  const lines = await linesFor(deps.orm.em.fork(), attempt, amount)
  // Of what is left now: what was asked for before a return may never have reached the till, and it takes no other sum.
  const receipt = await ask(deps, attempt, { kind: 'settlement', key: `settlement:${amount}`, lines })
  const result = await deps.doors.bank.closeReceipt(attempt.payment_id, receipt ?? {})
  if (result.ok) return
  // After a lost answer the repeat is refused: the till has one of those asked for, and its notification says which.
  if (asked.some(({ status }) => status === 'sent') && result.kind === 'refused') return
  if (result.kind === 'refused') return complain(deps, attempt.id, result.message)
  throw new JobFailure('bank.no_receipt', result.code)
}

const isRegistered = (kept: readonly Kept[]) => kept.some(({ status }) => status === 'registered')

async function complain({ orm }: Deps, attempt_id: string, error: string) {
  await changed(
    orm.em.fork(),
    sql`update receipt set status = 'failed', error = ${error} where attempt_id = ${attempt_id} and kind = 'settlement' and status <> 'registered'`,
  )
}

/** What is still on receipts of this payment: what came ahead less what went back. */
function leftOf(kept: readonly Kept[]): ReceiptLine[] {
  const asked = kept.filter(({ kind }) => kind === 'settlement')
  const closing = asked.find(({ status }) => status === 'registered') ?? asked.at(-1)
  const closed = closing ? kept.indexOf(closing) : -1
  const paid = closed < 0 ? kept.filter(({ kind }) => kind === 'prepayment') : kept.slice(closed, closed + 1)
  const back = kept.slice(closed + 1).filter(({ kind }) => kind === 'refund')
  return lessLines(linesIn(paid), linesIn(back))
}

const linesIn = (kept: readonly Kept[]) => kept.flatMap(({ lines }) => lines)

/** Rubles by line that are to go back and are on no receipt of a return yet. */
async function goneBy(em: Em, subject: Subject, kept: readonly Kept[]): Promise<ReadonlyMap<string, number>> {
  const wanted = new Map(await returnedOf(em, subject))
  for (const { kind, lines } of kept) {
    if (kind === 'refund')
      for (const { key, amount } of lines) wanted.set(key, Math.max(0, (wanted.get(key) ?? 0) - amount))
  }
  return wanted
}

/** Writes the receipt, or finds the one of the same intention, and puts it into the bank's words. */
async function ask(deps: Deps, attempt: Attempt, { kind, key, lines }: Asked): Promise<Receipt | undefined> {
  const terms = deps.config.receipts
  if (!terms) return undefined
  const em = deps.orm.em.fork()
  const contact = await contactOf(em, attempt)
  const amount = lines.reduce((sum, line) => sum + line.amount, 0)
  const written = await row<Kept>(
    em,
    sql`insert into receipt (attempt_id, kind, request_key, amount, lines, contact, created_at)
        values (${attempt.id}, ${kind}, ${key}, ${amount}, ${JSON.stringify(lines)}::jsonb, ${contact}, ${deps.now()})
        on conflict (attempt_id, request_key) do update
          set amount = case when receipt.kind = 'prepayment' and receipt.status <> 'registered' then excluded.amount else receipt.amount end,
            lines = case when receipt.kind = 'prepayment' and receipt.status <> 'registered' then excluded.lines else receipt.lines end
        returning id, kind, status, lines, request_key, contact`,
  )
  if (!written) return undefined
  const isClosed = kind === 'settlement' || (kind === 'refund' && (await isSettled(em, attempt.id)))
  const what = {
    ...{ lines: written.lines, contact: written.contact || contact, supplier: await supplierOf(em, attempt) },
    method: isClosed ? ('full_payment' as const) : ('full_prepayment' as const),
  }
  return kind === 'refund' ? composeReturn(terms, what) : composeReceipt(terms, what)
}

async function isSettled(em: Em, attempt_id: string): Promise<boolean> {
  const found = await row(em, sql`select from receipt where attempt_id = ${attempt_id} and kind = 'settlement' limit 1`)
  return found !== undefined
}
