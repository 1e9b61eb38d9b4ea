import { beforeEach, expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { TASKS } from '../../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const board = await openBoard(product)
const { anna, publish, filled } = board
const boris = await signIn(product)

beforeEach(async () => {
  await pool.query('delete from ad')
  await pool.query('truncate graphile_worker._private_jobs')
})

const asked = (method: string, path: string, body?: object, { token } = boris) =>
  call(method, `/api${path}`, { token, body })
const add = (number: number) => asked('POST', `/ad/${number}/favourite`)
const kept = async () => (await asked('GET', '/user/ad_favourites')).body
const jobs = async (name: string) => {
  const { rows } = await pool.query(
    `select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
     where t.identifier = $1`,
    [name],
  )
  return rows.map(({ payload }) => payload)
}

/** The author changes the price; everything that follows is done. */
async function reprice(id: string, price: number) {
  const { version } = (await asked('GET', `/user/ad/${id}`, undefined, anna)).body
  await asked('PUT', `/user/ads/sales/${id}`, { ...filled('sales', { price }), version }, anna)
  for (const payload of await jobs('ad.find_watchers')) await TASKS['ad.find_watchers'](deps, payload)
}

test('a favourite is kept once, counted on its day, and taken away', async () => {
  const { id, number } = await publish('sales')
  for (let time = 0; time < 2; time++) expect((await add(number)).status).toBe(200)
  expect(await kept()).toMatchObject({ total: 1, items: [{ number, status: 'published', price_was: null }] })
  expect((await asked('GET', '/user/ad_favourites/numbers')).body).toEqual({ numbers: [number] })
  expect((await asked('GET', `/user/ad/${id}`, undefined, anna)).body.favourites).toBe(1)
  await asked('DELETE', `/ad/${number}/favourite`)
  expect((await kept()).total).toBe(0)
})

test('what was sold stays among favourites and says so; what a moderator took away is not named', async () => {
  const { id, number } = await publish('sales')
  await add(number)
  await asked('POST', `/user/ad/${id}/archive`, { as: 'sold' }, anna)
  expect((await kept()).items).toMatchObject([{ status: 'archived' }])
  await pool.query(`update ad set moderation_status = 'rejected'`)
  expect((await kept()).total).toBe(0)
  expect((await add(number)).body.errorMessage).toBe('ad.not_found')
})

test('a lower price is told once, a higher one never', async () => {
  const { id, number } = await publish('sales')
  await add(number)
  await reprice(id, 9500)
  expect(await jobs('ad.tell_cheaper')).toEqual([])
  await reprice(id, 7000)
  expect((await kept()).items).toMatchObject([{ price: 7000, price_was: 9000 }])
  await pool.query(
    'update "user" set notices = \'{"favourites":"mail"}\', email = \'b@x.example\', email_confirmed_at = now() where id = $1',
    [boris.id],
  )
  const told = await jobs('ad.tell_cheaper')
  expect(told).toHaveLength(1)
  for (let time = 0; time < 2; time++) await TASKS['ad.tell_cheaper'](deps, told[0])
  const letters = await jobs('mail.send')
  expect(letters).toHaveLength(1)
  expect(letters[0].text).toContain('Было 9\u00A0000\u00A0₽, стало 7\u00A0000\u00A0₽')
})
