import { beforeAll, test } from 'bun:test'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)

// The island's people have sent ads, which have waited longer than all that is sent here.
beforeAll(() => journey.sql(`delete from revision where kind = 'ad'`))

test('a moderator clears the queue by keys: approves, returns with words, and the next opens by itself', async () => {
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  const restaurant_id = await journey.restaurant('Шторм')
  const [soup, rolls] = await journey.sql<{ id: string; name: string; description: string }>(
    `select id, name, description from product where restaurant_id = $1 and description <> '' order by name limit 2`,
    [restaurant_id],
  )
  const products = `/restaurant/${restaurant_id}/products`
  await storm('PUT', `${products}/${soup?.id}`, { description: `${soup?.description} Подаём с чесночными гренками.` })
  await storm('PUT', `${products}/${rolls?.id}`, { name: 'ЛУЧШЕЕ БЛЮДО' })
  await storm('POST', `/restaurant/${restaurant_id}/product-option`, { name: 'Двойной соус', price: 40 })

  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/', 'admin@ostrov.example')
  await page.getByRole('link', { name: 'Модерация' }).click()
  const panel = page.getByRole('article')
  await expect(panel.locator('ins')).toContainText('Подаём с чесночными гренками.')
  await screen(page, 'moderation')
  await page.keyboard.press('a')
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(rolls?.name ?? '')
  await expect(panel.locator('del')).toContainText(rolls?.name ?? '')
  // What was pressed by mistake comes back, and what was before it; whoever stands on the button stays there.
  const undo = page.getByRole('button', { name: 'Отменить' })
  await undo.focus()
  await page.keyboard.press('a')
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Двойной соус')
  await expect(undo).toBeFocused()
  await screen(page, 'moderation-undo')
  await page.keyboard.press('z')
  await expect(panel.locator('del')).toContainText(rolls?.name ?? '')
  await page.keyboard.press('z')
  await expect(panel.locator('ins')).toContainText('Подаём с чесночными гренками.')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(undo).toHaveCount(0)
  await page.keyboard.press('a')
  await expect(panel.locator('del')).toContainText(rolls?.name ?? '')

  // The letters of a reason are letters, not orders.
  await page.keyboard.press('r')
  const reason = panel.getByLabel('Что исправить')
  await expect(reason).toBeFocused()
  await page.keyboard.type('ajk')
  await expect(reason).toHaveValue('ajk')
  await panel.getByRole('button', { name: /заглавных букв/ }).click()
  await screen(page, 'moderation-return')
  await panel.getByRole('button', { name: 'Вернуть автору' }).click()
  await expect(panel.getByRole('heading', { level: 2 })).toContainText('Двойной соус')
  const came = await journey.sql(`select status from revision where row_id = any($1::uuid[]) order by status`, [
    [soup?.id, rolls?.id],
  ])
  expect(came).toEqual([{ status: 'approved' }, { status: 'needs_work' }])
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()
  await screen(page, 'moderation-empty')
})

test('the overview names orders that nobody has accepted, with whom to call, and how they ended', async () => {
  const [waiting] = await journey.sql<{ id: number; name: string }>(
    `update "order" o set waited_told = 10 where status = 'CONFIRMATION_PENDING'
       and id = (select min(id) from "order" where status = 'CONFIRMATION_PENDING')
     returning id::int as id, restaurant->'general_info'->>'name' as name`,
  )
  await using admin = await journey.person(DESKTOP_SCREEN)
  const { page } = admin
  await openOffice(page, '/', 'admin@ostrov.example')
  await page.goto('/admin/overview')
  const list = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Заказы без ответа' }) })
  await expect(list).toContainText('Ждут больше')
  const row = list
    .getByRole('listitem')
    .filter({ hasText: `${waiting?.name}` })
    .first()
  await expect(row).toContainText('ждёт ответа')
  await expect(row.getByRole('link', { name: /^\+7/ })).toHaveAttribute('href', /^tel:\+7\d{10}$/)
  await screenAtEachWidth(page, 'overview-unanswered', [DESKTOP_SCREEN, PHONE_SCREEN])
})

