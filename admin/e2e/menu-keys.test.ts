import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'
import { pressByKey, tabTo, typeInto } from './keys.ts'

const journey = await openJourney(import.meta.path)
const MANAGER = 'manager@ostrov.example'

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
  await openOffice(page, '/', MANAGER)
  await page.goto(`/admin/menu?query=${encodeURIComponent('Клавишник')}`)

  const name = page.getByRole('button', { name: 'Клавишник', exact: true })
  await pressByKey(page, name)
  const drawer = page.getByRole('dialog', { name: 'Клавишник' })
  await typeInto(page, drawer.getByLabel('Вес или объём'), '450')
  // The list learns late of what was saved: the next change of one's own is not refused for it.
  await page.route('**/products?*', async (route) => {
    await Bun.sleep(3000)
    await route.continue().catch(() => {})
  })
  await pressByKey(page, drawer.getByRole('button', { name: 'Сохранить' }))
  await expect(drawer).toHaveCount(0)
  await expect(name).toBeFocused()
  expect((await stored())?.weight).toBe('450')

  await typeInto(page, page.getByLabel('Цена «Клавишник»'), '200')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored())?.price).toBe(200)
  await page.unroute('**/products?*')

  await pressByKey(page, page.getByRole('button', { name: /^Продажа «Клавишник»/ }))
  const stop = page.getByRole('dialog', { name: 'Клавишник', exact: true })
  await pressByKey(page, stop.getByRole('button', { name: '2 часа' }))
  await expect(stop).toHaveCount(0)
  expect((await stored())?.stopped).toBe(true)
  await pressByKey(page, page.getByRole('button', { name: 'Вернуть в продажу «Клавишник»' }))
  await expect.poll(async () => (await stored())?.stopped).toBeNull()

  await tabTo(page, page.getByLabel('Выбрать «Клавишник»'))
  await page.keyboard.press('Space')
  await pressByKey(page, page.getByRole('button', { name: 'Цена', exact: true }))
  const bulk = page.getByRole('dialog', { name: 'Цена: 1 блюдо' })
  await typeInto(page, bulk.getByLabel('Сколько'), '10')
  await pressByKey(page, bulk.getByRole('button', { name: 'Применить' }))
  await expect.poll(async () => (await stored())?.price).toBe(220)

  await page.goto('/admin/menu/options')
  await pressByKey(page, page.getByRole('button', { name: 'Опция', exact: true }))
  const option = page.getByRole('dialog', { name: 'Новая опция' })
  await typeInto(page, option.getByLabel('Название'), 'Клавиша')
  await typeInto(page, option.getByLabel('Доплата'), '30')
  await page.keyboard.press('Enter')
  await expect(option).toHaveCount(0)
  await expect(page.getByLabel('Доплата за «Клавиша»')).toHaveValue('30')

  const buffer = Buffer.from(`Код;Название;Цена\n${id};Клавишник;330`)
  // Asked for before the page is: a chooser that opens while one only begins to listen is nobody's.
  page.once('filechooser', (chooser) => void chooser.setFiles({ name: 'menu.csv', mimeType: 'text/csv', buffer }))
  await page.goto('/admin/menu/import')
  await pressByKey(page, page.getByLabel('Выбрать файл'))
  await pressByKey(page, page.getByRole('button', { name: 'Применить 1 строку' }))
  await pressByKey(page, page.getByRole('button', { name: 'Отменить загрузку' }))
  await expect(page.getByText('Загрузку отменили')).toBeVisible()
  expect((await stored())?.price).toBe(220)
})
