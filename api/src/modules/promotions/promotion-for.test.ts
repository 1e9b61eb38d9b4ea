import { expect, test } from 'bun:test'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PromoCode } from './promo-code'
import { Promotion } from './promotion'

const product = await openProduct()
const { call, clock } = product
const em = product.em()
em.create(Promotion, { key: 'welcome', title: '400 ₽ на первый заказ', description: 'от 1 500 ₽', link: '/eda/promo' })
em.create(Promotion, { key: 'crab', title: 'Краб прямо с катера' })
em.create(Promotion, { key: 'gone', title: 'Прошлая акция', is_active: false })
await em.flush()
const asked = async (key: string, token: string) => call('GET', `/api/user/promotion/${key}`, { token })

test('each promotion that is shown answers by its name', async () => {
  const { token } = await signIn(product)
  const { status, body } = await asked('crab', token)
  expect(status).toBe(200)
  expect(body).toMatchObject({ is_available: true, promotion: { title: 'Краб прямо с катера' }, promo_code: null })
  expect(body.ref_code).toBeUndefined()
})

test('one that is switched off, or never was, is not found', async () => {
  const { token } = await signIn(product)
  for (const key of ['gone', 'nothing']) expect((await asked(key, token)).status).toBe(404)
})

test('the referral programme answers as before, whatever is shown of it', async () => {
  const { token } = await signIn(product)
  const { body } = await asked('referral', token)
  expect(body).toMatchObject({ user_used_count: 0, total_limit: 100, is_available: true })
  expect(body.ref_code).toBeString()
})

test('the welcome holds while there is a code for a first order and the person has not ordered', async () => {
  const { id, token } = await signIn(product)
  expect((await asked('welcome', token)).body).toMatchObject({ is_available: false, promo_code: null })
  const day = 24 * 3_600_000
  const code = product.em()
  code.create(PromoCode, {
    ...{ code: 'FIRST400', name: 'Первый заказ', amount: 400, min_order_sum: 1500, first_order_only: true },
    ...{ starts_at: new Date(clock.now.getTime() - day), expires_at: new Date(clock.now.getTime() + day) },
  })
  await code.flush()
  const { body } = await asked('welcome', token)
  expect(body).toMatchObject({ is_available: true, link: '/eda/promo', promo_code: { code: 'FIRST400', amount: 400 } })
  await product.pool.query('update "user" set had_orders = true where id = $1', [id])
  clock.now = new Date(clock.now.getTime() + 2 * day)
  expect((await asked('welcome', token)).body).toMatchObject({ is_available: false, promo_code: null })
})
