import { expect, test } from 'bun:test'
import { cloneDatabase } from '../../test/database'
import { createOrm } from './orm'
import { pipelined, row, rows, sql } from './sql'

const database = await cloneDatabase()

const orm = createOrm(database.url, { poolMax: 1 })
const names = async () => {
  const found = await rows<{ name: string }>(
    orm.em.fork(),
    sql`select name from city where slug like 'breath-%' order by name`,
  )
  return found.map(({ name }) => name)
}
const insert = (name: string) =>
  sql`insert into city (name, slug, coordinates, sort)
      values (${name}, ${`breath-${name}`}, '{"type":"Point","coordinates":[142,46]}', 1) returning id`

test('statements asked together run in their order, each seeing what the one before wrote', async () => {
  const seen = await orm.em.fork().transactional(async (em) => {
    const [, found] = await pipelined([
      rows(em, insert('Раз')),
      row<{ total: number }>(em, sql`select count(*)::int as total from city where slug = 'breath-Раз'`),
    ])
    return found?.total
  })
  expect(seen).toBe(1)
  expect(await names()).toEqual(['Раз'])
})

test('of statements asked together none stays when one fails', async () => {
  const work = orm.em
    .fork()
    .transactional((em) =>
      pipelined([rows(em, insert('Два')), rows(em, sql`select 1 / ${0}::int`), rows(em, insert('Три'))]),
    )
  expect(work).rejects.toThrow('division by zero')
  await work.catch(() => undefined)
  expect(await names()).toEqual(['Раз'])
})

test('a transaction that throws before it says anything leaves its connection clean', async () => {
  const work = orm.em.fork().transactional(() => Promise.reject(new Error('Передумали')))
  expect(work).rejects.toThrow('Передумали')
  await work.catch(() => undefined)
  await orm.em.fork().transactional(async () => undefined)
  const transaction = () => row<{ id: string }>(orm.em.fork(), sql`select pg_current_xact_id()::text as id`)
  expect(await transaction()).not.toEqual(await transaction())
})

test('what is taken back after its first statement leaves nothing', async () => {
  const work = orm.em.fork().transactional(async (em) => {
    await rows(em, insert('Четыре'))
    throw new Error('Передумали')
  })
  expect(work).rejects.toThrow('Передумали')
  await work.catch(() => undefined)
  expect(await names()).toEqual(['Раз'])
})
