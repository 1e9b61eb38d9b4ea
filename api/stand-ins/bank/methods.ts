import { randomBytes } from 'node:crypto'
import type { PoolClient } from 'pg'
import { integerOf, isRecord, textOf } from '../../src/services/payments/lossless-json'
import { hasValidToken } from '../../src/services/payments/tbank-token'
import type { Answer, Call, Terminal } from './call'
import { checkInit } from './check-init'
import { checkReceipt } from './check-receipt'
import { accountState, addAccount, chargeAccount, chargeCard, listCards, removeCard } from './kept'
import { moveTo } from './notices'
import { beginRefund } from './refund'
import { BankRefusal, demand } from './refusal'
import { getQr, getQrState } from './sbp'
import { insertPayment, lockPayment, type PaymentRow, paymentsOfOrder } from './store'
import { printReceipt, sendClosingReceipt } from './till'

/** The calls of the protocol that the product makes. Each checks, changes and answers in one transaction. */
export const BANK_METHODS: Readonly<Record<string, (call: Call) => Promise<Answer | Answer[]>>> = {
  Init: init,
  GetState: getState,
  CheckOrder: checkOrder,
  Confirm: confirm,
  Cancel: cancel,
  GetQr: async (call) => getQr(call, await paymentOf(call)),
  Charge: async (call) => chargeCard(call, await paymentOf(call)),
  ChargeQr: async (call) => chargeAccount(call, await paymentOf(call)),
  GetCardList: listCards,
  RemoveCard: removeCard,
  AddAccountQr: addAccount,
  GetAddAccountQrState: accountState,
  GetQrState: async (call) => getQrState(call, await paymentOf(call)),
  'cashbox/SendClosingReceipt': sendClosingReceipt,
}

/** Refuses a call of a stranger, or one whose signature does not match. */
export function checkCaller(body: unknown, terminal: Terminal): asserts body is Record<string, unknown> {
  demand(isRecord(body), '200', 'Неверный формат запроса')
  demand(body.TerminalKey === terminal.terminalKey, '205', 'Терминал не найден')
  demand(hasValidToken(body, terminal.password), '204', 'Неверный токен', 'Проверьте пару TerminalKey и пароль')
}

async function init({ tx, body, terminal, now }: Call): Promise<Answer> {
  const request = checkInit(body, now)
  const payment = await insertPayment(tx, {
    ...request,
    terminal_key: terminal.terminalKey,
    remaining: request.amount,
    status: 'NEW',
    page_key: randomBytes(12).toString('base64url'),
    error_code: '0',
  })
  demand(payment !== null, '20', 'Повторный идентификатор заказа', 'Заказ с таким OrderId уже есть')
  return { ...describe(payment), PaymentURL: `${terminal.publicUrl}/pay/${payment.page_key}` }
}

async function getState(call: Call): Promise<Answer> {
  return describe(await paymentOf(call))
}

async function checkOrder({ tx, body, terminal }: Call): Promise<Answer> {
  const orderId = textOf(body, 'OrderId')
  const payments = await paymentsOfOrder(tx, terminal.terminalKey, orderId)
  demand(payments.length > 0, '255', 'Платёж не найден')
  return {
    OrderId: orderId,
    Payments: payments.map((one) => ({
      PaymentId: one.payment_id,
      Amount: one.amount,
      Status: one.status,
      Success: one.error_code === '0',
      ErrorCode: one.error_code,
    })),
  }
}

async function confirm(call: Call): Promise<Answer> {
  const payment = await paymentOf(call)
  const held = payment.remaining
  const amount = call.body.Amount === undefined ? held : integerOf(call.body, 'Amount')
  demand(payment.status === 'AUTHORIZED', '8', 'Неверный статус транзакции', `Сейчас ${payment.status}`)
  demand(amount !== null && amount > 0 && amount <= held, '251', 'Неверная сумма', 'Больше удержанной')
  const given = call.body.Receipt ?? null
  checkReceipt(given, amount)
  demand(
    amount === payment.amount || payment.receipt === null || given !== null,
    '309',
    'Нет чека',
    'Списывается меньше',
  )
  const { password } = call.terminal
  const taken = { amount, remaining: amount, receipt: given ?? payment.receipt }
  const moved = await moveTo(call.tx, payment, 'CONFIRMED', taken, password)
  await printReceipt(call.tx, moved, { type: 'Income', receipt: moved.receipt, password })
  const { Amount: _, ...answer } = describe(moved)
  return answer
}

