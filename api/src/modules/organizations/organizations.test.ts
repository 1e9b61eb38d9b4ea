import { beforeEach, expect, test } from 'bun:test'
import { openBoard } from '../../../test/ads'
import { openTown } from '../../../test/organizations'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { refreshOpenOrganizations } from './open-organizations'

const product = await openProduct({ LIMITS: 'employees=5/86400,organizations=100/86400' })
const { call, clock, pool } = product
const { city, owner, filled, add, waiting, decide, open, employ } = await openTown(product)

beforeEach(async () => {
  await pool.query('delete from organization')
})

const found = async (query = '') => (await call('GET', `/api/organizations?${query}`)).body.items
const page = (number: number) => call('GET', `/api/organizations/${number}`)
const own = async (id: string, token = owner.token) =>
  (await call('GET', `/api/user/organizations/${id}`, { token })).body
const change = async (id: string, more: object, { token } = owner) => {
  const { version } = await own(id)
  return call('PUT', `/api/user/organizations/${id}`, { token, body: { ...filled(more), version } })
}

test('an organization is shown once a moderator has looked at it, where the gazetteer knows its house', async () => {
  const { status, body } = await add()
  expect([status, body.state, body.role, body.slug]).toEqual([200, 'pending', 'owner', 'briz'])
  expect(await found()).toEqual([])
  expect((await page(body.number)).status).toBe(404)
  const { title, fields } = await waiting(body.id)
  expect(title).toBe('Бриз')
  expect(fields.map(({ name }: { name: string }) => name)).toEqual([
    'name',
    'category',
    'description',
    'address',
    'site',
  ])
  await decide(body.id)
  expect(await found()).toMatchObject([{ number: body.number, city: city.name, hours: 'пн–пт 08:00–20:00' }])
  expect((await page(body.number)).body).toMatchObject({
    ...{ name: 'Бриз', category: 'medicine', phones: ['74242000301'], site: 'https://example.com/' },
    point: { type: 'Point', coordinates: [143.51, 50.11] },
  })
})

test('hours, phones and town change at once, words wait while what was approved is shown', async () => {
  const { id, number } = await open()
  const changed = await change(id, { name: 'Бриз плюс', hours: 'круглосуточно', phones: '' })
  expect(changed.body).toMatchObject({ is_waiting: true, state: 'approved', values: { name: 'Бриз плюс' } })
  expect((await page(number)).body).toMatchObject({ name: 'Бриз', hours: 'круглосуточно', phones: [] })
  await decide(id)
  expect((await page(number)).body).toMatchObject({ name: 'Бриз плюс', slug: 'briz-plyus' })
})

test('a picture that an administrator has put there stays while its owner changes something else', async () => {
  const { id } = await open()
  const { rows } = await pool.query(
    `with put as (insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', 'seed') returning id)
     update organization set image_ids = array(select id from put) where id = $1 returning image_ids`,
    [id],
  )
  const { image_ids } = rows[0]
  expect((await change(id, { image_ids, hours: 'круглосуточно' })).status).toBe(200)
  const { body } = await add({ image_ids })
  expect(body.errorMessage).toBe('image.not_found')
})

test('what was changed meanwhile is not overwritten', async () => {
  const { id } = await open()
  const { version } = await own(id)
  clock.now = new Date(clock.now.getTime() + 1000)
  await change(id, { hours: 'пн 9-10' })
  const late = await call('PUT', `/api/user/organizations/${id}`, {
    token: owner.token,
    body: { ...filled(), version },
  })
  expect([late.status, late.body.errorMessage]).toEqual([409, 'organization.changed'])
})

test('who is told to mend it reads why, mends it and it waits again', async () => {
  const { id } = (await add()).body
  await decide(id, { status: 'needs_work', reason: 'Добавьте фото' })
  expect(await own(id)).toMatchObject({ state: 'needs_work', reason: 'Добавьте фото' })
  expect((await change(id, { description: 'С\u00A0фото' })).body.state).toBe('pending')
})

