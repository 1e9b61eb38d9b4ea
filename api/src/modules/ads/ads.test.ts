import { beforeEach, expect, test } from 'bun:test'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { USUAL_NOTICES } from '@ostrov/shared/notices/rules'
import { tableOf } from '@ostrov/shared/wire/names'
import { openBoard } from '../../../test/ads'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { findRunningOut, remindOfAd } from './remind-of-ads'

const product = await openProduct()
const { call, clock, pool } = product
const board = await openBoard(product)
const { anna, publish, write, decide, waiting, filled, city } = board
const DAY_MS = 24 * 3_600_000

beforeEach(async () => {
  await pool.query('delete from ad')
})

const shown = async (section: string, query = '') => {
  const { body } = await call('GET', `/api/ads/${section}${query}`)
  return body.items
}
const asked = (path: string, body?: object) => call('POST', `/api/user/ad/${path}`, { token: anna.token, body })

test('an ad of each section is shown once a moderator has looked, and not before', async () => {
  for (const section of SECTION_NAMES) {
    // One person would write too many on one day.
    const { status, body } = await write(section, {}, await signIn(product))
    expect([section, status, body.status]).toEqual([section, 200, 'pending'])
    expect(await shown(section)).toEqual([])
    expect((await call('GET', `/api/ad/${body.number}`)).status).toBe(404)
    await decide(body.id)
    expect(await shown(section)).toMatchObject([{ number: body.number, section, city: city.name }])
  }
  expect((await call('GET', '/api/ads')).body).toEqual(tableOf(SECTION_NAMES, () => 1))
})

test('a car is called by its facts, and tells them in words', async () => {
  const { number } = await publish('cars')
  const { body } = await call('GET', `/api/ad/${number}`)
  expect(body).toMatchObject({
    title: 'Toyota Prius, 2012',
    slug: 'toyota-prius-2012',
    status: 'published',
    price: 1_260_000,
  })
  const facts = Object.fromEntries(body.facts.map(({ name, text }: { name: string; text: string }) => [name, text]))
  expect(facts).toMatchObject({ mark: 'Toyota', mileage: '142\u00A0000\u00A0км', wheel: 'Правый руль', year: '2012' })
  expect(facts).not.toHaveProperty('generation')
})

test('a moderator reads what the fields mean, and nothing of what the section has not', async () => {
  const { id } = (await write('cars')).body
  const { fields, beside, title } = await waiting(id)
  const said = Object.fromEntries(
    fields.map(({ name, proposed }: { name: string; proposed: string }) => [name, proposed]),
  )
  expect(title).toBe('Toyota Prius, 2012')
  expect(said).toMatchObject({ mark: 'Toyota', engine: 'Гибрид', year: '2012', mileage: '142\u00A0000\u00A0км' })
  expect(Object.keys(said).slice(0, 3)).toEqual(['mark', 'model', 'year'])
  for (const name of ['salary_from', 'rooms', 'price', 'contact_phone']) expect(said).not.toHaveProperty(name)
  const more = Object.fromEntries(beside.map(({ name, text }: Record<'name' | 'text', string>) => [name, text]))
  expect(more).toMatchObject({ section: 'Автомобили', price: '1\u00A0260\u00A0000\u00A0₽' })
  expect(more.contact_phone).toMatch(/^\+7 \(\d{3}\)/)
  expect(Object.keys(more).filter((name) => name in said)).toEqual([])
})

test('a price changes at once and its history is kept; words wait while what was approved is shown', async () => {
  const { id, number } = await publish('sales')
  const own = (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
  const body = { ...filled('sales', { price: 8000, title: 'Коляска зимняя' }), version: own.version }
  const changed = await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })
  expect(changed.body).toMatchObject({ is_waiting: true, title: 'Коляска зимняя', status: 'published' })
  const seen = (await call('GET', `/api/ad/${number}`)).body
  expect(seen).toMatchObject({ title: 'Коляска', price: 8000 })
  expect(seen.prices.map(({ price }: { price: number }) => price)).toEqual([9000, 8000])
  expect((await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })).body.errorMessage).toBe(
    'ad.changed',
  )
  await decide(id)
  expect((await call('GET', `/api/ad/${number}`)).body.title).toBe('Коляска зимняя')
})

