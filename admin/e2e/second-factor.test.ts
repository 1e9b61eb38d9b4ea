import { test } from 'bun:test'
import type { Page } from 'playwright'
import { appCode } from '../../api/test/app-code.ts'
import { DEMO_PASSWORD } from '../../scripts/demo/people.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { signInStaff } from '../../site/e2e/staff.ts'
import { pressByKey, typeInto } from './keys.ts'

const journey = await openJourney(import.meta.path)

/** What the app shows next, so that it is still good when a slow machine has typed it; the codes before are taken back. */
async function nextCode(secret: string) {
  await journey.sql('update second_factor set last_step = last_step - 10')
  return appCode(secret, new Date(), 1)
}

/** Reads the key off the screen, as who types it into an app. */
async function shownKey(page: Page) {
  return ((await page.locator('.second-factor__key code').textContent()) ?? '').replaceAll(' ', '')
}

/** What stands on the sheet that is sent to the printer next. */
function printed(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.print = () => {
          resolve(document.querySelector('.codes-sheet')?.textContent ?? '')
          dispatchEvent(new Event('afterprint'))
        }
      }),
  )
}

async function signInByKeys(page: Page, email: string) {
  await typeInto(page, page.getByLabel('Почта'), email)
  await typeInto(page, page.getByLabel('Пароль'), DEMO_PASSWORD)
  await page.keyboard.press('Enter')
}

