import { expect, test } from 'bun:test'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { POST_SIZE, SHARE_SIZE, shareUrl } from '@ostrov/shared/images/share-url'
import sharp from 'sharp'
import { openBoard } from '../../../test/ads'
import { openKitchen } from '../../../test/orders'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { sweepShares } from './draw-share'

const product = await openProduct()
const { app, pool, deps, clock, config } = product
const board = await openBoard(product)
const kitchen = await openKitchen(product)
const ask = (path: string) => app.handle(new Request(`http://localhost${path}`))
const filesOf = (folder: string) => readdir(join(config.images.dir, folder))

test('an ad has a picture of its own, drawn once; another price draws another, and the one before it goes', async () => {
  const { number } = await board.publish('cars', { price: 400_000 }, await signIn(product))
  const first = await ask(shareUrl('ads', number, []))
  expect(first.status).toBe(200)
  expect(first.headers.get('content-type')).toBe('image/jpeg')
  const bytes = await first.bytes()
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
  const [file] = await filesOf(`share-ads-${number}`)
  await ask(shareUrl('ads', number, []))
  expect(await filesOf(`share-ads-${number}`)).toEqual([file ?? ''])
  await pool.query('update ad set price = 350000 where number = $1', [number])
  const second = await ask(shareUrl('ads', number, []))
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'))
  expect(Buffer.from(await second.bytes()).equals(Buffer.from(bytes))).toBeFalse()
  const files = await filesOf(`share-ads-${number}`)
  expect(files).toHaveLength(1)
  expect(files).not.toEqual([file ?? ''])
})

test('what nobody is shown has no picture, nor has what does not exist', async () => {
  const { number } = await board.publish('cars', { price: 500_000 }, await signIn(product))
  await pool.query('update ad set hidden_at = now() where number = $1', [number])
  for (const [noun, thing] of [
    ['ads', number],
    ['ads', 999_999],
    ['news', 999_999],
    ['events', 999_999],
    ['organizations', 999_999],
    ['restaurants', crypto.randomUUID()],
    ['products', crypto.randomUUID()],
    ['restaurants', 1],
    ['ads', crypto.randomUUID()],
  ] as const)
    expect([noun, (await ask(shareUrl(noun, thing, []))).status]).toEqual([noun, 404])
  expect((await ask('/api/share/ads/..%2F..%2Fsecret.jpeg')).status).toBe(422)
})

test('restaurants and dishes have theirs; a week later the files are gone, and are drawn anew when asked for', async () => {
  const addresses = [shareUrl('restaurants', kitchen.restaurant_id, []), shareUrl('products', kitchen.product_id, [])]
  for (const address of addresses) expect((await ask(address)).status).toBe(200)
  clock.now = new Date(clock.now.getTime() + 8 * 86_400_000)
  await sweepShares(deps, 1)
  expect(await filesOf(`share-restaurants-${kitchen.restaurant_id}`)).toEqual([])
  expect((await pool.query('select from share_picture')).rowCount).toBe(0)
  for (const address of addresses) expect((await ask(address)).status).toBe(200)
})

test('a dish has a picture for a post, tall, with its code; another price draws another', async () => {
  const address = shareUrl('posts', kitchen.product_id, [])
  const first = await ask(address)
  expect(first.status).toBe(200)
  expect(await sharp(await first.bytes()).metadata()).toMatchObject({ format: 'jpeg', ...POST_SIZE })
  await pool.query('update product set price = 710 where id = $1', [kitchen.product_id])
  expect((await ask(address)).headers.get('etag')).not.toBe(first.headers.get('etag'))
  expect((await ask(shareUrl('posts', crypto.randomUUID(), []))).status).toBe(404)
})