test('who is told to mend an ad reads why, mends it and it waits again', async () => {
  const { id } = (await write('sales')).body
  await decide(id, { status: 'needs_work', reason: 'Добавьте фото' })
  const own = (await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body
  expect(own).toMatchObject({ status: 'needs_work', reason: 'Добавьте фото' })
  const body = { ...filled('sales', { title: 'Коляска с\u00A0фото' }), version: own.version }
  expect((await call('PUT', `/api/user/ads/sales/${id}`, { token: anna.token, body })).body.status).toBe('pending')
})

test('every wrong field has its sentence', async () => {
  const { status, body } = await write('cars', {
    mark: 'nissan',
    year: null,
    contact_phone: '1',
    engine: 'petrol',
    volume: null,
  })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['contact_phone', 'volume', 'year'])
  const unknown = await write('cars', { mark: 'nowhere' })
  expect(unknown.body.errors).toEqual({ mark: 'Этого уже нет. Выберите другое' })
  expect((await write('vacancies', { specialization: 'cooking' })).body.errors).toEqual({
    specialization: 'Выберите точнее',
  })
  expect((await write('vacancies', { salary_from: 90_000, salary_to: 80_000 })).status).toBe(422)
})

test('an electric car has no volume, whatever was sent', async () => {
  const { id } = (await write('cars', { engine: 'electric' })).body
  expect((await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body.values.volume).toBeNull()
})

test('thirty days later nobody sees it, no job needed; a press shows it again as new', async () => {
  const boris = await signIn(product)
  const { id, number } = await publish('sales', {}, boris)
  const before = clock.now
  clock.now = new Date(before.getTime() + 30 * DAY_MS + 1)
  expect(await shown('sales')).toEqual([])
  expect((await call('GET', `/api/ad/${number}`)).body.status).toBe('expired')
  expect((await call('POST', `/api/ad/${number}/contacts`)).status).toBe(404)
  expect((await call('POST', `/api/user/ad/${id}/renew`, { token: boris.token })).body.status).toBe('published')
  expect(await shown('sales')).toMatchObject([{ number, published_at: clock.now.toISOString() }])
  clock.now = before
})

test('what is sold is shown no more and says so; what is shown is not removed', async () => {
  const { id, number } = await publish('sales')
  const remove = () => call('DELETE', `/api/user/ad/${id}`, { token: anna.token })
  expect((await remove()).body.errorMessage).toBe('ad.over')
  expect((await asked(`${id}/archive`, { as: 'sold' })).body).toMatchObject({ status: 'archived', archived_as: 'sold' })
  expect(await shown('sales')).toEqual([])
  expect((await call('GET', `/api/ad/${number}`)).body).toMatchObject({ status: 'archived', archived_as: 'sold' })
  expect((await asked(`${id}/archive`, { as: 'sold' })).body.errorMessage).toBe('ad.over')
  expect((await remove()).status).toBe(200)
  expect((await call('GET', `/api/ad/${number}`)).status).toBe(404)
})

test('a phone is kept as its digits, however it was typed', async () => {
  for (const contact_phone of ['+7 (924) 123-45-67', '89241234567', '9241234567']) {
    const { status, body } = await write('sales', { contact_phone })
    expect([contact_phone, status, body.values?.contact_phone]).toEqual([contact_phone, 200, '79241234567'])
  }
})

test('a phone is told on a press, counted, and stands nowhere else', async () => {
  const { id, number } = await publish('sales', { description: 'Звоните 8 924 123-45-67 вечером' })
  for (const path of ['/api/ads/sales', `/api/ad/${number}`])
    expect(JSON.stringify((await call('GET', path)).body).replace(/\D/g, '')).not.toContain('9241234567')
  const job = await publish('vacancies', { description: 'Звоните 8 924 123-45-67 вечером' })
  const feed = `/api/ads/feeds/vacancies/${Math.ceil(job.number / 10_000)}`
  const { items } = (await call('GET', `${feed}?after=${job.number - 1}`)).body
  expect(items).toMatchObject([{ number: job.number, alike: expect.any(String), kind: expect.any(String) }])
  expect(JSON.stringify(items).replace(/\D/g, '')).not.toContain('9241234567')
  expect((await call('GET', `${feed}?after=${job.number}`)).body.items).toEqual([])
  expect((await call('POST', `/api/ad/${number}/contacts`)).body).toEqual({ name: 'Анна', phone: '79241234567' })
  await call('POST', `/api/ad/${number}/view`)
  expect((await call('GET', `/api/user/ad/${id}`, { token: anna.token })).body).toMatchObject({ views: 1, contacts: 1 })
})

test('what is like an ad: homes of the same deal, cars of the same model and then of the same mark', async () => {
  const similarTo = async ({ number }: { number: number }) =>
    (await call('GET', `/api/ad/${number}`)).body.similar.map((one: { number: number }) => one.number)
  const let1 = await publish('estate')
  const let2 = await publish('estate')
  await publish('estate', { deal: 'sale' }, await signIn(product))
  expect(await similarTo(let1)).toEqual([let2.number])
  expect((await call('GET', `/api/ad/${let1.number}`)).body).toMatchObject({ price_per: 'в\u00A0месяц' })

  const prius = await publish('cars')
  const another = await signIn(product)
  const same = await publish('cars', {}, another)
  clock.now = new Date(clock.now.getTime() + 60_000)
  const vitz = await publish('cars', { model: 'toyota-vitz' }, another)
  await publish('cars', { mark: 'nissan', model: 'nissan-leaf' }, another)
  expect(await similarTo(prius)).toEqual([same.number, vitz.number])
})

test('no line that everybody reads takes a phone', async () => {
  const phone = 'Звоните 8 (924) 123-45-67'
  for (const name of ['title', 'address', 'contact_name', 'company']) {
    const { status, body } = await write('vacancies', { [name]: phone })
    expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, [name]])
  }
})

