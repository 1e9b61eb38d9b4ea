import { expect, spyOn, test } from 'bun:test'
import { openProduct } from '../../test/product'
import { createOrm } from '../db/orm'
import type { SlowStatement } from '../db/prepared'
import { row, rows, sql } from '../db/sql'
import { inNameOf } from '../db/work'
import { createBriefCache } from './brief-cache'
import { createFront } from './front'

const ID = '018f2b6a-55aa-7000-8000-0123456789ab'
const product = await openProduct({ TRUST_PROXY: '1' })
const { deps, em } = product
const named = () => row<{ name: string }>(em(), sql`select current_setting('application_name') as name`)

/** Asks over the front layer, with what a handler of ours would do inside. */
async function ask(id: string, inside: () => Promise<unknown>, trustProxy = 1) {
  const front = createFront(
    { ...deps, config: { ...deps.config, trustProxy } },
    [async () => Response.json(await inside())],
    createBriefCache(),
    () => null,
  )
  const request = new Request('http://localhost/api/x', { method: 'POST', headers: { 'x-request-id': id } })
  const answer = await front(request, { requestIP: () => null })
  return { id: answer.headers.get('x-request-id'), status: answer.status, body: await answer.text() }
}
const inTransaction = () => em().transactional((tx) => row(tx, sql`select current_setting('application_name') as name`))

test('the id that the proxy gives is in the answer, and in the name of each transaction, no longer than that', async () => {
  expect(await ask(ID, inTransaction)).toEqual({ id: ID, status: 200, body: `{"name":"${ID}"}` })
  expect(await named()).not.toEqual({ name: ID })
})

test('a failure is written down under the id', async () => {
  const told = spyOn(deps.log, 'error')
  expect(await ask(ID, () => rows(em(), sql`select 1 / ${0}::int`))).toMatchObject({ id: ID, status: 500 })
  expect(told.mock.calls).toHaveLength(1)
  expect(told.mock.calls[0]?.[0]).toMatchObject({ request_id: ID, err: expect.any(Error) })
  told.mockRestore()
})

test.each([`x'; drop table "user"; --`, 'short', 'я'.repeat(3), 'a'.repeat(65), '<script>alert(1)</script>'])(
  'what is no id is none, whoever sends it: %s',
  async (sent) => {
    const { id, body } = await ask(encodeURI(sent), inTransaction)
    expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(body).toBe(`{"name":"${id}"}`)
  },
)

test('where no proxy stands in front nobody chooses the id', async () => {
  expect((await ask(ID, async () => null, 0)).id).not.toBe(ID)
})

test('a slow statement is told of with the id and its name, one that fails brings its name', async () => {
  const slow: SlowStatement[] = []
  const orm = createOrm(product.databaseUrl, { onSlow: (one) => void slow.push(one) })
  await inNameOf(ID, () => rows(orm.em.fork(), sql`select pg_sleep(${0.6}::float8)`))
  expect(slow).toEqual([{ request_id: ID, statement: expect.stringMatching(/^ostrov_\w+$/), ms: expect.any(Number) }])
  const failing = rows(orm.em.fork(), sql`select 1 / ${0}::int`)
  expect(await failing.catch((error: unknown) => error)).toMatchObject({
    statement: expect.stringMatching(/^ostrov_\w+$/),
  })
  await orm.close(true)
})
