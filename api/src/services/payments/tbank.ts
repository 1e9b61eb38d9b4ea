import { cutText } from '@ostrov/shared/formats/cut-text'
import type { PayType } from '@ostrov/shared/payments/statuses'
import type { PaymentsConfig } from '../../config'
import {
  type BankPayment,
  type CreatedPayment,
  dueDate,
  kopecks,
  type QrCode,
  type ReturnedMoney,
  readChanged,
  readCreated,
  readPayment,
  readPayments,
  readQr,
  readReturned,
  readReturns,
  type SbpReturns,
} from './bank-answers'
import { type BankAnswer, callBank, type Fetch, withRepeats } from './bank-call'
import { type BankResult, read, unavailable } from './bank-result'
import { accountOf, bindAccount, cardsOf, charge, removeCard } from './kept-ways'

/** Which bank's protocol the payments speak; the sandbox speaks the same. */
export const PAYMENT_PROVIDER = 'tbank'

/** `Receipt` of the protocol, as `composeReceipt` makes it. */
export type Receipt = Readonly<Record<string, unknown>>

export type InitInput = {
  /** Of this attempt, never used before; at most 36 characters. */
  order_id: string
  /** Whole rubles. */
  amount: number
  description: string
  notification_url: string
  success_url: string
  fail_url: string
  /** From 1 minute to 90 days ahead. */
  due_at: Date
  /** Two-stage money is held and has to be captured, one-stage money is taken at once. */
  pay_type: PayType
  /** Whose card or account is kept, or charged; nobody else is named to the bank. */
  customer_key?: string
  /** The payer agrees that the way is kept (`keep`), or it is one that was (`charge`). */
  kept?: 'keep' | 'charge' | undefined
  is_sbp?: boolean
  receipt?: Receipt
}
export type CancelInput = {
  payment_id: string
  /** Rubles; all that is left when absent. */
  amount?: number
  /** One per intended return: the bank does a repeated one once, but for SBP. */
  request_id: string
  /** The bank knows no repeat of it, so a lost answer is never asked for again here. */
  is_once?: boolean
  receipt?: Receipt
}
export type Bank = ReturnType<typeof createTbank>

/**
 * Client of T-Bank's acquiring API v2. Sums are rubles outside and kopecks on the wire.
 * `pauses`: how long a call is waited with before it is repeated, ms. No call throws: a result says what is known, see {@link BankFailure}.
 */
export function createTbank(config: PaymentsConfig, fetch: Fetch = globalThis.fetch, pauses?: readonly number[]) {
  const once: Send = (method, fields) => callBank(config, fetch, method, fields)
  const line: Line = {
    // For calls that change something: repeated only when the bank itself asks to come again.
    send: (method, fields) => withRepeats(() => once(method, fields), 'stop', pauses),
    // For calls that are harmless to do twice.
    sendAgain: (method, fields) => withRepeats(() => once(method, fields), 'repeat', pauses),
  }
  const now: Send = (method, fields) => callBank(config, fetch, method, fields, NOW_MS)
  return {
    /** Opens a payment page. A lost answer is settled by CheckOrder before anything is sent again. */
    init: (input: InitInput) => init(line, input),
    /** What the bank knows of a payment: the truth. */
    getState: (paymentId: string) => getState(line.sendAgain, paymentId),
    /** The same for whom somebody waits: one try of a few seconds. */
    getStateNow: (paymentId: string) => getState(now, paymentId),
    /** All payments the bank recorded for an attempt; empty when Init never reached it. */
    checkOrder: (orderId: string) => checkOrder(line, orderId),
    /** Captures a hold, or a part of it; `amount` in rubles. A lost answer is settled by GetState. */
    confirm: (paymentId: string, amount: number, receipt?: Receipt) => confirm(line, { paymentId, amount, receipt }),
    /** The link of a payment's QR code, which opens the payer's bank. Safe to repeat. */
    getQr: (paymentId: string) => getQr(line, paymentId),
    /** What became of the returns of a payment that was made over SBP. */
    getQrState: (paymentId: string) => getQrState(line, paymentId),
    /** Returns money, or lets a hold or an unpaid page go. Safe to repeat with the same `request_id`, but for SBP. */
    cancel: (input: CancelInput) => cancel(line, input),
    /** The receipt of what was handed over, of money that is taken already. The bank refuses a second one. */
    closeReceipt: (paymentId: string, receipt: Receipt) => closeReceipt(line, paymentId, receipt),
    /** Takes an opened payment from a kept card or account. Sent once: after a lost answer only `getState` tells. */
    charge: (paymentId: string, kept: { is_sbp: boolean; token: string }) => charge(once, paymentId, kept),
    /** The cards that are kept of a customer, and how a binding of an account stands. */
    cardsOf: (customerKey: string) => cardsOf(line.sendAgain, customerKey),
    accountOf: (requestKey: string) => accountOf(line.sendAgain, requestKey),
    /** The same for whom somebody waits: one try of a few seconds. */
    accountNow: (requestKey: string) => accountOf(now, requestKey),
    /** A code that binds an account without a payment, good until `due_at`. */
    bindAccount: (description: string, due_at: Date) => bindAccount(line.send, description, due_at),
    /** The bank keeps this card no more. Safe to repeat. */
    removeCard: (customerKey: string, cardId: string) => removeCard(line.sendAgain, customerKey, cardId),
  }
}

