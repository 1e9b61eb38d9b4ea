import { test } from 'bun:test'
import { DEMO_PASSWORD } from '../../scripts/demo/people.ts'
import { violations } from '../../site/e2e/axe.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { mailedLink, signInStaff } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

test('a wrong password is told under the form, and a manager without the right sees no orders', async () => {
  await using operator = await journey.person(DESKTOP_SCREEN)
  const { page } = operator
  await page.goto('/admin/')
  await page.getByLabel('Почта').fill('owner@ostrov.example')
  await page.getByLabel('Пароль').fill('не тот')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Неверная почта или пароль' })).toBeVisible()
  await screen(page, 'staff-sign-in')
  await page.getByRole('link', { name: 'Забыли пароль?' }).click()
  await expect(page).toHaveURL(/request-password-reset/)
  await screen(page, 'staff-forgotten')
  await page.goto('/admin/')
  await signInStaff(page, 'grill-menu@ostrov.example')
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Заказы' })).toHaveCount(0)
  await screen(page, 'staff-without-orders')

  const coming = Promise.withResolvers<void>()
  await page.route(/MenuPage/, async (route) => {
    await coming.promise
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Загружаем…')).toBeAttached()
  expect(await violations(page)).toEqual([])
  coming.resolve()
  await expect(page.getByRole('heading', { level: 1, name: 'Меню' })).toBeVisible()
})

test('an administrator has a start page of their own', async () => {
  await using operator = await journey.person(DESKTOP_SCREEN)
  await operator.page.goto('/admin/')
  await signInStaff(operator.page, 'admin@ostrov.example')
  await expect(operator.page.getByRole('heading', { level: 1 })).toBeVisible()
  await screen(operator.page, 'platform')
  await operator.page.getByRole('button', { name: /Администратор/ }).click()
  await expect(operator.page.getByRole('dialog')).toBeVisible()
  await screen(operator.page, 'staff-account')
})

test('a forgotten password is set anew by the mailed link, which works once and ends the other sessions', async () => {
  await using operator = await journey.person(DESKTOP_SCREEN)
  await using elsewhere = await journey.person(DESKTOP_SCREEN)
  const email = 'grill@ostrov.example'
  await elsewhere.page.goto('/admin/')
  await signInStaff(elsewhere.page, email)
  const { page } = operator
  await page.goto('/admin/request-password-reset')
  await page.getByLabel('Почта').fill(email)
  await page.getByRole('button', { name: 'Получить ссылку' }).click()
  await expect(page.getByRole('status').filter({ hasText: email })).toBeVisible()
  await screen(page, 'staff-mail-sent')
  const link = await mailedLink(journey, email)
  await page.goto(link)
  await page.getByLabel('Новый пароль').fill('короткий')
  await screen(page, 'staff-new-password')
  await page.getByLabel('Новый пароль').fill('другой пароль 2026')
  await page.getByLabel('Ещё раз').fill('другой пароль 2026')
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill('другой пароль 2026')
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible()
  elsewhere.watch.forgive(/answer 401/)
  await elsewhere.page.reload()
  await expect(elsewhere.page.getByRole('button', { name: 'Войти' })).toBeVisible()
  await page.goto(link)
  await page.getByLabel('Новый пароль').fill(DEMO_PASSWORD)
  await page.getByLabel('Ещё раз').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await screen(page, 'staff-dead-link')
})
