import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'
import { openOffice } from './staff.ts'

const journey = await openJourney(import.meta.path)
const BOTH = [DESKTOP_SCREEN, PHONE_SCREEN]

test('a guest writes to support over the page; a person’s request is taken, answered, and read in the profile', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/news')
  await page.getByRole('link', { name: /^Написать в\sподдержку$/ }).click()
  const form = page.getByRole('dialog', { name: /^Написать в\sподдержку$/ })
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(form.getByText('Расскажите, что случилось', { exact: true })).toBeVisible()
  await screen(page, 'support-modal')
  await form.getByLabel('Что случилось').fill('Не открывается карта')
  await form.getByLabel('Как к вам обращаться').fill('Анна')
  await form.getByLabel('Как ответить').selectOption('phone')
  await form.getByLabel('Номер телефона').fill(anna.phone.slice(1))
  await form.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByRole('dialog').getByText(/^Обращение №\s\d+ принято$/)).toBeVisible()
  await page.getByRole('button', { name: 'Хорошо' }).click()

  await page.goto('/profile/support')
  await signInHere(anna, journey)
  await page.waitForURL('/profile/support')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Написать в\sподдержку$/ })
    .click()
  await page.getByLabel('О чём').selectOption('account')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Расскажите, что случилось', { exact: true })).toBeVisible()
  await screenAtEachWidth(page, 'support-page', BOTH)
  await page.getByLabel('Что случилось').fill('Не приходит код из СМС.\nПробую второй день.')
  await page.getByLabel('Как к вам обращаться').fill('Анна')
  await page.getByLabel('Как ответить').selectOption('mail')
  await page.getByLabel('Почта').fill('anna@ostrov.example')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText(/^Обращение №\s\d+ принято$/)).toBeVisible()
  await page.getByRole('link', { name: 'Мои обращения' }).click()

  await using olga = await journey.person(DESKTOP_SCREEN)
  await openOffice(olga.page, '/', 'admin@ostrov.example')
  await olga.page.getByRole('link', { name: /обращени\S+ (?:ждёт|ждут) ответа/ }).click()
  await expect(olga.page.getByText('Не приходит код из СМС.')).toBeVisible()
  await screenAtEachWidth(olga.page, 'support-desk', BOTH)
  await olga.page
    .getByRole('row', { name: /Не приходит код/ })
    .getByRole('link')
    .click()
  await olga.page.getByRole('button', { name: /^Взять в\sработу/ }).click()
  await expect(olga.page.getByText('В работе', { exact: true })).toBeVisible()
  await olga.page.getByRole('button', { name: /^Доступ к\sаккаунту$/ }).click()
  await screenAtEachWidth(olga.page, 'support-request', BOTH)
  await olga.page.getByRole('button', { name: 'Ответить' }).click()
  await expect(olga.page.getByText('Отвечено', { exact: true })).toBeVisible()

  await page.goto('/profile/support')
  await expect(page.getByText('Новое')).toBeVisible()
  await screenAtEachWidth(page, 'support-own', BOTH)
  await page.locator('.support-card').getByRole('link').click()
  await expect(page.getByText('Войдите по номеру телефона', { exact: false })).toBeVisible()
  await page.getByLabel('Сообщение').fill('Спасибо, вошла.')
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect(page.getByText('Сообщение отправлено')).toBeVisible()
  await screenAtEachWidth(page, 'support-own-request', BOTH)
})
