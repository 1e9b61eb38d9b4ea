import { describe, expect, test } from 'bun:test'
import { MINUTE_MS } from '@ostrov/shared/formats/time'
import { openKept } from '../../../../test/kept'
import { workMoney } from '../../../../test/money-jobs'
import { fillBasket, orderForm } from '../../../../test/orders'
import { administrator, signIn } from '../../../../test/people'
import { buy, makeSale } from '../../../../test/tickets'
import { row, rows, sql } from '../../../db/sql'
import { tokens } from '../../../http/access'
import { issueToken } from '../../../http/session-tokens'
import { TASKS } from '../../../jobs/tasks'
import { customerKey } from '../../../services/payments/kept-ways'
import { openSession } from '../../sessions/open-session'
import { settlePayments } from '../returns/settle-payments'

const { product, kitchen, attemptsOf, ledgerOf, bankOf, statusOf, eventually, accept, settled, ...kept } =
  await openKept()
const { order, methodsOf, labelsOf, infoOf, keeper, inOnePress, forgotten } = kept
const { call, em, press, deps, clock, config } = product

test('without the tick nothing is kept, here or at the bank, which is not told who pays', async () => {
  const person = await signIn(product)
  const { id, url } = await order(person)
  await press(url, 'pay')
  await eventually(() => statusOf(id), 'new')
  await workMoney(product, id)
  expect(await methodsOf(person)).toEqual([])
  expect(
    await rows(em(), sql`select from sandbox_bank.kept_card where customer_key = ${customerKey(person.id)}`),
  ).toEqual([])
  const told = await rows<{ customer_key: string }>(
    em(),
    sql`select customer_key from sandbox_bank.payment where order_id in (select id::text from payment where order_id = ${id})`,
  )
  expect(told).toEqual([{ customer_key: '' }])
})

test('with the tick the card is kept, and the next order is charged in one press: held first, taken by the restaurant', async () => {
  const person = await keeper()
  expect(await labelsOf(person)).toEqual(['••\u00A04276'])
  const { id, status, url } = await inOnePress(person)
  expect([status, url, await statusOf(id)]).toEqual([200, undefined, 'PAYMENT_PENDING'])
  expect(await infoOf(person, id)).toMatchObject({ saved_method_id: person.method.id, is_charging: true })
  await workMoney(product, id)
  expect(await statusOf(id)).toBe('new')
  expect(await bankOf(id)).toEqual(['AUTHORIZED 1600'])
  await rows(em(), sql`update "order" set status = 'CONFIRMATION_PENDING' where id = ${id}`)
  await accept(id)
  await settled(id, ['payment -1600'])
  expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
})

test('where money is taken at once, so it is of a kept card, and what comes back goes the usual way', async () => {
  const { payments } = config
  payments.payType = 'O'
  const { id } = await inOnePress(await keeper())
  await workMoney(product, id)
  payments.payType = 'T'
  expect(await bankOf(id)).toEqual(['CONFIRMED 1600'])
  await rows(em(), sql`update "order" set status = 'CANCELLED', finished_at = now() where id = ${id}`)
  await settlePayments(deps, id)
  await settled(id, ['payment -1600', 'refund 1600'])
})

test('an account of SBP is bound while it is paid, and charged afterwards without a code', async () => {
  const person = await keeper('', 'sbp')
  expect(await labelsOf(person)).toEqual(['Учебный банк'])
  const { id } = await inOnePress(person)
  await workMoney(product, id)
  expect(await attemptsOf(id)).toMatchObject([{ method: 'sbp', pay_type: 'O', status: 'CONFIRMED', url: null }])
  // The payer's bank has unbound it.
  await rows(em(), sql`update sandbox_bank.account set status = 'INACTIVE' where status = 'ACTIVE'`)
  const refused = await inOnePress(person)
  await workMoney(product, refused.id)
  expect(await statusOf(refused.id)).toBe('PAYMENT_FAILED')
  expect(await labelsOf(person)).toEqual(['Учебный банк dead'])
})

