import { afterAll, expect, test } from 'bun:test'
import { createHmac } from 'node:crypto'
import { lookup as lookUp } from 'node:dns'
import { STAND_IN_TLS } from '../../../stand-ins/stand-in-tls'
import { startWebhookStandIn } from '../../../stand-ins/webhook-stand-in'
import { isInside } from './inside'
import { newWebhookSecret, signedHeaders } from './signature'
import { createWebhookDoor, type WebhookMessage } from './webhook'

const receiver = startWebhookStandIn({ slowMs: 900 })
receiver.secret = newWebhookSecret()
let reached = 0
const secure = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  tls: STAND_IN_TLS,
  fetch: () => {
    reached += 1
    return new Response('ok')
  },
})
afterAll(() => {
  receiver.stop()
  secure.stop(true)
})

const BODY = '{"type":"webhook.test"}'
const signed = (): WebhookMessage['headers'] =>
  signedHeaders({ id: `msg_${crypto.randomUUID()}`, at: new Date(), body: BODY, secrets: [receiver.secret] })
const door = createWebhookDoor({ loopback: true, timeoutMs: 400 })
const send = (url = receiver.url) => door({ url, headers: signed(), body: BODY })

test.each([
  ...[
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...[
    '100.64.0.1',
    '192.0.0.192',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
  ],
  ...['fc00::1', 'ff02::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '64:ff9b::7f00:1', '2002:7f00:1::'],
  ...['2001:0:4136::1', '2001:db8::1', '::127.0.0.1', 'fec0::1', 'nothing'],
])('%s is inside', (address) => {
  expect(isInside(address)).toBe(true)
})

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '172.15.0.1',
  '100.128.0.1',
  '169.253.1.1',
  '2a00:1450:4010::8a',
  '2606:4700::1111',
])('%s is outside', (address) => {
  expect(isInside(address)).toBe(false)
})

test('a signature is what Standard Webhooks says it is, one for each secret', () => {
  // The vector of the specification’s own libraries.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const at = new Date(1614265330 * 1000)
  const headers = signedHeaders({
    ...{ id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', at, body: '{"test": 2432232314}' },
    secrets: [secret, 'whsec_AAAA'],
  })
  const [first, second] = headers['webhook-signature']?.split(' ') ?? []
  expect(first).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
  const text = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  const other = createHmac('sha256', Buffer.from('AAAA', 'base64')).update(text).digest('base64')
  expect(second).toBe(`v1,${other}`)
  expect(headers['webhook-timestamp']).toBe('1614265330')
})

test('what is genuine is taken', async () => {
  expect(await send()).toEqual({ ok: true, code: 200, answer: 'ok' })
  expect(receiver.received.at(-1)).toMatchObject({ type: 'webhook.test', isGenuine: true })
})

test('refusals have a name, redirects are not followed, and of a long answer the beginning is read', async () => {
  const before = receiver.received.length
  receiver.faults.push('broken', 'moved', 'gone', 'slow', 'long')
  expect(await send()).toEqual({ ok: false, failure: 'status', code: 500, answer: '<h1>500</h1>' })
  expect(await send()).toMatchObject({ failure: 'moved', code: 302 })
  expect(await send()).toMatchObject({ failure: 'gone', code: 410 })
  expect(await send()).toMatchObject({ failure: 'timeout', code: null })
  expect(await send()).toEqual({ ok: true, code: 200, answer: 'о'.repeat(500) })
  expect(receiver.received.length - before).toBe(5)
  expect(await send('http://127.0.0.1:1/')).toMatchObject({ failure: 'away' })
  expect(await send('https://nobody.invalid/')).toMatchObject({ failure: 'name' })
})

test('neither numbers nor names of inside addresses are reached, however they are written', async () => {
  const strict = createWebhookDoor({ loopback: false, timeoutMs: 400, ca: STAND_IN_TLS.cert })
  const { port } = secure
  const hosts = [
    '127.0.0.1',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
    '017700000001',
    '[::1]',
    '[::ffff:7f00:1]',
    '0.0.0.0',
  ]
  for (const host of hosts) {
    const answer = await strict({ url: `https://${host}:${port}/`, headers: signed(), body: BODY })
    expect([host, answer]).toEqual([host, { ok: false, failure: 'inside', code: null, answer: '' }])
  }
  for (const url of ['http://8.8.8.8/', 'file:///etc/passwd', 'ftp://example.com/', 'nothing'])
    expect(await strict({ url, headers: signed(), body: BODY })).toMatchObject({ failure: 'inside' })
  expect(reached).toBe(0)
})

/** Names of this test's own, asked in order. */
function naming(...answers: string[][]) {
  const asked: string[] = []
  const answer = (host: string, done: (error: null, found: { address: string; family: number }[]) => void) => {
    asked.push(host)
    const [found = []] = answers.splice(0, 1)
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )
  }
  const lookup = Object.assign(
    (...given: unknown[]) => {
      const done = given.at(-1)
      if (typeof done === 'function') answer(String(given[0]), (error, found) => done(error, found))
    },
    { __promisify__: lookUp.__promisify__ },
  )
  return { asked, lookup }
}

test('a name is judged by the answer that is then connected to: one that leads inside, or changes its mind, gains nothing', async () => {
  const url = `https://localhost:${secure.port}/`
  const message = { url, headers: signed(), body: BODY }
  const through = (...answers: string[][]) => {
    const { asked, lookup } = naming(...answers)
    return { asked, door: createWebhookDoor({ loopback: true, timeoutMs: 400, ca: STAND_IN_TLS.cert, lookup }) }
  }
  // What is allowed is reached by one question.
  const good = through(['127.0.0.1'], ['10.0.0.1'])
  expect(await good.door(message)).toMatchObject({ ok: true })
  expect([good.asked, reached]).toEqual([['localhost'], 1])
  // Any inside address among several refuses them all.
  expect(await through(['8.8.8.8', '169.254.169.254']).door(message)).toMatchObject({ failure: 'inside' })
  expect(await through(['fd00:ec2::254']).door(message)).toMatchObject({ failure: 'inside' })
  expect(await through(['::ffff:10.0.0.1']).door(message)).toMatchObject({ failure: 'inside' })
  const strict = naming(['127.0.0.1'])
  const closed = createWebhookDoor({ loopback: false, timeoutMs: 400, ca: STAND_IN_TLS.cert, lookup: strict.lookup })
  expect(await closed(message)).toMatchObject({ failure: 'inside' })
  expect(reached).toBe(1)
})

test('a certificate that nobody vouches for is refused', async () => {
  expect(await send(`https://localhost:${secure.port}/`)).toMatchObject({ ok: false, failure: 'tls' })
  expect(reached).toBe(1)
})
