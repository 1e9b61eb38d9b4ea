import type { PoolClient } from 'pg'
import { integerOf, isRecord, textOf } from '../../src/services/payments/lossless-json'
import { tbankToken } from '../../src/services/payments/tbank-token'
import type { Answer, Call } from './call'
import { checkReceipt } from './check-receipt'
import { enqueueText } from './notices'
import { demand } from './refusal'
import { lockPayment, type PaymentRow, readSwitches } from './store'

/** A receipt as the till printed it; the amount in kopecks. */
export type PrintedReceipt = { type: 'Income' | 'IncomeReturn'; method: string; amount: number }

/** Prints a receipt and tells of it. A till that is out of paper tells of that instead. */
export async function printReceipt(
  tx: PoolClient,
  payment: PaymentRow,
  printing: { type: PrintedReceipt['type']; receipt: unknown; password: string },
) {
  const { type, receipt, password } = printing
  if (!isRecord(receipt)) return
  const [method, amount] = [methodOf(receipt), sumOf(receipt)]
  const { rows } = await tx.query<{ receipt_id: number }>(
    `insert into sandbox_bank.receipt (payment_id, type, method, amount, body) values ($1, $2, $3, $4, $5) returning receipt_id`,
    [payment.payment_id, type, method, amount, JSON.stringify(receipt)],
  )
  const number = rows[0]?.receipt_id ?? 0
  const isBroken = (await readSwitches(tx)).till_broken
  const told = isBroken
    ? { Success: false, ErrorCode: '1', ErrorMessage: 'Касса не отвечает' }
    : { Success: true, ErrorCode: '0', ...fiscalOf(number) }
  const notice = {
    ...{
      TerminalKey: payment.terminal_key,
      OrderId: payment.order_id,
      Status: 'RECEIPT',
      PaymentId: payment.payment_id,
    },
    ...{ Amount: amount, Type: type, ...told, Receipt: receipt },
  }
  const signed = JSON.stringify({ ...notice, Token: tbankToken(notice, password) })
  await enqueueText(tx, payment, signed.replace(/"PaymentId":"(\d+)"/, '"PaymentId":$1'))
}

function fiscalOf(number: number) {
  return {
    ...{
      FiscalNumber: number,
      ShiftNumber: 1,
      ReceiptDatetime: new Date().toISOString(),
      FnNumber: '9999078902009876',
    },
    ...{ EcrRegNumber: '0000000001016643', FiscalDocumentNumber: 1000 + number },
    ...{ FiscalDocumentAttribute: 2_000_000_000 + number, Ofd: 'taxcom' },
    Url: `https://receipt.taxcom.example/v01/show?fp=${2_000_000_000 + number}`,
  }
}

/** The receipt of what was handed over: of taken money alone, once, for all that is left of it. */
export async function sendClosingReceipt({ tx, body, terminal }: Call): Promise<Answer> {
  const paymentId = textOf(body, 'PaymentId')
  const payment = /^\d{1,20}$/.test(paymentId) ? await lockPayment(tx, 'payment_id', paymentId) : null
  demand(payment !== null && payment.terminal_key === terminal.terminalKey, '255', 'Платёж не найден')
  const isTaken = payment.status === 'CONFIRMED' || payment.status === 'PARTIAL_REFUNDED'
  demand(isTaken, '8', 'Неверный статус транзакции', `Сейчас ${payment.status}`)
  const { rows } = await tx.query<{ method: string }>(
    `select method from sandbox_bank.receipt where payment_id = $1 and type = 'Income' order by receipt_id`,
    [payment.payment_id],
  )
  const first = rows[0]?.method ?? ''
  demand(['full_prepayment', 'prepayment', 'advance'].includes(first), '308', 'Первый чек не был авансовым')
  demand(rows.length === 1, '308', 'Закрывающий чек уже отправлен')
  demand(isRecord(body.Receipt), '309', 'Нет чека')
  checkReceipt(body.Receipt, payment.remaining)
  demand(isRecord(body.Receipt.Payments), '308', 'Неверный чек', 'Payments.Electronic обязателен')
  await printReceipt(tx, payment, { type: 'Income', receipt: body.Receipt, password: terminal.password })
  return {}
}

function methodOf({ Items: items }: Record<string, unknown>): string {
  const first: unknown = Array.isArray(items) ? items[0] : undefined
  return isRecord(first) ? textOf(first, 'PaymentMethod') : ''
}

function sumOf({ Items: items }: Record<string, unknown>): number {
  return Array.isArray(items)
    ? items.filter(isRecord).reduce((sum, item) => sum + (integerOf(item, 'Amount') ?? 0), 0)
    : 0
}
