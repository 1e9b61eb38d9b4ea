import { expect, test } from 'bun:test'
import { openKitchen, placedOrder } from '../../test/orders'
import { openProduct } from '../../test/product'
import { addJob } from '../db/queue'
import { rows, sql } from '../db/sql'
import { forgetFailedJobs } from './forget-failed'
import { startWorker } from './worker'

const product = await openProduct()
const { em, deps } = product
const kitchen = await openKitchen(product)

const statusOf = async (id: number) =>
  (await rows<{ status: string }>(em(), sql`select status from "order" where id = ${id}`))[0]?.status
async function eventually(what: () => Promise<unknown>, expected: unknown, tries = 150) {
  for (let n = 0; n < tries && (await what()) !== expected; n += 1) await Bun.sleep(100)
  expect(await what()).toBe(expected)
}
const lockedJobs = async () =>
  (
    await rows<{ n: number }>(
      em(),
      sql`select count(*)::int as n from graphile_worker.jobs where locked_by is not null`,
    )
  )[0]?.n ?? 0

test('an order is handed over by the worker, and a stopped worker takes nothing more', async () => {
  const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
  const { id } = await placedOrder(product, kitchen)
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await worker.stop()
  const later = await placedOrder(product, kitchen)
  await Bun.sleep(300)
  expect(await statusOf(later.id)).toBe('new')
})

test('a failing job is tried again later, and the others go on', async () => {
  await addJob(em(), 'order.hand_over', { order_id: Number.MAX_SAFE_INTEGER + 2 })
  await rows(em(), sql`select graphile_worker.add_job('sms.send', '[]'::json)`)
  const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
  const { id } = await placedOrder(product, kitchen)
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await worker.stop()
})

test('the job of a worker killed in the middle is given back and done by another', async () => {
  const { id } = await placedOrder(product, kitchen)
  // The order's row is held, so that the child is killed while it waits for it in the middle of the job.
  const holder = await product.pool.connect()
  await holder.query('begin')
  await holder.query('select id from "order" where id = $1 for update', [id])
  const child = Bun.spawn(['bun', `${import.meta.dir}/../../test/worker-process.ts`], {
    env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: product.databaseUrl },
    stdout: 'ignore',
    stderr: 'ignore',
  })
  // A process of its own: on a busy machine its start takes a minute.
  await eventually(async () => (await lockedJobs()) > 0, true, 900)
  child.kill('SIGKILL')
  await child.exited
  // PostgreSQL misses a client only when it has to speak to it: what waits would be carried out after all.
  await holder.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  await holder.query('rollback')
  holder.release()
  // Jobs that other tests left may have been in its hands too.
  expect(await lockedJobs()).toBeGreaterThan(0)
  expect(await statusOf(id)).toBe('new')
  // Older than the grace that a new-born worker gets to announce itself.
  await rows(
    em(),
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute' where locked_by is not null`,
  )
  const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await worker.stop()
})

test('what was written before the clock was set back is done now, not when it shows that time again', async () => {
  const { id } = await placedOrder(product, kitchen)
  await rows(
    em(),
    sql`update graphile_worker._private_jobs set run_at = run_at + interval '1 hour', created_at = created_at + interval '1 hour'
        where locked_at is null`,
  )
  await rows(em(), sql`update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 hour'`)
  const worker = await startWorker(deps, { pollInterval: 50 })
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  const ahead = () =>
    rows(em(), sql`select from graphile_worker._private_known_crontabs where last_execution > now() limit 1`)
  expect((await ahead()).length).toBe(0)
  await worker.stop()
})

test('a living worker keeps its job however long it takes', async () => {
  const { id } = await placedOrder(product, kitchen)
  const holder = await product.pool.connect()
  await holder.query('begin')
  await holder.query('select id from "order" where id = $1 for update', [id])
  const busy = await startWorker(deps, { cron: false, pollInterval: 50 })
  await eventually(async () => (await lockedJobs()) > 0, true)
  await rows(
    em(),
    sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour' where locked_by is not null`,
  )
  const other = await startWorker(deps, { cron: false, pollInterval: 50 })
  await Bun.sleep(700)
  expect(await lockedJobs()).toBe(1)
  await holder.query('rollback')
  holder.release()
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await Promise.all([busy.stop(), other.stop()])
})

