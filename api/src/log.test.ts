import { expect, test } from 'bun:test'
import { openProduct } from '../test/product'
import { rows, sql } from './db/sql'
import { createLog } from './log'
import { City } from './modules/geo/city'

const SECRET = 'Ленина, 234, кв. 17'
const product = await openProduct()

/** What the logger writes of an error. */
function written(error: unknown): string {
  const lines: string[] = []
  const log = createLog({ logLevel: 'info' }, { write: (line: string) => void lines.push(line) })
  log.error({ err: error, request_id: 'abc' }, 'request failed')
  return lines.join('')
}

const thrown = (work: Promise<unknown>) => work.then(() => null).catch((error: unknown) => error)

test.each([
  [
    'a text JSON cannot hold',
    () => rows(product.em(), sql`select ${JSON.stringify({ comment: `${SECRET} \ud800` })}::jsonb`),
  ],
  ['a value of the wrong type', () => rows(product.em(), sql`select ${SECRET}::int`)],
  ['a value out of range', () => product.pool.query('select $1::float8', ['1e999'])],
  [
    'a row that breaks a constraint',
    () => rows(product.em(), sql`insert into city (name, slug) values (${SECRET}, null)`),
  ],
  ['an entity that is there already', () => twice()],
])('of %s the log tells where and what kind, and nothing of the data', async (_, work) => {
  const error = await thrown(work())
  const line = written(error)
  const { err } = JSON.parse(line)
  expect(err).toMatchObject({ type: expect.any(String), code: expect.stringMatching(/^2[23]\d{3}$|^22P/) })
  expect(err.stack).toContain('    at ')
  expect(line).not.toMatch(/Ленина|кв\. 17|1e999|ud800/)
  expect(err).not.toContainAnyKeys(['where', 'detail', 'query', 'parameters', 'hint', 'internalQuery'])
})

test('an error of ours keeps its message, and its cause is described the same way', async () => {
  const cause = await thrown(product.pool.query('select $1::int', [SECRET]))
  const line = written(new Error('The order was not handed over', { cause }))
  expect(JSON.parse(line).err).toMatchObject({
    message: 'The order was not handed over',
    cause: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
  })
  expect(line).not.toContain('Ленина')
})

async function twice() {
  const em = product.em()
  for (const sort of [1, 2]) {
    em.create(City, { name: SECRET, slug: `s${sort}`, coordinates: { type: 'Point', coordinates: [1, 1] }, sort })
  }
  await em.flush()
}
