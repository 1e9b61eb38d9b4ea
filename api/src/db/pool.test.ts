import { expect, test } from 'bun:test'
import { openProduct } from '../../test/product'
import { openLightPool } from './pool'

const { databaseUrl } = await openProduct()

test('a connection that is given back twice is given back once', async () => {
  const pool = openLightPool(databaseUrl, () => undefined, { max: 1 })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  pool.connect((error, _client, release) => {
    if (error) return reject(error)
    release()
    release()
    resolve()
  })
  await promise
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
  await pool.end()
})

test('PostgreSQL looks after connections of ours that the network may have forgotten', async () => {
  const pool = openLightPool(databaseUrl, () => undefined, { max: 1 })
  expect((await pool.query('show tcp_keepalives_idle')).rows).toEqual([{ tcp_keepalives_idle: '60' }])
  await pool.end()
})
