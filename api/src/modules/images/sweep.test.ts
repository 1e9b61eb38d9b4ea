import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { openProduct } from '../../../test/product'
import { changed, sql } from '../../db/sql'
import { holdImages } from './hold-images'
import { sweepImages } from './sweep-images'

const product = await openProduct()
const { pool, deps, clock } = product
const kitchen = await openKitchen(product)
const DAY_MS = 24 * 3_600_000
const later = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY_MS)
}

async function upload(by = 'seed') {
  const { rows } = await pool.query(
    `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', $1) returning id`,
    [by],
  )
  return String(rows[0].id)
}
const left = async (ids: readonly string[]) =>
  (await pool.query('select id from image where id = any($1) order by id', [ids])).rows.map(({ id }) => id)
const show = (id: string | null) =>
  pool.query('update product set image_id = $1 where id = $2', [id, kitchen.product_id])

test('what nothing shows for a week is forgotten with its files, however many batches it takes; a second sweep finds nothing', async () => {
  const [used, ...loose] = await Promise.all(Array.from({ length: 6 }, () => upload()))
  await show(used ?? null)
  expect(await sweepImages(deps, 2)).toBe(0)
  later(6)
  expect(await sweepImages(deps, 2)).toBe(0)
  expect(await left(loose)).toHaveLength(5)
  later(1.5)
  expect(await sweepImages(deps, 2)).toBe(5)
  expect(await left([used ?? '', ...loose])).toEqual([used ?? ''])
  const jobs = await pool.query(`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'image.remove'`)
  expect(jobs.rows.flatMap(({ payload }) => payload.ids).sort()).toEqual(loose.sort())
  expect(await sweepImages(deps, 2)).toBe(0)
})

test('the week begins when a picture is let go of, and begins anew when it was used meanwhile', async () => {
  const old = await upload()
  const isThere = async () => {
    await sweepImages(deps)
    return (await left([old])).length === 1
  }
  await show(old)
  later(100)
  expect(await isThere()).toBe(true)
  await show(null)
  expect(await isThere()).toBe(true)
  later(5)
  expect(await isThere()).toBe(true)
  await show(old)
  expect(await isThere()).toBe(true)
  await show(null)
  later(5)
  expect(await isThere()).toBe(true)
  later(6)
  expect(await isThere()).toBe(true)
  later(2)
  expect(await isThere()).toBe(false)
})

test('a picture that gets used while it is swept stays', async () => {
  const picture = await upload(`business:${kitchen.owner.id}`)
  await sweepImages(deps)
  later(8)
  const writing = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const saved = product.em().transactional(async (tx) => {
    await holdImages(tx, [picture])
    held.resolve()
    await writing.promise
    await changed(tx, sql`update product set gallery = array[${picture}]::uuid[] where id = ${kitchen.product_id}`)
  })
  await held.promise
  await sweepImages(deps)
  const during = await left([picture])
  writing.resolve()
  await saved
  expect(during).toEqual([picture])
  expect(await sweepImages(deps)).toBe(0)
  expect(await left([picture])).toEqual([picture])
  const { rows } = await pool.query('select unused_since from image where id = $1', [picture])
  expect(rows[0].unused_since).toBeNull()
})
