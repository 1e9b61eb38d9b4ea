import { randomBytes, randomUUID } from 'node:crypto'
import { textOf } from '../../src/services/payments/lossless-json'
import type { Answer, Call } from './call'
import { dueDateOf } from './check-init'
import { bindingOf, CARDS, isCard, maskOf } from './kept-cards'
import { moveTo } from './notices'
import { take } from './pay'
import { BankRefusal, demand } from './refusal'
import { payloadOf } from './sbp'
import { insertPayment, type PaymentRow, readSwitches, updatePayment } from './store'

type KeptCard = { card_id: number; customer_key: string; card: string; rebill_id: string; status: string }
type Account = { customer_key: string; status: string; account_token: string }

/** Charges a card that was kept of the same customer, by a payment that was just opened and keeps nothing. */
export async function chargeCard(call: Call, payment: PaymentRow): Promise<Answer> {
  const { rows } = await call.tx.query<KeptCard>(
    `select * from sandbox_bank.kept_card where rebill_id = $1 and status = 'A'`,
    [textOf(call.body, 'RebillId')],
  )
  const kept = rows[0]
  demand(textOf(call.body, 'RebillId') !== '', '2', 'Отсутствуют обязательные параметры', 'RebillId')
  demand(kept !== undefined, '104', 'Ошибка выполнения рекуррента', 'Нет такого RebillId')
  demand(payment.customer_key === kept.customer_key, '104', 'Ошибка выполнения рекуррента', 'Карта другого покупателя')
  demand(!payment.recurrent && payment.method === 'card', '8', 'Неверный статус транзакции', 'Не для Charge')
  return charged(call, { ...payment, card: kept.card }, isCard(kept.card) ? CARDS[kept.card].charge : '')
}

/** The same of a bound account; its payment is opened with `Recurrent` and `DATA.QR`. */
export async function chargeAccount(call: Call, payment: PaymentRow): Promise<Answer> {
  const { rows } = await call.tx.query<Account>(
    `select a.*, p.customer_key from sandbox_bank.account a join sandbox_bank.payment p using (payment_id) where account_token = $1`,
    [textOf(call.body, 'AccountToken')],
  )
  const bound = rows[0]
  demand(textOf(call.body, 'AccountToken') !== '', '2', 'Отсутствуют обязательные параметры', 'AccountToken')
  demand(bound?.status === 'ACTIVE', '3013', 'Рекуррентные платежи недоступны', 'Счёт не привязан')
  // One that was bound without a payment is nobody's by name.
  demand(
    ['', payment.customer_key].includes(bound.customer_key),
    '3013',
    'Рекуррентные платежи недоступны',
    'Чужой счёт',
  )
  demand(payment.recurrent && payment.qr && payment.pay_type === 'O', '3001', 'Оплата через СБП недоступна')
  return charged(call, { ...payment, method: 'sbp' }, '')
}

async function charged({ tx, terminal }: Call, payment: PaymentRow, refused: string): Promise<Answer> {
  demand(payment.status === 'NEW', '8', 'Неверный статус транзакции', `Сейчас ${payment.status}`)
  const { reject_code, swap_order } = await readSwitches(tx)
  const code = reject_code || refused
  // Nothing was done: the shop is to come again.
  if (code === '9999') throw new BankRefusal('9999', 'Внутренняя ошибка системы')
  const { method, card } = payment
  const told = code
    ? await moveTo(tx, payment, 'REJECTED', { error_code: code, method, card }, terminal.password)
    : await take(tx, terminal, payment, swap_order)
  const { order_id, payment_id, amount, status } = told
  const known = { OrderId: order_id, PaymentId: payment_id, Amount: amount, Status: status }
  return code ? { ...known, Success: false, ErrorCode: code, Message: 'Операция отклонена' } : known
}

/** All that is kept of a customer; the answer is a bare list, as the bank's own. */
export async function listCards({ tx, body }: Call): Promise<Answer[]> {
  const key = customerIn(body)
  const { rows } = await tx.query<KeptCard>('select * from sandbox_bank.kept_card where customer_key = $1', [key])
  demand(rows.length > 0, '7', 'Покупатель не найден')
  return rows.map(({ card_id, card, status, rebill_id }) => ({
    ...{
      CardId: String(card_id),
      Pan: maskOf(card),
      Status: status,
      RebillId: rebill_id,
      CardType: 0,
      ExpDate: '1230',
    },
  }))
}

export async function removeCard({ tx, body }: Call): Promise<Answer> {
  const given = [customerIn(body), textOf(body, 'CardId')]
  const { rowCount } = await tx.query(
    `update sandbox_bank.kept_card set status = 'D' where customer_key = $1 and card_id::text = $2`,
    given,
  )
  demand(rowCount === 1, '7', 'Карта не найдена')
  return { CustomerKey: given[0], CardId: given[1], Status: 'D' }
}

function customerIn(body: Record<string, unknown>): string {
  const key = textOf(body, 'CustomerKey')
  demand(key !== '', '2', 'Отсутствуют обязательные параметры', 'CustomerKey')
  return key
}

/** A code that binds an account: a payment of nothing, so that the page and the end of its time are the payments' own. */
export async function addAccount({ tx, body, terminal, now }: Call): Promise<Answer> {
  const description = textOf(body, 'Description')
  demand(
    description !== '' && description.length <= 140,
    '214',
    'Неверные параметры',
    'Description: от 1 до 140 символов',
  )
  demand((body.DataType ?? 'PAYLOAD') === 'PAYLOAD', '9', 'Неверные параметры', 'Учебный банк отдаёт только PAYLOAD')
  demand(!(await readSwitches(tx)).sbp_off, '3013', 'Рекуррентные платежи недоступны')
  const payment = await insertPayment(tx, {
    ...{
      terminal_key: terminal.terminalKey,
      order_id: randomUUID(),
      amount: 0,
      remaining: 0,
      status: 'NEW',
      pay_type: 'O',
    },
    ...{ description, notification_url: '', success_url: '', fail_url: '', due_at: dueDateOf(body, now) },
    ...{ page_key: randomBytes(12).toString('base64url'), error_code: '0', receipt: null },
    ...{ customer_key: '', recurrent: true, qr: true },
  })
  demand(payment !== null, '20', 'Повторный запрос')
  await updatePayment(tx, payment, { method: 'sbp' })
  return { Data: payloadOf(terminal, payment), RequestKey: await bindingOf(tx, payment) }
}

/** How a binding stands; the names of the bank are there once it is made. */
export async function accountState({ tx, body }: Call): Promise<Answer> {
  const key = textOf(body, 'RequestKey')
  const { rows } = await tx.query<Account>('select * from sandbox_bank.account where request_key = $1', [key])
  const bound = rows[0]
  demand(bound !== undefined, '3014', 'Привязка не найдена')
  const isActive = bound.status === 'ACTIVE'
  const bank = { BankMemberId: '5e8b3f8a', BankMemberName: 'Учебный банк' }
  return { RequestKey: key, Status: bound.status, ...(isActive && { ...bank, AccountToken: bound.account_token }) }
}
