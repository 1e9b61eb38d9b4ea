import { test } from 'bun:test'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await openJourney(import.meta.path)
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('two tickets are chosen, kept through the sign-in, paid at the bank, shown with their codes, and one comes back', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await page.goto('/afisha?rubric=concert')
  await page.getByRole('link', { name: /^Гитары у\sморя$/ }).click()
  await page
    .getByRole('link', { name: /^Купить билеты/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Купить билеты' })).toBeVisible()
  await expect(page.getByText('Распродано')).toBeVisible()
  await page.getByRole('button', { name: 'Больше: Входной' }).click()
  await expect(page.getByText(/Итого\s*1\s800/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-buy', WIDTHS)
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await expect(page.getByText('Укажите почту: туда придут билеты')).toBeVisible()
  await page.getByLabel(/^Почта для\sбилетов/).fill('anna@example.com')
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await signInHere(anna, journey)
  await expect(page.getByLabel('Сколько билетов: Входной')).toHaveValue('2')
  await expect(page.getByLabel(/^Почта для\sбилетов/)).toHaveValue('anna@example.com')
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByRole('img', { name: 'QR-код: билет 2' })).toBeVisible()
  await screenAtEachWidth(page, 'tickets-bought', WIDTHS)
  const address = page.url().split('?')[0] ?? ''
  const calendar = await page.request.get(`${address}/calendar.ics`)
  expect((await calendar.text()).startsWith('BEGIN:VCALENDAR\r\n')).toBe(true)
  await page.getByRole('link', { name: 'Передать другому: билет 2' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Передать билет' })).toBeVisible()
  await page.getByRole('button', { name: 'Передать', exact: true }).click()
  await expect(page.getByText('Укажите телефон')).toBeVisible()
  await screenAtEachWidth(page, 'ticket-hand', WIDTHS)
  await page.getByLabel('Кому передаёте').fill('Борис')
  await page.getByRole('button', { name: 'Получить ссылку' }).click()
  const link = (await page.getByRole('link', { name: /claim/ }).textContent()) ?? ''
  await screen(page, 'ticket-link', { full: true })
  await using boris = await journey.person(PHONE_SCREEN)
  await boris.page.goto(new URL(link).pathname)
  await expect(boris.page.getByRole('heading', { level: 1, name: 'Борис, вам передают билет' })).toBeVisible()
  await screenAtEachWidth(boris.page, 'ticket-claim', WIDTHS)
  await boris.page.getByRole('button', { name: 'Забрать билет' }).click()
  await signInHere(boris, journey)
  await boris.page.getByRole('button', { name: 'Забрать билет' }).click()
  await expect(boris.page.getByRole('img', { name: 'QR-код билета' })).toBeVisible()
  await screenAtEachWidth(boris.page, 'ticket-received', WIDTHS)
  await boris.page.getByRole('link', { name: /^Билеты, которые/ }).click()
  await screen(boris.page, 'tickets-received')
  await page.goto(address)
  await expect(page.getByText(/^Передан: Борис/)).toBeVisible()
  await page.getByText('Вернуть билеты', { exact: true }).click()
  await page.getByRole('checkbox', { name: /900\s₽$/ }).check()
  await page.getByRole('button', { name: 'Посмотреть, сколько вернётся' }).click()
  await expect(page.getByText(/Вернётся\s900/)).toBeVisible()
  await screen(page, 'ticket-refund', { full: true })
  await page.getByRole('button', { name: /^Вернуть 900/ }).click()
  await expect(page.getByText(/^Билеты возвращены/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^QR-код/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'Мои билеты' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои билеты' })).toBeVisible()
  await screenAtEachWidth(page, 'own-tickets', WIDTHS)
})
