import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path)

test('a shop is found in the catalogue; an owner adds theirs, is told what lacks, and asks an unknown person in', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/organizations')
  await screen(page, 'organizations')
  await page.locator('.organization-categories a').first().click()
  await expect(page.getByRole('heading', { level: 2, name: /организаци/ })).toBeVisible()
  await page.locator('.ads__list').getByRole('link').first().click()
  await page.waitForURL(/\/organizations\/\d+-/)
  await screen(page, 'organization', { full: true })
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'organization-desktop', { full: true })
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.getByRole('link', { name: 'Оставить отзыв' }).click()
  await signInHere(anna, journey)
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Поставьте оценку')).toBeVisible()
  await screen(page, 'organization-review', { full: true })
  await page.getByText('4 — хорошо').click()
  await page.getByLabel('Отзыв', { exact: true }).fill('Помогли быстро, объяснили всё по порядку.')
  await page.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText(/^Спасибо за\sотзыв/)).toBeVisible()
  await page.goto('/organizations?sort=-rating')
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'organizations-desktop')
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.getByRole('link', { name: 'Добавить организацию' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Новая организация' })).toBeVisible()
  await page.getByRole('button', { name: /^Отправить на\sпроверку/ }).click()
  await expect(page.getByText('Напишите название')).toBeVisible()
  await screen(page, 'organization-errors', { full: true })
  await page.getByLabel('Название').fill('Мастерская «Прилив»')
  await page.getByLabel('Чем занимается').selectOption({ index: 1 })
  await page.getByLabel(/О\sчём рассказать/).fill('Чиним лодочные моторы и насосы. Выезжаем на берег.')
  await page.getByLabel('Город').selectOption({ index: 1 })
  await page.getByLabel('Часы работы').fill('пн–пт 9:00–18:00')
  await page.getByRole('button', { name: /^Отправить на\sпроверку/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мастерская «Прилив»' })).toBeVisible()
  await page.getByLabel('Телефон сотрудника').fill('9147770000')
  await page.getByRole('button', { name: 'Добавить сотрудника' }).click()
  await expect(page.getByText(/^Сотрудник должен быть/)).toBeVisible()
  await screen(page, 'own-organization', { full: true })
})