test('tickets are paid by a kept card, too, and keep one', async () => {
  const person = await keeper()
  const sale = await makeSale(product)
  const { body } = await buy(product, sale, 2, person, { saved_method_id: person.method.id })
  expect(body.payment_url).toBeUndefined()
  await workMoney(product, body.id)
  const read = async (id: string, { token }: { token: string }) =>
    (await call('GET', `/api/user/ticket_purchases/${id}`, { token })).body
  expect((await read(body.id, person)).state).toBe('sold')
  const other = await signIn(product)
  const begun = (await buy(product, sale, 1, other, { keep_method: true })).body
  await press(begun.payment_url, 'pay', '4276')
  await eventually(async () => (await read(begun.id, other)).state, 'sold')
  await workMoney(product, begun.id)
  expect(await labelsOf(other)).toEqual(['••\u00A04276'])
})

test('what charges it is sealed, and stands in no notification and no answer', async () => {
  const person = await keeper()
  const [kept] = await rows<{ rebill_id: string }>(
    em(),
    sql`select rebill_id from sandbox_bank.kept_card where customer_key = ${customerKey(person.id)}`,
  )
  const secret = kept?.rebill_id ?? 'nothing was kept'
  const all = await rows(
    em(),
    sql`select s.*, (select json_agg(n) from payment_notification n) as told from saved_method s`,
  )
  expect(JSON.stringify([all, await methodsOf(person)])).not.toContain(secret)
})

describe.each([
  ['1051', '1051'],
  ['1061', '1061'],
  ['0101', '101'],
  ['0104', '104'],
])('a card that the bank refuses by %s', (card, code) => {
  test('leaves the order unpaid with the reason, is offered again, and the order is paid another way', async () => {
    const person = await keeper(card)
    const { id } = await inOnePress(person)
    await workMoney(product, id)
    expect(await statusOf(id)).toBe('PAYMENT_FAILED')
    expect(await infoOf(person, id)).toMatchObject({ status: 'REJECTED', error_code: code, is_charging: false })
    expect((await labelsOf(person))[0]).not.toEndWith('dead')
    const again = await call('POST', `/api/user/orders/${id}/pay`, { token: person.token })
    await press(again.body.payment_url, 'pay')
    await eventually(() => statusOf(id), 'new')
    expect(await ledgerOf(id)).toEqual(['payment -1600'])
  })
})

test('an expired card is offered no more, and pays nothing', async () => {
  const person = await keeper('1054')
  const { id } = await inOnePress(person)
  await workMoney(product, id)
  expect(await labelsOf(person)).toEqual(['••\u00A01054 dead'])
  const again = await inOnePress(person)
  expect([again.status, again.body.errorMessage]).toEqual([404, 'saved_method.not_found'])
})

test('a bank that asks to come later is not charged twice: after a minute the payment is let go', async () => {
  const person = await keeper('9999')
  const { id } = await inOnePress(person)
  await workMoney(product, id)
  expect([await statusOf(id), await bankOf(id)]).toEqual(['PAYMENT_PENDING', ['NEW 1600']])
  // Nothing else is opened meanwhile.
  const meanwhile = await call('POST', `/api/user/orders/${id}/pay`, {
    ...{ token: person.token, body: { payment_method: 'card' } },
  })
  expect([meanwhile.status, meanwhile.body.payment_url]).toEqual([200, undefined])
  const began = clock.now
  clock.now = new Date(began.getTime() + MINUTE_MS + 1_000)
  await workMoney(product, id)
  clock.now = began
  expect([await statusOf(id), await bankOf(id)]).toEqual(['PAYMENT_FAILED', ['CANCELED 0']])
  expect((await infoOf(person, id)).error_code).toBe('kept_lost')
})