test('a worker whose every connection is cut comes back and goes on', async () => {
  const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
  await Bun.sleep(300)
  await product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and (application_name = 'ostrov-worker-alive' or query ilike '%graphile_worker%')`,
  )
  const { id } = await placedOrder(product, kitchen)
  await eventually(() => statusOf(id), 'CONFIRMATION_PENDING')
  await worker.stop()
})

test('hours that passed while nobody ran are renewed as a worker begins, not at its first minute', async () => {
  const isDue = async () =>
    (
      await rows<{ due: boolean }>(
        em(),
        sql`select open_to <= now() as due from restaurant where id = ${kitchen.restaurant_id}`,
      )
    )[0]?.due
  await rows(em(), sql`update restaurant set open_to = '2020-01-01' where id = ${kitchen.restaurant_id}`)
  const worker = await startWorker(deps, { pollInterval: 50 })
  await eventually(isDue, false, 30)
  await worker.stop()
})

test('a worker that is stopped in its first milliseconds ends, whatever it was about to do', async () => {
  for (const milliseconds of [0, 1, 2, 5, 10, 20]) {
    const worker = await startWorker(deps, { cron: false })
    if (milliseconds > 0) await Bun.sleep(milliseconds)
    await worker.stop()
  }
})

test('the restaurant hears of a new order by mail and SMS, and at night by mail alone', async () => {
  const config = {
    emails: ['kitchen@example.com'],
    phones: ['79001112233'],
    push: false,
    sound: true,
    events: { new_order: ['mail', 'sms'], cancelled: [], review: [], weekly: [] },
  }
  const hear = async (quiet: { quiet_from: string | null; quiet_to: string | null }) => {
    const wanted = JSON.stringify({ ...config, ...quiet })
    await rows(
      em(),
      sql`update restaurant set notification_config = ${wanted}::jsonb where id = ${kitchen.restaurant_id}`,
    )
    const { id } = await placedOrder(product, kitchen)
    const heard = async () =>
      (
        await rows<{ channel: string }>(
          em(),
          sql`select channel from outbox_entry where body like ${`%${id}%`} or subject like ${`%${id}%`} order by channel`,
        )
      ).map((one) => one.channel)
    return { id, heard }
  }
  const worker = await startWorker(deps, { cron: false, pollInterval: 50 })
  const day = await hear({ quiet_from: null, quiet_to: null })
  await eventually(async () => (await day.heard()).join(), 'mail,sms')
  const night = await hear({ quiet_from: '00:00', quiet_to: '23:59' })
  await eventually(async () => (await night.heard()).join(), 'mail')
  await worker.stop()
})

test('what the clock asked for and failed is forgotten within hours, a letter that failed within a month', async () => {
  const failed = async (task: string, hours: number) => {
    await rows(em(), sql`select graphile_worker.add_job(${task}, '{}'::json, max_attempts => 1)`)
    await rows(
      em(),
      sql`update graphile_worker._private_jobs set attempts = 1, updated_at = now() - ${hours} * interval '1 hour'
          where id = (select max(id) from graphile_worker._private_jobs)`,
    )
  }
  for (const hours of [0, 2]) await failed('cron.tell_late', hours)
  for (const hours of [2, 31 * 24]) await failed('mail.send', hours)
  await forgetFailedJobs(em(), deps.now())
  const left = await rows<{ task: string; n: number }>(
    em(),
    sql`select task_identifier as task, count(*)::int as n from graphile_worker.jobs
        where attempts >= max_attempts and task_identifier in ('cron.tell_late', 'mail.send') group by 1 order by 1`,
  )
  expect(left).toEqual([
    { task: 'cron.tell_late', n: 1 },
    { task: 'mail.send', n: 1 },
  ])
})
