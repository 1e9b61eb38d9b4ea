import { expect, test } from 'bun:test'
import { openKitchen } from '../../../test/orders'
import { administrator, businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { TASKS } from '../../jobs/tasks'

const product = await openProduct()
const { call, deps, pool } = product
const kitchen = await openKitchen(product)
const { restaurant_id, owner } = kitchen
const [olga, boris] = [await administrator(product), await administrator(product, undefined, 'moderator')]

const menu = `/api/restaurant/${restaurant_id}/products`
const shownDish = async (id: string) => (await call('GET', `/api/user/products/${id}`)).body
const shownRestaurant = async () => (await call('GET', `/api/restaurants/${restaurant_id}`)).body
const change = async (id: string, body: unknown) =>
  (await call('PUT', `${menu}/${id}`, { token: owner.token, body })).body
const decide = (id: string, body: unknown, moderator = olga) =>
  call('PUT', `/api/admin/moderation/${id}`, { token: moderator.token, body })
const queue = async (path = '/api/admin/moderation') => (await call('GET', path, { token: olga.token })).body

/** A dish of its own, approved, so that no test meets another's proposal. */
async function approvedDish(name = 'Борщ') {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name, category_id: rows[0].category_id, price: 300, weight: 300, description: 'Со сметаной' }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  expect((await decide(revision.id, { status: 'approved', version: 1 })).status).toBe(200)
  return String(id)
}

/** What the author is mailed of a decision. */
async function letterAbout(revision_id: string) {
  await TASKS['moderation.tell_author'](deps, { revision_id })
  const { rows } = await pool.query(`select payload from graphile_worker._private_jobs where key = $1`, [
    `moderation-mail:${revision_id}`,
  ])
  return rows[0].payload
}

test('a new dish is shown to nobody until a moderator approves it', async () => {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name: 'Уха', category_id: rows[0].category_id, price: 400, weight: 350 }
  const made = (await call('POST', menu, { token: owner.token, body })).body
  expect(made).toMatchObject({ moderation_status: 'pending', revision: { version: 1, proposed: { name: 'Уха' } } })
  expect((await shownDish(made.id)).errorMessage).toBe('product.not_found')
  await decide(made.revision.id, { status: 'approved', version: 1 })
  expect(await shownDish(made.id)).toMatchObject({ name: 'Уха', price: 400 })
})

test('a new name waits beside the old one, which stays; the price changes at once', async () => {
  const id = await approvedDish()
  const answer = await change(id, { name: 'Борщ с пампушкой', price: 350 })
  expect(answer).toMatchObject({ moderation_status: 'approved', revision: { proposed: { name: 'Борщ с пампушкой' } } })
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ', price: 350 })
  const { items } = await queue('/api/admin/products/moderation')
  expect(items.find(({ row_id }: { row_id: string }) => row_id === id)).toMatchObject({
    title: 'Борщ',
    fields: [{ name: 'name', label: 'Название', shown: 'Борщ', proposed: 'Борщ с пампушкой' }],
  })
  await decide(answer.revision.id, { status: 'approved', version: 1 })
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ с пампушкой', price: 350, description: 'Со сметаной' })
})

test.each(['needs_work', 'rejected'] as const)('what is %s is not shown, and its author reads why', async (status) => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'ЛУЧШИЙ БОРЩ' })
  expect((await decide(revision.id, { status, version: 1 })).body.errorMessage).toBe('moderation.reason_required')
  const answer = await decide(revision.id, { status, version: 1, reason: 'Без заглавных букв' })
  expect(answer.body).toMatchObject({ status, reason: 'Без заглавных букв' })
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  const letter = await letterAbout(revision.id)
  expect(letter.to).toMatch(/^owner/)
  expect(letter.text).toContain('Без заглавных букв')
})

