import { expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { openProduct } from '../../../test/product'
import { foldDays } from './fold-days'

const product = await openProduct()
const { clock, em, pool } = product

test('days before last month become one row of each ad, and its sums stay', async () => {
  clock.now = new Date('2027-03-15T12:00:00Z')
  const board = await openBoard(product)
  const [{ id: one }, { id: another }] = [await board.publish('sales'), await board.publish('cars')]
  await pool.query('delete from ad_day')
  const add = 'insert into ad_day (ad_id, day, views, contacts, favourites) values ($1, $2, 2, 1, 0)'
  for (const day of ['2026-12-30', '2027-01-01', '2027-01-31', '2027-02-01']) await pool.query(add, [one, day])
  await pool.query(add, [another, '2027-01-02'])
  const kept = async (id: string) =>
    (await pool.query('select day::text, views, contacts from ad_day where ad_id = $1 order by day', [id])).rows
  await foldDays(em(), clock.now, 2)
  const last = { day: '2027-02-01', views: 2, contacts: 1 }
  expect(await kept(one)).toEqual([{ day: '-infinity', views: 6, contacts: 3 }, last])
  expect(await kept(another)).toEqual([{ day: '-infinity', views: 2, contacts: 1 }])
  clock.now = new Date('2027-04-01T12:00:00Z')
  await foldDays(em(), clock.now)
  expect(await kept(one)).toEqual([{ day: '-infinity', views: 8, contacts: 4 }])
})