test('a repeated press is one order, and a job that runs twice charges once', async () => {
  const person = await keeper()
  const basket = await fillBasket(product, person.token, kitchen)
  const body = orderForm(kitchen, basket, { payment_type: 'online', saved_method_id: person.method.id })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  const pressed = await Promise.all(
    [1, 2].map(() => call('POST', '/api/user/orders', { token: person.token, body, headers })),
  )
  const [id] = pressed.map((one) => Number(one.body.order_id))
  expect(pressed.map(({ status }) => status)).toEqual([200, 200])
  const attempts = await attemptsOf(id ?? 0)
  await Promise.allSettled([1, 2, 3].map(() => TASKS['payment.open'](deps, { payment_id: attempts[0]?.id ?? '' })))
  await workMoney(product, id ?? 0)
  expect(attempts.length).toBe(1)
  expect(await bankOf(id ?? 0)).toEqual(['AUTHORIZED 1600'])
  expect(await ledgerOf(id ?? 0)).toEqual(['payment -1600'])
})

test('what was removed is not charged, even by an order that was placed before; the bank drops the card', async () => {
  const person = await keeper()
  const { id } = await inOnePress(person)
  const path = `/api/user/saved_methods/${person.method.id}`
  expect((await call('DELETE', path, { token: person.token })).body.items).toEqual([])
  await workMoney(product, id)
  expect([await statusOf(id), await bankOf(id)]).toEqual(['PAYMENT_FAILED', ['CANCELED 0']])
  const again = await inOnePress(person)
  expect([again.status, again.body.errorMessage]).toEqual([404, 'saved_method.not_found'])
  expect((await call('DELETE', path, { token: person.token })).status).toBe(404)
  await forgotten(person.id)
})

test('nobody else pays by it or removes it, and no administrator in its owner’s name', async () => {
  const person = await keeper()
  const stranger = await signIn(product)
  expect((await order(stranger, { saved_method_id: person.method.id })).status).toBe(404)
  expect((await call('DELETE', `/api/user/saved_methods/${person.method.id}`, { token: stranger.token })).status).toBe(
    404,
  )
  const admin = await administrator(product)
  const acts = {
    kind: 'customer',
    person_id: person.id,
    act_admin_id: admin.id,
    act_reason: 'Помогаю',
    act_writes: true,
  } as const
  const session = await openSession(em(), acts, clock.now)
  const token = await issueToken(tokens(deps).decorator.tokens, session)
  for (const way of [{ saved_method_id: person.method.id }, { keep_method: true }]) {
    expect((await order({ token }, way)).body.errorMessage).toBe('session.acting_own')
  }
  const binding = '/api/user/saved_methods/binding'
  await call('POST', binding, { token: person.token, body: { keep_method: true } })
  const seen = await Promise.all([person.token, token].map((one) => call('GET', binding, { token: one })))
  expect(seen.map(({ body }) => body.state)).toEqual(['waiting', 'none'])
})

test('it goes with the account, here and at the bank', async () => {
  const person = await keeper()
  await rows(em(), sql`update "order" set status = 'COMPLETED', finished_at = now() where user_id = ${person.id}`)
  const left = await call('DELETE', '/api/auth/account', { token: person.token })
  expect(left.status).toBe(200)
  expect(await row(em(), sql`select from saved_method where user_id = ${person.id}`)).toBeUndefined()
  await forgotten(person.id)
})

test('where the bank does not keep it, it is neither offered nor taken', async () => {
  const person = await keeper()
  const { payments } = config
  payments.keepsCards = false
  payments.keepsAccounts = false
  try {
    expect((await call('GET', '/api/settings')).body.keepable_methods).toEqual([])
    expect(await methodsOf(person)).toEqual([])
    expect((await inOnePress(person)).body.errorMessage).toBe('saved_method.off')
    expect((await order(person, { keep_method: true })).body.errorMessage).toBe('saved_method.off')
  } finally {
    payments.keepsCards = true
    payments.keepsAccounts = true
  }
})
