import { expect, test } from 'bun:test'
import { openProduct } from '../../../../test/product'

// Many requests one after another.
const product = await openProduct({ LIMITS: 'sms_address=12/3600 code_guesses=3/3600 sms_phone_day=7/86400' })
const { call, clock, pool } = product
const HOME = { 'x-client-ip': '203.0.113.1' }
const CAFE = { 'x-client-ip': '203.0.113.2' }
const TOWN = { 'x-client-ip': '203.0.113.3' }

async function start(phone: string, headers: Record<string, string>): Promise<string> {
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone }, headers })
  return body.data.token
}
/** So many codes in a row; the clock of the limits is the world's, that of the thirty seconds the product's. */
async function ask(phone: string, headers: Record<string, string>, times: number) {
  const token = await start(phone, headers)
  const answers: Awaited<ReturnType<typeof call>>[] = []
  for (let i = 0; i < times; i++) {
    clock.now = new Date(clock.now.getTime() + 31_000)
    answers.push(await call('GET', '/api/user/confirm', { token, headers }))
  }
  return answers
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

test('a phone gets five codes an hour from one place, and then hears when the next may be asked for', async () => {
  const answers = await ask('79003330001', HOME, 6)
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429])
  const { body, headers } = answers[5] ?? { body: {}, headers: new Headers() }
  expect(body).toMatchObject({
    errorMessage: 'request.too_often',
    message: expect.stringMatching(/через .*(минут|час)/),
  })
  expect(String(body.retry_after)).toBe(headers.get('retry-after') ?? '')
  expect(body.retry_after).toBeGreaterThan(3_500)
})

test('who asks for a stranger’s codes does not use up the owner’s at another place, but a day has an end', async () => {
  expect(statuses(await ask('79003330002', HOME, 5))).toEqual([200, 200, 200, 200, 200])
  expect(statuses(await ask('79003330002', CAFE, 3))).toEqual([200, 200, 429])
})

test('one person behind a mobile network leaves the neighbours theirs, and all of them together have an end', async () => {
  expect(statuses(await ask('79003330003', TOWN, 6)).at(-1)).toBe(429)
  const neighbours: number[] = []
  for (let i = 10; i < 20; i++) neighbours.push(...statuses(await ask(`790033300${i}`, TOWN, 1)))
  expect(neighbours).toEqual([200, 200, 200, 200, 200, 200, 200, 429, 429, 429])
})

test('wrong codes are counted over all phones of an address, right ones are not', async () => {
  const address = { 'x-client-ip': '203.0.113.4' }
  const enter = async (phone: string, right: boolean) => {
    const token = await start(phone, address)
    await call('GET', '/api/user/confirm', { token, headers: { 'x-client-ip': '203.0.113.5' } })
    const { rows } = await pool.query(
      `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = $1`,
      [phone],
    )
    const code = /\d{4}/.exec(rows[0]?.text ?? '')?.[0] ?? ''
    const typed = right ? code : code === '0000' ? '1111' : '0000'
    return (await call('POST', '/api/user/confirm', { token, body: { code: typed }, headers: address })).status
  }
  expect(await enter('79003330030', true)).toBe(200)
  const wrong: number[] = []
  for (let i = 31; i < 35; i++) wrong.push(await enter(`790033300${i}`, false))
  expect(wrong).toEqual([422, 422, 422, 429])
})

test('no phone lies among the counters', async () => {
  const { rows } = await pool.query(`select count(*)::int as phones from limits.hit where key like '%7900333%'`)
  expect(rows[0].phones).toBe(0)
})
