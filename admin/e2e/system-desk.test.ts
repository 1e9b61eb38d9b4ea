import { test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { pictures, screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'
import { openDesk } from './desk.ts'
import { pressByKey, typeInto } from './keys.ts'

const PHONE = { width: 390, height: 844 }

const journey = await openJourney(import.meta.path)

test('a job that failed is tried anew and another taken away by keys, and the overview leads there', async () => {
  for (const task of ['mail.send', 'sms.send'])
    await journey.sql(
      `select graphile_worker.add_job($1, '{}', max_attempts := 1, run_at := now() + interval '1 day')`,
      [task],
    )
  await journey.sql(
    `update graphile_worker._private_jobs set attempts = 1, last_error = 'mail.unavailable ECONNECTION' where max_attempts = 1
       and run_at > now() + interval '23 hours'`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/overview')
  await pressByKey(page, page.getByRole('link', { name: /2\s+задания не\s+выполнено/ }))
  await expect(page).toHaveURL(/system\/queue\?state=failed/)
  const letter = page.getByRole('row').filter({ hasText: 'Отправить письмо' })
  await expect(letter).toContainText('Почтовый сервер не\u00A0отвечает (ECONNECTION)')
  await screen(page, 'system-queue', { full: true })
  await page.setViewportSize(PHONE)
  await pictures(page, 'system-queue')
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await pressByKey(page, page.getByRole('button', { name: /Убрать: Отправить письмо/ }))
  const sure = page.getByRole('dialog', { name: 'Убрать задание?' })
  await screen(page, 'system-drop')
  await pressByKey(page, sure.getByRole('button', { name: 'Убрать' }))
  await expect(letter).toHaveCount(0)
  await expect(page.locator('#content')).toBeFocused()
  await pressByKey(page, page.getByRole('button', { name: /Повторить: Отправить СМС/ }))
  await expect(page.getByText('Повторяем задание')).toBeVisible()
  await pressByKey(page, page.getByRole('link', { name: 'Состояние' }), 'Enter')
  await expect(page.getByRole('heading', { name: 'Платежи и\u00A0банк' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Процессы' })).toContainText('процесс работает')
  await expect(page.getByRole('region', { name: 'Место на диске' })).toContainText('Свободно')
  await expect(page.getByRole('region', { name: 'Сверка' })).toBeVisible()
  const news = page.getByRole('region', { name: /^Что нового в\s+версии/ })
  await expect(news.getByRole('listitem').first()).toBeVisible()
  await screenAtEachWidth(page, 'system')
  await pressByKey(page, news.getByRole('button', { name: 'Понятно' }))
  await expect(page.locator('#content')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('region', { name: 'Процессы' })).toBeVisible()
  await expect(news).toHaveCount(0)
  await pressByKey(page, page.getByRole('link', { name: 'Внешние сервисы' }), 'Enter')
  await pressByKey(page, page.getByRole('button', { name: 'Проверить: Банк' }))
  const bank = page.getByRole('region', { name: 'Банк' })
  await expect(bank.getByRole('status')).toHaveText(
    'Банк ответил и\u00A0узнал наш терминал. Платежей не\u00A0создавали.',
  )
  await expect(bank).not.toContainText('ещё не\u00A0было')
  await screenAtEachWidth(page, 'system-doors')
  await pressByKey(page, page.getByRole('link', { name: 'Настройки', exact: true }), 'Enter')
  await typeInto(page, page.getByLabel('Часы поддержки'), 'ежедневно с 9 до 21')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Сохранено')).toBeVisible()
  await screenAtEachWidth(page, 'system-settings')
})

test('the day begins with what needs a hand, and each leads to those orders', async () => {
  const marked = await journey.sql<{ id: number }>(
    `update "order" set waited_told = 10, status = 'CONFIRMATION_PENDING', confirmation_date = null where user_id is not null
       and id in (select id from "order" where user_id is not null order by id desc limit 2) returning id::int as id`,
  )
  expect(marked.length).toBe(2)
  for (const device of [DESKTOP_SCREEN, TABLET_SCREEN]) {
    await using admin = await journey.person(device)
    const { page } = admin
    await openOffice(page, '/', 'admin@ostrov.example')
    await page.goto('/admin/overview')
    await expect(page.getByRole('heading', { name: 'Требует внимания' })).toBeVisible()
    await expect(page.locator('.statistics__canvas canvas')).toBeVisible()
    await screen(page, 'overview', { full: true })
    await page.getByRole('link', { name: /не\s+отвеча(ет|ют) дольше 10\s+минут/ }).click()
    await expect(page).toHaveURL(/all-orders\?needs=unanswered/)
    const found = page.getByRole('row').filter({ hasText: 'Не\u00A0приняли за\u00A010\u00A0минут' })
    await expect(found).toHaveCount(marked.length)
  }
})

test('what was sent is found by its fate, on a wide and on a narrow screen', async () => {
  await journey.sql(
    `insert into message (channel, kind, recipient, fate, reason, provider, cost, tries)
     values ('sms', 'code', '79001112233', 'delivered', null, 'smsru', 435, 1), ('sms', 'notice', '79001112244', 'failed', 'sms.number 202', 'smsru', null, 1),
       ('mail', 'restaurant', 'kitchen-of-the-northern-shore@storm.example', 'queued', 'mail.unavailable ECONNECTION', 'smtp', null, 3)`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openDesk(page, '/messages?fate=failed')
  await expect(page.getByText(/На\u00a0этот номер СМС не\u00a0доходят \(202\)/)).toBeVisible()
  await openDesk(page, '/messages')
  await expect(page.getByText(/4,35\u00a0₽/)).toBeVisible()
  await screen(page, 'messages', { full: true })
  await page.setViewportSize(PHONE)
  await screen(page, 'messages-narrow')
})
