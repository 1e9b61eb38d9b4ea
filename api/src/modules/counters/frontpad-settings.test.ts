import { expect, test } from 'bun:test'
import { openFrontpad, saveFrontpad } from '../../../test/counters'
import { makeProduct } from '../../../test/kitchen'
import { openKitchen } from '../../../test/orders'
import { businessManager } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { noteAnswer } from './check-counter'
import { Counter } from './counter'

const product = await openProduct({ LIMITS: 'counter_checks=100/60' })
const { call, pool, em } = product
const frontpad = openFrontpad(product)
const kitchen = await openKitchen(product)
const { token } = kitchen.owner
const path = `/api/integrations/frontpad/restaurant/${kitchen.restaurant_id}`
const save = (changes: object = {}) => saveFrontpad(product, kitchen, changes)
const read = async () => (await call('GET', path, { token })).body
const check = () => call('POST', `${path}/check`, { token })

test('before it is set up it is off, says what FrontPad usually has, and there is nothing to ask', async () => {
  expect(await read()).toMatchObject({
    enabled: false,
    has_secret: false,
    hook_url: null,
    status_done: '10',
    pay_cash: '',
  })
  expect(await check()).toMatchObject({ status: 409, body: { errorMessage: 'counter.no_secret' } })
  const { status, body } = await save({ secret: '  ' })
  expect([status, body.errors]).toEqual([422, { secret: 'Без\u00A0секрета касса не\u00A0примет заказы' }])
})

test('the secret is sealed, never shown again, and kept when none is given', async () => {
  expect((await save({ secret: 'secret', channel: ' 5 ' })).body).toMatchObject({ has_secret: true, channel: '5' })
  const { rows } = await pool.query('select * from counter')
  expect(JSON.stringify([rows, await read()])).not.toContain('"secret"')
  expect(rows[0]?.sealed_secret).not.toContain('secret')
  await save({ secret: '', channel: '6' })
  expect((await pool.query('select sealed_secret from counter')).rows[0]).toEqual({
    sealed_secret: rows[0]?.sealed_secret,
  })
  expect((await check()).body).toMatchObject({ failure: null, said: 'Касса отвечает' })
  const log = (await pool.query(`select "from", "to" from log where action = 'counter.change' order by id`)).rows
  expect(log).toHaveLength(2)
  expect(log[1]).toEqual({ from: { channel: '5' }, to: { channel: '6' } })
})

test('another secret makes another address of the hook', async () => {
  const { hook_url } = await read()
  expect((await save({ secret: '' })).body.hook_url).toBe(hook_url)
  expect((await save()).body.hook_url).not.toBe(hook_url)
})

test('of one code two statuses cannot be told apart, and a sixth is not told of', async () => {
  const same = await save({ status_ready: '10' })
  expect(same.body.errors).toEqual({
    status_ready: 'Этот код стоит у\u00A0двух статусов',
    status_done: 'Этот код стоит у\u00A0двух статусов',
  })
  const six = await save({ status_accepted: '2' })
  expect(Object.keys(six.body.errors)).toEqual(['status_cancelled'])
})

test.each([
  ['bad', 'secret_wrong', 'Касса не\u00A0узнала секрет'],
  ['off', 'api_off', 'В\u00A0кассе выключен API'],
  ['poor', 'plan_without_api', 'Тариф кассы не\u00A0даёт доступа к\u00A0API'],
] as const)(
  'a check with the secret «%s» says what is wrong, and it stays said until it is mended',
  async (secret, failure, said) => {
    await save({ secret })
    const { body } = await check()
    expect(body).toMatchObject({ failure, said })
    expect(body.hand.length).toBeGreaterThan(20)
    expect(await read()).toMatchObject({ broken: failure, broken_at: product.clock.now.toISOString() })
    // A line that fails meanwhile says nothing of the settings.
    frontpad.faults.push('cut')
    expect((await check()).body.failure).toBe('away')
    expect((await read()).broken).toBe(failure)
    await save({ secret: 'secret' })
    expect(await read()).toMatchObject({ broken: null, checked_at: null })
    expect((await check()).body.failure).toBeNull()
  },
)

test('an answer to a secret that was replaced meanwhile does not break the new one', async () => {
  await save({ secret: 'bad' })
  const asked = await em().findOneOrFail(Counter, { restaurant_id: kitchen.restaurant_id })
  await save({ secret: 'secret' })
  await noteAnswer(em(), asked, { failure: 'secret_wrong', now: product.clock.now })
  expect((await read()).broken).toBeNull()
})

test('a check says what orders would go without', async () => {
  const { rows } = await pool.query<{ category_id: string }>('select category_id from product limit 1')
  const facts = { restaurant_id: kitchen.restaurant_id, category_id: rows[0]?.category_id ?? '' }
  await makeProduct(em(), { ...facts, article: '101' })
  await save({ delivery_article: '', pay_online: '' })
  expect((await check()).body.lacks).toEqual([
    '1\u00A0блюдо без\u00A0артикула: в\u00A0кассу не\u00A0попадёт',
    'Нет артикула доставки: её цена будет только в\u00A0комментарии',
    'Нет кода оплаты на\u00A0сайте: об\u00A0оплате скажет только комментарий',
  ])
})

test('a manager sets it up whom the owner has permitted that, and nobody else', async () => {
  const may = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['integrations'])
  const not = await businessManager(product, kitchen.owner, kitchen.restaurant_id, ['settings', 'orders'])
  expect((await call('GET', path, { token: may.token })).status).toBe(200)
  expect((await call('GET', path, { token: not.token })).status).toBe(404)
})
