import { expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct()
const { call, pool } = product
const { anna } = await openBoard(product)
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
