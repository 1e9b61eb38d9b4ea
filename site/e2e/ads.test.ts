import { test } from 'bun:test'
import { expect } from './expect.ts'
import { enlargeText, misfits } from './fits.ts'
import { shareJourney } from './harness.ts'
import { lookAtMap, walkMap, walkNear } from './map-walk.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth, settled } from './screen.ts'

const journey = await shareJourney()

test('a car is found by its facts, looked at and its phone asked for', async () => {
  for (const view of [PHONE_SCREEN, DESKTOP_SCREEN]) {
    await using guest = await journey.person(view)
    const { page } = guest
    await page.goto('/cars')
    await screen(page, 'ads-cars', { full: true })
    if (view === PHONE_SCREEN) {
      await page.evaluate(() => document.body.toggleAttribute('data-stays', true))
      await page.getByRole('link', { name: 'Фильтры' }).click()
      await screen(page, 'ads-filters')
      // They open over the list, which is not loaded anew for them.
      await expect(page.locator('body')).toHaveAttribute('data-stays')
    }
    await expect(page.getByRole('img', { name: /^Цена: .*Больше всего/ })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Найти: Марка' }).fill('тойота')
    await page.getByRole('searchbox', { name: 'Найти: Марка' }).fill('')
    await page.getByRole('checkbox', { name: /^Полный привод/ }).check()
    await page.getByRole('checkbox', { name: /^Внедорожник/ }).check()
    await expect(page.getByRole('button', { name: /^Показать \d+\sавтомобил/ })).toBeVisible()
    await page.getByRole('button', { name: 'Показать' }).click()
    await page.waitForURL('/cars?*driveCheckbox=full*')
    await expect(page).toHaveTitle(/Автомобили: Полный привод, Внедорожник/)
    await page.getByRole('link', { name: 'Сначала дешёвые' }).click()
    await page.waitForURL('/cars?*sort=price*')
    const first = page.locator('.listed-card').first()
    await expect(first).toContainText('Полный привод')
    await first.locator('.listed-card__link').click()
    await page.waitForURL(/\/cars\/\d+-/)
    await screen(page, 'ad-car', { full: true })
    await page.getByRole('button', { name: 'Показать телефон' }).first().click()
    await expect(page.getByRole('link', { name: /^\+7/ })).toBeVisible()
    await screen(page, 'ad-contacts')
  }
})

test('the search of a section suggests while one types; what is chosen is opened, by keys too, and what is typed is sent', async () => {
  for (const view of [PHONE_SCREEN, DESKTOP_SCREEN]) {
    await using guest = await journey.person(view)
    const { page } = guest
    await page.goto('/cars')
    const field = page.getByRole('combobox', { name: 'Искать: Автомобили' })
    await page.getByRole('searchbox', { name: 'Искать: Автомобили' }).focus()
    await field.fill('тойот')
    const list = page.getByRole('listbox', { name: 'Подсказки' })
    await expect(list.getByRole('option').first()).toContainText('Toyota')
    await screen(page, 'ads-suggestions')
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('тойот')
    await field.fill('тойота')
    await expect(list).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await expect(field).toHaveAttribute('aria-activedescendant', /./)
    await expect(list.getByRole('option', { selected: true })).toHaveCount(1)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/cars(\?|\/).+/)
    await page.goto('/cars')
    await page.getByRole('searchbox', { name: 'Искать: Автомобили' }).fill('полный привод')
    await page.keyboard.press('Enter')
    await page.waitForURL('/cars?query=*')
  }
})

test('each section lists its ads; what has run out says so and offers the like', async () => {
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  for (const section of ['estate', 'sales']) {
    await page.goto(`/${section}`)
    const first = page.locator('.listed-card').first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y).toBeLessThan(PHONE_SCREEN.viewport.height / 2)
    await screen(page, `ads-${section}`)
  }
  await page.goto('/estate?dealCheckbox=rent')
  await expect(page.locator('.listed-card').first()).toContainText(/₽\sв\sмесяц/)
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Жильё' })).toBeVisible()
  await page.goto('/organizations')
  await expect(
    page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Организации' }),
  ).toBeInViewport()
  guest.watch.forgive(/^answer 410/)
  const sold = await journey.sql(
    `select '/cars/' || number || '-x' as path from ad where section = 'cars' and archived_as = 'sold' limit 1`,
  )
  const answer = await page.goto(String(Object.values(sold[0] ?? {})[0]))
  expect(answer?.status()).toBe(410)
  await expect(page.getByText(/Продан\. Ниже похожие/)).toBeVisible()
  await screen(page, 'ad-over')
})

test('a flat is found on the map, by keys as well, and near to where one is; its place is looked at', async () => {
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  const list = { path: '/estate', shots: 'ads', said: /^На\sкарте \d+\sобъявлен/ }
  await lookAtMap(page, list.path)
  await walkMap(page, list, (card) => expect(card).toBeVisible())
  const nearest = await walkNear(page, list)
  await nearest.locator('.listed-card__link').click()
  await page.waitForURL(/\/estate\/\d+-/)
  await expect(page.locator('.ad-place__sketch text').first()).toHaveText(/[а-яё]/i)
  await page.getByRole('button', { name: 'Открыть карту' }).click()
  await expect(page.getByRole('region', { name: /^Карта: / })).toBeVisible()
  await screenAtEachWidth(page, 'ad-place', [PHONE_SCREEN, DESKTOP_SCREEN])
})

test('with letters twice as large a list of ads and an ad are read whole', async () => {
  await using guest = await journey.person(PHONE_SCREEN)
  const { page } = guest
  await enlargeText(page)
  await page.goto('/vacancies')
  await settled(page)
  expect(await misfits(page)).toEqual([])
  await page.locator('.listed-card__link').first().click()
  await page.waitForURL(/\/vacancies\/\d+-/)
  await settled(page)
  expect(await misfits(page)).toEqual([])
})
