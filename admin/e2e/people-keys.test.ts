import { test } from 'bun:test'
import sharp from 'sharp'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'
import { pressByKey, tabTo, typeInto } from './keys.ts'

const journey = await openJourney(import.meta.path)
const OWNER = 'grill@ostrov.example'

test('people, black list, notices, profile with a photo and the log are worked by keys alone', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  const [order] = await journey.sql<{ id: number; restaurant_id: string }>(
    `select o.id::int as id, o.restaurant_id from "order" o join restaurant r on r.id = o.restaurant_id
     join business_user b on b.id = r.owner_id where b.email = $1 and o.status = 'COMPLETED' order by o.id limit 1`,
    [OWNER],
  )
  await openOffice(page, '/people', OWNER)
  await pressByKey(page, page.getByRole('button', { name: 'Пригласить' }))
  const invite = page.getByRole('dialog', { name: 'Пригласить менеджера' })
  await typeInto(page, invite.getByLabel('Имя'), 'Вера')
  await typeInto(page, invite.getByLabel('Почта'), 'by-keys@example.com')
  await pressByKey(page, invite.getByRole('checkbox', { name: /Меню/ }).first(), 'Space')
  await pressByKey(page, invite.getByRole('button', { name: 'Пригласить' }))
  await expect(page.getByRole('row').filter({ hasText: 'by-keys@example.com' })).toContainText('Ждём ответа')

  await page.goto(`/admin/orders/${order?.id}`)
  await pressByKey(page, page.getByRole('button', { name: 'В чёрный список' }))
  const reason = page.getByRole('dialog')
  await typeInto(page, reason.getByLabel('Причина'), 'Обманывает с оплатой')
  await pressByKey(page, reason.getByRole('button', { name: 'В чёрный список' }))
  await expect(page.getByText('Клиент в чёрном списке: новых')).toBeVisible()
  await page.goto('/admin/black-list')
  await pressByKey(page, page.getByRole('button', { name: 'Обслуживать снова' }))
  await expect(page.getByText('В чёрном списке никого')).toBeVisible()

  await page.evaluate((id) => localStorage.setItem('ostrov_staff_restaurant', id), order?.restaurant_id ?? '')
  await page.goto('/admin/settings/notifications')
  await typeInto(page, page.getByLabel('Почта'), 'night@example.com')
  await pressByKey(page, page.getByRole('switch', { name: 'Звук на доске заказов' }), 'Space')
  await pressByKey(page, page.getByRole('button', { name: 'Сохранить' }))
  const silenced = () =>
    journey.sql(`select 1 from restaurant where id = $1 and notification_config->>'sound' = 'false'`, [
      order?.restaurant_id,
    ])
  await expect.poll(async () => (await silenced()).length).toBe(1)
  await page.goto('/admin/orders')
  await expect(page.getByText('не звучат: звук выключен')).toBeVisible()
  await expect(page.getByText('Доска молчит')).toHaveCount(0)
  await screen(page, 'board-silenced')
  await pressByKey(page, page.getByRole('link', { name: 'К настройкам' }))
  await expect(page.getByRole('switch', { name: 'Звук на доске заказов' })).not.toBeChecked()

  const hall = { name: 'hall.png', mimeType: 'image/png', buffer: await photograph() }
  // Asked for before the page is: a chooser that opens while one only begins to listen is nobody's.
  page.once('filechooser', (chooser) => void chooser.setFiles(hall))
  await page.goto('/admin/settings')
  const picture = page.getByRole('group', { name: 'Фото' }).locator('input[type="file"]')
  await pressByKey(page, picture, 'Space')
  await expect(
    page.getByRole('group', { name: 'Фото' }).locator('img[src^="blob:"][data-state="stored"]'),
  ).toBeVisible()
  await typeInto(page, page.getByLabel('Обычное время доставки'), '55')
  await pressByKey(page, page.getByRole('button', { name: 'Сохранить' }))
  const saved = () =>
    journey.sql('select 1 from restaurant where id = $1 and delivery_time = 55', [order?.restaurant_id])
  await expect(page.getByText('Отправлено на проверку')).toBeVisible()
  expect((await saved()).length).toBe(1)
  await screen(page, 'settings-photo', { full: true })

  // An invitation belongs to no restaurant.
  await page.evaluate(() => localStorage.removeItem('ostrov_staff_restaurant'))
  await page.goto('/admin/log')
  await pressByKey(page, page.getByRole('checkbox', { name: 'Чёрный список' }), 'Space')
  await expect(page.getByRole('row').filter({ hasText: 'Добавил в чёрный список' })).toHaveCount(1)
  await expect(page.getByRole('row').filter({ hasText: 'Пригласил менеджера' })).toHaveCount(0)
  await pressByKey(page, page.getByRole('button', { name: /^Убрать: / }))
  await expect(page.getByRole('row').filter({ hasText: 'Пригласил менеджера' })).toHaveCount(1)
  await tabTo(page, page.getByLabel('Кто', { exact: true }), { back: true })
})

function photograph() {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#cc3311' } })
    .png()
    .toBuffer()
}
