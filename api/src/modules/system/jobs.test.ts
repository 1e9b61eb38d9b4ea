import { expect, test } from 'bun:test'
import { JOB_FAMILIES, JOB_LABELS } from '@ostrov/shared/system/jobs'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { CRON_TASKS, TASKS } from '../../jobs/tasks'
import { startWorker } from '../../jobs/worker'

const product = await openProduct()
const { call, pool } = product
const { token } = await administrator(product)

type Facts = { task?: string; payload?: object; tries?: number; most?: number; error?: string; run_at?: string }
async function job({ task = 'mail.send', payload = {}, tries = 0, most = 2, error, run_at = 'now()' }: Facts = {}) {
  const { rows } = await pool.query<{ id: string }>(
    `select id from graphile_worker.add_job($1, $2, max_attempts := $3)`,
    [task, JSON.stringify(payload), most],
  )
  const id = Number(rows[0]?.id)
  await pool.query(
    `update graphile_worker._private_jobs set attempts = $2, last_error = $3, run_at = ${run_at} where id = $1`,
    [id, tries, error ?? null],
  )
  return id
}
const list = (query = '') => call('GET', `/api/admin/system/jobs?${query}`, { token })
const retry = (id: number, who = token) => call('PUT', `/api/admin/system/jobs/${id}/retry`, { token: who })
const drop = (id: number, who = token) => call('DELETE', `/api/admin/system/jobs/${id}`, { token: who })
const failed = (facts: Facts = {}) => job({ tries: 2, error: 'mail.unavailable ECONNECTION-421', ...facts })
const stored = async (id: number) =>
  (await pool.query('select attempts, run_at <= now() as due from graphile_worker._private_jobs where id = $1', [id]))
    .rows[0]

test('every job has its words and belongs to a heading', () => {
  const names = [...Object.keys(TASKS), ...Object.keys(CRON_TASKS)]
  expect(Object.keys(JOB_LABELS).sort()).toEqual(names.sort())
  expect([...new Set(names.map((name) => name.split('.')[0]))].sort()).toEqual(Object.keys(JOB_FAMILIES).sort())
})

test('the list tells the state, the tries and the reason, and nothing of what a job carries', async () => {
  const secret = { to: 'anna@example.com', phone: '79001112233', text: 'Код: 4821' }
  const rows = {
    failed: await failed({ payload: secret }),
    again: await job({ task: 'sms.send', tries: 1, run_at: `now() + interval '1 hour'`, error: 'sms.unavailable 220' }),
    waiting: await job({ task: 'order.complete' }),
    running: await job({ task: 'payment.refund' }),
  }
  await pool.query(
    `update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x', attempts = 1 where id = $1`,
    [rows.running],
  )
  for (const [state, id] of Object.entries(rows)) {
    const { body } = await list(`state=${state}`)
    expect(
      body.items.map((one: { id: number }) => one.id),
      state,
    ).toEqual([id])
    expect(body.items[0].state).toBe(state)
  }
  const { body } = await list()
  expect(body.items.find(({ id }: { id: number }) => id === rows.failed)).toMatchObject({
    ...{ task: 'mail.send', tries: 2, most_tries: 2, run_at: null },
    error: 'Почтовый сервер не\u00A0отвечает (ECONNECTION-421)',
  })
  for (const value of Object.values(secret)) expect(JSON.stringify(body)).not.toContain(value)
  expect((await list('family=sms')).body.items.map(({ id }: { id: number }) => id)).toEqual([rows.again])
  const { body: facets } = await call('GET', '/api/admin/system/jobs/facets', { token })
  expect(facets.state).toMatchObject({ failed: 1, again: 1, running: 1, waiting: 1 })
  expect(facets.family).toMatchObject({ sms: 1, mail: 1, payment: 1, order: 1 })
  await pool.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null, attempts = 0')
})

test.each([
  'Key (phone)=(79001112233) already exists.',
  'Mail to anna@example.com was refused',
  'anna@example.com',
  'sms.unavailable +7 900 111-22-33',
  'unknown.reason 12',
  '',
])('of an error that was kept as %p only that there was one is told', async (error) => {
  const id = await failed({ error })
  const { body } = await list('state=failed')
  expect(body.items.find((one: { id: number }) => one.id === id).error).toBe('Ошибка в\u00A0программе')
})

