import { expect, test } from 'bun:test'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'
import { BusinessUser } from '../staff/business-user'

const product = await openProduct()
const { call, deps, pool } = product
const ANSWERS = [
  ['/api/user/authenticate', '79004440001', '79004440002'],
  ['/api/auth/phone', '79004440003', '79004440004'],
] as const

/** The time a UUID of version 7 begins with. */
const timeOf = (uuid: string) => Number.parseInt(uuid.replace('-', '').slice(0, 12), 16)
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

for (const [path, known, unknown] of ANSWERS) {
  test(`${path} answers a known phone as one never seen, ids and token too`, async () => {
    const { id } = await signIn(product, known)
    await pool.query(`update "user" set created_at = now() - interval '1 year' where id = $1`, [id])
    const started = Date.now()
    const answers = [
      await call('POST', path, { body: { phone: known } }),
      await call('POST', path, { body: { phone: unknown } }),
    ]
    const shapes = answers.map(({ status, body, headers }) => {
      const told = JSON.stringify(body)
      const ids = told.match(/[0-9a-f]{8}-[0-9a-f-]{27}/g) ?? []
      expect(ids.length).toBeGreaterThan(0)
      const token = body.data?.token ?? body.session.token
      for (const one of [...ids, claimsOf(token).sub]) expect(timeOf(one)).toBeGreaterThanOrEqual(started - 1_000)
      expect(told + JSON.stringify(claimsOf(token))).not.toContain(id)
      return {
        status,
        told: told
          .replace(token, 'T')
          .replaceAll(ids[0] ?? '', 'I')
          .replace(/7900444\d+/, 'P'),
        names: [...headers.keys()],
      }
    })
    expect(shapes[0]).toEqual(shapes[1])
  })
}

test('the real id comes with the code, and the repeated start of a phone is a stranger again', async () => {
  const { id } = await signIn(product, '79004440005')
  const { body } = await call('POST', '/api/user/authenticate', { body: { phone: '79004440005' } })
  const { token } = body.data
  await call('GET', '/api/user/confirm', { token })
  const { rows } = await pool.query(
    `select payload->>'text' as text from graphile_worker._private_jobs where payload->>'phone' = '79004440005'`,
  )
  const code = /\d{4}/.exec(rows[0].text)?.[0]
  const confirmed = await call('POST', '/api/user/confirm', { token, body: { code } })
  expect(confirmed.body.data.user.id).toBe(id)
  expect(claimsOf(confirmed.body.data.token).sub).toBe(id)
  const again = await call('POST', '/api/user/authenticate', { body: { phone: '79004440005' } })
  expect(again.body.data.user.id).not.toBe(id)
})

test('until its code is in, a blocked phone hears what every phone hears', async () => {
  const { id } = await signIn(product, '79004440006')
  await pool.query(`update "user" set is_blocked = true where id = $1`, [id])
  const { status, body } = await call('POST', '/api/user/authenticate', { body: { phone: '79004440006' } })
  expect([status, body.data.is_confirmed]).toEqual([200, false])
  expect((await call('GET', '/api/user/confirm', { token: body.data.token })).status).toBe(200)
})

test('a known phone and a new one are written the same way, so that no time tells them apart', async () => {
  await signIn(product, '79004440007')
  const version = async () => (await pool.query(`select xmin::text from "user" where phone = '79004440007'`)).rows
  const before = await version()
  await call('POST', '/api/user/authenticate', { body: { phone: '79004440007' } })
  expect(await version()).not.toEqual(before)
})

test('a password letter is the same work for a known mail and an unknown one', async () => {
  const em = product.em()
  em.create(BusinessUser, { email: 'vera@example.com', name: 'Вера', password_hash: '-' })
  await em.flush()
  const jobs = async () => {
    const { rows } = await pool.query<{ task: string; email: string | null; to: string | null }>(
      `select t.identifier as task, j.payload->>'email' as email, j.payload->>'to' as to
       from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
       where t.identifier in ('account.mail_reset_link', 'mail.send') order by j.id`,
    )
    return rows
  }
  const path = '/api/business_user/request_password_reset'
  const statements: string[][] = []
  for (const email of ['vera@example.com', 'nobody@example.com']) {
    const seen = watchStatements()
    await call('POST', path, { body: { email } })
    statements.push(seen())
  }
  expect(statements[0]).toEqual(statements[1] ?? [])
  expect(await jobs()).toEqual([
    { task: 'account.mail_reset_link', email: 'vera@example.com', to: null },
    { task: 'account.mail_reset_link', email: 'nobody@example.com', to: null },
  ])
  for (const { email } of await jobs()) if (email) await TASKS['account.mail_reset_link'](deps, { email })
  expect((await jobs()).slice(2)).toEqual([{ task: 'mail.send', email: null, to: 'vera@example.com' }])
})

/** The statements sent through the ORM from now on, without their values. */
function watchStatements() {
  const sent: string[] = []
  const logger = product.orm.config.getLogger()
  const log = logger.logQuery.bind(logger)
  logger.logQuery = (context) => {
    sent.push(String(context.query).replace(/'[^']*'/g, '?'))
  }
  logger.setDebugMode(['query'])
  return () => {
    logger.logQuery = log
    logger.setDebugMode(false)
    return sent
  }
}
