import { test } from 'bun:test'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { PHONE_SCREEN } from './person.ts'
import { settled } from './screen.ts'

const journey = await shareJourney()
const [most] = await journey.sql<{ id: string }>(
  `select restaurant_id as id from review where product_id is null group by 1 order by count(*) desc limit 1`,
)
const first = `/eda/restaurants/${most?.id}/reviews`

test('pages turn in place and smoothly to the top; the first one has no number in its address', async () => {
  await using guest = await journey.person()
  const { page } = guest
  await page.goto(first)
  await settled(page)
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const top = await page.locator('.reviews-page').textContent()
  const next = page.getByRole('link', { name: 'Следующая страница' })
  await next.scrollIntoViewIfNeeded()
  await next.click()
  await page.waitForURL(`${first}?page=2`)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.locator('.reviews-page').textContent()).not.toBe(top)
  await page.getByRole('link', { name: 'Предыдущая страница' }).click()
  await page.waitForURL((url) => url.pathname === first && url.search === '')
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
  await page.goBack()
  await page.waitForURL(`${first}?page=2`)
  await expect(page.getByText(/^2 из \d+$/)).toBeVisible()
})

test('without scripts pages are links', async () => {
  await using guest = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = guest
  await page.goto(first)
  await page.getByRole('link', { name: 'Следующая страница' }).click()
  await page.waitForURL(`${first}?page=2`)
  await expect(page.getByText(/^2 из \d+$/)).toBeVisible()
})