test('what another decided or its author changed meanwhile is told, and nobody decides on what they have not seen', async () => {
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  const other = await staffCalls(journey, 'admin@ostrov.example')
  const path = `/restaurant/${await journey.restaurant('Шторм')}/product-option`
  const { id } = await (await storm('POST', path, { name: 'Кунжут', price: 20 })).json()
  await using moderator = await journey.person(TABLET_SCREEN)
  const { page } = moderator
  moderator.watch.forgive(/409/)
  await openOffice(page, '/', 'admin@ostrov.example')
  await page.getByRole('link', { name: 'Модерация' }).click()
  const panel = page.getByRole('article')
  await expect(panel).toContainText('Кунжут')
  await storm('PUT', `${path}/${id}`, { name: 'Кунжут чёрный' })
  await panel.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByText('Автор прислал новее')).toBeVisible()
  await expect(panel).toContainText('Кунжут чёрный')
  await screen(page, 'moderation-newer')
  const [revision] = await journey.sql<{ id: string; version: number }>(
    `select id, version from revision where row_id = $1 and status = 'pending'`,
    [id],
  )
  await other('PUT', `/admin/moderation/${revision?.id}`, { status: 'approved', version: revision?.version })
  await panel.getByRole('button', { name: 'Одобрить' }).click()
  await expect(page.getByText('Уже решено другим модератором')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()
  await storm('POST', path, { name: 'Имбирь', price: 20 })
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.reload()
  await page.getByRole('link', { name: /Имбирь/ }).click()
  await expect(panel.getByRole('button', { name: 'Одобрить' })).toBeVisible()
  await screen(page, 'moderation-one')
  await panel.getByRole('link', { name: 'Вся очередь' }).click()
  await expect(page.getByRole('link', { name: /Имбирь/ })).toBeVisible()
})

test('a moderator sees on the map where a new restaurant stands, and what it lacks stands before «Одобрить»', async () => {
  const owner = await staffCalls(journey, 'owner@ostrov.example')
  const [made] = await journey.sql<{ id: string }>(
    `insert into restaurant (owner_id, city_id, general_info, legal_info, title, notification_config, moderation_status)
     select owner_id, city_id, general_info, '{"inn": ""}', 'Тихая бухта', notification_config, 'pending'
     from restaurant where title = 'Шторм' returning id`,
  )
  await owner('PUT', `/business_user/restaurants/${made?.id}`, { title: 'Тихая гавань' })
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/', 'admin@ostrov.example')
  await page.getByRole('link', { name: 'Модерация' }).click()
  await page.getByRole('button', { name: /^Ресторан/ }).click()
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { name: 'Ресторан «Тихая гавань»' })).toBeVisible()
  await expect(panel.getByText('Тихая гавань')).toHaveCount(1)
  await expect(panel.getByRole('region', { name: 'Карта: где ресторан' })).toBeVisible()
  await expect(panel.locator('.map-pin--restaurant')).toBeVisible()
  await expect(panel.getByText(/\d{2,3}\.\d{3}/)).toHaveCount(0)
  await expect(panel.getByText(/не\sхватает: логотип, фото, реквизиты, часы работы, зоны доставки, меню/)).toBeVisible()
  await screen(page, 'moderation-restaurant')
})

