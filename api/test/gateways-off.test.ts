/** An installation without a bank, SMS, mail and notices in browsers: what cannot work is refused, the rest goes on. */
import { afterAll, beforeAll, expect, test } from 'bun:test'
import { rows, sql } from '../src/db/sql'
import { sendMail } from '../src/jobs/send-mail'
import { sendSms } from '../src/jobs/send-sms'
import { tbankToken } from '../src/services/payments/tbank-token'
import { fillBasket, openKitchen, orderForm } from './orders'
import { type Person, signIn } from './people'
import { openProduct } from './product'
import { buy, makeKind, makeSale } from './tickets'

const product = await openProduct()
const { call, deps, em } = product
const { payments, sms, mail, push } = deps.config
const before = { mode: payments.mode, provider: sms.provider, transport: mail.transport, push: push.transport }
let person: Person

beforeAll(async () => {
  person = await signIn(product)
  payments.mode = 'off'
  sms.provider = 'off'
  mail.transport = 'off'
  push.transport = 'off'
})
afterAll(() => {
  payments.mode = before.mode
  sms.provider = before.provider
  mail.transport = before.transport
  push.transport = before.push
})

test('a browser is told what there is not', async () => {
  const { body } = await call('GET', '/api/settings')
  expect(body).toMatchObject({ payment_methods: [], vapid_public_key: '', off: ['payments', 'sms', 'mail', 'push'] })
})

test('an order is paid on receipt, never online', async () => {
  const kitchen = await openKitchen(product)
  const basket = await fillBasket(product, person.token, kitchen)
  const place = (payment_type: 'online' | 'cash') =>
    call('POST', '/api/user/orders', { token: person.token, body: orderForm(kitchen, basket, { payment_type }) })
  const online = await place('online')
  expect([online.status, online.body.errorMessage]).toEqual([409, 'payment.off'])
  expect((await place('cash')).status).toBe(200)
})

test('tickets that cost something are not on sale yet, free ones are had', async () => {
  const sale = await makeSale(product, { kind: { price: 500 } })
  const free = await makeKind(product, sale.session.id, { price: 0 })
  const { kinds } = (await call('GET', `/api/event_sessions/${sale.session.id}/tickets`)).body
  expect(kinds.map(({ state, most }: { state: string; most: number }) => [state, most])).toEqual([
    ['not_yet', 0],
    ['on_sale', 4],
  ])
  const bought = await buy(product, sale, 1, person)
  expect([bought.status, bought.body.errorMessage]).toEqual([409, 'payment.off'])
  expect((await buy(product, { ...sale, kind: free }, 1, person)).status).toBe(200)
})

test('nobody is sent a code or a letter, and whoever asks is told', async () => {
  const { token } = (await call('POST', '/api/user/authenticate', { body: { phone: '79001114455' } })).body.data
  const asked = await call('GET', '/api/user/confirm', { token })
  expect([asked.status, asked.body.errorMessage]).toEqual([409, 'account.codes_off'])
  for (const path of ['request_password_reset', 'register/letter']) {
    const letter = await call('POST', `/api/business_user/${path}`, { body: { email: 'owner@example.com' } })
    expect([letter.status, letter.body.errorMessage]).toEqual([409, 'mail.off'])
  }
})

test('what a job would send is written down as not sent, and not tried again', async () => {
  await sendSms(deps, { phone: '79001112233', text: 'Заказ готов' })
  await sendMail(deps, { to: 'anna@example.com', subject: 'Заказ', text: 'Готов' })
  const written = await rows<{ reason: string; fate: string; provider: string | null }>(
    em(),
    sql`select reason, fate, provider from message where recipient in ('79001112233', 'anna@example.com') order by created_at`,
  )
  expect(written).toEqual([
    { reason: 'sms.off', fate: 'failed', provider: null },
    { reason: 'mail.off', fate: 'failed', provider: null },
  ])
})

test('a notification that nobody’s secret signed is forged, whatever it is signed with', async () => {
  const { terminalKey, password } = payments
  Object.assign(payments, { terminalKey: '', password: '' })
  try {
    const body = { TerminalKey: '', Status: 'CONFIRMED', PaymentId: '1', OrderId: '1', Amount: 100, Success: true }
    const sent = await call('POST', '/api/payments/notifications', { body: { ...body, Token: tbankToken(body, '') } })
    expect([sent.status, sent.body.errorMessage]).toEqual([400, 'payment.notification_forged'])
  } finally {
    Object.assign(payments, { terminalKey, password })
  }
})
