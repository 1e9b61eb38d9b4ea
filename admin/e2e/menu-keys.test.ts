import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { signInStaff, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const MANAGER = 'manager@ostrov.example'
/** More steps than any of these screens has places to stop at. */
const STOPS = 150

test('the menu is kept by keys alone: a dish, its price, its sale, many at once, an option and a file', async () => {
  const other = await staffCalls(journey, MANAGER)
  const path = `/restaurant/${await journey.restaurant('Шторм')}`
  const { id: category_id } = await (await other('POST', `${path}/product_category`, { label: 'Клавиши' })).json()
  const { id } = await (
    await other('POST', `${path}/products`, { name: 'Клавишник', category_id, price: 100, weight: 300 })
  ).json()
  const stored = async () => {
    const [row] = await journey.sql<{ price: number; weight: string; stopped: boolean | null }>(
      'select price, weight::float8::text as weight, stopped_until > now() as stopped from product where id = $1',
      [id],
    )
    return row
  }
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = manager
  await page.goto('/admin/')
  await signInStaff(page, MANAGER)
  await page.goto(`/admin/menu?query=${encodeURIComponent('Клавишник')}`)

  const name = page.getByRole('button', { name: 'Клавишник', exact: true })
  await enter(page, name)
  const drawer = page.getByRole('dialog', { name: 'Блюдо' })
  await type(page, drawer.getByLabel('Вес или объём'), '450')
  await enter(page, drawer.getByRole('button', { name: 'Сохранить' }))
  await expect(drawer).toHaveCount(0)
  await expect(name).toBeFocused()
  expect((await stored())?.weight).toBe('450')

  await type(page, page.getByLabel('Цена «Клавишник»'), '200')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored())?.price).toBe(200)

  await enter(page, page.getByRole('button', { name: /^Продажа «Клавишник»/ }))
  const stop = page.getByRole('dialog', { name: 'Клавишник', exact: true })
  await enter(page, stop.getByRole('button', { name: '2 часа' }))
  await expect(stop).toHaveCount(0)
  expect((await stored())?.stopped).toBe(true)
  await enter(page, page.getByRole('button', { name: 'Вернуть в продажу «Клавишник»' }))
  await expect.poll(async () => (await stored())?.stopped).toBeNull()

  await reach(page, page.getByLabel('Выбрать «Клавишник»'))
  await page.keyboard.press('Space')
  await enter(page, page.getByRole('button', { name: 'Цена', exact: true }))
  const bulk = page.getByRole('dialog', { name: 'Цена: 1 блюдо' })
  await type(page, bulk.getByLabel('Сколько'), '10')
  await enter(page, bulk.getByRole('button', { name: 'Применить' }))
  await expect.poll(async () => (await stored())?.price).toBe(220)

  await page.goto('/admin/menu/options')
  await enter(page, page.getByRole('button', { name: 'Опция', exact: true }))
  const option = page.getByRole('dialog', { name: 'Новая опция' })
  await type(page, option.getByLabel('Название'), 'Клавиша')
  await type(page, option.getByLabel('Доплата'), '30')
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
  await expect(page.getByLabel('Доплата за «Клавиша»')).toHaveValue('30')

  await page.goto('/admin/menu/import')
  const picker = page.getByLabel('Выбрать файл')
  await reach(page, picker)
  const chosen = page.waitForEvent('filechooser')
  await page.keyboard.press('Enter')
  const buffer = Buffer.from(`Код;Название;Цена\n${id};Клавишник;330`)
  await (await chosen).setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer })
  await enter(page, page.getByRole('button', { name: 'Применить 1 строку' }))
  await enter(page, page.getByRole('button', { name: 'Отменить загрузку' }))
  await expect(page.getByText('Загрузку отменили')).toBeVisible()
  expect((await stored())?.price).toBe(220)
})

/** Goes from where one is by Tab until it has the focus, which is seen. */
async function reach(page: Page, target: Locator) {
  await target.waitFor()
  for (let stop = 0; stop < STOPS; stop += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) {
      expect(await target.evaluate((node) => node.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${target}`)
}

async function enter(page: Page, target: Locator) {
  await reach(page, target)
  await page.keyboard.press('Enter')
}

async function type(page: Page, target: Locator, text: string) {
  await reach(page, target)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}