test('a new dish that was returned comes back whole with its next change', async () => {
  const { rows } = await pool.query('select category_id from product where id = $1', [kitchen.product_id])
  const body = { name: 'КОФЕ', category_id: rows[0].category_id, price: 200, weight: 200 }
  const { id, revision } = (await call('POST', menu, { token: owner.token, body })).body
  await decide(revision.id, { status: 'needs_work', version: 1, reason: 'Без заглавных букв' })
  expect(await change(id, { price: 210 })).toMatchObject({ moderation_status: 'needs_work', revision: null })
  const again = await change(id, { name: 'Кофе', description: 'Чёрный' })
  expect(again).toMatchObject({
    moderation_status: 'pending',
    revision: { proposed: { name: 'Кофе', description: 'Чёрный' } },
  })
  await decide(again.revision.id, { status: 'approved', version: 1 })
  expect(await shownDish(id)).toMatchObject({ name: 'Кофе', price: 210 })
})

test('of two moderators at once one decides, and the other is told', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  const answers = await Promise.all([
    decide(revision.id, { status: 'approved', version: 1 }, olga),
    decide(revision.id, { status: 'rejected', version: 1, reason: 'Это не щи' }, boris),
  ])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.errorMessage).toBe('moderation.decided')
  const approved = answers[0]?.status === 200
  expect((await shownDish(id)).name).toBe(approved ? 'Щи' : 'Борщ')
})

test('an edit while one is pending takes its place, and nobody decides on what they have not seen', async () => {
  const id = await approvedDish()
  const first = await change(id, { name: 'Щи', description: 'Кислые' })
  const second = await change(id, { name: 'Щи суточные' })
  expect(second.revision).toMatchObject({
    id: first.revision.id,
    version: 2,
    proposed: { name: 'Щи суточные', description: 'Кислые' },
  })
  expect((await decide(first.revision.id, { status: 'approved', version: 1 })).status).toBe(409)
  expect(await shownDish(id)).toMatchObject({ name: 'Борщ' })
  expect((await decide(first.revision.id, { status: 'approved', version: 2 })).status).toBe(200)
  expect(await shownDish(id)).toMatchObject({ name: 'Щи суточные', description: 'Кислые' })
})

test('a change of the price alone leaves the version a moderator is looking at', async () => {
  const id = await approvedDish()
  await change(id, { name: 'Щи' })
  expect((await change(id, { name: 'Щи', price: 333 })).revision).toMatchObject({ version: 1 })
})

test('what is put back as it is shown no longer waits', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  expect((await change(id, { name: 'Борщ' })).revision).toBeNull()
  expect((await decide(revision.id, { status: 'approved', version: 1 })).body.errorMessage).toBe('moderation.decided')
})

test('what was proposed for a name that is shown no more is not applied', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  await pool.query(`update product set name = 'Солянка' where id = $1`, [id])
  const refused = await decide(revision.id, { status: 'approved', version: 1 })
  expect([refused.status, refused.body.errorMessage]).toEqual([409, 'moderation.base_changed'])
  expect((await shownDish(id)).name).toBe('Солянка')
  expect((await decide(revision.id, { status: 'needs_work', version: 1, reason: 'Уже солянка' })).status).toBe(200)
})

test('two edits of one dish at once make one proposal', async () => {
  const id = await approvedDish()
  await Promise.all(['Щи', 'Уха', 'Рассольник'].map((name) => change(id, { name })))
  const { rows } = await pool.query(`select version from revision where row_id = $1 and status = 'pending'`, [id])
  expect(rows).toEqual([{ version: 3 }])
})

test('a restaurant keeps its approved name until the new one is approved, and its delivery time changes at once', async () => {
  const token = (await businessManager(product, owner, restaurant_id, ['settings'])).token
  const path = `/api/business_user/restaurants/${restaurant_id}`
  const answer = await call('PUT', path, { token, body: { title: 'Дядя Ён', delivery_time: 55 } })
  expect(await shownRestaurant()).toMatchObject({ title: 'Тётя Ён', delivery_time: 55 })
  expect((await queue('/api/admin/restaurants/moderation')).items).toMatchObject([
    { kind: 'restaurant', owner: `restaurant:${restaurant_id}` },
  ])
  const ofRestaurants = (id: string) => call('GET', `/api/admin/restaurants/moderation/${id}`, { token: boris.token })
  const one = await ofRestaurants(answer.body.revision.id)
  expect(one.body.fields.map(({ name }: { name: string }) => name)).toContain('title')
  const { revision } = await change(await approvedDish(), { name: 'Щи' })
  const ofDish = await ofRestaurants(revision.id)
  expect([ofDish.status, ofDish.body.errorMessage]).toEqual([404, 'moderation.not_found'])
  await decide(answer.body.revision.id, { status: 'approved', version: 1 })
  expect(await shownRestaurant()).toMatchObject({ title: 'Дядя Ён', general_info: { name: 'Дядя Ён' } })
})

