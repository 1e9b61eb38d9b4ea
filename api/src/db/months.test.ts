import { expect, test } from 'bun:test'
import { DAY_MS } from '@ostrov/shared/formats/time'
import { Client } from 'pg'
import { emptyDatabase } from '../../test/database'
import { openProduct } from '../../test/product'
import { keepLogMonths } from '../modules/audit/log-months'
import { migrate } from './migrate'
import * as written from './migrations'
import { dropMonths, monthOf } from './months'

const product = await openProduct()
const { clock, em, pool } = product
const ADD = `insert into log (actor, action, subject, created_at) values ('stranger', 'session.guess', $1, $2)`
/** The parts of the log, the oldest first. */
const partsOf = async (client: Pick<Client, 'query'>) => {
  const { rows } = await client.query<{ name: string; bound: string }>(
    `select relname as name, pg_get_expr(relpartbound, oid) as bound from pg_class join pg_inherits on inhrelid = oid
     where inhparent = 'log'::regclass order by split_part(pg_get_expr(relpartbound, oid), 'TO', 2)`,
  )
  return rows
}
// The first part ends two months after the one in which the migration ran.
const ends = /TO \('([^']+)'\)/.exec((await partsOf(pool))[0]?.bound ?? '')?.[1] ?? ''
const begin = monthOf(new Date(ends), -2)
clock.now = new Date(begin.getTime() + 14 * DAY_MS)
const named = (after: number) => `log_${monthOf(begin, after).toISOString().slice(0, 7).replace('-', '_')}`
const held = async (subject: string) =>
  (await pool.query(`select tableoid::regclass::text as part from log where subject = $1`, [subject])).rows[0]?.part

test('three months are ready ahead, made once, and each entry stands in its own', async () => {
  expect((await partsOf(pool)).map(({ name }) => name)).toEqual(['log_before', 'log_later'])
  await keepLogMonths(em(), clock.now, null)
  await keepLogMonths(em(), clock.now, 10_000)
  expect(await partsOf(pool)).toHaveLength(2)
  await keepLogMonths(em(), clock.now, 365)
  await keepLogMonths(em(), clock.now, 365)
  expect((await partsOf(pool)).map(({ name }) => name)).toEqual(['log_before', named(2), named(3), 'log_later'])
  for (const after of [0, 2, 3, 4]) await pool.query(ADD, [`month:${after}`, monthOf(begin, after)])
  expect(await Promise.all([0, 2, 3, 4].map((after) => held(`month:${after}`)))).toEqual([
    'log_before',
    named(2),
    named(3),
    'log_later',
  ])
})

test('what came when no month was ready stays where it is, and months follow it', async () => {
  const late = monthOf(begin, 6)
  await keepLogMonths(em(), late, 365)
  expect((await partsOf(pool)).map(({ name }) => name)).toEqual([
    'log_before',
    named(2),
    named(3),
    named(4),
    named(8),
    named(9),
    'log_later',
  ])
  expect(await held('month:4')).toBe(named(4))
})

test.each(['truncate', 'delete from'])('nobody may %s a part by its own name either', async (act) => {
  await pool.query(ADD, ['month:again', monthOf(begin, 2)])
  for (const part of [named(2), ...(act === 'truncate' ? [named(8), 'log_later'] : [])])
    await expect(pool.query(`${act} ${part}`)).rejects.toThrow('The log is only ever added to.')
})

test('a page reads the newest part first and stops there; days are looked for in their own month', async () => {
  const client = await pool.connect()
  try {
    await client.query('set enable_seqscan = off')
    const planOf = async (where: string) =>
      (
        await client.query(
          `explain (analyze, costs off, timing off, summary off) select * from log l where ${where} order by l.created_at desc, l.id desc limit 2`,
        )
      ).rows.map((row) => row['QUERY PLAN'])
    const page = (await planOf('true')).join('\n')
    expect(page).toContain(`on ${named(2)} l_2 (never executed)`)
    expect(page).not.toMatch(/Seq Scan|Sort|Merge Append/)
    const month = (
      await planOf(
        `l.created_at >= '${monthOf(begin, 3).toISOString()}' and l.created_at < '${monthOf(begin, 4).toISOString()}'`,
      )
    ).join('\n')
    expect(month).toContain(`on ${named(3)}`)
    expect(month).not.toContain(named(2))
  } finally {
    await client.query('reset enable_seqscan')
    client.release()
  }
})

test('a part that has ended goes whole, and says how many were in it', async () => {
  expect(await dropMonths(em(), 'log', monthOf(begin, 3))).toBe(4)
  expect((await partsOf(pool)).map(({ name }) => name)).toEqual([named(3), named(4), named(8), named(9), 'log_later'])
  expect(await dropMonths(em(), 'log', monthOf(begin, 3))).toBe(0)
  expect(await held('month:3')).toBe(named(3))
})

test('a log that stands becomes the first part as it is, under whoever writes to it', async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()]
  const clients = [old, fresh].map(({ url }) => new Client({ connectionString: url }))
  const [client, another] = clients
  if (!client || !another) throw new Error('There are no clients.')
  await Promise.all(clients.map((one) => one.connect()))
  const all = Object.values(written)
  await migrate(
    old.url,
    all.slice(
      0,
      all.findIndex(({ name }) => name.endsWith('_log_months_before')),
    ),
  )
  const write = { name: 'write', text: `${ADD} returning id::int, tableoid::regclass::text as part` }
  const entry = async () => (await client.query({ ...write, values: ['old:1', clock.now] })).rows[0]
  expect(await entry()).toEqual({ id: 1, part: 'log' })
  await Promise.all([migrate(old.url), migrate(fresh.url)])
  expect(await entry()).toEqual({ id: 2, part: 'log_before' })
  expect((await client.query(`select count(*)::int as count from log`)).rows).toEqual([{ count: 2 }])
  expect(await partsOf(client)).toEqual(await partsOf(another))
  await Promise.all(clients.map((one) => one.end()))
  await Promise.all([old, fresh].map((one) => one.drop()))
})
