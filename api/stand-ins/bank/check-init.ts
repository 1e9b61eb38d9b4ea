import { DAY_MS, MINUTE_MS } from '@ostrov/shared/formats/time'
import { integerOf, isRecord, textOf } from '../../src/services/payments/lossless-json'
import { checkReceipt } from './check-receipt'
import { demand } from './refusal'
import type { PaymentRow } from './store'

const DUE_DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$/

export type InitRequest = Pick<
  PaymentRow,
  | 'amount'
  | 'order_id'
  | 'pay_type'
  | 'description'
  | 'notification_url'
  | 'success_url'
  | 'fail_url'
  | 'due_at'
  | 'receipt'
  | 'customer_key'
  | 'recurrent'
  | 'qr'
>

/** Checks an Init request as the bank does, and throws the bank's refusal at the first fault. */
export function checkInit(body: Record<string, unknown>, now: Date): InitRequest {
  const amount = integerOf(body, 'Amount')
  const order_id = textOf(body, 'OrderId')
  demand(order_id !== '' && order_id.length <= 36, '211', 'Неверные параметры', 'OrderId: от 1 до 36 символов')
  demand(amount !== null && amount > 0, '212', 'Неверные параметры', 'Amount: целое число копеек')
  demand(amount >= 100, '251', 'Неверная сумма', 'Сумма меньше 1 рубля')
  demand(textOf(body, 'Description').length <= 140, '214', 'Неверные параметры', 'Description: до 140 символов')
  demand(textOf(body, 'CustomerKey').length <= 36, '213', 'Неверные параметры', 'CustomerKey: до 36 символов')
  checkData(body.DATA)
  checkInitiator(body)
  demand(
    body.Recurrent === undefined || body.Recurrent === 'Y' || body.Recurrent === 'N',
    '246',
    'Неверные параметры',
    'Recurrent: Y',
  )
  const recurrent = body.Recurrent === 'Y'
  demand(
    !recurrent || textOf(body, 'CustomerKey') !== '',
    '213',
    'Неверные параметры',
    'CustomerKey: нужен при Recurrent',
  )
  checkReceipt(body.Receipt, amount)
  return {
    amount,
    order_id,
    pay_type: payTypeOf(body),
    description: textOf(body, 'Description'),
    notification_url: addressOf(body, 'NotificationURL'),
    success_url: addressOf(body, 'SuccessURL'),
    fail_url: addressOf(body, 'FailURL'),
    due_at: dueDateOf(body, now),
    receipt: body.Receipt ?? null,
    customer_key: textOf(body, 'CustomerKey'),
    recurrent,
    qr: isRecord(body.DATA) && body.DATA.QR === 'true',
  }
}

function payTypeOf(body: Record<string, unknown>): 'T' | 'O' {
  const payType = body.PayType ?? 'O'
  demand(payType === 'T' || payType === 'O', '240', 'Неверные параметры', 'PayType: O или T')
  return payType
}

function addressOf(body: Record<string, unknown>, key: string) {
  const value = textOf(body, key)
  if (value === '') return ''
  const protocol = URL.parse(value)?.protocol
  demand(protocol === 'https:' || protocol === 'http:', '241', 'Неверные параметры', `${key}: неверный адрес`)
  return value
}

export function dueDateOf(body: Record<string, unknown>, now: Date) {
  if (body.RedirectDueDate === undefined) return new Date(now.getTime() + DAY_MS)
  const value = textOf(body, 'RedirectDueDate')
  const due = new Date(value)
  const ahead = due.getTime() - now.getTime()
  demand(DUE_DATE.test(value) && !Number.isNaN(ahead), '242', 'Неверные параметры', 'RedirectDueDate: неверный формат')
  demand(
    ahead >= MINUTE_MS && ahead <= 90 * DAY_MS,
    '243',
    'Неверные параметры',
    'RedirectDueDate: от 1 минуты до 90 дней',
  )
  return due
}

/** Of the table of initiators: 1 keeps a card, and 0, 2, R and I keep none. */
function checkInitiator({ DATA, Recurrent }: Record<string, unknown>) {
  const said = isRecord(DATA) ? DATA[INITIATOR] : undefined
  const fits = said === undefined || (said === '1') === (Recurrent === 'Y')
  demand(fits, '1126', 'Несопоставимые значения Recurrent и OperationInitiatorType')
}

/** The one key of its own that is longer than the bank lets a shop's be. */
const INITIATOR = 'OperationInitiatorType'

function checkData(data: unknown) {
  if (data === undefined || data === null) return
  demand(isRecord(data), '244', 'Неверные параметры', 'DATA: объект')
  const pairs = Object.entries(data)
  const fits = pairs.every(([key, value]) => (key.length <= 20 || key === INITIATOR) && String(value).length <= 100)
  demand(pairs.length <= 20 && fits, '244', 'Неверные параметры', 'DATA: до 20 пар, ключ до 20, значение до 100')
}
