import { expect, test } from 'bun:test'
import { LENINA } from './kitchen'
import { fillBasket, openKitchen, orderForm, placedOrder } from './orders'
import { businessManager, signIn } from './people'
import { openProduct } from './product'

const product = await openProduct({ LIMITS: 'writes=1000/60' })
const { call } = product
const kitchen = await openKitchen(product)
const { owner, restaurant_id } = kitchen
const restaurant = `/api/business_user/restaurants/${restaurant_id}`
const { token } = await signIn(product)
const LONG = 'я'.repeat(151)
const place = { address: 'Ленина, 234, Южно-Сахалинск', coordinates: LENINA }
const order = {
  ...{ restaurant_id, basket_id: restaurant_id, cartSum: 1400, ...place },
  ...{
    delivery_type: 'delivery',
    payment_type: 'cash',
    user_name: 'Анна',
    user_phone: '+7 (900) 111-22-33',
    apartment: '7',
  },
}
const legal = { name: 'ООО «Дом»', inn: '7707083893', ogrn: '1027700132195', address: 'Ленина, 234' }
const notices = {
  ...{ emails: [], phones: [], push: true, sound: true, quiet_from: null, quiet_to: null },
  events: { new_order: [], cancelled: [], review: [], weekly: [] },
}

/** What only the form would refuse stands beside what already the schema does: both are named. */
test.each<[string, string, object, string[]]>([
  [
    'POST',
    '/api/user/user_address',
    { ...place, address_details: { comment: LONG, floor: 'а', front_door: '123', apartment: '12345' } },
    ['apartment', 'comment', 'floor', 'front_door'],
  ],
  ['POST', '/api/user/user_address', { ...place, address: '', address_details: { floor: '1а' } }, ['address', 'floor']],
  [
    'POST',
    '/api/user/user_address',
    { ...place, is_active: 'да', address_details: { floor: '1а', private_house: true } },
    ['is_active'],
  ],
  [
    'POST',
    '/api/user/orders',
    { ...order, cultery_count: 31, user_name: ' ', user_phone: '12', apartment: '', floor: 'а' },
    ['apartment', 'cultery_count', 'floor', 'user_name', 'user_phone'],
  ],
  [
    'POST',
    '/api/user/orders',
    { ...order, delivery_type: 'pickup', cultery_count: -1, floor: 'а', user_name: '', comment: 'я'.repeat(501) },
    ['comment', 'cultery_count', 'user_name'],
  ],
  ['POST', '/api/user/orders', { ...order, basket_id: 'x', user_name: '' }, ['basket_id', 'user_name']],
  [
    'PUT',
    restaurant,
    { title: '', phones: ['12'], cuisines: [], delivery_time: 3, legal_info: { ...legal, inn: '1' } },
    ['cuisines', 'delivery_time', 'inn', 'phones', 'title'],
  ],
  ['PUT', restaurant, { phones: ['12'], legal_info: { ...legal, ogrn: '1' } }, ['ogrn', 'phones']],
  ['PUT', restaurant, { delivery_time: 3 }, ['delivery_time']],
  [
    'PUT',
    `${restaurant}/notification_config`,
    { ...notices, emails: ['анна'], phones: ['1'], quiet_from: '25:00' },
    ['emails', 'phones', 'quiet_from'],
  ],
  [
    'POST',
    '/api/business_user/manager',
    { name: '', email: 'x', restaurants: [{ restaurant_id: 'x', permissions: ['menu'] }] },
    ['email', 'name', 'restaurant_id'],
  ],
  [
    'POST',
    `/api/restaurant_schedule/${restaurant_id}/holiday`,
    { date: '2027-02-31' },
    ['close_time', 'date', 'open_time'],
  ],
  ['POST', `/api/restaurant_schedule/${restaurant_id}/holiday`, { date: '2027-02-31', closed: true }, ['date']],
  [
    'POST',
    `${restaurant}/delivery_zone`,
    { name: '', price: 1, min_order_sum: 1, peak: 'own', peak_price: null, fill_color: 'red', border_color: '#000000' },
    ['fill_color', 'name', 'peak_min_order_sum', 'peak_price', 'polygon'],
  ],
  [
    'POST',
    '/api/user/user_address',
    { ...place, address: '\0', address_details: { comment: '\0' } },
    ['address', 'address_details'],
  ],
])('%s %s names all that is wrong: %j', async (method, path, body, fields) => {
  const answer = await call(method, path, { token: path.includes('/user/') ? token : owner.token, body })
  expect([answer.status, answer.body.errorMessage]).toEqual([422, 'request.invalid'])
  expect(Object.keys(answer.body.errors).sort()).toEqual(fields)
})

