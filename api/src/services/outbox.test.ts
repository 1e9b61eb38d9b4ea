import { expect, test } from 'bun:test'
import { openProduct } from '../../test/product'
import { sendMail } from '../jobs/send-mail'
import { sendSms } from '../jobs/send-sms'

const { call, deps } = await openProduct()
const closed = await openProduct({ OUTBOX: 'off' })

test('what would have been sent is read newest first, by channel and by person', async () => {
  await sendSms(deps, { phone: '79001112233', text: 'Код: 1111' })
  await sendSms(deps, { phone: '79001112233', text: 'Код: 2222' })
  await sendSms(deps, { phone: '79004445566', text: 'Код: 3333' })
  await sendMail(deps, { to: 'anna@example.com', subject: 'Письмо', text: 'Здравствуйте' })
  const { body } = await call('GET', '/api/dev/outbox?channel=sms&to=79001112233')
  expect(body.items.map((one: { body: string }) => one.body)).toEqual(['Код: 2222', 'Код: 1111'])
  expect((await call('GET', '/api/dev/outbox?limit=1')).body.items).toMatchObject([
    { channel: 'mail', to: 'anna@example.com', subject: 'Письмо' },
  ])
})

test('with the outbox switched off nobody reads it', async () => {
  expect((await closed.call('GET', '/api/dev/outbox')).status).toBe(404)
})
