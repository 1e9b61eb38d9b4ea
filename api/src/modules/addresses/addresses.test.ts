import { expect, test } from 'bun:test'
import { checkForm, isValid, type Values } from '@ostrov/shared/forms/form'
import { DOOR_FORM } from '@ostrov/shared/geo/form'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { changed, sql } from '../../db/sql'
import { City } from '../geo/city'

const product = await openProduct()
const { call, clock } = product
const em = product.em()
const yuzhno = em.create(City, {
  name: 'Южно-Сахалинск',
  slug: 'yuzhno-sahalinsk',
  coordinates: { type: 'Point', coordinates: [142.7386, 46.9591] },
})
const korsakov = em.create(City, {
  name: 'Корсаков',
  slug: 'korsakov',
  coordinates: { type: 'Point', coordinates: [142.7994, 46.6324] },
})
await em.flush()

const path = '/api/user/user_address'
const lenina = (over: Record<string, unknown> = {}) => ({
  address: 'Ленина, 10, Южно-Сахалинск',
  coordinates: { type: 'Point', coordinates: [142.734, 46.958] },
  address_details: { front_door: '2', apartment: '15', floor: '3', comment: 'Домофон не работает' },
  ...over,
})
async function add(token: string, over: Record<string, unknown> = {}) {
  clock.now = new Date(clock.now.getTime() + 1000)
  return (await call('POST', path, { token, body: lenina(over) })).body
}
async function active(token: string): Promise<string[]> {
  const { body } = await call('GET', path, { token })
  return body.items.filter((one: { is_active: boolean }) => one.is_active).map((one: { id: string }) => one.id)
}

test('the first address becomes active, and a town that was not named is found by the place', async () => {
  const { token } = await signIn(product)
  const coordinates = { type: 'Point', coordinates: [142.8, 46.64] }
  const address = await add(token, { address: 'Ленина, 10', coordinates })
  expect(address).toMatchObject({ is_active: true, city_id: korsakov.id, apartment: '15' })
})

test('choosing another address leaves exactly one active', async () => {
  const { token } = await signIn(product)
  await add(token)
  const second = await add(token, { city_id: yuzhno.id })
  expect(second.is_active).toBe(false)
  await call('PUT', `${path}/active/${second.id}`, { token })
  expect(await active(token)).toEqual([second.id])
})

test('two addresses chosen at the same moment leave exactly one active', async () => {
  const { token } = await signIn(product)
  const all = [await add(token), await add(token), await add(token)]
  await Promise.all(all.map(({ id }) => call('PUT', `${path}/active/${id}`, { token })))
  expect(await active(token)).toHaveLength(1)
})

test('removing the active address makes the newest other one active', async () => {
  const { token } = await signIn(product)
  const first = await add(token)
  await add(token)
  const newest = await add(token)
  expect((await call('DELETE', `${path}/${first.id}`, { token })).status).toBe(200)
  expect(await active(token)).toEqual([newest.id])
})

test('an edited active address stays active whatever the form says', async () => {
  const { token } = await signIn(product)
  const first = await add(token)
  const { body } = await call('PUT', `${path}/${first.id}`, {
    token,
    body: lenina({ address: 'Мира, 5', is_active: false }),
  })
  expect(body).toMatchObject({ address: 'Мира, 5, Южно-Сахалинск', is_active: true })
})

test('letters in the apartment are refused at their field', async () => {
  const { token } = await signIn(product)
  const { status, body } = await call('POST', path, {
    token,
    body: lenina({ address_details: { apartment: '15а' } }),
  })
  expect(status).toBe(422)
  expect(body.errors).toEqual({ apartment: 'Разрешены только цифры' })
})

test('the door is judged by the table its fields are drawn from, in the same sentences', async () => {
  const { token } = await signIn(product)
  const judged = async (typed: Values) => {
    const { body } = await call('POST', path, { token, body: lenina({ address_details: typed }) })
    return body.errors ?? {}
  }
  for (const typed of [{ front_door: '123' }, { apartment: '12345' }, { floor: '1а' }, { comment: '🐕'.repeat(151) }]) {
    expect(isValid(checkForm(DOOR_FORM, typed))).toBe(false)
    expect(await judged(typed)).toEqual(checkForm(DOOR_FORM, typed))
  }
  expect(await judged({ front_door: ' 12 ', comment: ` ${'🐕'.repeat(150)} ` })).toEqual({})
})

test('a private house is kept as one, without a flat, an entrance or a floor', async () => {
  const { token } = await signIn(product)
  const address_details = {
    front_door: '2',
    apartment: '15а',
    floor: '3',
    comment: 'Калитка справа',
    private_house: true,
  }
  const saved = await add(token, { address_details })
  const kept = { front_door: null, apartment: null, floor: null, comment: 'Калитка справа', private_house: true }
  expect(saved).toMatchObject({ apartment: null, address_details: kept })
})

test('an address says whether it is a private house even when nobody ever did', async () => {
  expect((await add((await signIn(product)).token)).address_details.private_house).toBe(false)
})

test('a stranger’s address does not exist, for reading, changing and removing', async () => {
  const owner = await signIn(product)
  const stranger = await signIn(product)
  const { id } = await add(owner.token)
  const { token } = stranger
  expect((await call('PUT', `${path}/${id}`, { token, body: lenina() })).status).toBe(404)
  expect((await call('PUT', `${path}/active/${id}`, { token })).status).toBe(404)
  expect((await call('DELETE', `${path}/${id}`, { token })).status).toBe(404)
  expect((await call('GET', path, { token })).body.total).toBe(0)
  expect(await active(owner.token)).toEqual([id])
})

test('fifty addresses are the most a person may keep', async () => {
  const { token } = await signIn(product)
  const { id } = await add(token)
  const copy = sql`insert into user_address (user_id, city_id, address, coordinates, address_details)
    select user_id, city_id, address, coordinates, address_details from user_address, generate_series(2, 50) where id = ${id}`
  expect(await changed(product.em(), copy)).toBe(49)
  const { status, body } = await call('POST', path, { token, body: lenina() })
  expect(status).toBe(409)
  expect(body.errorMessage).toBe('address.too_many')
})
