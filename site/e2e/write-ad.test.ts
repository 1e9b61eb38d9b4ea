import { test } from 'bun:test'
import { formatPhone } from '@ostrov/shared/formats/phone'
import type { Page } from 'playwright'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth, settled } from './screen.ts'
import { staffCalls } from './staff.ts'

const journey = await openJourney(import.meta.path)
const BOTH = [DESKTOP_SCREEN, PHONE_SCREEN]
const desk = await staffCalls(journey, 'admin@ostrov.example')

test('goods are written about with photos chosen before signing in, shown once approved, made cheaper at once and sold', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  anna.watch.forgive(/^answer 4/)
  const { page } = anna
  await page.goto('/sales/create')
  const { input, tiles, stored } = photosOf(page)
  await page.getByLabel('Фото').setInputFiles([await photo(60, 40), await photo(40, 60)])
  await expect(stored).toHaveCount(2)
  await page.getByLabel('Название').fill('Санки с ручкой')
  await page.getByLabel('Состояние').selectOption('good')
  await page.getByLabel('Цена').fill('2 500')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Выберите категорию')).toBeVisible()
  await expect(page.getByLabel('Категория')).toBeFocused()
  await screen(page, 'write-ad-errors', { full: true })
  await page.getByLabel('Категория').selectOption({ index: 3 })
  await page.getByLabel('Описание').fill('Возили двойню две зимы.\nПолозья целы.')
  await page.getByLabel('Город').selectOption({ label: 'Холмск' })
  await expect(page.getByRole('checkbox', { name: 'Показывать место примерно' })).toBeChecked()
  await page.getByRole('combobox', { name: 'Адрес' }).fill('Советская')
  await page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option').first().click()
  await page.getByRole('button', { name: 'Показать на карте' }).click()
  await screen(page, 'write-ad-map')
  await page.keyboard.press('Escape')
  await page.getByLabel('Как к вам обращаться').fill('Анна')
  await page.getByLabel('Телефон').fill(anna.phone.replace(/\D/g, ''))
  await expect(page.getByLabel('Телефон')).toHaveValue(formatPhone(anna.phone.replace(/\D/g, '')))
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Осталось войти')).toBeVisible()
  await expect(stored).toHaveCount(2)
  await page.getByRole('button', { name: 'Повернуть фото 2' }).click()
  await expect(stored).toHaveCount(2)
  await screen(page, 'write-ad-sign-in')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await signInHere(anna, journey)
  await settled(page)
  await expect(page.getByLabel('Название')).toHaveValue('Санки с ручкой')
  await expect(page.getByLabel('Описание')).toHaveValue('Возили двойню две зимы.\nПолозья целы.')
  await expect(page.getByText('Черновик сохранён')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Продолжаем черновик')).toBeVisible()
  await expect(stored).toHaveCount(2)
  expect(await journey.sql(`select width, height from image order by created_at desc limit 2`)).toEqual([
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ])
  await page.route('**/api/user/images', (route) => route.abort(), { times: 2 })
  anna.watch.forgive(/failed request: POST .*images/)
  await input.setInputFiles(await photo(50, 50))
  await expect(tiles.nth(2)).toContainText('Проверьте интернет')
  await page.waitForFunction(() => sessionStorage.getItem('ad_photos_sales') !== null)
  await page.reload()
  await expect(tiles.nth(2)).toContainText('Проверьте интернет')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText(/^Повторите или\sуберите/)).toBeVisible()
  await screen(page, 'write-ad-photo-failed', { full: true })
  await page.getByRole('button', { name: /^Повторить/ }).click()
  await expect(stored).toHaveCount(3)
  await page.getByRole('button', { name: 'Переместить фото 3' }).focus()
  for (const key of ['Space', 'ArrowLeft', 'ArrowLeft', 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(100)
  }
  await page.getByRole('button', { name: 'Убрать фото 3' }).click()
  await page.getByLabel('Название').fill('')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Напишите название')).toBeVisible()
  await expect(stored).toHaveCount(2)
  await screenAtEachWidth(page, 'write-ad-photo', BOTH)
  await page.getByLabel('Название').fill('Санки с ручкой')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Отправлено на проверку')).toBeVisible()
  expect(
    await journey.sql(`select i.width, i.height from ad, unnest(image_ids) with ordinality as o(id, at) join image i using (id)
      where title = 'Санки с ручкой' order by at`),
  ).toEqual([
    { width: 50, height: 50 },
    { width: 60, height: 40 },
  ])

  const { items } = await (await desk('GET', '/admin/moderation?kind=ad&limit=100')).json()
  const waiting = items.find(({ title }: { title: string }) => title === 'Санки с ручкой')
  const { version } = waiting
  expect((await desk('PUT', `/admin/moderation/${waiting.id}`, { version, status: 'approved' })).status).toBe(200)
  await page.goto('/profile/ads')
  await screen(page, 'own-ads', { full: true })
  await page.getByRole('link', { name: 'Изменить' }).click()
  await page.getByLabel('Цена').fill('1900')
  await journey.sql(`update ad set updated_at = now() where title = 'Санки с ручкой'`)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('alert')).toContainText('уже изменили')
  await expect(page.getByLabel('Цена')).toHaveValue('1900')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.waitForURL('/profile/ads?done=saved')
  await page.goto('/sales')
  await expect(page.locator('.listed-card').first()).toContainText('Санки с ручкой')
  await expect(page.locator('.listed-card').first()).toContainText('1 900 ₽')
  await expect(page.locator('.add-post-button')).toBeHidden()
  await page.goto('/sales/create')
  await writeAgain(page)
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  const offer = page.getByRole('alert').filter({ hasText: 'Похоже, это объявление уже есть' })
  await expect(offer.getByRole('link', { name: '«Санки с ручкой»' })).toBeVisible()
  await expect(offer.getByRole('button', { name: 'Всё равно опубликовать' })).toBeVisible()
  await screenAtEachWidth(page, 'write-ad-duplicate', [PHONE_SCREEN, DESKTOP_SCREEN])
  await offer.getByRole('button', { name: 'Продлить его' }).click()
  await page.waitForURL('/profile/ads?done=renew')
  await expect(page.getByText('Продлено на 30 дней')).toBeVisible()
  await page.goto('/profile/ads')
  await page.getByRole('link', { name: 'Изменить' }).click()
  await page.getByLabel('Название').fill('Санки с ручкой и ремнём')
  await page.getByRole('button', { name: 'Посмотреть, как увидят' }).click()
  const seen = page.getByRole('region', { name: 'Как увидят другие' })
  await expect(seen.getByRole('heading', { name: 'Санки с ручкой и ремнём' })).toBeVisible()
  await screenAtEachWidth(page, 'ad-change-preview', BOTH)
  const session = await page.context().cookies()
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('heading', { name: 'Войдите ещё раз' })).toBeVisible()
  await screenAtEachWidth(page, 'sign-in-again', BOTH)
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('link', { name: /^1. Войти/ }).click()])
  await tab.waitForURL('/eda/login*')
  // Whom the browser remembers does not lead past the way to sign in; the session that begins there is the same cookie.
  await expect(tab.getByLabel('Номер телефона')).toBeVisible()
  await tab.close()
  await page.context().addCookies(session)
  await page.getByRole('button', { name: '2. Продолжить' }).click()
  await page.waitForURL('/profile/ads?done=changed')
  await page.getByRole('link', { name: /^Как увидят/ }).click()
  await expect(page.getByRole('heading', { name: 'Санки с ручкой и ремнём' })).toBeVisible()
  await screenAtEachWidth(page, 'own-ad-preview', BOTH)
  await page.goto('/profile/ads')
  await page.getByRole('button', { name: 'Продано' }).click()
  await expect(page.getByText('Убрано в архив')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Удалить' })).toBeHidden()
})

