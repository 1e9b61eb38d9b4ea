import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'
import { openOffice } from './staff.ts'

const journey = await openJourney(import.meta.path)

test('a guest’s heart is pressed once they have signed in; three who complain hide an ad until a moderator leaves it', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  anna.watch.forgive(/^answer 404/)
  const { page } = anna
  await page.goto('/sales')
  const card = page.locator('.listed-card').first()
  await card.getByRole('button', { name: /^В избранное/ }).click()
  const first = page.getByRole('dialog', { name: 'Войдите в аккаунт' })
  await expect(first).toBeVisible()
  await screen(page, 'guest-heart')
  await first.getByRole('link', { name: 'Войти' }).click()
  await signInHere(anna, journey)
  await page.waitForURL('/sales')
  await expect(page.getByText('Добавлено в избранное')).toBeVisible()
  await expect(card.getByRole('button', { name: /^В избранное/ })).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/profile/favorites')
  await screen(page, 'favourite-ads', { full: true })
  await page.locator('.listed-card').locator('.listed-card__link').click()
  await page.waitForURL(/\/sales\/\d+-/)
  const address = new URL(page.url()).pathname
  await expect(page.locator('.ad__side').getByRole('button', { name: /^В избранное/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await screen(page, 'ad-heart', { full: true })
  await page.getByRole('link', { name: 'Пожаловаться' }).click()
  await page.getByLabel('Что не так').selectOption('other')
  await page.getByRole('button', { name: 'Пожаловаться' }).click()
  await expect(page.getByText('Напишите ниже, что не так')).toBeVisible()
  await screen(page, 'complaint-errors')
  await page.getByLabel('Подробности').fill('Просит перевести деньги до встречи')
  await page.getByRole('button', { name: 'Пожаловаться' }).click()
  await expect(page.getByText('Спасибо, жалоба у нас')).toBeVisible()
  await screen(page, 'complaint-sent')
  for (const way of ['link', 'page']) {
    await using person = await journey.person(PHONE_SCREEN)
    await person.page.goto(way === 'link' ? address : `${address.replace(/-.*/, '')}/complain`)
    if (way === 'link') {
      await person.page.getByRole('link', { name: 'Пожаловаться' }).click()
      await person.page.getByRole('dialog').getByRole('link', { name: 'Войти' }).click()
    }
    await signInHere(person, journey)
    await person.page.getByLabel('Что не так').selectOption('fraud')
    await person.page.getByRole('button', { name: 'Пожаловаться' }).click()
    await expect(person.page.getByText('Спасибо, жалоба у нас')).toBeVisible()
  }
  expect((await page.goto(address))?.status()).toBe(404)

  await using olga = await journey.person(DESKTOP_SCREEN)
  await openOffice(olga.page, '/', 'admin@ostrov.example')
  await olga.page.goto('/admin/moderation?kind=ad')
  await olga.page.getByRole('link', { name: /Жалобы: 3/ }).click()
  await expect(olga.page.getByText('Просит перевести деньги до встречи')).toBeVisible()
  await screen(olga.page, 'complaints-desk')
  await olga.page.getByRole('button', { name: 'Оставить' }).click()
  await expect(olga.page.getByText(/^Оставлено:/)).toBeVisible()
  expect((await page.goto(address))?.status()).toBe(200)
  await expect(page.getByRole('link', { name: 'Пожаловаться' })).toBeVisible()

  await page.goto('/sales')
  const seen = page.getByRole('region', { name: /^Вы\sсмотрели$/ })
  await expect(seen.getByRole('link')).toHaveAttribute('href', address)
  await seen.scrollIntoViewIfNeeded()
  await screen(page, 'seen-ads')
})
