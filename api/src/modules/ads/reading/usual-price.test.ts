import { expect, test } from 'bun:test'
import { openBoard } from '../../../../test/ads'
import { signIn } from '../../../../test/people'
import { openProduct } from '../../../../test/product'

const product = await openProduct()
const { publish, city } = await openBoard(product)
const asked = async (path: string) => (await product.call('GET', `/api${path}`)).body

test('five that are alike tell what is usual: on the page of another, and to who writes one; what differs is not asked', async () => {
  const prices = [400_000, 420_000, 300_000, 350_000]
  for (const price of prices) await publish('cars', { price, model: 'toyota-vitz' }, await signIn(product))
  const path = '/ads/cars/usual_price?model=toyota-vitz&year=2013'
  expect((await asked(path)).usual_price).toBeNull()
  const fifth = await publish('cars', { price: 360_000, model: 'toyota-vitz' }, await signIn(product))
  expect((await asked(path)).usual_price).toEqual({ low: 350_000, high: 400_000, count: 5 })
  expect((await asked('/ads/cars/usual_price?model=toyota-vitz&year=2018')).usual_price).toBeNull()
  expect((await asked('/ads/cars/usual_price?year=2013')).usual_price).toBeNull()
  expect((await asked(`/ad/${fifth.number}`)).usual_price).toBeNull()
  const sixth = await publish('cars', { price: 900_000, model: 'toyota-vitz' }, await signIn(product))
  expect((await asked(`/ad/${sixth.number}`)).usual_price).toMatchObject({ count: 5, low: 350_000 })
  await product.pool.query('update ad set expires_at = published_at')
  expect((await asked(path)).usual_price).toBeNull()
})

test('a home is compared with those of its kind, deal, rooms and town', async () => {
  for (let home = 0; home < 5; home++) await publish('estate', { price: 40_000 + home }, await signIn(product))
  const like = `deal=rent&kind=flat&city_id=${city.id}`
  expect((await asked(`/ads/estate/usual_price?${like}&rooms=2`)).usual_price).toMatchObject({ count: 5, low: 40_001 })
  expect((await asked(`/ads/estate/usual_price?${like}&rooms=3`)).usual_price).toBeNull()
  expect((await asked(`/ads/estate/usual_price?${like}`)).usual_price).toBeNull()
})
