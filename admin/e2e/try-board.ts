import type { Page } from 'playwright'
import { choose } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import type { Journey } from '../../site/e2e/harness.ts'
import type { Person } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { column } from '../../site/e2e/staff.ts'

/** A dish of the restaurant that was made just now; the menu's own journey makes them by its screens. */
export async function firstDish(journey: Journey, page: Page) {
  const [restaurant] = await journey.sql<{ id: string }>(`select id from restaurant where title = 'Дом у моря'`)
  const post = async (path: string, data: object) => {
    const headers = { origin: journey.url }
    const answer = await page.request.post(`${journey.url}/api/restaurant/${restaurant?.id}/${path}`, { headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
    return answer.json()
  }
  const { id: category_id } = await post('product_category', { label: 'Супы' })
  await post('products', { name: 'Уха', category_id, price: 390, weight: 350 })
  return restaurant?.id ?? ''
}

/** The first test order, from the first press to the history; then another, whose sheet comes out by itself. */
export async function tryTheBoard(journey: Journey, { page, context }: Person, restaurant_id: string) {
  await context.addInitScript(countSheets)
  await page.reload()
  await page.getByRole('button', { name: 'Сделать пробный заказ' }).click()
  const card = page.getByRole('article').filter({ hasText: 'Пробный' })
  const press = (name: string) => card.getByRole('button', { name, exact: true }).click()
  await expect(card.getByRole('button', { name: 'Принять', exact: true })).toBeVisible()
  await expect(card).toContainText('Уха')
  await screen(page, 'board-test-order')
  for (const step of ['Принять', 'Начать готовить', 'Готов к\u00a0выдаче', 'Выдан']) await press(step)
  await expect(card).toHaveCount(0)
  expect(await sheets(page)).toEqual([])
  await page.getByRole('link', { name: 'История' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Пробный' })).toBeVisible()
  await screen(page, 'history-test-order')

  await page.goto('/admin/first-run')
  await page.getByRole('button', { name: 'Сделать пробный заказ' }).click()
  await printOnAccept(page, /58/)
  await press('Принять')
  await expect.poll(() => sheets(page)).toEqual([expect.stringMatching(/^58 .*Пробный заказ.*Уха/)])
  await page.keyboard.press('Control+Z')
  await expect(column(page, 'Новые').locator(card)).toBeVisible()
  expect(await sheets(page)).toHaveLength(1)
  await printOnAccept(page, /80/)
  const [promised = ''] = /к\s\d\d:\d\d/.exec((await sheets(page))[0] ?? '') ?? []
  await card.getByRole('button', { name: '+30 мин и принять' }).click()
  await expect.poll(() => sheets(page)).toEqual([expect.anything(), expect.stringMatching(/^80 .*Пробный заказ/)])
  // The paper says the time that was promised by the press, not the one before it.
  expect((await sheets(page))[1]).not.toContain(promised)

  // Accepted elsewhere, or already accepted when the board comes back: this device prints nothing.
  await page.goto('/admin/first-run')
  await screen(page, 'first-run-test-order')
  await page.getByRole('button', { name: 'Убрать заказ' }).click()
  await page.getByRole('button', { name: 'Сделать пробный заказ' }).click()
  await expect(card.getByRole('button', { name: 'Принять', exact: true })).toBeVisible()
  const [open] = await journey.sql<{ id: string }>(
    `select id from "order" where restaurant_id = $1 and user_id is null and finished_at is null`,
    [restaurant_id],
  )
  const path = `/api/orders/actions/restaurant/${restaurant_id}/confirm/${open?.id}`
  await page.request.put(`${journey.url}${path}`, { headers: { origin: journey.url }, data: {} })
  await expect(column(page, 'Готовятся').locator(card)).toBeVisible()
  await page.reload()
  await expect(column(page, 'Готовятся').locator(card)).toBeVisible()
  expect(await sheets(page)).toEqual([])
}

async function printOnAccept(page: Page, paper: RegExp) {
  await page.getByRole('button', { name: 'Доска', exact: true }).click()
  const settings = page.getByRole('dialog', { name: 'Доска на этом устройстве' })
  await choose(settings.getByRole('radio', { name: paper }))
  await settings.getByRole('switch', { name: 'Печатать, когда приняли' }).setChecked(true)
  await page.keyboard.press('Escape')
  await expect(settings).toBeHidden()
}

/** In the page: a printer that keeps what it was given, the paper's width before the words. */
function countSheets() {
  const printed: string[] = []
  const print = () => {
    const sheet = document.querySelector('.receipt')
    printed.push(`${sheet?.getAttribute('data-paper')} ${sheet?.textContent}`)
    dispatchEvent(new Event('afterprint'))
  }
  Object.assign(window, { print, printed })
}

const sheets = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'printed'))