async function cancel(call: Call): Promise<Answer> {
  const payment = await paymentOf(call)
  const isSbp = payment.method === 'sbp'
  const requestId = textOf(call.body, 'ExternalRequestId')
  demand(requestId.length <= 256, '245', 'Неверные параметры', 'ExternalRequestId: до 256 символов')
  // Of SBP the id is not looked at: a repeated call is another return.
  const repeated = isSbp ? null : await answerBefore(call.tx, payment, requestId)
  if (repeated !== null) return repeated
  const original = payment.remaining
  const amount = call.body.Amount === undefined ? original : integerOf(call.body, 'Amount')
  demand(amount !== null && amount > 0 && amount <= original, '251', 'Неверная сумма', 'Больше остатка')
  const left = original - amount
  const moved = await giveBack(call, payment, amount)
  const { Amount: _, ...known } = describe(moved)
  const answer = { ...known, OriginalAmount: original, NewAmount: left, ExternalRequestId: requestId || undefined }
  if (requestId !== '' && !isSbp)
    await call.tx.query(
      'insert into sandbox_bank.cancel_request (payment_id, request_id, answer) values ($1, $2, $3)',
      [payment.payment_id, requestId, JSON.stringify(answer)],
    )
  return answer
}

async function giveBack({ tx, body, terminal: { password } }: Call, payment: PaymentRow, amount: number) {
  const isTaken = payment.status === 'CONFIRMED' || payment.status === 'PARTIAL_REFUNDED'
  const receipt = body.Receipt ?? (amount === payment.amount ? payment.receipt : null)
  checkReceipt(body.Receipt, amount)
  demand(!isTaken || payment.receipt === null || receipt !== null, '309', 'Нет чека', 'Возвращается часть')
  if (isTaken && payment.method === 'sbp') return beginRefund(tx, payment, { amount, receipt })
  const left = payment.remaining - amount
  const moved = await moveTo(tx, payment, statusAfterReturn(payment, left), { remaining: left }, password)
  if (isTaken) await printReceipt(tx, moved, { type: 'IncomeReturn', receipt, password })
  return moved
}

async function answerBefore(tx: PoolClient, payment: PaymentRow, requestId: string): Promise<Answer | null> {
  const { rows } = await tx.query<{ answer: Answer }>(
    'select answer from sandbox_bank.cancel_request where payment_id = $1 and request_id = $2',
    [payment.payment_id, requestId],
  )
  return rows[0]?.answer ?? null
}

function statusAfterReturn(payment: PaymentRow, left: number) {
  switch (payment.status) {
    case 'NEW':
    case 'FORM_SHOWED':
      return 'CANCELED'
    case 'AUTHORIZED':
    case 'PARTIAL_REVERSED':
      return left > 0 ? 'PARTIAL_REVERSED' : 'REVERSED'
    case 'CONFIRMED':
    case 'PARTIAL_REFUNDED':
      return left > 0 ? 'PARTIAL_REFUNDED' : 'REFUNDED'
    default:
      throw new BankRefusal('8', 'Неверный статус транзакции', `Сейчас ${payment.status}`)
  }
}

async function paymentOf({ tx, body, terminal, now }: Call): Promise<PaymentRow> {
  const paymentId = textOf(body, 'PaymentId')
  const payment = /^\d{1,20}$/.test(paymentId) ? await lockPayment(tx, 'payment_id', paymentId) : null
  demand(payment !== null && payment.terminal_key === terminal.terminalKey, '255', 'Платёж не найден')
  const isOverdue = (payment.status === 'NEW' || payment.status === 'FORM_SHOWED') && payment.due_at < now
  return isOverdue ? moveTo(tx, payment, 'DEADLINE_EXPIRED', {}, terminal.password) : payment
}

function describe(payment: PaymentRow) {
  return {
    TerminalKey: payment.terminal_key,
    Status: payment.status,
    PaymentId: payment.payment_id,
    OrderId: payment.order_id,
    Amount: payment.amount,
  }
}