test('a code is asked at the door once it is switched on, and not any more once it is off: by keys alone', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  await using elsewhere = await journey.person(TABLET_SCREEN)
  const email = 'owner@ostrov.example'
  const { page, watch } = owner
  watch.forgive(/answer 4(?:09|22)|status of 4(?:09|22)/)
  await elsewhere.page.goto('/admin/')
  await signInStaff(elsewhere.page, email)
  await page.goto('/admin/account')
  await signInByKeys(page, email)

  await expect(page.getByText('Выключен: для')).toBeVisible()
  await screen(page, 'second-factor-off', { full: true })
  await pressByKey(page, page.getByRole('button', { name: 'Включить' }).last())
  const dialog = page.getByRole('dialog')
  await screen(page, 'second-factor-password')
  await page.keyboard.type('не тот')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Нынешний пароль не')).toBeVisible()
  await typeInto(page, dialog.getByLabel('Нынешний пароль'), DEMO_PASSWORD)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: /QR-код/ })).toBeVisible()
  await screen(page, 'second-factor-key')
  const secret = await shownKey(page)
  await typeInto(page, dialog.getByLabel('Код из'), '12')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Введите 6')).toBeVisible()
  await typeInto(page, dialog.getByLabel('Код из'), appCode(secret, new Date(), 1))
  await page.keyboard.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Коды восстановления' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await screen(page, 'recovery-codes')
  const recovery = (await codes.first().textContent()) ?? ''
  const file = page.waitForEvent('download')
  await pressByKey(page, dialog.getByRole('link', { name: 'Скачать' }))
  expect((await file).suggestedFilename()).toBe('recovery-codes.txt')
  const sheet = printed(page)
  await pressByKey(page, dialog.getByRole('button', { name: 'Напечатать' }))
  expect(await sheet).toContain(recovery)
  await pressByKey(page, dialog.getByRole('button', { name: 'Готово' }))
  await expect(page.getByText('осталось: 10 из')).toBeVisible()
  await screen(page, 'second-factor-on', { full: true })

  elsewhere.watch.forgive(/answer 4(?:01|09)|status of 4(?:01|09)/)
  await elsewhere.page.getByRole('link', { name: 'История' }).click()
  const again = elsewhere.page.getByRole('dialog', { name: 'Войдите ещё раз' })
  await again.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await again.getByRole('button', { name: 'Войти' }).click()
  await again.getByRole('button', { name: 'Нет телефона под' }).click()
  await screen(elsewhere.page, 'sign-in-again-code')
  await again.getByLabel('Код восстановления').fill(recovery)
  await again.getByRole('button', { name: 'Войти' }).click()
  await expect(again).toHaveCount(0)
  await expect(elsewhere.page.getByRole('heading', { level: 1, name: 'История' })).toBeVisible()

  await page.reload()
  await expect(page.getByText('осталось: 9 из')).toBeVisible()
  await pressByKey(page, page.getByRole('button', { name: 'Новые коды восстановления' }))
  await screen(page, 'recovery-codes-proof')
  await typeInto(page, dialog.getByLabel('Нынешний пароль'), DEMO_PASSWORD)
  await typeInto(page, dialog.getByLabel('Код из'), await nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(codes).toHaveCount(10)
  await expect(codes.filter({ hasText: recovery })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await journey.sql('update session set revoked_at = now() where revoked_at is null')
  watch.forgive(/answer 401|status of 401/)
  await page.goto('/admin/sign-in')
  await page.evaluate(() => localStorage.removeItem('ostrov_staff'))
  await page.goto('/admin/sign-in?from=/account')
  await signInByKeys(page, email)
  await expect(page.getByRole('heading', { name: 'Код для' })).toBeVisible()
  await screen(page, 'sign-in-code')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Код не')).toBeVisible()
  await typeInto(page, page.getByLabel('Код из'), await nextCode(secret))
  await page.keyboard.press('Enter')
  await pressByKey(page, page.getByRole('button', { name: 'Выключить' }).last())
  await screen(page, 'second-factor-end')
  await typeInto(page, dialog.getByLabel('Нынешний пароль'), DEMO_PASSWORD)
  await typeInto(page, dialog.getByLabel('Код из'), await nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Выключен: для')).toBeVisible()
})

test('an administrator of whom it is demanded sets it up first, and changes the password and leaves everywhere as others of the staff do', async () => {
  await journey.sql(`insert into setting (name, value, changed_at) values ('admin_second_factor', 'true', now())`)
  await using admin = await journey.person(TABLET_SCREEN)
  const { page } = admin
  await page.goto('/admin/')
  await signInStaff(page, 'admin@ostrov.example')
  await expect(page.getByRole('heading', { name: 'Настройте вход с\u00A0кодом' })).toBeVisible()
  await expect(page.getByRole('link')).toHaveCount(0)
  await screenAtEachWidth(page, 'second-factor-demanded', [DESKTOP_SCREEN, TABLET_SCREEN])
  await page.getByRole('button', { name: 'Включить' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Нынешний пароль').fill(DEMO_PASSWORD)
  await dialog.getByRole('button', { name: 'Продолжить' }).click()
  await dialog.getByLabel('Код из').fill(appCode(await shownKey(page), new Date(), 1))
  await dialog.getByRole('button', { name: 'Включить' }).click()
  await dialog.getByRole('button', { name: 'Готово' }).click()
  await expect(page.getByRole('heading', { name: 'Настройте вход с\u00A0кодом' })).toHaveCount(0)
  await page.goto('/admin/administrators')
  await page
    .getByRole('link', { name: /Администратор/, exact: false })
    .last()
    .click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('heading', { name: 'Где вошли' })).toBeVisible()
  await expect(drawer.getByRole('button', { name: /^Завершить .*Chrome/ })).toBeVisible()
  await screenAtEachWidth(page, 'administrator-sessions', [DESKTOP_SCREEN, TABLET_SCREEN])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /Администратор Острова/ }).click()
  await page.getByRole('link', { name: 'Мой аккаунт' }).click()
  await expect(page.getByText('Включён')).toBeVisible()
  await expect(page.getByText('Вы сейчас здесь')).toBeVisible()
  await screen(page, 'administrator-account', { full: true })
  await page.getByLabel('Нынешний пароль').fill(DEMO_PASSWORD)
  await page.getByLabel('Новый пароль').fill('sovsem-novyi')
  await page.getByLabel('Ещё раз').fill('sovsem-novyi')
  await page.getByRole('button', { name: 'Сменить пароль' }).click()
  await expect(page.getByText('Пароль изменён')).toBeVisible()
  await page.getByRole('button', { name: 'Выйти везде' }).click()
  await expect(page.getByLabel('Почта')).toBeVisible()
  expect(await journey.sql(`select 1 from session where kind = 'admin' and revoked_at is null`)).toEqual([])
})
