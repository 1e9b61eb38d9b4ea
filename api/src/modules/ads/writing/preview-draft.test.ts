import { expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { anna, publish, filled } = await openBoard(product)
const preview = (section: string, { token }: { token: string } = anna) =>
  call('GET', `/api/user/ad_drafts/${section}/preview`, { token })
const keep = (section: string, values: object) =>
  call('PUT', `/api/user/ad_drafts/${section}`, { token: anna.token, body: { values } })

test('what is begun is seen by its author as others will see it: half of it said, sums as typed, no phones', async () => {
  const { rows } = await pool.query('select id, name from city limit 1')
  await keep('vacancies', {
    ...{ title: 'Повар', salary_from: '80 000', salary_to: '', salary_kind: 'net', city_id: rows[0].id },
    description: 'Звоните 8 924 111-22-33',
  })
  const { status, body } = await preview('vacancies')
  expect([status, body.title, body.price, body.city]).toEqual([200, 'Повар', 80_000, rows[0].name])
  expect(body.salary).toEqual({ from: 80_000, to: null, kind: 'net' })
  expect(body.description).not.toContain('111-22-33')
})

test('an empty draft is a page too; nothing begun is none, and nobody sees another’s', async () => {
  await keep('sales', {})
  expect((await preview('sales')).body).toMatchObject({ title: '', price: null, city: '', images: [], facts: [] })
  await keep('cars', { year: 'позапрошлый', city_id: 'нет' })
  expect((await preview('cars')).status).toBe(200)
  expect((await preview('estate')).body.errorMessage).toBe('ad.no_draft')
  const { token } = await signIn(product)
  expect((await preview('sales', { token })).body.errorMessage).toBe('ad.no_draft')
})

test('an author sees a change as others will: before it is sent, and while it waits; nothing of it is kept, and nobody else sees it', async () => {
  const { id, number, version } = await publish('sales')
  const path = `/api/user/ad/${id}/preview`
  const typed = { title: 'Коляска зимняя', price: '8 500', condition: 'new', description: 'Пишите на 8 924 111-22-33' }
  const { token } = await signIn(product)
  const send = (values: object, who = anna) => call('POST', path, { token: who.token, body: { values } })
  const { status, body } = await send(typed)
  expect([status, body.title, body.price]).toEqual([200, 'Коляска зимняя', 8500])
  expect(body.description).not.toContain('111-22-33')
  expect((await call('GET', path, { token: anna.token })).body.title).toBe('Коляска')
  const image_ids = [crypto.randomUUID()]
  expect((await send({ ...typed, image_ids })).body.errorMessage).toBe('image.not_found')
  const own = (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
  expect(own.version).not.toBe(version)
  const change = { ...filled('sales', { title: 'Коляска зимняя', is_approximate: true }), version: own.version }
  await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body: change })
  const waits = (await call('GET', path, { token: anna.token })).body
  expect(waits).toMatchObject({ title: 'Коляска зимняя', address: 'Портовая' })
  expect((await call('GET', `/api/ad/${number}`)).body.title).toBe('Коляска')
  expect((await call('GET', path, { token })).status).toBe(404)
  expect((await call('POST', path, { token, body: { values: typed } })).status).toBe(404)
})
