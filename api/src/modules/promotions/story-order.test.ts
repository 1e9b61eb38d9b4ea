import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { token } = await administrator(product)

/** Three of one order, as they come without any, and one that is hidden. */
async function fourStories(): Promise<Record<string, string>> {
  await pool.query(`delete from story`)
  const made: Record<string, string> = {}
  for (const title of ['А', 'Б', 'В', 'Г']) {
    const { rows } = await pool.query(`insert into story (title, is_active) values ($1, $2) returning id`, [
      title,
      title !== 'Б',
    ])
    made[title] = rows[0].id
  }
  return made
}
const place = (id: string | undefined, after_id: string | null | undefined) =>
  call('PUT', `/api/admin/story/${id}/place`, { token, body: { after_id } })
const seen = async () =>
  (await call('GET', '/api/user/story')).body.items.map(({ title }: { title: string }) => title).join('')

test('a story is put where it was dropped among those that people see', async () => {
  const { А, В, Г } = await fourStories()
  expect(await seen()).toBe('ГВА')
  expect((await place(А, null)).status).toBe(200)
  expect(await seen()).toBe('АГВ')
  await place(А, Г)
  expect(await seen()).toBe('ГАВ')
  await place(Г, В)
  expect(await seen()).toBe('АВГ')
  // Dropped where it stands: nothing moves and nothing is said of it.
  const before = (await call('GET', `/api/admin/story/${Г}/log`, { token })).body.total
  await place(Г, В)
  await place(Г, Г)
  expect(await seen()).toBe('АВГ')
  expect((await call('GET', `/api/admin/story/${Г}/log`, { token })).body.total).toBe(before)
})

test('behind one that is gone nothing is put; a story that is not there is not found', async () => {
  const { А, В } = await fourStories()
  await call('DELETE', `/api/admin/story/${В}`, { token })
  expect((await place(А, В)).body.errorMessage).toBe('record.order_changed')
  expect((await place(В, А)).body.errorMessage).toBe('story.not_found')
  expect(await seen()).toBe('ГА')
})

test('of many moves at once none is lost and no two stories share a place', async () => {
  const { А, Б, В, Г } = await fourStories()
  const moves = [place(А, null), place(В, Г), place(Г, А), place(Б, В), place(А, В), place(Г, null)]
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const { rows } = await pool.query(`select sort from story order by sort`)
  expect(rows.map(({ sort }) => sort)).toEqual([0, 1, 2, 3])
})
