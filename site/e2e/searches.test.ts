import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await shareJourney()
const BOTH = [DESKTOP_SCREEN, PHONE_SCREEN]

test('a guest saves a filtered list and loses nothing by signing in; the search says what is new and leads to its list', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/cars?wheelCheckbox=right&sort=price')
  await page.getByRole('link', { name: 'Сохранить поиск' }).click()
  await signInHere(anna, journey)
  await expect(page.getByText('Автомобили: Правый руль')).toBeVisible()
  await expect(page.getByText(/Новое: /)).toBeVisible()
  await screenAtEachWidth(page, 'search-create', BOTH)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Поиск сохранён')).toBeVisible()
  await journey.sql("update saved_search set seen_at = now() - interval '20 days'", [])
  await page.getByRole('button', { name: 'Сразу, уведомлением' }).click()
  await expect(page.getByRole('button', { name: 'Сразу, уведомлением' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/нов(ое|ых)$/).first()).toBeVisible()
  await screenAtEachWidth(page, 'searches', BOTH)
  await page.getByRole('button', { name: /^Открыть: / }).click()
  await page.waitForURL('/cars?wheelCheckbox=right')
  await page.goto('/profile/searches')
  await expect(page.getByText(/нов(ое|ых)$/)).toHaveCount(0)
  await page.getByRole('button', { name: /^Удалить: / }).click()
  await expect(page.getByText('Вы ещё ничего не сохранили')).toBeVisible()
  await screen(page, 'searches-none')
  await page.goto('/profile/searches/stop?token=dead')
  await expect(page.getByText('Ссылка больше не действует.')).toBeVisible()
  await screen(page, 'search-stop')
})