test('what one moderator has open another sees and does not decide; Esc lets it go', async () => {
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  const restaurant_id = await journey.restaurant('Шторм')
  for (const name of ['Соус сырный', 'Соус чесночный'])
    await storm('POST', `/restaurant/${restaurant_id}/product-option`, { name, price: 40 })
  await using first = await journey.person(DESKTOP_SCREEN)
  const anna = first.page
  await openOffice(anna, '/', 'admin@ostrov.example')
  await journey.sql(
    `insert into admin (email, name, role, password_hash)
     select 'olga@ostrov.example', 'Ольга', 'moderator', password_hash from admin where email = 'admin@ostrov.example'`,
  )
  await journey.sql(
    `delete from revision where status = 'pending' and coalesce(proposed->>'name', '') not like 'Соус %'`,
  )
  await anna.goto('/admin/moderation')
  const panel = anna.getByRole('article')
  const heading = panel.getByRole('heading', { level: 2 })
  await expect(heading).toContainText('Соус сырный')
  await expect
    .poll(() => journey.sql(`select count(*)::int as taken from revision where taken_until > now()`))
    .toEqual([{ taken: 1 }])
  await journey.sql(
    `update revision set taken_by = (select id from admin where email = 'olga@ostrov.example'),
       taken_until = now() + interval '10 minutes' where id = (select id from revision where status = 'pending' order by created_at, id offset 1 limit 1)`,
  )
  await anna.reload()
  await expect(anna.getByText('Смотрит Ольга')).toBeVisible()
  await anna.keyboard.press('j')
  await expect(heading).toContainText('Соус чесночный')
  await expect(panel.getByText('Сейчас смотрит Ольга.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Одобрить' })).toHaveCount(0)
  await screen(anna, 'moderation-taken')
  await anna.keyboard.press('k')
  await expect(heading).toContainText('Соус сырный')
  await expect(panel.getByRole('button', { name: 'Одобрить' })).toBeVisible()
  await anna.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect
    .poll(() => journey.sql(`select count(*)::int as taken from revision where taken_until > now()`))
    .toEqual([{ taken: 1 }])
})

test('several go back with one reason by keys alone, and all of them come back when that was a mistake', async () => {
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  const restaurant_id = await journey.restaurant('Шторм')
  const dishes = await journey.sql<{ id: string; description: string }>(
    `select id, description from product where restaurant_id = $1 and description <> '' order by name desc limit 3`,
    [restaurant_id],
  )
  for (const { id, description } of dishes)
    await storm('PUT', `/restaurant/${restaurant_id}/products/${id}`, { description: `${description} ЖМИ СЮДА` })
  const pending = () =>
    journey.sql(`select from revision where status = 'pending' and row_id = any($1::uuid[])`, [
      dishes.map(({ id }) => id),
    ])
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/moderation?kind=product', 'admin@ostrov.example')
  const panel = page.getByRole('article')
  const title = panel.getByRole('heading', { level: 2 })
  await expect(panel.locator('ins').first()).toBeVisible()
  await expect(panel.getByText(/Автору за\sгод|Первая заявка/)).toBeVisible()
  const bar = page.getByRole('region', { name: 'Выбранные строки' })
  for (const count of [1, 2, 3]) {
    const name = await title.textContent()
    await page.keyboard.press('x')
    await expect(bar).toContainText(`Выбрано: ${count}`)
    await page.keyboard.press('j')
    if (count < 3) await expect(title).not.toHaveText(name ?? '')
  }
  await screen(page, 'moderation-ticked')
  await page.keyboard.press('?')
  const legend = page.getByRole('dialog', { name: 'Клавиши' })
  await expect(legend).toContainText('Эта подсказка')
  await screen(page, 'moderation-keys')
  await page.keyboard.press('Escape')
  await expect(legend).toHaveCount(0)
  await page.keyboard.press('r')
  const form = page.getByRole('dialog', { name: 'Вернуть авторам: 3' })
  await expect(form.getByLabel('Что исправить')).toBeFocused()
  await page.keyboard.type('Без рекламы в описании')
  await screen(page, 'moderation-return-many')
  await form.getByRole('button', { name: 'Вернуть автору' }).click()
  await expect(form).toHaveCount(0)
  await expect.poll(async () => (await pending()).length).toBe(0)
  await page.getByRole('button', { name: 'Отменить' }).click()
  await expect.poll(async () => (await pending()).length).toBe(3)
})
