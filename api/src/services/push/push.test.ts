import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'bun:test'
import webpush from 'web-push'
import { startPushStandIn } from '../../../stand-ins/push-stand-in'
import { STAND_IN_TLS } from '../../../stand-ins/stand-in-tls'
import type { OutboxEntry } from '../outbox'
import { classifyPush, createPushDoor, type Fetch } from './push'
import { isPushEndpoint } from './push-hosts'

const vapid = webpush.generateVAPIDKeys()
const CONFIG = {
  transport: 'webpush',
  vapidPublicKey: vapid.publicKey,
  vapidPrivateKey: vapid.privateKey,
  vapidSubject: 'mailto:help@ostrov.example',
} as const
const MESSAGE = {
  title: 'Заказ готовят',
  body: 'Уха и\u00a0краб уже на\u00a0плите',
  url: '/eda/orders/1',
  topic: 'o1042',
}
const NOW = new Date('2026-11-21T00:00:00Z')

let service: ReturnType<typeof startPushStandIn>
beforeAll(() => {
  service = startPushStandIn(vapid.publicKey)
})
afterAll(() => service.stop())
beforeEach(() => {
  service.answer = 201
})

const nowhere = { write: () => Promise.reject(new Error('The outbox must not be used')) }
const trusting: Fetch = (url, init) => fetch(url, { ...init, tls: { ca: STAND_IN_TLS.cert } })
const door = () => createPushDoor(CONFIG, nowhere, trusting, [service.host])

describe('over Web Push', () => {
  test('a notice is signed, encrypted and readable by the browser alone', async () => {
    expect(await door()(service.subscription, MESSAGE)).toEqual({ ok: true })
    const notice = service.taken.at(-1)
    expect(notice).toMatchObject({ ttl: '600', urgency: 'high', topic: 'o1042', subject: CONFIG.vapidSubject })
    expect(JSON.parse(notice?.text ?? '')).toEqual(MESSAGE)
  })

  test('another sender’s keys are a fault of ours', async () => {
    const stranger = webpush.generateVAPIDKeys()
    const keys = { vapidPublicKey: stranger.publicKey, vapidPrivateKey: stranger.privateKey }
    const send = createPushDoor({ ...CONFIG, ...keys }, nowhere, trusting, [service.host])
    expect(await send(service.subscription, MESSAGE)).toEqual({ ok: false, kind: 'fatal' })
  })

  test('a subscription that ended is gone', async () => {
    service.answer = 410
    expect(await door()(service.subscription, MESSAGE)).toEqual({ ok: false, kind: 'gone' })
  })

  test('a long text is refused before it is sent', async () => {
    const before = service.taken.length
    expect(await door()(service.subscription, { ...MESSAGE, body: 'я'.repeat(2000) })).toEqual({
      ok: false,
      kind: 'too_large',
    })
    expect(service.taken.length).toBe(before)
  })

  test.each(['', 'AAAA', 'B'.repeat(87)])('a subscription with the key %p is dead', async (p256dh) => {
    const broken = { ...service.subscription, keys: { ...service.subscription.keys, p256dh } }
    expect(await door()(broken, MESSAGE)).toEqual({ ok: false, kind: 'gone' })
  })

  test('a topic the protocol does not allow is a fault of ours, not of the subscription', async () => {
    const message = { ...MESSAGE, topic: 'заказ 1' }
    expect(await door()(service.subscription, message)).toEqual({ ok: false, kind: 'fatal' })
  })

  test('broken keys of ours are refused at the start', () => {
    expect(() => createPushDoor({ ...CONFIG, vapidPrivateKey: 'broken' }, nowhere)).toThrow()
  })

  test('a redirect is not followed', async () => {
    service.answer = 307
    expect(await door()(service.subscription, MESSAGE)).toEqual({ ok: false, kind: 'fatal' })
  })

  test('an untrusted certificate is not believed', async () => {
    const send = createPushDoor(CONFIG, nowhere, fetch, [service.host])
    expect(await send(service.subscription, MESSAGE)).toMatchObject({ ok: false, kind: 'retry' })
  })

  test('an address that is no push service is not called', async () => {
    let calls = 0
    const counting: Fetch = async () => {
      calls += 1
      return new Response()
    }
    const send = createPushDoor(CONFIG, nowhere, counting)
    expect(await send(service.subscription, MESSAGE)).toEqual({ ok: false, kind: 'forbidden_host' })
    expect(calls).toBe(0)
  })
})

test('the outbox gets the notice when push is not set', async () => {
  const written: OutboxEntry[] = []
  const outbox = { write: async (entry: OutboxEntry) => void written.push(entry) }
  await createPushDoor({ ...CONFIG, transport: 'outbox' }, outbox)(service.subscription, MESSAGE)
  expect(written).toMatchObject([{ channel: 'push', to: service.subscription.endpoint, subject: 'Заказ готовят' }])
})

describe('endpoints', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://web.push.apple.com/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])('%s is a push service', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true))

  test.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com.example/abc',
    'https://xpush.apple.com/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://a.push.apple.com:22/abc',
    'https://user:pass@fcm.googleapis.com/abc',
    'https://127.0.0.1/abc',
    'https://169.254.169.254/latest',
    'not an address',
  ])('%s is not', (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false))
})

describe('answers', () => {
  test.each([404, 410])('%d ends the subscription', (status) => {
    expect(classifyPush(status, null, NOW)).toEqual({ ok: false, kind: 'gone' })
  })

  test.each([400, 401, 403])('%d is a fault of ours', (status) => {
    expect(classifyPush(status, null, NOW)).toEqual({ ok: false, kind: 'fatal' })
  })

  const waits: [string | null, number][] = [
    ['120', 120],
    ['Sat, 21 Nov 2026 00:01:30 GMT', 90],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 1],
    ['999999', 3600],
    ['soon', 30],
    [null, 30],
  ]
  test.each(waits)('429 with Retry-After %p waits %d s', (retryAfter, after_seconds) => {
    expect(classifyPush(429, retryAfter, NOW)).toEqual({ ok: false, kind: 'retry', after_seconds })
  })

  test('413 asks for a shorter text', () => {
    expect(classifyPush(413, null, NOW)).toEqual({ ok: false, kind: 'too_large' })
  })
})
