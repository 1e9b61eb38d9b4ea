import { describe, expect, test } from 'bun:test'
import { makeRestaurant } from '../../../test/kitchen'
import { signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { PromoCode } from './promo-code'
import { validateFor } from './validate-promo-code'

const product = await openProduct()
const { call, clock } = product
const restaurant = await makeRestaurant(product.em())
const DAY = 24 * 3_600_000

async function makeCode(code: string) {
  const em = product.em()
  const [starts_at, expires_at] = [new Date(clock.now.getTime() - DAY), new Date(clock.now.getTime() + 30 * DAY)]
  const promo = em.create(PromoCode, { code, name: 'Скидка', amount: 400, starts_at, expires_at })
  await em.flush()
  return promo
}

async function isValid(token: string, code: string): Promise<boolean> {
  const query = new URLSearchParams({ cart_sum: '2000', restaurant_id: restaurant.id, payment_type: 'online' })
  const path = `/api/user/promo_code/${encodeURIComponent(code)}/validate?${query}`
  return (await call('GET', path, { token })).body.is_valid
}

describe('a code is known whatever its letters were typed with', () => {
  test.each(['ШТОРМ333', 'шторм333', 'ШTOPM333', 'injhv333', 'INJHV333', ' ШТОРМ333\u200B', 'ＩＮＪＨＶ３３３'])(
    '%j is ШТОРМ333',
    async (typed) => {
      if (typed === 'ШТОРМ333') await makeCode(typed)
      const { token } = await signIn(product)
      expect(await isValid(token, typed)).toBe(true)
    },
  )

  test.each(['KOMETA9', 'КОМЕТА9', 'лщьуеф9', 'kOМETА9'])('%j is KOMETA9', async (typed) => {
    if (typed === 'KOMETA9') await makeCode(typed)
    const { token } = await signIn(product)
    expect(await isValid(token, typed)).toBe(true)
  })

  test('of two that look the same the very one counts, and one that only looks so is kept as it is called', async () => {
    const [latin, cyrillic] = [await makeCode('COK7'), await makeCode('СОК7')]
    const { id: user_id } = await signIn(product)
    const asked = {
      user_id,
      cartSum: 2000,
      payment_type: 'online' as const,
      restaurant_id: restaurant.id,
      now: clock.now,
    }
    expect((await validateFor(product.em(), { ...asked, code: 'сок7' })).promo?.promo_code_id).toBe(cyrillic.id)
    expect((await validateFor(product.em(), { ...asked, code: 'cok7' })).promo?.promo_code_id).toBe(latin.id)
    expect((await validateFor(product.em(), { ...asked, code: 'ШTOPM333' })).promo?.code).toBe('ШТОРМ333')
  })
})
