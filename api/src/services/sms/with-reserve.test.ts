import { afterEach, beforeEach, expect, test } from 'bun:test'
import { startSmscStandIn } from '../../../stand-ins/sms/smsc-stand-in'
import { startSmsruStandIn } from '../../../stand-ins/sms/smsru-stand-in'
import { createSmsDoor } from './create-sms-door'
import { codeText } from './sms'
import { createSmsc } from './smsc'
import { createSmsru } from './smsru'
import { withReserve } from './with-reserve'

let first: ReturnType<typeof startSmsruStandIn>
let reserve: ReturnType<typeof startSmscStandIn>
let now = 0
beforeEach(() => {
  first = startSmsruStandIn('key')
  reserve = startSmscStandIn('spare')
  now = 1_000_000
})
afterEach(() => Promise.all([first.stop(), reserve.stop()]))

const MESSAGE = { phone: '79001112233', text: codeText('4821', 'ostrov.example') }
const NEXT = { ...MESSAGE, text: codeText('1111', 'ostrov.example') }
const smsc = (apiKey = 'spare') => createSmsc({ url: reserve.url, apiKey }, fetch)
const both = ({ url = first.url, apiKey = 'spare' } = {}) =>
  withReserve(createSmsru({ url, apiId: 'key' }, fetch), smsc(apiKey), () => now)
const sent = () => [first.sent.length, reserve.sent.length]

test('the reserve gets a message whole, and refuses what it refuses', async () => {
  expect(await smsc()(MESSAGE)).toEqual({ ok: true, id: '1' })
  expect(reserve.sent).toEqual([{ to: '79001112233', msg: 'Код: 4821. Сайт ostrov.example' }])
  expect(await smsc()(MESSAGE)).toEqual({ ok: false, kind: 'too_often', code: 9 })
  expect(await smsc()({ ...MESSAGE, phone: '79000000001' })).toEqual({ ok: false, kind: 'number', code: 8 })
  expect(await smsc('wrong')(NEXT)).toEqual({ ok: false, kind: 'account', code: 2 })
  reserve.balance = 0
  expect(await smsc()(NEXT)).toEqual({ ok: false, kind: 'account', code: 3 })
})

test('a message whose answer the reserve lost is sent once and counts as sent', async () => {
  reserve.loseAnswers = 1
  expect(await smsc()(MESSAGE)).toMatchObject({ ok: true })
  expect(reserve.sent).toHaveLength(1)
})

test('by the settings: the reserve is asked where the first has no money, and not while nothing is wrong', async () => {
  const settings = { provider: 'smsru', url: first.url, apiId: 'key' } as const
  const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
  const door = createSmsDoor({ ...settings, reserve: 'smsc', smsc: { url: reserve.url, apiKey: 'spare' } }, nowhere)
  expect(await door(MESSAGE)).toEqual({ ok: true, id: '000000-1' })
  expect(sent()).toEqual([1, 0])
  first.balance = 0
  expect(await door(NEXT)).toEqual({ ok: true, id: '1', by: 'reserve' })
  expect(sent()).toEqual([1, 1])
})

test('a number that cannot be reached is no reason to ask another gateway', async () => {
  expect(await both()({ ...MESSAGE, phone: '79000000001' })).toEqual({ ok: false, kind: 'number', code: 202 })
  expect(sent()).toEqual([0, 0])
})

test('a gateway that cannot be reached is passed over at once, and asked first again after five minutes', async () => {
  const door = both({ url: 'http://127.0.0.1:9' })
  expect(await door(MESSAGE)).toMatchObject({ ok: true, by: 'reserve' })
  first.failNext = 2
  const again = both()
  expect(await again(NEXT)).toMatchObject({ ok: true, by: 'reserve' })
  expect(await again({ ...NEXT, text: 'Код: 2222' })).toMatchObject({ ok: true, by: 'reserve' })
  expect(sent()).toEqual([0, 3])
  now += 5 * 60_000
  expect(await again({ ...NEXT, text: 'Код: 3333' })).toEqual({ ok: true, id: '000000-1' })
  expect(sent()).toEqual([1, 3])
})

test('a message that the first may have sent goes by no other; the next one does', async () => {
  const lost = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response('<h1>Gateway timeout</h1>') })
  const quiet = both({ url: `http://127.0.0.1:${lost.port}` })
  expect(await quiet(MESSAGE)).toEqual({ ok: false, kind: 'unavailable', code: 0 })
  expect(await quiet(MESSAGE, { isRepeat: true })).toEqual({ ok: false, kind: 'unavailable', code: 0 })
  expect(sent()).toEqual([0, 0])
  expect(await quiet(NEXT)).toMatchObject({ ok: true, by: 'reserve' })
  lost.stop(true)
})

test('what the reserve may have sent is lost rather than sent twice, and what both refuse is told as it is', async () => {
  first.balance = 0
  reserve.loseAnswers = 2
  expect(await both()(MESSAGE)).toMatchObject({ ok: false, kind: 'lost' })
  expect(reserve.sent).toHaveLength(1)
  reserve.balance = 0
  expect(await both()(NEXT)).toEqual({ ok: false, kind: 'account', code: 3 })
  expect(sent()).toEqual([0, 1])
})
