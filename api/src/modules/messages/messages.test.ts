import { expect, test } from 'bun:test'
import { DAY_MS, MINUTE_MS } from '@ostrov/shared/formats/time'
import { type AdminRole, adminMay } from '@ostrov/shared/staff/permissions'
import { startSmsruStandIn } from '../../../stand-ins/sms/smsru-stand-in'
import { openKitchen, placedOrder } from '../../../test/orders'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { sendMail } from '../../jobs/send-mail'
import { sendSms } from '../../jobs/send-sms'
import { createSmsDoor } from '../../services/sms/create-sms-door'
import { createSmsStatusDoor } from '../../services/sms/sms-status'
import { notifyCustomer } from '../notifying/notify-customer'
import { askSms } from './ask-sms'
import { masked } from './masked'
import { forgetOldMessages } from './write-message'

const product = await openProduct({ SMS_DAY_CAP: '3', SMS_PROVIDER: 'smsru', SMSRU_API_ID: 'key' })
const { call, clock, config, deps, em, pool } = product
const gateway = startSmsruStandIn('key')
product.beforeClose(() => gateway.stop())
const settings = { ...config.sms, url: gateway.url, apiId: 'key' }
deps.doors.sms = createSmsDoor(settings, { write: () => Promise.reject(new Error('No outbox here')) })
deps.doors.smsStatus = createSmsStatusDoor(settings)
const support = await administrator(product)

const list = async (query = '', token = support.token) =>
  (await call('GET', `/api/admin/messages${query}`, { token })).body.items
const sms = (phone: string, text: string) => sendSms(deps, { phone, text, about: { kind: 'notice' } })
const forgetAll = () => pool.query('delete from message')

test('an SMS has its row, its gateway and its fate, which is asked of the gateway with its cost', async () => {
  await sms('79001112233', 'Заказ готов')
  const [sent] = await list()
  expect(sent).toMatchObject({ channel: 'sms', recipient: '79001112233', fate: 'sent', provider: 'smsru', cost: null })
  const ask = (asked = 0) => askSms(deps, { message_id: sent.id, asked })
  await ask()
  expect((await list())[0]).toMatchObject({ fate: 'sent', cost: 435 })
  const { rows } = await pool.query(
    `select count(*)::int as n from graphile_worker._private_jobs where key = 'sms-ask:' || $1::text`,
    [sent.id],
  )
  expect(rows).toEqual([{ n: 1 }])
  gateway.statuses['000000-1'] = 103
  await ask(1)
  await ask(1)
  expect((await list())[0]).toMatchObject({ fate: 'delivered', cost: 435, reason: null })
  await sms('79001112244', 'Заказ готов')
  gateway.statuses['000000-2'] = 108
  await askSms(deps, { message_id: (await list())[0].id, asked: 0 })
  expect((await list())[0]).toMatchObject({ fate: 'failed', reason: 'Оператор не\u00A0доставил СМС (108)' })
  await sms('79000000001', 'Заказ готов')
  expect((await list())[0]).toMatchObject({ fate: 'failed', reason: 'На\u00A0этот номер СМС не\u00A0доходят (202)' })
})

test('of what was sent no body is kept, and a code is never sent again', async () => {
  await forgetAll()
  await sendSms(deps, { phone: '79001112255', text: 'Код: 4821', about: { kind: 'code' } })
  await sendMail(deps, { to: 'anna@example.com', subject: 'Тайна', text: 'Очень личное' })
  const { rows } = await pool.query('select * from message')
  expect(JSON.stringify(rows)).not.toMatch(/4821|Тайна|личное/)
  const code = (await list('?kind=code'))[0]
  expect(code.may_resend).toBe(false)
  const again = await call('PUT', `/api/admin/messages/${code.id}/resend`, { token: support.token })
  expect([again.status, again.body.errorMessage]).toEqual([409, 'message.not_kept'])
})