test('a wide screen asks of a car what follows from what is chosen', async () => {
  await using guest = await journey.person(DESKTOP_SCREEN)
  const { page } = guest
  await page.goto('/cars')
  await page.getByRole('link', { name: 'Добавить объявление' }).click()
  const choice = page.getByRole('dialog', { name: 'О чём объявление?' })
  await expect(choice.getByRole('link', { name: /^Продать машину/ })).toBeVisible()
  await screen(page, 'add-post')
  await choice.getByRole('link', { name: /^Продать машину/ }).click()
  await page.waitForURL('/cars/create')
  await settled(page)
  await expect(page.locator('.add-post-button')).toHaveCount(0)
  await expect(page.getByLabel('Поколение')).toBeHidden()
  await page.getByLabel('Марка и модель').selectOption({ label: 'Toyota Prius' })
  await expect(page.getByLabel('Поколение')).toBeVisible()
  await page.getByLabel('Двигатель').selectOption('electric')
  await expect(page.getByLabel('Объём')).toBeHidden()
  await screen(page, 'write-car', { full: true })
})

/** The same once more, for another price. */
async function writeAgain(page: Page) {
  await page.getByLabel('Название').fill('Санки с ручкой')
  await page.getByLabel('Категория').selectOption({ index: 3 })
  await page.getByLabel('Состояние').selectOption('good')
  await page.getByLabel('Описание').fill('Возили двойню две зимы.\nПолозья целы!')
  await page.getByLabel('Город').selectOption({ label: 'Холмск' })
  await page.getByLabel('Как к вам обращаться').fill('Анна')
}

function photosOf(page: Page) {
  const tiles = page.locator('.ui-images__tile')
  return { input: page.locator('input[type=file]'), tiles, stored: tiles.locator('img[data-state=stored]') }
}

async function photo(width: number, height: number) {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  return { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
}
