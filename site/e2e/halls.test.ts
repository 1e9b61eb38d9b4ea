import { test } from 'bun:test'
import type { Page } from 'playwright'
import { signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, screenAtEachWidth } from './screen.ts'

const journey = await shareJourney()
const WIDTHS = [DESKTOP_SCREEN, PHONE_SCREEN]

const pay = (page: Page) => page.getByRole('button', { name: /^Перейти к\sоплате/ }).click()
const free = (page: Page) => page.locator('svg [role="checkbox"]:not([aria-disabled])')
/** «Партер, ряд 5, место 12» of «Партер, ряд 5, место 12, 1 800 ₽, свободно». */
const wordsOf = (label: string | null) => (label ?? '').split(', ').slice(0, 3).join(', ')

test('two seats are taken on the plan by pointer and by keys, one comes back, somebody else takes it by finger; all of it without scripts', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/afisha?rubric=theatre')
  await page.getByRole('link', { name: 'Смотритель' }).click()
  await page
    .getByRole('link', { name: /^Купить билеты/ })
    .first()
    .click()
  await expect(page.getByRole('group', { name: 'План зала' })).toBeVisible()
  const first = free(page).first()
  const pointed = wordsOf(await first.getAttribute('aria-label'))
  await first.click()
  await expect(first).toHaveAttribute('aria-checked', 'true')
  // From the seat that was pressed, to the last of its row, one row on, and to the first free one on the way back.
  await first.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  const focused = page.locator('svg [role="checkbox"]:focus')
  for (let at = 0; at < 30 && (await focused.getAttribute('aria-disabled')) !== null; at += 1)
    await page.keyboard.press('ArrowLeft')
  const keyed = wordsOf(await focused.getAttribute('aria-label'))
  await page.keyboard.press(' ')
  await expect(focused).toHaveAttribute('aria-checked', 'true')
  await expect(focused).toHaveAttribute('aria-label', /выбрано$/)
  // What is put back by the keys leaves them at what is still chosen.
  await page.getByRole('button', { name: `Убрать: ${keyed}` }).press('Enter')
  await expect(page.getByRole('button', { name: `Убрать: ${pointed}` })).toBeFocused()
  await page.locator('svg [role="checkbox"][tabindex="0"]').press(' ')
  await expect(page.getByRole('button', { name: `Убрать: ${keyed}` })).toBeVisible()
  await expect(page.getByText(/Итого\s*3\s600/)).toBeVisible()
  await screenAtEachWidth(page, 'hall-plan', WIDTHS)
  const counter = page.url()
  await page.getByLabel(/^Почта для\sбилетов/).fill('anna@example.com')
  await pay(page)
  await signInHere(anna, journey)
  await expect(page.getByText(/Итого\s*3\s600/)).toBeVisible()
  await pay(page)
  await page.waitForURL(/sandbox-bank/)
  await page.getByRole('button', { name: 'Оплатить' }).click()
  await expect(page.getByRole('heading', { level: 2, name: pointed })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: keyed })).toBeVisible()
  await screenAtEachWidth(page, 'hall-tickets', WIDTHS)
  await page.getByRole('link', { name: 'Вернуть билеты' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вернуть билеты' })
  await dialog.getByRole('checkbox', { name: new RegExp(pointed.replaceAll(/\s/g, '\\s')) }).check()
  await dialog.getByRole('button', { name: /^Вернуть 1/ }).click()
  await expect(page.getByText(/^Билеты возвращены/)).toBeVisible()
  // It is free again; while she looks at it, somebody else takes it.
  await page.goto(counter)
  const freed = (who: Page) => who.locator(`svg [aria-label^="${pointed},"]`)
  await freed(page).click()
  await using boris = await journey.person(PHONE_SCREEN)
  await boris.page.goto(counter)
  await expect(boris.page.locator(`svg [aria-label^="${keyed},"]`)).toHaveAttribute('aria-disabled', 'true')
  // The whole hall is seen at first: a finger's first press only comes nearer.
  await freed(boris.page).tap()
  await expect(freed(boris.page)).toHaveAttribute('aria-checked', 'false')
  await boris.page.getByRole('button', { name: 'Приблизить' }).click()
  await freed(boris.page).tap()
  await expect(freed(boris.page)).toHaveAttribute('aria-checked', 'true')
  await boris.page.getByLabel(/^Почта для\sбилетов/).fill('boris@example.com')
  await screen(boris.page, 'hall-near', { full: true })
  await pay(boris.page)
  await signInHere(boris, journey)
  await pay(boris.page)
  await boris.page.waitForURL(/sandbox-bank/)
  await expect(page.getByText(/^Только что заняли/)).toBeVisible()
  await expect(freed(page)).toHaveAttribute('aria-disabled', 'true')
})

test('without scripts seats are ticked row by row, and counted', async () => {
  await using vera = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  const { page } = vera
  await page.goto('/afisha?rubric=concert')
  await page.getByRole('link', { name: /^Скрипки при\sсвечах$/ }).click()
  await page
    .getByRole('link', { name: /^Купить билеты/ })
    .first()
    .click()
  await expect(page.getByRole('img', { name: 'План зала' })).toBeVisible()
  await page.getByText(/^Места списком/).click()
  const seat = page.locator('input[name="seat"]:not(:disabled)').first()
  const words = wordsOf(await seat.getAttribute('aria-label'))
  await seat.check()
  await page.getByRole('button', { name: 'Посчитать' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  await expect(page.getByText(/Итого\s*1\s100/)).toBeVisible()
  await pay(page)
  await expect(page.getByText('Укажите почту: туда придут билеты')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
})
