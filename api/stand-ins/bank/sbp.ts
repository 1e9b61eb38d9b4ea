import type { Answer, Call, Terminal } from './call'
import { bindingOf } from './kept-cards'
import { demand } from './refusal'
import { type PaymentRow, readSwitches, updatePayment } from './store'

/** Kopecks: what SBP carries. */
const LEAST = 1_000
const MOST = 100_000_000

/** Registers the QR code of a payment that is not paid yet; asked again, it is the same one. */
export async function getQr({ tx, body, terminal }: Call, payment: PaymentRow): Promise<Answer> {
  const type = body.DataType ?? 'PAYLOAD'
  demand(type === 'PAYLOAD', '9', 'Неверные параметры', 'Учебный банк отдаёт только PAYLOAD')
  demand(!(await readSwitches(tx)).sbp_off, '3019', 'Не включен СБП в личном кабинете')
  demand(payment.pay_type === 'O', '3001', 'Оплата через СБП недоступна', 'По СБП нет двухстадийной оплаты')
  demand(payment.amount >= LEAST && payment.amount <= MOST, '3016', 'Сумма вне границ СБП')
  demand(['NEW', 'FORM_SHOWED'].includes(payment.status), '8', 'Неверный статус транзакции', `Сейчас ${payment.status}`)
  const { payment_id, order_id } = await updatePayment(tx, payment, { method: 'sbp', status: 'FORM_SHOWED' })
  const request_key = payment.recurrent && payment.qr ? await bindingOf(tx, payment) : undefined
  return { OrderId: order_id, PaymentId: payment_id, Data: payloadOf(terminal, payment), RequestKey: request_key }
}

/** How a return over SBP stands; the sum is that of all returns that are done. */
export async function getQrState(_: Call, payment: PaymentRow): Promise<Answer> {
  const { status, order_id, amount, remaining, cancel_code, method } = payment
  demand(method === 'sbp', '3001', 'Оплата через СБП недоступна', 'Платёж прошёл не по СБП')
  const returned = status === 'REFUNDED' || status === 'PARTIAL_REFUNDED' ? amount - remaining : 0
  return { Status: status, OrderId: order_id, Amount: returned, QrCancelCode: cancel_code || undefined }
}

/** Where the payer's bank would be opened: here, the page of the sandbox. */
export function payloadOf({ publicUrl }: Terminal, { page_key }: PaymentRow) {
  return `${publicUrl}/pay/${page_key}`
}
