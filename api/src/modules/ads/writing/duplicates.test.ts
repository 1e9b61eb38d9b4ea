import { beforeEach, expect, test } from 'bun:test'
import sharp from 'sharp'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'
import { countLooks } from '../../images/count-looks'

const product = await openProduct()
const { app, call, clock, deps, pool } = product
const { anna, filled, publish } = await openBoard(product)
const DAY_MS = 24 * 3_600_000

beforeEach(async () => {
  await pool.query('delete from ad')
})

const send = (section: string, body: object, { token } = anna) =>
  call('POST', `/api/user/ads/${section}`, { token, body })

/** Squares of different grey, as unlike as their seeds. */
function picture(seed: number) {
  const squares = Array.from({ length: 48 }, (_, at) => {
    const grey = (seed * 7919 + at * at * 104_729 + at * seed * 31) % 256
    return `<rect x="${(at % 8) * 60}" y="${Math.floor(at / 8) * 60}" width="60" height="60" fill="rgb(${grey},${grey},${grey})"/>`
  })
  return sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">${squares.join('')}</svg>`),
  )
}

async function upload(file: Buffer, { token } = anna): Promise<string> {
  const body = new FormData()
  body.append('files', new Blob([new Uint8Array(file)]), 'photo.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await app.handle(new Request('http://localhost/api/user/images', { method: 'POST', body, headers }))
  const [image] = JSON.parse(await answer.text())
  return image.id
}

const pram = { title: 'Коляска зимняя, синяя', description: 'Колёса большие, по снегу идёт легко. Чехол в подарок.' }

test('an ad that its author has is offered to be renewed, and names it; who says it is another publishes it', async () => {
  const { id, number } = await publish('sales', pram)
  const again = filled('sales', { ...pram, title: 'Коляска  зимняя, синяя!', price: 8000 })
  const { status, body } = await send('sales', again)
  expect([status, body.errorMessage]).toEqual([409, 'ad.duplicate'])
  expect(body.duplicate).toEqual({
    ...{ id, number, section: 'sales', status: 'published' },
    ...{ title: pram.title, slug: 'kolyaska-zimnyaya-sinyaya' },
  })
  expect((await send('sales', { ...again, is_another: true })).status).toBe(200)
})

test('one that has run out is renewed instead; one that was sold is not spoken of', async () => {
  const { id } = await publish('sales', pram)
  const before = clock.now
  clock.now = new Date(before.getTime() + 31 * DAY_MS)
  expect((await send('sales', filled('sales', pram))).body.duplicate).toMatchObject({ id, status: 'expired' })
  expect((await call('POST', `/api/user/ad/${id}/renew`, { token: anna.token })).body.status).toBe('published')
  await call('POST', `/api/user/ad/${id}/archive`, { token: anna.token, body: { as: 'sold' } })
  expect((await send('sales', filled('sales', pram))).status).toBe(200)
  clock.now = before
})

test('other words, another section and another person are no duplicate', async () => {
  await publish('sales', pram)
  const sled = { title: 'Санки со спинкой', description: pram.description }
  expect((await send('sales', filled('sales', sled))).status).toBe(200)
  const told = { title: pram.title, description: 'Лёгкая прогулочная, складывается одной рукой, почти новая.' }
  expect((await send('sales', filled('sales', told))).status).toBe(200)
  expect((await send('sales', filled('sales', pram), await signIn(product))).status).toBe(200)
})

test('the same photo, encoded anew and cropped, tells a duplicate among things of a kind', async () => {
  const first = await upload(await picture(1).jpeg().toBuffer())
  const { id } = await publish('cars', { image_ids: [first] })
  const cropped = picture(1).extract({ left: 24, top: 18, width: 432, height: 324 })
  const copy = await upload(await cropped.jpeg({ quality: 60 }).toBuffer())
  const said = { description: 'Пригнан из Тоёмы, один хозяин здесь, зимой стоял в гараже.', image_ids: [copy] }
  expect((await send('cars', filled('cars', said))).body.duplicate).toMatchObject({ id })
  expect((await send('cars', filled('cars', { ...said, model: 'toyota-vitz' }))).status).toBe(200)
  const other = await upload(await picture(5).jpeg().toBuffer())
  expect((await send('cars', filled('cars', { ...said, image_ids: [other] }))).status).toBe(200)
})

test('photos that were stored before are counted by the clock, once', async () => {
  const id = await upload(await picture(2).jpeg().toBuffer())
  const lookNow = async () => (await pool.query('select look, inner_look from image where id = $1', [id])).rows[0]
  const look = await lookNow()
  await pool.query('update image set look = null, inner_look = null')
  expect(await countLooks(deps)).toBeGreaterThan(0)
  const same = await lookNow()
  expect([same.look, same.inner_look]).toEqual([look.look, look.inner_look])
  expect(await countLooks(deps)).toBe(0)
})