test('every wrong field has its sentence', async () => {
  const { status, body } = await add({ name: ' ', phones: '12', site: 'example', hours: 'когда как' })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['hours', 'name', 'phones', 'site'])
  expect((await add({ city_id: crypto.randomUUID() })).body.errors).toEqual({
    city_id: 'Этого уже нет. Выберите другое',
  })
})

test('one is found by words, by what it does, by town and by whether it is open', async () => {
  const before = clock.now
  clock.now = new Date('2026-11-23T03:00:00Z')
  await open()
  await open({
    name: 'Якорь',
    category: 'auto',
    description: 'Шиномонтаж у\u00A0моря',
    hours: 'сб-вс 10-15',
    address: null,
  })
  const names = async (query: string) => (await found(query)).map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Бриз', 'Якорь'])
  expect(await names('sort=-number')).toEqual(['Якорь', 'Бриз'])
  expect(await names(`query=${encodeURIComponent('шиномонтажа')}`)).toEqual(['Якорь'])
  expect(await names(`query=${encodeURIComponent('бри')}`)).toEqual(['Бриз'])
  expect(await names('category=auto,shops')).toEqual(['Якорь'])
  expect(await names('city=nowhere')).toEqual([])
  // Monday, two in the afternoon on the island.
  expect(await names('open=true')).toEqual(['Бриз'])
  const facets = (await call('GET', '/api/organizations/facets?category=auto')).body
  expect(facets).toMatchObject({ category: { auto: 1, medicine: 1 }, city: { [city.slug]: 1 } })
  // Saturday noon: the minute's job has turned the hours.
  clock.now = new Date('2026-11-28T01:00:00Z')
  await refreshOpenOrganizations(product.em(), clock.now)
  expect(await names('open=true')).toEqual(['Якорь'])
  expect(await names('')).toEqual(['Якорь', 'Бриз'])
  expect(await names('sort=name')).toEqual(['Бриз', 'Якорь'])
  clock.now = before
})

test('names are hinted for what was typed so far', async () => {
  await open()
  await add({ name: 'Бризантный' })
  const hinted = (body: object) => call('POST', '/api/hints/organizations', { body })
  expect((await hinted({ query: 'бр' })).body.items).toMatchObject([{ name: 'Бриз', city: city.name }])
  expect((await hinted({ query: 'бр', city: 'Нигде' })).body.items).toEqual([])
})

test('what stands within a walk of a place is told with its distance: first the nearest of each kind, or what words say', async () => {
  const places = [
    { name: 'Детский сад', category: 'education', lon: 143.514 },
    { name: 'Школа', category: 'education', lon: 143.512 },
    { name: 'Аптека', category: 'medicine', lon: 143.516 },
    { name: 'Шиномонтаж', category: 'auto', lon: 143.511 },
    { name: 'Далёкий магазин', category: 'shops', lon: 143.54 },
  ]
  for (const { name, category, lon } of places) {
    const { id } = await open({ name, category })
    const point = { type: 'Point', coordinates: [lon, 50.11] }
    await pool.query('update organization set point = $2 where id = $1', [id, point])
  }
  await add({ name: 'На\u00A0проверке', category: 'shops' })
  const around = async (more: object = {}) => {
    const coordinates = { type: 'Point', coordinates: [143.51, 50.11] }
    const { body } = await call('POST', '/api/hints/infrastructure', { body: { coordinates, ...more } })
    return body.items.map(({ name, metres }: { name: string; metres: number }) => [name, metres])
  }
  expect(await around()).toEqual([
    ['Школа', 143],
    ['Аптека', 428],
    ['Детский сад', 286],
  ])
  expect(await around({ count: 1 })).toEqual([['Школа', 143]])
  expect(await around({ query: 'шин' })).toEqual([['Шиномонтаж', 71]])
  expect(await around({ city: 'Нигде' })).toEqual([])
  const poles = { type: 'Point', coordinates: [0, 90] }
  expect(await around({ coordinates: poles })).toEqual([])
})

test('a removed one says so at its address, and is nobody’s any more', async () => {
  const { id, number } = await open()
  await change(id, { name: 'Другой' })
  expect((await call('DELETE', `/api/user/organizations/${id}`, { token: owner.token })).status).toBe(200)
  expect([(await page(number)).status, await found(), await waiting(id)]).toEqual([410, [], undefined])
  expect((await own(id)).errorMessage).toBe('organization.not_found')
})

