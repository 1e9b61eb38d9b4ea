import { expect, test } from 'bun:test'
import { makeProduct, makeRestaurant } from './kitchen'
import { businessOwner } from './people'
import { ZONE } from './place'
import { openProduct } from './product'
import { startServer, until } from './server'

const SECOND_MS = 1000

const product = await openProduct()
const { em, databaseUrl } = product
const owner = await businessOwner(product)
const env = { DATABASE_URL: databaseUrl }
const servers = await Promise.all([startServer(env), startServer(env)])

test('a price, a stop and what is left are in the menu and the baskets of two processes within a second', async () => {
  const guest = crypto.randomUUID()
  const kitchen = await makeRestaurant(em(), { zone: {}, owner_id: owner.id })
  // A dish without a choice that must be made first.
  const plain = await makeProduct(em(), { restaurant_id: kitchen.id, category_id: kitchen.category_id, price: 100 })
  const body = JSON.stringify({ restaurant_id: kitchen.id, product_id: plain.id, quantity: 1 })
  const headers = { 'content-type': 'application/json' }
  await fetch(`${servers[0].url}/api/unauthorized/basket_item/${guest}`, { method: 'POST', body, headers })
  const inMenu = async (url: string) => {
    const menu = await (await fetch(`${url}/api/restaurants/${kitchen.id}/menu`)).json()
    return menu.products.find(({ id }: { id: string }) => id === plain.id)
  }
  const menuPrice = async (url: string) => (await inMenu(url)).price
  const basketSum = async (url: string) =>
    (await (await fetch(`${url}/api/unauthorized/baskets/${guest}`)).json()).items[0].total
  const shown = () => Promise.all(servers.flatMap(({ url }) => [menuPrice(url), basketSum(url)]))
  expect(await shown()).toEqual([100, 100, 100, 100])
  await product.call('PUT', `/api/restaurant/${kitchen.id}/products/${plain.id}`, {
    ...{ token: owner.token, body: { price: 130 } },
  })
  const changedAt = performance.now()
  await until(async () => Bun.deepEquals(await shown(), [130, 130, 130, 130]))
  expect(performance.now() - changedAt).toBeLessThan(SECOND_MS)

  const activity = (body: unknown) =>
    product.call('PUT', `/api/restaurant/${kitchen.id}/products/activity/${plain.id}`, { token: owner.token, body })
  const seenWithin = async (body: unknown, expected: unknown[]) => {
    await activity(body)
    const since = performance.now()
    const seen = () => Promise.all(servers.map(async ({ url }) => (await inMenu(url))?.stock))
    await until(async () => Bun.deepEquals(await seen(), expected))
    expect(performance.now() - since).toBeLessThan(SECOND_MS)
    return Promise.all(servers.map(({ url }) => basketSum(url)))
  }
  expect(await seenWithin({ stopped_until: 'two_hours' }, [undefined, undefined])).toEqual([0, 0])
  expect(await seenWithin({ stopped_until: null, stock: 6 }, [6, 6])).toEqual([130, 130])
  expect(await seenWithin({ stock: 0 }, [undefined, undefined])).toEqual([0, 0])
})

test('hours, a pause and a zone changed once are shown by two processes within a second', async () => {
  const { id } = await makeRestaurant(em(), { zone: null, owner_id: owner.id, open: false })
  const asOwner = async (method: string, path: string, body?: unknown) =>
    expect((await product.call(method, path, { token: owner.token, body })).status).toBe(200)
  const read = async (url: string, path: string) => (await fetch(`${url}/api/restaurants/${path}`)).json()
  const shown = () =>
    Promise.all(
      servers.map(async ({ url }) => {
        const { restaurant } = await read(url, `${id}/menu`)
        const listed = (await read(url, 'filters')).items.find((one: { id: string }) => one.id === id)
        const { total } = await read(url, `${id}/delivery_zone/active`)
        return [restaurant.is_open, listed.is_open, restaurant.disabled_reason, listed.delivery_price, total]
      }),
    )
  const soon = async (facts: unknown[]) => {
    const changedAt = performance.now()
    let seen: unknown
    const isSeen = async () => {
      seen = await shown()
      return Bun.deepEquals(seen, [facts, facts])
    }
    await until(isSeen).catch(() => expect(seen).toEqual([facts, facts]))
    expect(performance.now() - changedAt).toBeLessThan(SECOND_MS)
  }
  await until(async () => Bun.deepEquals((await shown())[1], [false, false, null, null, 0]))
  await asOwner('POST', `/api/restaurant_schedule/${id}/all_day`)
  await soon([true, true, null, null, 0])
  const path = `/api/business_user/restaurants/${id}`
  await asOwner('POST', `${path}/delivery_zone`, ZONE)
  await soon([true, true, null, 200, 1])
  const disabled_until = new Date(product.clock.now.getTime() + 3_600_000).toISOString()
  await asOwner('PUT', path, { disabled_until, disabled_reason: 'Сломалась печь' })
  await soon([false, false, 'Сломалась печь', 200, 1])
  await asOwner('PUT', path, { disabled_until: null })
  await soon([true, true, null, 200, 1])
})
