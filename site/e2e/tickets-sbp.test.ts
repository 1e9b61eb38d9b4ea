import { test } from 'bun:test'
import type { Page } from 'playwright'
import { choose, codeOf, inTheBank, openTickets, signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await openJourney(import.meta.path, { TBANK_SBP: 'on' })
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

test('tickets are paid over SBP: the way is kept through the sign-in, the page follows by itself, and one comes back', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await chooseTickets(anna)
  await choose(page.getByRole('radio', { name: /По\sСБП/ }))
  await screenAtEachWidth(page, 'tickets-buy-sbp', WIDTHS)
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await signInHere(anna, journey)
  await expect(page.getByRole('radio', { name: /По\sСБП/ })).toBeChecked()
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await page.waitForURL(/\/profile\/tickets\/[0-9a-f-]{36}\/sbp$/)
  await expect(page.getByText(/Код действует до\s\d\d:\d\d, потом места вернутся в\sпродажу/)).toBeVisible()
  await expect(page.getByRole('img', { name: /QR-код для\sоплаты/ })).toBeVisible()
  await screenAtEachWidth(page, 'tickets-sbp', WIDTHS)
  const address = page.url()
  await inTheBank(page, 'Оплатить', 'Оплата прошла')
  await expect(page.getByRole('img', { name: 'QR-код: билет 2' })).toBeVisible()
  // A page that was left open has nothing to show any more.
  await page.goto(address)
  await page.waitForURL(/\/profile\/tickets\/[0-9a-f-]{36}$/)
  await page.getByRole('link', { name: 'Вернуть билеты' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вернуть билеты' })
  await dialog.getByRole('checkbox', { name: /^Билет 1/ }).check()
  await dialog.getByRole('button', { name: /^Вернуть 900/ }).click()
  await expect(page.getByText(/^Билеты возвращены/)).toBeVisible()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/Вернули 900/)).toBeVisible({ timeout: 3_000 })
  }).toPass({ timeout: 100_000 })
  await screen(page, 'tickets-sbp-returned', { full: true })
})

test('a refusal leaves the seats and says so, a card pays instead, and a hold that is over is told in words', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await buyBySbp(anna)
  await inTheBank(page, 'Отказаться', 'Оплата отклонена')
  await expect(page.getByText(/Банк не\sподтвердил оплату по\sСБП.*Места ваши до\s\d\d:\d\d/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-sbp-declined', WIDTHS)
  await page.getByRole('link', { name: /^Вернуться к\sпокупке/ }).click()
  await expect(page.getByText(/Деньги не\sсписаны, можно заплатить ещё раз/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-unpaid-sbp', WIDTHS)
  const address = page.url()
  await page.getByRole('button', { name: /^Оплатить по\sСБП/ }).click()
  await expect(page.getByText(/Код действует до/)).toBeVisible()
  await journey.sql(
    `update ticket_purchase set held_until = now() where id = '${new URL(address).pathname.split('/').at(-1)}'`,
  )
  // The page notices by itself that the time is over.
  await expect(page.getByText(/Время оплаты вышло, места вернулись в\sпродажу/)).toBeVisible()
  await screenAtEachWidth(page, 'tickets-sbp-lapsed', WIDTHS)
  await page.getByRole('link', { name: 'Выбрать билеты заново' }).click()
  await fillTickets(page)
  await choose(page.getByRole('radio', { name: /По\sСБП/ }))
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await page.waitForURL(/\/sbp$/)
  await page.getByRole('link', { name: /^Вернуться к\sпокупке/ }).click()
  await page.getByRole('button', { name: /^Оплатить картой/ }).click()
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByRole('img', { name: 'QR-код: билет 2' })).toBeVisible()
})

test('without JavaScript SBP is chosen in the form, and the code’s page is asked anew by a link', async () => {
  await using anna = await journey.person()
  await chooseTickets(anna)
  await signInBefore(anna)
  const storageState = await anna.page.context().storageState()
  const address = anna.page.url()
  const context = await journey.browser.newContext({ ...PHONE_SCREEN, javaScriptEnabled: false, storageState })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('radio', { name: /По\sСБП/ }).check()
    await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
    await page.waitForURL(/\/sbp$/)
    const waiting = page.url()
    await page.getByRole('link', { name: 'Проверить оплату' }).click()
    await expect(page.getByText(/Код действует до/)).toBeVisible()
    await fetch(await codeOf(page), { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) })
    await expect(async () => {
      await page.goto(waiting)
      await expect(page.getByRole('img', { name: 'QR-код: билет 2' })).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  } finally {
    await context.close()
  }
})

/** Two tickets of a concert, as a guest. */
async function chooseTickets({ page }: Person) {
  await openTickets(page)
  await fillTickets(page)
}

async function fillTickets(page: Page) {
  await page.getByLabel('Сколько билетов: Входной').fill('2')
  await page.getByLabel(/^Почта для\sбилетов/).fill('anna@example.com')
}

/** Ends before the same form, signed in. */
async function signInBefore(person: Person) {
  await person.page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await signInHere(person, journey)
  await expect(person.page.getByLabel('Сколько билетов: Входной')).toHaveValue('2')
}

/** Ends on the page with the code. */
async function buyBySbp(person: Person) {
  const { page } = person
  await chooseTickets(person)
  await choose(page.getByRole('radio', { name: /По\sСБП/ }))
  await signInBefore(person)
  await page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
  await page.waitForURL(/\/sbp$/)
}
