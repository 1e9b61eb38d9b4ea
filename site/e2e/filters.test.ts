import { test } from 'bun:test'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()
const numberOf = (text: string | null) => Number(/\d+/.exec(text ?? '')?.[0] ?? -1)

test('filters tell how many restaurants each kitchen has, and the button how many the choice leaves', async () => {
  await using guest = await journey.person()
  const { page } = guest
  await page.goto('/eda')
  await settled(page)
  await page.getByRole('link', { name: 'Фильтры' }).click()
  const drawer = page.getByRole('dialog', { name: 'Фильтры' })
  const all = await journey.sql<{ n: number }>(
    `select count(*)::int as n from restaurant where moderation_status = 'approved'`,
  )
  const button = drawer.getByRole('button', { name: /^Показать/ })
  await expect(button).toHaveText(new RegExp(`^Показать ${all[0]?.n}\\s(ресторан|ресторана|ресторанов)$`))
  await expect(drawer.getByText(/Из\sнескольких кухонь подойдёт любая/)).toBeVisible()
  const pizza = drawer.getByRole('checkbox', { name: /^Пицца \d+$/ })
  const rolls = drawer.getByRole('checkbox', { name: /^Роллы \d+$/ })
  await pizza.check()
  const ofPizza = numberOf(await drawer.getByText(/^Пицца \d+$/).textContent())
  await expect.poll(async () => numberOf(await button.textContent())).toBe(ofPizza)
  await rolls.check()
  await expect.poll(async () => numberOf(await button.textContent())).toBeGreaterThanOrEqual(ofPizza)
  await screen(page, 'filters')
  const said = numberOf(await button.textContent())
  await button.click()
  await page.waitForURL(/\/eda\/filters\/\w+,\w+/)
  expect(numberOf(await page.locator('.listing__count').textContent())).toBe(said)
})

test('without scripts each kitchen says its number too', async () => {
  await using guest = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = guest
  await page.goto('/eda/filters')
  await page.getByText('Фильтры', { exact: true }).click()
  const pizza = page.getByRole('checkbox', { name: /^Пицца \d+$/ })
  const said = numberOf(await page.getByText(/^Пицца \d+$/).textContent())
  await expect(page.getByText(/Из\sнескольких кухонь подойдёт любая/)).toBeVisible()
  await pizza.check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await page.waitForURL('**/eda/filters/pizza')
  expect(numberOf(await page.locator('.listing__count').textContent())).toBe(said)
})
