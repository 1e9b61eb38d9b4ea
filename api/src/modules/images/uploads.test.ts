import { expect, test } from 'bun:test'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'uploads=12/600' })
const { app, deps, pool } = product
const small = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3311' } })
  .jpeg()
  .toBuffer()

/** A PNG that says it is so big; behind its head lies next to nothing. */
function boastful(width: number, height: number) {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(16))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...parts])
}

function chunk(name: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

async function upload(token: string, files: Buffer[]) {
  const form = new FormData()
  for (const file of files) form.append('files', new Blob([new Uint8Array(file)]), 'photo')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.handle(
    new Request('http://localhost/api/user/images', { method: 'POST', body: form, headers }),
  )
  return { status: answer.status, body: JSON.parse(await answer.text()), retryAfter: answer.headers.get('retry-after') }
}
const times = (count: number, file: Buffer) => Array.from({ length: count }, () => file)
const kept = async (id: string) =>
  (await pool.query('select 1 from image where uploaded_by = $1', [`customer:${id}`])).rowCount

test('thirty pictures that unpack to a wall are refused before one of them is decoded, with advice', async () => {
  const { token, id } = await signIn(product)
  const { status, body } = await upload(token, times(30, boastful(7_000, 7_000)))
  expect([status, body.errorMessage]).toEqual([422, 'image.too_many_pixels'])
  expect(body.message).toContain('по одной')
  expect(await kept(id)).toBe(0)
})

test('pictures are counted, not requests, and the refusal says when to come again', async () => {
  const { token } = await signIn(product)
  expect((await upload(token, times(8, small))).status).toBe(200)
  const { status, body, retryAfter } = await upload(token, times(5, small))
  expect([status, body.errorMessage]).toEqual([429, 'request.too_often'])
  expect(Number(retryAfter)).toBeGreaterThan(500)
})

test('a big picture counts as several', async () => {
  const { token } = await signIn(product)
  expect((await upload(token, times(3, small))).status).toBe(200)
  expect((await upload(token, [boastful(7_000, 7_000)])).body.errorMessage).toBe('request.too_often')
})

test('of pictures one of which is none nothing is kept', async () => {
  const { token, id } = await signIn(product)
  const { body } = await upload(token, [small, boastful(300, 300)])
  expect(body.errorMessage).toBe('image.not_image')
  expect(await kept(id)).toBe(0)
})

test('uploads are decoded one at a time, however many come at once', async () => {
  const picture = await sharp({ create: { width: 1_500, height: 1_000, channels: 3, background: '#225588' } })
    .png()
    .toBuffer()
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, sharp.counters().process + sharp.counters().queue)
  }, 1)
  const results = await Promise.all(times(12, picture).map((one) => deps.doors.images.process(one)))
  clearInterval(watching)
  expect(results.every(({ ok }) => ok)).toBe(true)
  expect(most).toBe(1)
})

test('who finds the line full is told to come again in a moment', async () => {
  const { token } = await signIn(product)
  // While the first is being decoded nobody behind it leaves the line.
  const long = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#225588' } })
    .png()
    .toBuffer()
  const line = [long, ...times(16, small)].map((one) => deps.doors.images.process(one))
  const { status, body, retryAfter } = await upload(token, [small])
  await Promise.all(line)
  expect([status, body.errorMessage, retryAfter]).toEqual([503, 'image.busy', '5'])
})