test('what the queue keeps of an error is a word and a code', async () => {
  const id = await job({ task: 'restaurant.resume', payload: { restaurant_id: 'Анна 79001112233', at: 'x' }, most: 1 })
  const missing = await job({ task: 'payment.refund', payload: { order_id: '79001112233x' }, most: 1 })
  const worker = await startWorker(product.deps, { cron: false, pollInterval: 50 })
  const errors = async () =>
    (
      await pool.query<{ last_error: string }>(
        'select last_error from graphile_worker._private_jobs where id = any($1) and last_error is not null order by id',
        [[id, missing]],
      )
    ).rows.map(({ last_error }) => last_error)
  for (let tries = 0; tries < 100 && (await errors()).length < 2; tries += 1) await Bun.sleep(50)
  await worker.stop()
  expect(await errors()).toEqual(['database 22P02', 'database 22P02'])
})

test('a failed job is tried anew once: of two who press at once one does it and the other is told', async () => {
  const other = await administrator(product)
  const id = await failed()
  const answers = await Promise.all([retry(id), retry(id, other.token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.errorMessage).toBe('job.taken')
  expect(await stored(id)).toEqual({ attempts: 0, due: true })
  const { rows } = await pool.query(`select action, "to" from log where subject = $1`, [`job:${id}`])
  expect(rows).toEqual([{ action: 'job.retry', to: { task: 'mail.send' } }])
})

test('what waits for its next try is tried now; what waits for its turn, or is being done, is left alone', async () => {
  const again = await job({ tries: 1, run_at: `now() + interval '1 hour'` })
  expect((await retry(again)).status).toBe(200)
  expect(await stored(again)).toEqual({ attempts: 0, due: true })
  for (const id of [again, await job(), await job({ run_at: `now() + interval '1 hour'` })]) {
    expect((await retry(id)).body.errorMessage).toBe('job.taken')
    expect((await drop(id)).body.errorMessage).toBe('job.taken')
  }
  const running = await failed()
  await pool.query(`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'x' where id = $1`, [
    running,
  ])
  for (const act of [retry, drop]) expect((await act(running)).body.errorMessage).toBe('job.taken')
})

test('a failed job is taken away once, and is then not found', async () => {
  const id = await failed()
  const answers = await Promise.all([drop(id), drop(id)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await stored(id)).toBeUndefined()
  for (const act of [retry, drop]) expect((await act(id)).body.errorMessage).toBe('job.not_found')
  const { rows } = await pool.query(`select action from log where subject = $1`, [`job:${id}`])
  expect(rows).toEqual([{ action: 'job.drop' }])
  for (const odd of ['0', '-1', 'x', '1.5', '99999999999999999999'])
    expect((await call('PUT', `/api/admin/system/jobs/${odd}/retry`, { token })).status, odd).toBe(422)
})

test('the overview and the page of the system count what has failed, for those whom it concerns', async () => {
  const { body: before } = await call('GET', '/api/admin/overview', { token })
  await failed()
  await job({ run_at: `now() - interval '5 minutes'` })
  const { body: after } = await call('GET', '/api/admin/overview', { token })
  expect(after.failed_jobs).toBe(before.failed_jobs + 1)
  const { body } = await call('GET', '/api/admin/system', { token })
  expect(body.jobs.failed).toBe(after.failed_jobs)
  expect(Date.now() - Date.parse(body.jobs.due_since)).toBeGreaterThan(290_000)
  const support = await administrator(product, undefined, 'support')
  expect((await call('GET', '/api/admin/overview', { token: support.token })).body.failed_jobs).toBeNull()
  expect((await call('GET', '/api/admin/system', { token: support.token })).status).toBe(404)
})

test('a queue without a single job is a queue', async () => {
  await pool.query('delete from graphile_worker._private_jobs')
  const { status, body } = await call('GET', '/api/admin/system', { token })
  expect([status, body.jobs]).toEqual([200, { failed: 0, again: 0, running: 0, waiting: 0, due_since: null }])
})

test.each(['moderator', 'support', 'content', 'finance'] as const)('a %s finds none of it', async (role) => {
  const { token: their } = await administrator(product, undefined, role)
  const id = await failed()
  expect((await call('GET', '/api/admin/system/jobs', { token: their })).status).toBe(404)
  for (const act of [retry, drop]) expect((await act(id, their)).status).toBe(404)
  expect(await stored(id)).toEqual({ attempts: 2, due: true })
})
