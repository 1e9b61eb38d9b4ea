import { beforeEach, expect, test } from 'bun:test'
import { openArcafe, openCounterKitchen, openFrontpad, saveArcafe, saveFrontpad } from '../../../test/counters'
import { openProduct } from '../../../test/product'
import { applyStep } from './apply-step'
import { hearHook } from './hear-hook'
import { sendToCounter } from './send-to-counter'

const product = await openProduct({ LIMITS: 'counter_checks=100/60' })
const { call, clock, deps, pool } = product
openFrontpad(product)
const arcafe = openArcafe(product)
const { kitchen, handed, standing, told } = await openCounterKitchen(product)
const { token } = kitchen.owner
const { restaurant_id } = kitchen
const path = `/api/integrations/arcafe/restaurant/${restaurant_id}`
const send = (order_id: number) => sendToCounter(deps, { order_id })
const stored = async () => (await pool.query('select * from counter where restaurant_id = $1', [restaurant_id])).rows[0]
const menu = async () =>
  (
    await pool.query(
      `select 'dish' as of, p.id::text, to_jsonb(p) as row from product p union all
       select 'category', c.id::text, to_jsonb(c) from product_category c order by 1, 2`,
    )
  ).rows

beforeEach(async () => {
  arcafe.shiftClosed = false
  arcafe.faults.length = 0
  arcafe.log.length = 0
  expect(await saveArcafe(product, kitchen)).toMatchObject({ status: 200 })
})

test('a restaurant has one counter: of the other kind neither secret, menu, stops nor address stay', async () => {
  await saveFrontpad(product, kitchen)
  await pool.query(`insert into counter_good (restaurant_id, article, name, price) values ($1, '1', 'Чужое', 1)`, [
    restaurant_id,
  ])
  const before = await stored()
  const without = await saveArcafe(product, kitchen, { secret: '' })
  expect([without.status, without.body.errors]).toEqual([
    422,
    { secret: 'Без\u00A0секрета касса не\u00A0примет заказы' },
  ])
  expect(await stored()).toEqual(before)
  const { body } = await saveArcafe(product, kitchen)
  expect(body).toMatchObject({ enabled: true, has_secret: true, delivery_article: '9001', broken: null })
  const after = await stored()
  expect([after.kind, after.goods_at, after.hook_key === before.hook_key]).toEqual(['arcafe', null, false])
  expect(JSON.stringify(after)).not.toContain('"secret"')
  expect((await pool.query('select from counter_good where restaurant_id = $1', [restaurant_id])).rowCount).toBe(0)
  const frontpad = await call('GET', path.replace('arcafe', 'frontpad'), { token })
  expect(frontpad.body).toMatchObject({ enabled: false, has_secret: false, hook_url: null })
})

test('an order goes to it, and its word comes back by the secret address alone', async () => {
  const { id } = await handed()
  await send(id)
  const sent = arcafe.orders.at(-1)
  expect(await standing(id)).toMatchObject({ status: 'in_progress', state: 'sent', ref: sent?.id })
  expect(sent?.comment).toContain(`Заказ ${id}`)
  const hook = (await call('GET', path, { token })).body.hook_url
  const text = JSON.stringify({ order_id: sent?.id, status: 'preparing' })
  for (const address of ['nobody', new URL(hook).searchParams.get('token') ?? '']) {
    await hearHook(deps, { token: address, text })
    await applyStep(deps, { order_id: id })
    expect((await standing(id)).status).toBe(address === 'nobody' ? 'in_progress' : 'IN_PREPARATION')
  }
})

test.each(['slow', 'lost', 'cut', 'changed'] as const)(
  'after «%s» an order is found there, and never made twice',
  async (fault) => {
    const { id } = await handed()
    const before = arcafe.orders.length
    arcafe.faults.push(fault)
    await send(id)
    await send(id)
    expect((await standing(id)).state).toBe('sent')
    expect(arcafe.orders.length - before).toBe(1)
  },
)

test('where nothing was made the board has it; a closed shift is told, and the next press of the clock sends it', async () => {
  const lost = await handed()
  arcafe.faults.push('broken')
  await send(lost.id)
  expect(await standing(lost.id)).toMatchObject({ status: 'CONFIRMATION_PENDING', state: 'doubtful' })
  const shut = await handed()
  arcafe.shiftClosed = true
  await send(shut.id)
  expect(await standing(shut.id)).toMatchObject({ status: 'in_progress', state: 'waiting' })
  expect(await told(shut.id)).toEqual(['shift_closed'])
  arcafe.shiftClosed = false
  await send(shut.id)
  expect((await standing(shut.id)).state).toBe('sent')
})

test('its goods become dishes under their articles, off sale, and are taken back to the byte', async () => {
  clock.now = new Date(clock.now.getTime() + 7_200_000)
  expect((await call('PUT', `${path}/update`, { token })).body.goods).toHaveLength(4)
  expect((await call('DELETE', `${path}/products/import`, { token })).body.errorMessage).toBe('menu_import.not_applied')
  const before = await menu()
  const made = await call('POST', `${path}/products/import`, { token })
  expect([made.status, made.body.status]).toEqual([200, 'applied'])
  const { rows } = await pool.query(`select name, article, is_active from product where article = '102'`)
  expect(rows).toEqual([{ name: 'Борщ', article: '102', is_active: false }])
  expect((await call('POST', `${path}/products/import`, { token })).body.errorMessage).toBe('counter.nothing_new')
  for (const _ of ['once', 'again']) {
    expect((await call('DELETE', `${path}/products/import`, { token })).body.status).toBe('undone')
    expect(await menu()).toEqual(before)
  }
})

test('a wrong key is told in words', async () => {
  await saveArcafe(product, kitchen, { secret: 'bad' })
  const check = await call('POST', `${path.replace('arcafe', 'frontpad')}/check`, { token })
  expect(check.body).toMatchObject({ failure: 'secret_wrong' })
  expect((await call('GET', path, { token })).body.broken).toBe('secret_wrong')
})