test('what waits or could not be sent goes again by a press, while the queue keeps it', async () => {
  await forgetAll()
  const job = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job('mail.send', '{"to": "anna@example.com", "subject": "-", "text": "-"}'::json, max_attempts := 1)`,
  )
  const id = Number(job.rows[0]?.id)
  deps.doors.mail = async () => ({ ok: false, kind: 'unavailable', message: 'ETIMEDOUT' })
  const letter = { to: 'anna@example.com', subject: '-', text: '-' }
  await expect(sendMail(deps, letter, 1, { id, isLast: false })).rejects.toThrow('mail.unavailable')
  expect(await list()).toMatchObject([{ fate: 'queued', tries: 1, may_resend: true }])
  await expect(sendMail(deps, letter, 2, { id, isLast: true })).rejects.toThrow('mail.unavailable')
  const [failed] = await list('?fate=failed')
  expect(failed).toMatchObject({ tries: 2, reason: expect.stringContaining('Почтовый сервер'), may_resend: true })
  await pool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = $1', [id])
  const path = `/api/admin/messages/${failed.id}/resend`
  expect((await call('PUT', path, { token: support.token })).status).toBe(200)
  const { rows } = await pool.query('select attempts from graphile_worker._private_jobs where id = $1', [id])
  expect(rows).toEqual([{ attempts: 0 }])
  await pool.query('delete from graphile_worker._private_jobs where id = $1', [id])
  expect((await call('PUT', path, { token: support.token })).body.errorMessage).toBe('message.not_kept')
})

test('a notice names its customer and order, on the list and on both cards; a customer who leaves takes theirs along', async () => {
  await forgetAll()
  const kitchen = await openKitchen(product)
  const { customer, id } = await placedOrder(product, kitchen)
  const person = {
    ...{ user_id: customer.id, notices: null, phone: null, mail: null },
    browsers: [{ endpoint: 'https://push.example/1', keys: { p256dh: '-', auth: '-' } }],
  }
  const told = {
    event: 'status',
    is_necessary: false,
    title: 'Готов',
    body: '-',
    url: '/eda',
    topic: `o${id}`,
  } as const
  await notifyCustomer(deps, person, told)
  const ofOrder = await call('GET', `/api/admin/messages/of_order/${id}`, { token: support.token })
  const ofCustomer = await call('GET', `/api/admin/messages/of_customer/${customer.id}`, { token: support.token })
  const expected = [{ channel: 'push', kind: 'notice', order_id: id, fate: 'sent', user: { id: customer.id } }]
  expect(JSON.parse(ofOrder.body)).toMatchObject(expected)
  expect(ofCustomer.body.items).toMatchObject(expected)
  expect(await list(`?user_id=${customer.id}`)).toMatchObject(expected)
  await pool.query(`update "order" set status = 'COMPLETED' where id = $1`, [id])
  expect((await call('DELETE', '/api/auth/account', { token: customer.token })).status).toBe(200)
  expect(await list()).toEqual([])
})

test('a message is found by a part of the phone or the mail that it went to', async () => {
  await forgetAll()
  await sms('79001112255', 'Заказ едет')
  await pool.query(
    `insert into message (id, channel, kind, recipient) values (gen_random_uuid(), 'mail', 'notice', 'Part.Of-1@example.com')`,
  )
  const found = async (typed: string, as = support) =>
    (await list(`?query=${encodeURIComponent(typed)}`, as.token)).map(
      ({ recipient }: { recipient: string }) => recipient,
    )
  for (const typed of ['112255', '900 111-22', '8 900 111', '+7 900'])
    expect(await found(typed), typed).toEqual(['79001112255'])
  for (const typed of ['part.OF', '-1@exam']) expect(await found(typed), typed).toEqual(['Part.Of-1@example.com'])
  for (const typed of ['55', '112256', '%', '_']) expect(await found(typed), typed).toEqual([])
  const { body } = await call('GET', '/api/admin/messages/facets?query=112255', { token: support.token })
  expect(body).toMatchObject({ channel: { sms: 1 } })
  const money = await administrator(product, undefined, 'finance')
  expect(await found('112255', money)).toEqual([])
})

test('who may not see customers sees no whole phone or mail; who has no part in messages sees nothing', async () => {
  await forgetAll()
  await sms('79001112266', 'Заказ едет')
  const money = await administrator(product, undefined, 'finance')
  expect((await list('', money.token))[0].recipient).toBe('•••2266')
  expect((await list('?query=%2B7%20900%20111-22-66'))[0].recipient).toBe('79001112266')
  expect(await list('?query=79001112267')).toEqual([])
  expect((await list('?query=79001112266', money.token))[0].recipient).toBe('•••2266')
  expect(masked('anna@example.com')).toBe('a•••@example.com')
  const editor = await administrator(product, undefined, 'content')
  expect((await call('GET', '/api/admin/messages', { token: editor.token })).status).toBe(404)
})

test('over the day’s cap nothing goes but codes to who has been here, newcomers are told so, and the overview says it', async () => {
  await forgetAll()
  const known = await signIn(product)
  const { phone } = known
  for (const end of ['71', '72', '73']) await sms(`790011122${end}`, 'Заказ едет')
  await sms('79001112274', 'Заказ едет')
  expect((await list())[0]).toMatchObject({ fate: 'failed', reason: 'Дневной предел СМС исчерпан' })
  await sendSms(deps, { phone, text: 'Код: 1111', about: { kind: 'code' } })
  expect((await list())[0]).toMatchObject({ recipient: phone, fate: 'sent' })
  const overview = (await call('GET', '/api/admin/overview', { token: support.token })).body
  expect(overview.capped_sms).toBe(1)
  const ask = async (number: string) => {
    const { body } = await call('POST', '/api/user/authenticate', { body: { phone: number } })
    return call('POST', '/api/auth/sms', { token: body.data.token })
  }
  expect((await ask('79001112275')).body.errorMessage).toBe('account.codes_exhausted')
  expect((await call('GET', '/api/admin/overview', { token: support.token })).body.capped_sms).toBe(2)
  const told = await pool.query(
    `select payload->>'to' as mail from graphile_worker._private_jobs where payload->>'subject' like 'Исчерпан предел СМС%'`,
  )
  const admins = await pool.query<{ mail: string; role: AdminRole }>('select email as mail, role from admin')
  const readers = admins.rows.filter(({ role }) => adminMay(role, 'messages'))
  expect(readers.length).toBeLessThan(admins.rows.length)
  expect(told.rows.map(({ mail }) => mail).toSorted()).toEqual(readers.map(({ mail }) => mail).toSorted())
  expect((await ask(phone)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + DAY_MS + MINUTE_MS)
  await sms('79001112276', 'Заказ едет')
  const { rows } = await pool.query(`select fate from message where recipient = '79001112276'`)
  expect(rows).toEqual([{ fate: 'sent' }])
})

test('what was sent is known for ninety days', async () => {
  const left = async () => (await pool.query('select id from message')).rows.length
  await forgetOldMessages(em(), new Date(clock.now.getTime() - 10 * DAY_MS), 100)
  expect(await left()).toBeGreaterThan(0)
  await forgetOldMessages(em(), new Date(clock.now.getTime() + DAY_MS), 100)
  expect(await left()).toBe(0)
})
