import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screenAtEachWidth } from './screen.ts'
import { staffCalls } from './staff.ts'

const journey = await openJourney(import.meta.path)
const BOTH = [PHONE_SCREEN, DESKTOP_SCREEN]
/** The portal knows the owner of «Шторм» by the phone that the back office has. */
const OWNER = '79000002001'
const TITLE = 'Су-шеф на\u00a0горячий цех'

test('the owner of a restaurant looks for a cook in its name: checked, shown on its page with a way to its kitchen, and paid more at once', async () => {
  await using owner = await journey.person(PHONE_SCREEN)
  const { page } = owner
  await page.goto('/profile/ads')
  await signInHere({ ...owner, phone: OWNER }, journey)
  await page.goto('/vacancies/create')
  await page.getByLabel('Должность').fill(TITLE)
  await page.getByLabel('Специализация').selectOption({ label: 'Повар-сушист' })
  await page.getByLabel(/^Организация/).selectOption({ label: 'Шторм' })
  await page.getByLabel('Зарплата от').fill('120 000')
  await page.getByLabel('Зарплата указана').selectOption('net')
  await page.getByLabel('Опыт работы').selectOption('from_1_to_3')
  await page.getByLabel('Образование').selectOption('any')
  await page.getByLabel('Занятость').selectOption('full')
  await page.getByLabel('График').selectOption('two_two')
  await page.getByLabel('Описание').fill('Горячий цех на вечер: рамен, вок, гриль.\nНаучим нашему бульону.')
  await page.getByLabel('Город').selectOption({ label: 'Южно-Сахалинск' })
  await page.getByLabel(/^Как к\sвам обращаться/).fill('Валерий')
  await page.getByLabel('Телефон').fill(OWNER)
  await screenAtEachWidth(page, 'restaurant-vacancy-form', BOTH)
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Отправлено на проверку')).toBeVisible()

  await using guest = await journey.person(PHONE_SCREEN)
  const seen = guest.page
  await seen.goto(`/organizations?query=${encodeURIComponent('шторм')}`)
  await seen.locator('.catalogue__list').getByRole('link', { name: 'Шторм', exact: true }).click()
  await seen.waitForURL(/\/organizations\/\d+-shtorm$/)
  const jobs = seen.getByRole('region', { name: /^Ищут людей/ })
  await expect(jobs.getByRole('heading', { level: 3 })).toHaveText([/^Повар-сушист/, /^Бармен/])

  const desk = await staffCalls(journey, 'admin@ostrov.example')
  const { items } = await (await desk('GET', '/admin/moderation?kind=ad&limit=100')).json()
  const waiting = items.find(({ title }: { title: string }) => title.startsWith('Су-шеф'))
  const approved = await desk('PUT', `/admin/moderation/${waiting.id}`, {
    version: waiting.version,
    status: 'approved',
  })
  expect(approved.status).toBe(200)
  const ours = jobs.getByRole('link', { name: /^Су-шеф/ })
  await expect(async () => {
    await seen.reload()
    await expect(ours).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: PATIENCE_MS })
  await screenAtEachWidth(seen, 'restaurant-hires', BOTH)
  await ours.click()
  await seen.waitForURL(/\/vacancies\/\d+-/)
  await screenAtEachWidth(seen, 'restaurant-vacancy', BOTH)
  await seen.getByRole('link', { name: 'Шторм', exact: true }).click()
  await seen.waitForURL(/\/organizations\/\d+-shtorm$/)
  await seen.getByRole('link', { name: 'Заказать доставку' }).click()
  await seen.waitForURL(`/eda/restaurants/${await journey.restaurant('Шторм')}`)

  // Pay changes at once; whose vacancy it is stays chosen.
  await page.goto('/profile/ads')
  await page.getByRole('article').filter({ hasText: 'Су-шеф' }).getByRole('link', { name: 'Изменить' }).click()
  const quick = page.getByRole('dialog')
  await quick.getByLabel('Зарплата до').fill('150 000')
  await quick.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/150\s000/).first()).toBeVisible()
})
