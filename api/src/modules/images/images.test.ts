import { expect, test } from 'bun:test'
import sharp from 'sharp'
import { administrator, businessOwner, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { app, call } = product
const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#cc3311' } })
  .jpeg()
  .toBuffer()

async function upload(path: string, token: string | null, files: Blob[]) {
  const form = new FormData()
  for (const file of files) form.append('files', file, 'photo.jpg')
  const response = await app.handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      body: form,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    }),
  )
  return { status: response.status, body: JSON.parse(await response.text()) }
}
const photo = () => new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })

test('a customer uploads pictures and anybody sees them in the sizes asked for', async () => {
  const { token } = await signIn(product)
  const { status, body } = await upload('/api/user/images', token, [photo(), photo()])
  expect(status).toBe(200)
  expect(body).toHaveLength(2)
  expect(body[0]).toMatchObject({ width: 400, height: 300, url: `/api/images/${body[0].id}/960.webp` })
  expect(body[0].color).toMatch(/^#[0-9a-f]{6}$/)
  const shown = await app.handle(new Request(`http://localhost/api/images/${body[0].id}/160.jpeg`))
  expect(shown.headers.get('cache-control')).toContain('immutable')
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(160)
})

test('restaurants and administrators upload at their own doors, guests nowhere', async () => {
  const owner = await businessOwner(product)
  const admin = await administrator(product)
  expect((await upload('/api/business_user/images', owner.token, [photo()])).status).toBe(200)
  expect((await upload('/api/admin/images', admin.token, [photo()])).status).toBe(200)
  expect((await upload('/api/user/images', null, [photo()])).status).toBe(401)
  expect((await upload('/api/admin/images', owner.token, [photo()])).status).toBe(403)
})

test('what is no picture is refused, whatever it is called', async () => {
  const { token } = await signIn(product)
  const { status, body } = await upload('/api/user/images', token, [new Blob(['<svg onload=alert(1)>'])])
  expect(status).toBe(422)
  expect(body.errorMessage).toBe('image.not_image')
})

test('more than thirty pictures are refused in the spec’s words', async () => {
  const { token } = await signIn(product)
  const { status, body } = await upload('/api/user/images', token, Array.from({ length: 31 }, photo))
  expect(status).toBe(422)
  expect(body.message).toBe('Вы не можете загрузить более 30 фотографий')
})

test('a customer takes an own picture as a photo, never another’s', async () => {
  const anna = await signIn(product)
  const boris = await signIn(product)
  const [image] = (await upload('/api/user/images', anna.token, [photo()])).body
  const taken = await call('PUT', '/api/user', { token: anna.token, body: { photo_id: image.id } })
  expect(taken.body.photo.id).toBe(image.id)
  expect((await call('PUT', '/api/user', { token: boris.token, body: { photo_id: image.id } })).status).toBe(404)
})

test('a picture that is not there, and a size that is not made, are 404 and 422', async () => {
  expect((await call('GET', `/api/images/${crypto.randomUUID()}/960.webp`)).status).toBe(404)
  expect((await call('GET', `/api/images/${crypto.randomUUID()}/original.webp`)).status).toBe(422)
})