type Send = (method: string, fields: Readonly<Record<string, unknown>>) => Promise<BankAnswer>
type Line = { send: Send; sendAgain: Send }

async function init(line: Line, input: InitInput): Promise<BankResult<CreatedPayment>> {
  const fields = initFields(input)
  const first = await line.send('Init', fields)
  if (first.kind === 'answered' || !mayBeRecorded(first)) return read(first, readCreated)
  const known = await checkOrder(line, input.order_id)
  if (!known.ok) return unavailable(known)
  if (known.value.length === 0)
    return read(first.kind === 'lost' ? await line.send('Init', fields) : first, readCreated)
  for (const { payment_id } of known.value) await cancel(line, { payment_id, request_id: `lost-${payment_id}` })
  return { ok: false, kind: 'lost', code: '', message: 'The answer with the page address was lost' }
}

/** Less than the ten seconds that the bank waits for our answer to its notification. */
const NOW_MS = 4_000

async function getState(send: Send, paymentId: string): Promise<BankResult<BankPayment>> {
  const answer = await send('GetState', { PaymentId: paymentId })
  // Of a payment that it declined the bank may answer with that decline as the question's own.
  const told = answer.kind === 'refused' ? readPayment(answer.body) : null
  return told ? { ok: true, value: told } : read(answer, readPayment)
}

async function checkOrder(line: Line, orderId: string): Promise<BankResult<BankPayment[]>> {
  const answer = await line.sendAgain('CheckOrder', { OrderId: orderId })
  if (answer.kind === 'refused' && answer.code === ORDER_UNKNOWN) return { ok: true, value: [] }
  return read(answer, (body) => readPayments(body, orderId))
}

type Confirming = { paymentId: string; amount: number; receipt?: Receipt }

async function confirm(line: Line, { paymentId, amount, receipt }: Confirming): Promise<BankResult<BankPayment>> {
  const fields = { PaymentId: paymentId, Amount: kopecks(amount), Receipt: receipt }
  const readConfirmed = (body: Record<string, unknown>) => readChanged(body, amount)
  const first = await line.send('Confirm', fields)
  if (first.kind === 'answered') return read(first, readConfirmed)
  const state = await getState(line.sendAgain, paymentId)
  if (!state.ok) return first.kind === 'lost' ? unavailable(state) : read(first, readConfirmed)
  if (state.value.status === 'CONFIRMED' || state.value.status === 'CONFIRMING') return state
  return read(first.kind === 'lost' ? await line.send('Confirm', fields) : first, readConfirmed)
}

async function cancel(line: Line, input: CancelInput): Promise<BankResult<ReturnedMoney>> {
  const send = input.is_once ? line.send : line.sendAgain
  const answer = await send('Cancel', {
    PaymentId: input.payment_id,
    Amount: kopecks(input.amount),
    ExternalRequestId: input.request_id,
    Receipt: input.receipt,
  })
  return read(answer, readReturned)
}

async function getQr(line: Line, paymentId: string): Promise<BankResult<QrCode>> {
  return read(await line.sendAgain('GetQr', { PaymentId: paymentId, DataType: 'PAYLOAD' }), readQr)
}

async function getQrState(line: Line, paymentId: string): Promise<BankResult<SbpReturns>> {
  return read(await line.sendAgain('GetQrState', { PaymentId: paymentId }), readReturns)
}

/** Beside the payments' calls, not among them. */
const CLOSING = '../cashbox/SendClosingReceipt'

async function closeReceipt(line: Line, paymentId: string, receipt: Receipt): Promise<BankResult<true>> {
  return read(await line.send(CLOSING, { PaymentId: paymentId, Receipt: receipt }), () => true as const)
}

/** «Payment not found». */
const ORDER_UNKNOWN = '255'
/** Repeated OrderId, or a wrong state: an earlier Init of this attempt may have got through. */
const REPEATED = new Set(['8', '20'])

function mayBeRecorded(answer: BankAnswer) {
  return answer.kind === 'lost' || (answer.kind === 'refused' && REPEATED.has(answer.code))
}

/** The payer is there: a card that is kept from now on, and one that was kept before. */
const INITIATORS = { keep: '1', charge: '2' } as const

function initFields(input: InitInput) {
  return {
    Amount: kopecks(input.amount),
    OrderId: input.order_id,
    Description: cutText(input.description, 140, ({ length }) => length),
    CustomerKey: input.customer_key,
    // The bank wants it of whatever is paid over a bound account, too.
    Recurrent: input.kept === 'keep' || (input.kept && input.is_sbp) ? 'Y' : undefined,
    DATA: input.kept && (input.is_sbp ? { QR: 'true' } : { OperationInitiatorType: INITIATORS[input.kept] }),
    PayType: input.pay_type,
    Language: 'ru',
    NotificationURL: input.notification_url,
    SuccessURL: input.success_url,
    FailURL: input.fail_url,
    RedirectDueDate: dueDate(input.due_at),
    Receipt: input.receipt,
  }
}
