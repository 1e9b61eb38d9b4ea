import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startSmsruStandIn } from '../../../stand-ins/sms/smsru-stand-in'
import type { OutboxEntry } from '../outbox'
import { createSmsDoor } from './create-sms-door'
import { codeText } from './sms'

let gateway: ReturnType<typeof startSmsruStandIn>
beforeEach(() => {
  gateway = startSmsruStandIn('key')
})
afterEach(() => gateway.stop())

const SETTINGS = { reserve: 'off', smsc: { url: '', apiKey: '' } } as const
const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
const door = (apiId = 'key') => createSmsDoor({ ...SETTINGS, provider: 'smsru', url: gateway.url, apiId }, nowhere)
const MESSAGE = { phone: '79001112233', text: codeText('4821', 'ostrov.example') }

test('a message reaches the gateway whole, Cyrillic included', async () => {
  expect(await door()(MESSAGE)).toEqual({ ok: true, id: '000000-1' })
  expect(gateway.sent).toEqual([{ to: '79001112233', msg: 'Код: 4821. Сайт ostrov.example' }])
})

test('a refusal of the number alone, inside a good answer, is a refusal', async () => {
  expect(await door()({ ...MESSAGE, phone: '79000000001' })).toEqual({ ok: false, kind: 'number', code: 202 })
})

test('a wrong key and an empty account are ours to mend', async () => {
  expect(await door('wrong')(MESSAGE)).toEqual({ ok: false, kind: 'account', code: 200 })
  gateway.balance = 0
  expect(await door()(MESSAGE)).toEqual({ ok: false, kind: 'account', code: 201 })
})

test('the same text to the same number at once is too often', async () => {
  await door()(MESSAGE)
  expect(await door()(MESSAGE)).toEqual({ ok: false, kind: 'too_often', code: 231 })
})

test('a gateway that was away once is tried again', async () => {
  gateway.failNext = 1
  expect(await door()(MESSAGE)).toMatchObject({ ok: true })
  expect(gateway.sent).toHaveLength(1)
})

test('a gateway that stays away is unavailable', async () => {
  gateway.failNext = 5
  expect(await door()(MESSAGE)).toEqual({ ok: false, kind: 'unavailable', code: 220 })
  expect(gateway.failNext).toBe(3)
})

test('a message whose answer was lost is sent once and counts as sent', async () => {
  gateway.loseAnswers = 1
  expect(await door()(MESSAGE)).toMatchObject({ ok: true })
  expect(gateway.sent).toHaveLength(1)
})

test('the outbox gets the message when no gateway is set', async () => {
  const written: OutboxEntry[] = []
  const outbox = { write: async (entry: OutboxEntry) => void written.push(entry) }
  const send = createSmsDoor({ ...SETTINGS, provider: 'outbox', url: gateway.url, apiId: '' }, outbox)
  expect(await send(MESSAGE)).toMatchObject({ ok: true })
  expect(written).toEqual([{ channel: 'sms', to: '79001112233', body: MESSAGE.text }])
  expect(gateway.sent).toEqual([])
})