test('every step is in the log: who proposed, who decided, from what to what', async () => {
  const id = await approvedDish()
  const { revision } = await change(id, { name: 'Щи' })
  await decide(revision.id, { status: 'approved', version: 1 }, boris)
  const { rows } = await pool.query(
    `select actor, action, "from", "to", restaurant_id from log where subject = $1 order by id desc limit 2`,
    [`product:${id}`],
  )
  expect(rows).toMatchObject([
    {
      actor: `admin:${boris.id}`,
      action: 'moderation.decide',
      from: { name: 'Борщ' },
      to: { name: 'Щи' },
      restaurant_id,
    },
    { actor: `business:${owner.id}`, action: 'moderation.submit', from: { name: 'Борщ' }, to: { name: 'Щи' } },
  ])
})

test('a video of a dish is refused with a sentence: nothing here can encode it anew', async () => {
  for (const video of ['https://video.example/soup.mp4', '']) {
    expect(await change(kitchen.product_id, { video })).toMatchObject({
      errors: { video: 'Видео пока не\u00a0принимаем. Добавьте фото' },
    })
  }
})

test('options and groups wait in a queue of their own, and each kind is counted', async () => {
  const root = `/api/restaurant/${restaurant_id}/product-option`
  const made = async (at: string, body: unknown) => (await call('POST', root + at, { token: owner.token, body })).body
  const ids = [await made('', { name: 'Сыр', price: 0 }), await made('/group', { name: 'Соус', min: 0, max: 1 })]
  const { items } = await queue('/api/admin/product-option/moderation')
  expect(items.map(({ row_id, kind }: { row_id: string; kind: string }) => [row_id, kind])).toEqual([
    [ids[0].id, 'product_option'],
    [ids[1].id, 'product_option_group'],
  ])
  expect(items[0].owner_title).toBe((await shownRestaurant()).title)
  expect((await queue('/api/admin/moderation/facets')).kind).toMatchObject({
    product_option: 1,
    product_option_group: 1,
  })
})

test('of a restaurant that nobody has approved a moderator reads what it lacks, of one that is shown nothing', async () => {
  const { rows } = await pool.query(
    `insert into restaurant (id, owner_id, city_id, general_info, legal_info, title, notification_config, moderation_status)
     select $1, owner_id, city_id, general_info, '{"inn": ""}', 'Новый дом', notification_config, 'pending'
     from restaurant where id = $2 returning id`,
    [Bun.randomUUIDv7(), restaurant_id],
  )
  const [{ id }] = rows
  const path = `/api/business_user/restaurants/${id}`
  await call('PUT', path, { token: owner.token, body: { description: 'Скоро' } })
  const missingOf = async (row: string) =>
    (await queue('/api/admin/restaurants/moderation')).items.find(({ row_id }: { row_id: string }) => row_id === row)
      ?.missing
  expect(await missingOf(id)).toEqual(['logo', 'image', 'legal', 'hours', 'zones', 'menu'])
  await pool.query(`insert into restaurant_schedule (id, restaurant_id, type) values ($1, $2, 'all_day')`, [
    Bun.randomUUIDv7(),
    id,
  ])
  await pool.query(`update restaurant set legal_info = '{"inn": "7707083893"}' where id = $1`, [id])
  expect(await missingOf(id)).toEqual(['logo', 'image', 'zones', 'menu'])
  await call('PUT', `/api/business_user/restaurants/${restaurant_id}`, {
    token: owner.token,
    body: { description: 'Х' },
  })
  expect(await missingOf(restaurant_id)).toEqual([])
  const profile = await call('GET', '/api/business_user', { token: owner.token })
  const own = profile.body.restaurants.find((one: { id: string }) => one.id === id)
  expect(own.moderation_status).toBe('pending')
})
