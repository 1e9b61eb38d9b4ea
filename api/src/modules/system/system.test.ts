import { expect, test } from 'bun:test'
import { leaveCheck, leaveTrace } from '../../../../scripts/backup-trace'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { startBeat } from './beat'

const product = await openProduct()
const { call, pool, deps } = product
const { token } = await administrator(product)
const read = async () => (await call('GET', '/api/admin/system', { token })).body

test('a process is in the list while it lives, is said to be silent when it stops beating, and is gone once it stops', async () => {
  const beat = await startBeat(deps)
  for (let tries = 0; tries < 100 && (await read()).processes.length === 0; tries += 1) await Bun.sleep(20)
  const [one] = (await read()).processes
  expect(one).toMatchObject({ pid: process.pid, is_alive: true })
  expect(one.version === null || /^[\w.-]+$/.test(one.version)).toBe(true)
  await pool.query(`update process set beat_at = now() - interval '2 minutes'`)
  expect((await read()).processes[0].is_alive).toBe(false)
  await beat.stop()
  expect((await read()).processes).toEqual([])
})

test('the size of the database is told, and that nobody counts its statements', async () => {
  const { database } = await read()
  expect(database.bytes).toBeGreaterThan(1_000_000)
  expect(database.statements).toEqual({ known: 'no_extension', slowest: [] })
})

test('where statements are counted the slowest come first, and none that may hold a value', async () => {
  await pool.query(`create view pg_stat_statements as
    select oid as dbid, q.query, q.calls::bigint, q.mean_exec_time::float8, q.calls * q.mean_exec_time as total_exec_time
    from pg_database, (values ('select $1', 10, 2.0), (E'update  "order"\\n set x = $1', 3, 900.5), ('create role a password ''secret''', 1, 5000))
      as q (query, calls, mean_exec_time) where datname = current_database()`)
  const { statements } = (await read()).database
  expect(statements.known).toBe('read')
  expect(statements.slowest).toEqual([
    { text: 'update "order" set x = $1', calls: 3, mean_ms: 900.5, total_ms: 2701.5 },
    { text: 'select $1', calls: 10, mean_ms: 2, total_ms: 20 },
  ])
  await pool.query('drop view pg_stat_statements')
  await pool.query(
    `create function counted() returns setof pg_class language plpgsql as $$ begin raise 'must be loaded' using errcode = '55000'; end $$`,
  )
  await pool.query(
    'create view pg_stat_statements as select relfilenode as dbid, relname::text as query, 1 as calls, 1.0 as mean_exec_time, 1.0 as total_exec_time from counted()',
  )
  expect((await read()).database.statements).toEqual({ known: 'not_loaded', slowest: [] })
})

test('the room on the disk is told, and when it is too little for the next write', async () => {
  const { free_bytes, state } = (await read()).disk
  expect(free_bytes).toBeGreaterThan(0)
  expect(state).not.toBe('full')
  deps.config.leastDiskBytes = Number.MAX_SAFE_INTEGER
  expect((await read()).disk.state).toBe('full')
})

test('a backup leaves a trace by which its age is told', async () => {
  expect((await read()).backup).toBeNull()
  await leaveTrace(product.databaseUrl, 4096)
  const { backup } = await read()
  expect(backup.bytes).toBe(4096)
  expect(Date.now() - Date.parse(backup.finished_at)).toBeLessThan(60_000)
})

test('a backup that was read back leaves a trace of its own', async () => {
  expect((await read()).backup_read_at).toBeNull()
  await leaveCheck(product.databaseUrl)
  expect(Date.now() - Date.parse((await read()).backup_read_at)).toBeLessThan(60_000)
  expect((await call('GET', '/api/metrics')).body).toMatch(/^backup_check_age_seconds [0-9]/m)
})
