import { test } from 'bun:test'
import type { Page } from 'playwright'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const OWNER = 'grill@ostrov.example'
const LOST = 'Нет связи'

test('a save whose answer was lost keeps the form, says so, and does nothing twice when it is pressed again', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page, watch } = owner
  watch.forgive(/ERR_FAILED|answer 409|status of 409/)
  await openOffice(page, '/people', OWNER)

  await page.getByRole('button', { name: 'Пригласить' }).click()
  const invite = page.getByRole('dialog', { name: 'Пригласить менеджера' })
  const email = 'twice@example.com'
  await invite.getByLabel('Имя').fill('Вера')
  await invite.getByLabel('Почта').fill(email)
  await invite
    .getByRole('checkbox', { name: /Заказы/ })
    .first()
    .check()
  await loseAnswer(page, 'POST', '/business_user/manager')
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  await expect(invite.getByText(LOST)).toBeVisible()
  await expect(invite.getByLabel('Почта')).toHaveValue(email)
  await screen(page, 'invite-lost')
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  await expect(invite).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1)
  expect(await acts('manager.invite')).toBe(1)

  await page.goto('/admin/settings')
  await page.getByRole('button', { name: /Дым и лапша/ }).click()
  const minutes = page.getByLabel('Обычное время доставки')
  await minutes.fill('55')
  await page.getByLabel('Название').fill('Гриль у\u00a0вокзала')
  await loseAnswer(page, 'PUT', '/business_user/restaurants/')
  await save(page)
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(minutes).toHaveValue('55')
  await screen(page, 'settings-lost')
  await save(page)
  await expect(page.getByText('Отправлено на').first()).toBeVisible()
  expect([await acts('restaurant.change'), await acts('moderation.submit')]).toEqual([1, 1])

  await page.getByRole('link', { name: 'Реквизиты' }).click()
  await page.getByLabel('Юридический адрес').fill('Ленина, 1')
  await loseAnswer(page, 'PUT', '/business_user/restaurants/')
  await save(page)
  await expect(page.getByText(LOST)).toBeVisible()
  await save(page)
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible()
  expect(await acts('restaurant.change')).toBe(2)

  await page.getByRole('link', { name: 'Уведомления' }).click()
  await page.getByLabel('Почта').fill('kitchen@example.com')
  await loseAnswer(page, 'PUT', '/notification_config')
  await save(page)
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(page.getByLabel('Почта')).toHaveValue('kitchen@example.com')
  await save(page)
  await expect(page.getByRole('button', { name: 'Прислать пробное' })).toBeEnabled()
  expect(await acts('restaurant.notifications')).toBe(1)
  expect(done).toEqual([200, 200, 200, 200])
})

/** What the server answered and nobody heard. */
const done: number[] = []

const save = (page: Page) => page.getByRole('button', { name: 'Сохранить' }).click()

/** The next such request reaches the server and is done; its answer does not come back. */
function loseAnswer(page: Page, method: string, path: string) {
  let lost = false
  return page.route(
    (url) => url.pathname.includes(path),
    async (route) => {
      if (lost || route.request().method() !== method) return route.fallback()
      lost = true
      const answer = await route.fetch({ headers: { ...route.request().headers(), origin: journey.url } })
      done.push(answer.status())
      return route.abort()
    },
  )
}

/** How often the log says that this was done by the owner. */
async function acts(action: string) {
  const rows = await journey.sql(
    `select 1 from log l join business_user b on l.actor = 'business:' || b.id where b.email = $1 and l.action = $2`,
    [OWNER, action],
  )
  return rows.length
}
