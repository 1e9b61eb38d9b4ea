import { describe, expect, test } from 'bun:test'
import { BusinessUser } from '../src/modules/staff/business-user'
import { hashPassword } from '../src/modules/staff/passwords'
import { fillBasket, openKitchen, orderForm } from './orders'
import { signIn } from './people'
import { openProduct } from './product'

const product = await openProduct()
const { token } = await signIn(product)
const NOWHERE = '018f0000-0000-7000-8000-000000000000'
const POINT = { type: 'Point', coordinates: [142.7335, 46.95] }
const ADDRESS = { address: 'Ленина, 234', coordinates: POINT, address_details: {} }

describe('what no field may hold is refused before any route, with the field named', () => {
  test.each([
    ['a NUL in a field', 'PUT', '/api/user', { name: 'Ан\0на' }, 'name'],
    ['half of a surrogate pair', 'PUT', '/api/user', { name: 'Анна \ud83d' }, 'name'],
    [
      'such a text deep within',
      'POST',
      '/api/user/user_address',
      { ...ADDRESS, address_details: { comment: '\udc00' } },
      'address_details',
    ],
    ['such a text in a list', 'POST', '/api/basket_item', { product_options: [NOWHERE, '\0'] }, 'product_options'],
    ['an object that pretends to be a text', 'POST', '/api/auth/phone', { phone: { toString: 1 } }, 'phone'],
    ['a list of such', 'POST', '/api/auth/phone', { phone: [{ valueOf: 1 }] }, 'phone'],
    ['nesting without end', 'PUT', '/api/user', { name: JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)) }, 'name'],
    ['a NUL in a query', 'GET', '/api/search?query=%00', undefined, 'query'],
    [
      'a NUL in a path',
      'GET',
      `/api/user/promo_code/%00/validate?cart_sum=1&restaurant_id=${NOWHERE}&payment_type=online`,
      undefined,
      'code',
    ],
  ])('%s', async (_, method, path, body, field) => {
    const answer = await product.call(method, path, { token, body })
    expect(answer).toMatchObject({ status: 422, body: { errorMessage: 'request.invalid' } })
    expect(Object.keys(answer.body.errors)).toEqual([field])
  })

  test('an emoji is a whole pair and passes', async () => {
    expect((await product.call('GET', `/api/search?query=${encodeURIComponent('суши 🍣')}`)).status).toBe(200)
  })
})

describe('numbers no column can hold are refused, or make no difference', () => {
  test.each([
    ['/api/updates/orders?since=9223372036854775808', 422],
    ['/api/updates/orders?since=1e308', 422],
    ['/api/updates/orders?since=9007199254740991', 200],
    ['/api/geocoder/reverse?lat=5e-324&lon=142', 422],
    ['/api/geocoder/reverse?lat=1e-99&lon=1e-99', 200],
    [`/api/user/promo_code/a/validate?cart_sum=99999999999&restaurant_id=${NOWHERE}&payment_type=online`, 422],
  ])('%s: %d', async (path, status) => {
    expect((await product.call('GET', path, { token })).status).toBe(status)
  })

  test('a point finer than any map is found in no zone', async () => {
    const coordinates = { type: 'Point', coordinates: [5e-324, 1e-200] }
    const { status } = await product.call('POST', '/api/user/user_address', {
      token,
      body: { ...ADDRESS, coordinates },
    })
    expect(status).toBeLessThan(500)
  })
})

describe('every input is bounded by its schema', () => {
  const bare = product.app.routes.flatMap(({ method, path, hooks }) =>
    ['params', 'query', 'headers', 'body'].flatMap((part) =>
      unbounded(Object.entries(hooks).find(([name]) => name === part)?.[1], part).map(
        (where) => `${method} ${path}: ${where}`,
      ),
    ),
  )

  test('a number has its least and its most, a text its longest', () => {
    expect(bare).toEqual([])
  })
})

/** Where in a schema a number or a text has no end. */
function unbounded(schema: unknown, where: string): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const node: Record<string, unknown> = { ...schema }
  if ('const' in node || 'enum' in node || typeof node.format === 'string' || typeof node.pattern === 'string')
    return []
  if (node.type === 'integer' || node.type === 'number')
    return node.minimum !== undefined && node.maximum !== undefined ? [] : [where]
  if (node.type === 'string') return node.maxLength === undefined ? [where] : []
  const inner = [node.properties, node.items, node.anyOf, node.allOf, node.oneOf].filter(
    (one) => typeof one === 'object',
  )
  return inner.flatMap((group) =>
    group === null || group === undefined
      ? []
      : 'type' in group
        ? unbounded(group, `${where}[]`)
        : Object.entries(group).flatMap(([name, one]) => unbounded(one, `${where}.${name}`)),
  )
}

describe('whatever comes in has one spelling', () => {
  const nameOf = async () => (await product.call('GET', '/api/user', { token })).body.name
  const rename = (name: string) => product.call('PUT', '/api/user', { token, body: { name } })

  test.each([
    ['composed letters', 'Сергеи\u0306'],
    ['a soft hyphen', 'Сер\u00ADгей'],
    ['a blank of no width', '\u200BСергей\uFEFF'],
    ['a joiner between letters', 'Сер\u200Dгей'],
    ['a turned direction', '\u202EСергей\u202C'],
    ['a control sign', 'Сер\u0007гей'],
  ])('%s', async (_, typed) => {
    await rename('Анна')
    expect((await rename(typed)).status).toBe(200)
    expect(await nameOf()).toBe('Сергей')
  })

  test('an emoji of several signs and the lines of a comment stay', async () => {
    const kitchen = await openKitchen(product)
    const { token: anna } = await signIn(product)
    const comment = 'Позвоните 👩‍🍳\r\nи ❤️\u200B'
    const body = orderForm(kitchen, await fillBasket(product, anna, kitchen), { comment })
    const { body: placed } = await product.call('POST', '/api/user/orders', { token: anna, body })
    const { body: order } = await product.call('GET', `/api/user/orders/${placed.order_uuid}`, { token: anna })
    expect(order.comment).toBe('Позвоните 👩‍🍳\nи ❤️')
  })

  test('what stands in an address is one line', async () => {
    const spelled = await product.call('GET', `/api/search?query=${encodeURIComponent('чай')}`)
    const odd = await product.call('GET', `/api/search?query=${encodeURIComponent('ча\u00ADи\u0306\n')}`)
    expect(odd).toMatchObject({ status: 200, body: spelled.body })
  })

  test('a password is compared in composed letters, and its other signs count', async () => {
    const password = 'Пароль-Сергей\u200B1'
    const email = 'sergey@example.com'
    const em = product.em()
    em.create(BusinessUser, { email, name: 'Сергей', password_hash: await hashPassword(password), is_confirmed: true })
    await em.flush()
    const enter = async (typed: string) =>
      (await product.call('POST', '/api/business_user/authenticate', { body: { email, password: typed } })).status
    expect([await enter(password.normalize('NFD')), await enter(password)]).toEqual([200, 200])
    expect(await enter('Пароль-Сергей1')).not.toBe(200)
  })
})