test.each([4.3, 0.5, 5.5, 0, '5', null, undefined])('a rating of %p is refused in stars', async (rating) => {
  const { body, status } = await call('POST', '/api/user/reviews', { token, body: { order_id: 1, rating } })
  expect([status, body.errors]).toEqual([
    422,
    { rating: 'От\u00A01 до\u00A05\u00A0звёзд с\u00A0шагом в\u00A0половину' },
  ])
})

test.each([
  [{ ...notices, push: 'да' }, { push: 'Ответьте «да» или\u00A0«нет».' }],
  [{ ...notices, events: { ...notices.events, review: ['mail', 'mail'] } }, { review: 'Уберите повторы.' }],
  [{ ...notices, quiet_to: '9 утра' }, { quiet_to: 'Укажите время: часы и\u00A0минуты' }],
])('what a value ought to be is named', async (body, errors) => {
  const answer = await call('PUT', `${restaurant}/notification_config`, { token: owner.token, body })
  expect(answer.body.errors).toEqual(errors)
})

test.each([
  [{ address: undefined, coordinates: undefined, apartment: undefined }],
  [{ address: ' ', apartment: '' }],
  [{ address: null, coordinates: null }],
  [{ coordinates: undefined, apartment: undefined, private_house: true }],
])('a delivery without an address is told of the address and nothing else: %j', async (lacking) => {
  const basket = await fillBasket(product, token, kitchen)
  const body = { ...orderForm(kitchen, basket), ...lacking }
  const answer = await call('POST', '/api/user/orders', { token, body })
  expect(answer).toMatchObject({
    status: 409,
    body: { errorMessage: 'order.address_required', message: 'Для оформления заказа нужно сперва добавить адрес' },
  })
  const nameless = await call('POST', '/api/user/orders', { token, body: { ...body, user_name: '' } })
  expect([nameless.status, Object.keys(nameless.body.errors)]).toEqual([422, ['user_name']])
})

test('a question that comes too early or too late is refused with what is right', async () => {
  const { id, customer } = await placedOrder(product, kitchen)
  const [line] = (await call('GET', `/api/user/orders/${id}`, { token: customer.token })).body.basket.items
  const act = `/api/orders/actions/restaurant/${restaurant_id}`
  const propose = async () =>
    (
      await call('PUT', `${act}/order/${id}/proposal`, {
        token: owner.token,
        body: { cancelled_items: [{ id: line.id, cancellation_comment: 'Кончилось' }] },
      })
    ).body.message
  expect(await propose()).toStartWith('Сначала примите заказ')
  await call('PUT', `/api/orders/actions/user/cancel/${id}`, { token: customer.token })
  expect(await propose()).toStartWith('Заказ уже готов или\u00A0завершён')
})

test('whoever may do anything in a restaurant sees it among the own ones', async () => {
  for (const permission of ['orders', 'menu', 'reviews', 'settings']) {
    const manager = await businessManager(product, owner, restaurant_id, [permission])
    const { status, body } = await call('GET', '/api/business_user/restaurants', { token: manager.token })
    expect([status, body.items.map((one: { id: string }) => one.id)]).toEqual([200, [restaurant_id]])
    expect(body.items[0].permissions).toEqual([permission])
  }
  const nobody = await businessManager(product, owner, restaurant_id, [])
  expect((await call('GET', '/api/business_user/restaurants', { token: nobody.token })).status).toBe(404)
})