test('an employee is a person of the portal; the owner alone manages people and edits', async () => {
  const { id } = await open()
  const anna = await signIn(product)
  expect((await employ(id, '+7 (924) 999-99-99')).body.message).toBe(
    'Сотрудник должен быть зарегистрирован на\u00A0портале. Попросите его войти по\u00A0этому номеру и\u00A0повторите.',
  )
  expect((await employ(id, anna.phone)).body.employees).toMatchObject([
    { id: anna.id, name: 'Анна', phone: anna.phone },
  ])
  expect((await employ(id, anna.phone)).body.errorMessage).toBe('organization.employee_there')
  expect(await own(id, anna.token)).toMatchObject({ role: 'employee', employees: [] })
  const boris = await signIn(product)
  expect((await employ(id, boris.phone, anna)).status).toBe(404)
  expect((await change(id, {}, { ...owner, token: anna.token })).status).toBe(404)
  expect((await call('DELETE', `/api/user/organizations/${id}`, { token: anna.token })).status).toBe(404)
  const away = { token: owner.token, body: { phone: anna.phone } }
  expect((await call('DELETE', `/api/user/organizations/${id}/employees`, away)).body.employees).toEqual([])
  expect((await call('DELETE', `/api/user/organizations/${id}/employees`, away)).status).toBe(404)
  expect((await call('GET', '/api/user/organizations', { token: anna.token })).body.items).toEqual([])
})

test('an employee leaves by themselves; phones are asked about only so often', async () => {
  const boss = await signIn(product)
  const { id } = await open({}, boss)
  const anna = await signIn(product)
  await employ(id, anna.phone, boss)
  const leave = () => call('POST', `/api/user/organizations/${id}/leave`, { token: anna.token })
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 404])
  for (let i = 0; i < 4; i++) await employ(id, `7924000000${i}`, boss)
  expect((await employ(id, anna.phone, boss)).status).toBe(429)
})

test('a person who leaves takes their organizations along and works nowhere', async () => {
  const boss = await signIn(product)
  const anna = await signIn(product)
  const gone = await open({ name: 'Уходит' }, boss)
  const stays = await open()
  await employ(stays.id, boss.phone)
  await employ(gone.id, anna.phone, boss)
  expect((await call('DELETE', '/api/auth/account', { token: boss.token })).status).toBe(200)
  expect((await page(gone.number)).status).toBe(404)
  expect((await own(stays.id)).employees).toEqual([])
})

test('a person has only so many', async () => {
  const boss = await signIn(product)
  for (let i = 0; i < 20; i++) expect((await add({ name: `№ ${i}`, address: null }, boss)).status).toBe(200)
  expect((await add({}, boss)).body.errorMessage).toBe('organization.too_many')
})

test('an employee posts vacancies in its name: the vacancy names it, its page shows them, until they work there no more', async () => {
  const { write, decide: decideAd } = await openBoard(product)
  const { id, number } = await open()
  const anna = await signIn(product)
  const posted = () => write('vacancies', { organization_id: id }, anna)
  expect((await posted()).body.errors).toEqual({
    organization_id: 'Выберите организацию, в\u00A0которой вы работаете',
  })
  await employ(id, anna.phone)
  const vacancy = (await posted()).body
  const jobs = async () => (await call('GET', `/api/organizations/${number}/jobs`)).body
  expect((await jobs()).total).toBe(0)
  await decideAd(vacancy.id)
  expect(await jobs()).toMatchObject({ total: 1, items: [{ number: vacancy.number }] })
  const named = async () => (await call('GET', `/api/ad/${vacancy.number}`)).body.organization
  expect(await named()).toEqual({ number, slug: 'briz', name: 'Бриз' })
  const away = { token: owner.token, body: { phone: anna.phone } }
  await call('DELETE', `/api/user/organizations/${id}/employees`, away)
  expect([(await jobs()).total, await named()]).toEqual([0, null])
})
