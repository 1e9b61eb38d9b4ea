import { expect, test } from 'bun:test'
import { startSmtpStandIn } from '../../../stand-ins/smtp-stand-in'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { createDoorNotes } from '../../services/door-notes'
import { doorSetups } from '../../services/door-setups'

const asked: { path: string; key: string | null }[] = []
/** Speaks as the services' calm questions do: a key that is `good` is known. */
const outside = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const { pathname } = new URL(request.url)
    const form = request.method === 'POST' ? new URLSearchParams(await request.text()) : new URLSearchParams()
    asked.push({ path: pathname, key: form.get('api_id') ?? form.get('apikey') })
    if (pathname === '/my/balance') {
      const isKnown = form.get('api_id') === 'good'
      return Response.json(isKnown ? { status_code: 100, balance: 120.5 } : { status_code: 200 })
    }
    if (pathname === '/sys/balance.php')
      return Response.json(
        form.get('apikey') === 'good' ? { balance: '9.00' } : { error: 'authorise error', error_code: 2 },
      )
    if (pathname.startsWith('/suggest')) return new Response('', { status: 403 })
    return new Response('', { status: pathname === '/down' ? 503 : 200 })
  },
})
const url = `http://127.0.0.1:${outside.port}`
const nobody = 'http://127.0.0.1:9'

const product = await openProduct({
  ...{ SMS_PROVIDER: 'smsru', SMSRU_URL: url, SMSRU_API_ID: 'good' },
  ...{ SMS_RESERVE: 'smsc', SMSC_URL: url, SMSC_API_KEY: 'bad' },
  ...{ DADATA_URL: url, DADATA_TOKEN: 'bad', PUBLIC_GEOCODER_URL: url },
  ...{ VKID_CLIENT_ID: '1', VKID_URL: `${url}/down`, ARCAFE_URL: nobody, TBANK_URL: nobody },
})
product.beforeClose(() => outside.stop(true))
const { call, pool, deps } = product
const { token, id } = await administrator(product)

type Door = { door: string; setup: string; success_at: string | null; error_at: string | null; error: string | null }
const listed = async (name: string): Promise<Door> => {
  const { body } = await call('GET', '/api/admin/system/doors', { token })
  return body.items.find(({ door }: Door) => door === name)
}
const check = (door: string, who = token) => call('POST', `/api/admin/system/doors/${door}/check`, { token: who })

test.each([
  ['sms', true, 'Шлюз ответил и\u00A0принял наш ключ. На\u00A0счёте 120,5\u00A0₽.'],
  ['sms_reserve', false, 'СМС-шлюз не\u00A0принимает наши сообщения: проверьте баланс и\u00A0ключ (2).'],
  ['dadata', false, 'Не\u00A0принимает наш ключ или адрес (403).'],
  ['geocoder', true, 'Адрес отвечает.'],
  ['vk', false, 'Не\u00A0отвечает (503).'],
  ['arcafe', false, 'Не\u00A0отвечает (ECONNREFUSED).'],
])('a check of %s says what came of it, and both the page and the log keep it', async (door, ok, words) => {
  const { status, body } = await check(door)
  expect([status, body]).toEqual([200, { ok, words }])
  const known = await listed(door)
  expect(known.error_at !== null).toBe(!ok)
  expect(known.success_at !== null).toBe(ok)
  expect(known.error).toBe(ok ? null : words.slice(0, -1))
  const { rows } = await pool.query(`select action, "to" from log where subject = $1`, [`door:${door}`])
  expect(rows).toEqual([{ action: 'door.check', to: { door, answered: ok } }])
})

test('a bank that is away is said to be away', async () => {
  expect((await check('bank')).body).toEqual({ ok: false, words: 'Не\u00A0отвечает.' })
})

test('a mail server is asked to let us in and is sent nothing', async () => {
  const server = startSmtpStandIn('ostrov', 'pass')
  const { checkDoor } = await import('../../services/check-door')
  const mail = {
    ...deps.config.mail,
    transport: 'smtp' as const,
    smtpUrl: `smtp://ostrov:pass@127.0.0.1:${server.port}`,
  }
  const { failure, words } = await checkDoor({ ...deps.config, mail }, 'mail')
  expect([failure, words]).toEqual([null, 'Сервер ответил и\u00A0принял наш вход. Писем не\u00A0отправляли.'])
  const wrong = { ...mail, smtpUrl: mail.smtpUrl.replace('pass', 'other') }
  expect((await checkDoor({ ...deps.config, mail: wrong }, 'mail')).failure).toBe('mail.account EAUTH')
  server.stop()
  expect((await checkDoor({ ...deps.config, mail }, 'mail')).failure).toMatch(/^mail\.unavailable/)
})

test('what is not set up is not asked, and says in a sentence what is missing', async () => {
  const door = await listed('store')
  expect(door.setup).toBe('off')
  const { status, body } = await check('store')
  expect([status, body.errorMessage]).toEqual([409, 'door.not_set_up'])
  const half = doorSetups({ ...deps.config, images: { dir: '', s3Url: 'https://s3.example/bucket' } }).store
  expect([half.setup, half.words]).toEqual(['half', 'В\u00A0S3_URL нет ключа: хранилище ничего не\u00A0примет.'])
  expect((await listed('bank')).setup).toBe('stand_in')
})

test('ordinary work is noted as well: a text that did not leave is an error of the gateway, without the phone', async () => {
  const sent = await deps.doors.sms({ phone: '79001112233', text: 'Код: 4821' })
  expect(sent.ok).toBe(false)
  const { rows } = await pool.query('select door, error from door_state')
  const state = await listed('sms')
  expect(state.error).not.toBeNull()
  expect(JSON.stringify([rows, state])).not.toMatch(/79001112233|4821/)
})

test('a process writes of a door at once, and then once in its pause, the newest of each', async () => {
  const notes = createDoorNotes(product.orm, 60_000)
  const note = notes.of('push')
  const kept = async () =>
    (await pool.query(`select error, success_at, error_at from door_state where door = 'push'`)).rows[0]
  note('push.later')
  for (let tries = 0; tries < 100 && !(await kept()); tries += 1) await Bun.sleep(20)
  note('door.account 403')
  note(null)
  await Bun.sleep(100)
  expect(await kept()).toMatchObject({ error: 'push.later', success_at: null })
  await notes.flush()
  const { error, success_at, error_at } = await kept()
  expect(error).toBe('door.account 403')
  expect(success_at.getTime()).toBeGreaterThanOrEqual(error_at.getTime())
})

test('an administrator asks so often and no more, and nobody but an owner asks at all', async () => {
  const support = await administrator(product, undefined, 'support')
  expect((await check('geocoder', support.token)).status).toBe(404)
  expect((await call('GET', '/api/admin/system/doors', { token: support.token })).status).toBe(404)
  await pool.query(
    `insert into limits.hit (key, points, expire) values ($1, 1000, $2)
    on conflict (key) do update set points = 1000`,
    [`door_checks:${id}`, Date.now() + 60_000],
  )
  expect((await check('geocoder')).status).toBe(429)
  expect((await check('nothing')).status).toBe(422)
})
