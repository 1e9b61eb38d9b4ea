import { afterAll, test } from 'bun:test'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import {
  addDish,
  CENTRE,
  dish,
  fillCheckout,
  giveAddress,
  goToCheckout,
  openRestaurant,
  orderSays,
  placeOrder,
  shownOrder,
  signInHere,
} from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { joinJourney } from '../../site/e2e/harness.ts'
import { isKept, keeper } from '../../site/e2e/keeper.ts'
import { ENDPOINT, endpoints, PUSH_SERVICE } from '../../site/e2e/notices.ts'
import { settled } from '../../site/e2e/screen.ts'
import { dataDir } from '../database.ts'
import { removeHome } from '../postgres/home.ts'
import { processesOf, startDevCommand } from '../test/dev-command.ts'

const KITCHEN = 'Крутим-вертим'
const own = join(dataDir(), 'dev')
const dev = await startDevCommand(own)
const database = await dev.openDatabase()
const starting = Promise.resolve({ url: dev.url, output: dev.output, stop: async () => void (await dev.interrupt()) })
const journey = await joinJourney(starting, database.url, 'whole')

afterAll(async () => {
  await database.leave()
  await removeHome(own)
  await rm(own, { recursive: true, force: true })
})

test('the first command of the README shows the whole product: notices are taken, and the cart is read without a network', async () => {
  await using anna = await keeper(journey, PUSH_SERVICE)
  const { page, context, watch } = anna
  // The development server's own line to its pages.
  watch.forgive(/\[vite\]|WebSocket/)
  await page.goto('/eda/login')
  await signInHere(anna, journey)
  await liveAt(page, await giveAddress(anna, journey, CENTRE))
  const id = await openRestaurant(anna, journey, KITCHEN)
  await isKept(page, `/eda/restaurants/${id}`)
  await addDish(anna, 'Пян-се', 6)
  await page.goto('/eda/cart')
  await settled(page)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('group', { name: 'Количество: Пян-се' }).getByRole('status')).toHaveText('6')
  await page.goto(`/eda/restaurants/${id}`)
  await expect(page.getByText('Нет сети, страница сохранена раньше')).toBeVisible()
  await expect(dish(page, 'Пян-се').getByRole('status')).toHaveText('6')
  await context.setOffline(false)

  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(page)
  await orderSays(page, 'Заказ создан')
  await page.getByRole('button', { name: 'Включить' }).click()
  await expect(page.getByText('Сообщим, когда статус заказа изменится')).toBeVisible()
  expect(await endpoints(journey, anna.phone)).toEqual([ENDPOINT])
  await page.goto(`/eda/orders/${uuid}`)
  await orderSays(page, 'Заказ создан')
})

test('what is kept of the code answers only without a network', async () => {
  await using anna = await keeper(journey)
  const { page, watch } = anna
  watch.forgive(/\[vite\]|WebSocket/)
  const id = await openRestaurant(anna, journey, KITCHEN)
  await isKept(page, `/eda/restaurants/${id}`)
  await page.reload()
  await settled(page)
  const kept = await spoil(page)
  expect(kept.length).toBeGreaterThan(50)
  await page.reload()
  await addDish(anna, 'Айран')
  // A package never changes under its address, so the browser may take it from its own cache.
  const own = kept.find((url) => !url.includes('/node_modules/'))
  await expect.poll(() => spoiled(page)).not.toContain(own)
})

test('Ctrl-C ends it and leaves nothing behind', async () => {
  expect((await processesOf(own)).length).toBeGreaterThan(2)
  await database.leave()
  expect(await dev.interrupt()).toBe(0)
  // Who was killed is still on the list for a moment.
  await expect.poll(() => processesOf(own)).toEqual([])
  const ports = [dev.url, database.url].map((url) => new URL(url).port)
  for (const port of ports) await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow(/connect/i)
})

/** As the page of addresses leaves the browser. */
function liveAt(page: Page, address: unknown) {
  return page.evaluate((address) => {
    const person = JSON.parse(localStorage.getItem('user_delivery') ?? '{}')
    localStorage.setItem('user_delivery', JSON.stringify({ ...person, address }))
  }, address)
}

/** Writes nonsense over every kept script; tells which those were. */
function spoil(page: Page) {
  return page.evaluate(async () => {
    const shelf = await caches.open('built-development')
    const scripts = (await shelf.keys()).filter(({ url }) => /\.(?:tsx?|js)(?:\?|$)/.test(url))
    const nonsense = () => new Response('throw new Error("stale")', { headers: { 'content-type': 'text/javascript' } })
    await Promise.all(scripts.map((request) => shelf.put(request, nonsense())))
    return scripts.map(({ url }) => url)
  })
}

/** Which kept scripts are still nonsense. */
function spoiled(page: Page) {
  return page.evaluate(async () => {
    const shelf = await caches.open('built-development')
    const all = await Promise.all(
      (await shelf.keys()).map(async ({ url }) => ({ url, text: await (await shelf.match(url))?.text() })),
    )
    return all.filter(({ text }) => text?.includes('new Error("stale")')).map(({ url }) => url)
  })
}
