import { test } from 'bun:test'
import type { Page } from 'playwright'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth, settled } from './screen.ts'
import { staffCalls } from './staff.ts'

const journey = await openJourney(import.meta.path)
const desk = await staffCalls(journey, 'admin@ostrov.example')

test('goods are written about with a photo, shown once approved, made cheaper at once and sold', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  anna.watch.forgive(/^answer 4/)
  const { page } = anna
  await page.goto('/sales/create')
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
  await page.getByLabel('Телефон').fill(anna.phone)
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Осталось войти')).toBeVisible()
  await screen(page, 'write-ad-sign-in')
  await page.getByRole('main').getByRole('link', { name: 'Войти' }).click()
  await signInHere(anna, journey)
  await settled(page)
  await expect(page.getByLabel('Название')).toHaveValue('Санки с ручкой')
  await expect(page.getByLabel('Описание')).toHaveValue('Возили двойню две зимы.\nПолозья целы.')
  await expect(page.getByText('Черновик сохранён')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Продолжаем черновик')).toBeVisible()
  await page.getByLabel('Фото').setInputFiles(await photo())
  await page.getByLabel('Название').fill('')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByRole('checkbox', { name: 'Убрать фото 1' })).toBeVisible()
  await screen(page, 'write-ad-photo', { full: true })
  await page.getByLabel('Название').fill('Санки с ручкой')
  await page.getByRole('button', { name: 'Отправить на проверку' }).click()
  await expect(page.getByText('Отправлено на проверку')).toBeVisible()

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
  await page.waitForURL('/profile/ads?done=changed')
  await page.goto('/sales')
  await expect(page.locator('.ad-card').first()).toContainText('Санки с ручкой')
  await expect(page.locator('.ad-card').first()).toContainText('1 900 ₽')
  await expect(page.getByRole('link', { name: 'Добавить объявление' })).toBeHidden()
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
  await expect(choice.getByRole('link', { name: /^Продать автомобиль/ })).toBeVisible()
  await screen(page, 'add-post')
  await choice.getByRole('link', { name: /^Продать автомобиль/ }).click()
  await page.waitForURL('/cars/create')
  await settled(page)
  await expect(page.getByRole('link', { name: 'Добавить объявление' })).toHaveCount(0)
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
}

async function photo() {
  const { default: sharp } = await import('sharp')
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3a7' } })
    .jpeg()
    .toBuffer()
  return { name: 'a.jpg', mimeType: 'image/jpeg', buffer }
}
