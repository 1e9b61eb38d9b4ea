import { test } from 'bun:test'
import type { Page } from 'playwright'
import { settle } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'

import { openDesk } from './desk.ts'

const journey = await openJourney(import.meta.path)

const acts = (page: Page) => page.getByRole('region', { name: 'Действия' })

test('a customer is found, blocked with a reason by keys alone, signed out at once, and reads why', async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  await settle(anna, journey)
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  // Another phone is refused, field by field.
  admin.watch.forgive(/422/)
  await openDesk(page, '/customers?state=active')
  await page.getByLabel('Имя, телефон или почта').fill(anna.phone.slice(-7))
  const row = page.getByRole('row').nth(1)
  await expect(page.getByRole('row')).toHaveCount(2)
  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await acts(page).getByRole('button', { name: 'Заблокировать' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Заблокировать клиента' })
  await dialog.getByLabel('Причина').focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Напишите причину: её увидят при входе')).toBeVisible()
  await page.keyboard.type('Не забирает заказы')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Причина: Не забирает заказы')).toBeVisible()
  await screen(page, 'customer-blocked')

  anna.watch.forgive(/401|409/)
  await anna.page.goto('/eda/orders')
  await anna.page.waitForURL((url) => url.pathname === '/eda')
  await anna.page.goto('/eda/login')
  await anna.page.getByLabel('Номер телефона').fill(anna.phone.slice(1))
  await anna.page.getByRole('button', { name: 'Продолжить' }).click()
  // Its device has confirmed the phone before, so no code is asked first.
  await expect(anna.page.getByText('Причина: Не забирает заказы.')).toBeVisible()

  await acts(page).getByRole('button', { name: 'Разблокировать' }).click()
  await expect(acts(page).getByRole('button', { name: 'Заблокировать' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Журнал' }).click()
  await expect(page).toHaveURL(/\/log$/)
  await expect(page.getByText('Не забирает заказы').first()).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Данные' }).click()
  await page.getByRole('button', { name: 'Подготовить выгрузку' }).click()
  await expect(page.getByRole('link', { name: 'Скачать', exact: true })).toBeVisible()
  await screenAtEachWidth(page, 'customer-data')
  await acts(page).getByRole('button', { name: 'Удалить клиента' }).click()
  const erasing = page.getByRole('dialog', { name: /^Удалить: / })
  await erasing.getByLabel('Заявление').fill('№ 12 от 28.11.2026')
  await erasing.getByLabel('Телефон из').fill('9990000000')
  await erasing.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(erasing.getByText(/клиента другой телефон/)).toBeVisible()
  await screenAtEachWidth(page, 'customer-erase')
  await erasing.getByLabel('Телефон из').fill(anna.phone.slice(1))
  await erasing.getByRole('button', { name: 'Удалить навсегда' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Аккаунт удалён')
  await expect(acts(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Клиенты' }).click()
  await expect(page).toHaveURL(/state=active/)
})

test('every part of a customer’s and of a partner’s card stands at an address, on every screen', async () => {
  const [guest] = await journey.sql<{ id: string }>(
    `select user_id as id from "order" where user_id is not null group by 1 order by count(*) desc limit 1`,
  )
  const [owner] = await journey.sql<{ id: string }>(`select id from business_user where email = 'owner@ostrov.example'`)
  await journey.sql(
    `insert into document_acceptance (document_version_id, user_id, accepted_at) select id, '${guest?.id}', now() from document_version`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  admin.watch.forgive(/404/)
  await openDesk(page, '/customers')
  await screenAtEachWidth(page, 'customers')
  for (const tab of ['', '/addresses', '/reviews', '/promo', '/sessions', '/acceptances', '/notices', '/log']) {
    await page.goto(`/admin/customers/${guest?.id}${tab}`)
    await screenAtEachWidth(page, `customer${tab.replace('/', '-')}`)
  }
  await page.getByRole('button', { name: 'Изменить' }).click()
  await screenAtEachWidth(page, 'customer-form')
  await page.goto('/admin/partners')
  await screenAtEachWidth(page, 'partners')
  for (const tab of ['', '/managers', '/sessions', '/acceptances', '/log']) {
    await page.goto(`/admin/partners/${owner?.id}${tab}`)
    await screenAtEachWidth(page, `partner${tab.replace('/', '-')}`)
  }
  await page.goto(`/admin/partners/${owner?.id}/nothing`)
  await expect(page).toHaveURL(new RegExp(`${owner?.id}$`))
  await page.goto('/admin/customers/nobody')
  await expect(page.getByRole('heading', { name: 'Клиент не найден' })).toBeVisible()
  await screenAtEachWidth(page, 'customer-gone')
})

test('a partner is added, the letter goes once more, and who has nothing is deleted', async () => {
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/partners')
  await page.getByRole('link', { name: 'Добавить партнёра' }).click()
  const fresh = page.getByRole('dialog', { name: 'Новый партнёр' })
  await fresh.getByLabel('Имя').fill('Пётр Новый')
  await fresh.getByLabel('Почта').fill('petr@example.com')
  await screen(page, 'partner-new')
  await fresh.getByRole('button', { name: 'Сохранить' }).click()
  await expect(fresh).toHaveCount(0)
  await page.getByRole('link', { name: 'Пётр Новый' }).click()
  await acts(page).getByRole('button', { name: 'Письмо ещё раз' }).click()
  await expect(page.getByText('Письмо ушло на petr@example.com')).toBeVisible()
  await acts(page).getByRole('button', { name: 'Удалить' }).click()
  const asked = page.getByRole('dialog', { name: 'Удалить партнёра?' })
  await screen(page, 'partner-delete')
  await asked.getByRole('button', { name: 'Удалить' }).click()
  await expect(page).toHaveURL(/\/admin\/partners$/)
  await expect(page.getByRole('link', { name: 'Пётр Новый' })).toHaveCount(0)
})