test('what was begun is kept by section, and gone once it is sent', async () => {
  const draft = (method: string, body?: object) => call(method, '/api/user/ad_drafts/cars', { token: anna.token, body })
  await draft('PUT', { values: { mark: 'toyota', year: '20', unknown: 'x' } })
  expect((await draft('GET')).body.values).toEqual({ mark: 'toyota', year: '20' })
  await write('cars')
  expect((await draft('GET')).body.errorMessage).toBe('ad.no_draft')
})

test('the database itself refuses what a section cannot hold', async () => {
  const { id } = await publish('cars')
  for (const change of ['year = 1800', 'rooms = 2', 'year = null', "wheel = 'none'", 'price = 0', "section = 'sales'"])
    expect(pool.query(`update ad set ${change} where id = $1`, [id])).rejects.toThrow(/violates check/)
})

test('the author is told once, three days before an ad runs out; again after it was renewed', async () => {
  const boris = await signIn(product)
  const { id } = await publish('sales', {}, boris)
  const before = clock.now
  const told = async () => {
    await findRunningOut(product.em(), clock.now)
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from graphile_worker._private_jobs j join graphile_worker._private_tasks t
         on t.id = j.task_id where t.identifier = 'ad.remind' and j.payload->>'ad_id' = $1`,
      [id],
    )
    return rows[0]?.count
  }
  clock.now = new Date(before.getTime() + 26 * DAY_MS)
  expect(await told()).toBe(0)
  clock.now = new Date(before.getTime() + 27 * DAY_MS + 1)
  expect([await told(), await told()]).toEqual([1, 1])
  const renewed = await call('POST', `/api/user/ad/${id}/renew`, { token: boris.token })
  expect(renewed.body.status).toBe('published')
  clock.now = new Date(clock.now.getTime() + 28 * DAY_MS)
  expect(await told()).toBe(2)
  clock.now = before
})

test('the reminder goes by the way that was chosen, and nowhere once the ad was taken away', async () => {
  const boris = await signIn(product)
  const { id, title } = await publish('sales', {}, boris)
  await pool.query(
    `update "user" set email = 'boris@example.com', email_confirmed_at = $2, notices = $3 where id = $1`,
    [boris.id, clock.now, { ...USUAL_NOTICES, ads: 'mail' }],
  )
  const { expires_at } = (await call('GET', `/api/user/ad/${id}`, { token: boris.token })).body
  const letters = async () => {
    const { rows } = await pool.query<{ subject: string }>(
      `select j.payload->>'subject' as subject from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
         where t.identifier = 'mail.send' and j.payload->>'to' = 'boris@example.com'`,
    )
    return rows.map(({ subject }) => subject)
  }
  await remindOfAd(product.deps, { ad_id: id, expires_at })
  expect(await letters()).toEqual([expect.stringContaining(title)])
  await pool.query(`delete from graphile_worker._private_jobs where payload->>'to' = 'boris@example.com'`)
  await call('POST', `/api/user/ad/${id}/archive`, { token: boris.token, body: { as: 'sold' } })
  await remindOfAd(product.deps, { ad_id: id, expires_at })
  expect(await letters()).toEqual([])
})
