import { beforeAll, test } from 'bun:test'
import { signInHere } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { openOffice, staffCalls } from '../../site/e2e/staff.ts'

const journey = await openJourney(import.meta.path)
const WAITING = 200

beforeAll(async () => {
  await journey.sql('delete from revision')
  await journey.sql(
    `insert into admin (email, name, role, password_hash)
     select 'olga@ostrov.example', 'Ольга', 'moderator', password_hash from admin where email = 'admin@ostrov.example'`,
  )
})

const taken = () => journey.sql(`select count(*)::int as taken from revision where taken_until > now()`)

test('two hundred are cleared by keys alone, on a Russian keyboard: the next is there at each press', async () => {
  const restaurant_id = await journey.restaurant('Шторм')
  await journey.sql(
    `with made as (insert into product_option (restaurant_id, name, price, moderation_status)
       select $1, 'Добавка ' || n, 20, 'pending' from generate_series(1, $2::int) n returning id, name)
     insert into revision (kind, row_id, owner, proposed, base, author)
     select 'product_option', id, 'restaurant:' || $1, jsonb_build_object('name', name), '{"name": ""}', 'business' from made`,
    [restaurant_id, WAITING],
  )
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/moderation', 'admin@ostrov.example')
  const heading = page.getByRole('article').getByRole('heading', { level: 2 })
  await expect(heading).toBeVisible()
  await page.evaluate(approveByKeys, WAITING)
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()
  const decided = await journey.sql(
    `select v.status, count(*)::int as count, count(distinct o.id) filter (where o.moderation_status = 'approved')::int as shown
     from revision v join product_option o on o.id = v.row_id where v.cause = 'proposal' group by v.status`,
  )
  expect(decided).toEqual([{ status: 'approved', count: WAITING, shown: WAITING }])
}, 90_000)

test('a blind check and an appeal stand in the queue; pictures open by a key; where two differ both words are listed', async () => {
  await journey.sql('delete from revision')
  const [first, second] = await journey.sql<{ id: string; image_id: string }>(
    `select id, image_id from product where image_id is not null and moderation_status = 'approved' order by id limit 2`,
  )
  await journey.sql(
    `with word as (insert into revision (kind, row_id, proposed, base, author, status, decided_at, decided_by, was_shown)
       select 'product', $1::uuid, jsonb_build_object('image_id', $2::text), jsonb_build_object('image_id', $3::text), 'business',
         'approved', now(), a.id, true from admin a where a.email = 'olga@ostrov.example' returning *)
     insert into revision (kind, row_id, cause, of_id, proposed, base, author)
     select kind, row_id, 'check', id, proposed, base, author from word`,
    [first?.id, second?.image_id, first?.image_id],
  )
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/moderation', 'admin@ostrov.example')
  const panel = page.getByRole('article')
  await expect(panel.getByText('На\u00A0сайте ничего не\u00A0изменится')).toBeVisible()
  await expect.poll(taken).toEqual([{ taken: 1 }])
  await page.keyboard.press('p')
  const large = page.getByRole('dialog', { name: 'Фото' })
  await expect(large.getByText('Сейчас')).toBeVisible()
  await expect(large.getByText('Станет')).toBeVisible()
  await screen(page, 'moderation-pictures')
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  // The first Esc closed the picture alone: it is still this moderator's.
  await expect(panel).toBeVisible()
  expect(await taken()).toEqual([{ taken: 1 }])
  await screen(page, 'moderation-check')
  await page.keyboard.press('r')
  await panel.getByLabel('Что исправить').fill('Фото другого блюда')
  await panel.getByRole('button', { name: 'Вернул бы автору' }).click()
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()

  await page.getByRole('link', { name: 'Второе мнение' }).click()
  await expect(page.getByRole('cell', { name: /Ольга/ })).toContainText('Одобрено')
  await expect(page.getByText('Фото другого блюда')).toBeVisible()
  await screenAtEachWidth(page, 'disagreements', [DESKTOP_SCREEN, PHONE_SCREEN])
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await page.getByRole('button', { name: 'Изменить правила' }).click()
  await page.getByLabel('Доверять после одобрений').fill('20')
  await screen(page, 'moderation-rules')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Без проверки проходят авторы')).toBeVisible()
  await page.getByRole('button', { name: /Вернуть в\sочередь/ }).click()
  await expect(page.getByText('Снова в\u00A0очереди')).toBeVisible()
  await page.getByRole('link', { name: 'Модерация' }).click()
  await expect(panel.getByText('Два модератора решили по-разному')).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByRole('heading', { name: 'Всё проверено' })).toBeVisible()
})

test('of a car whose text alone is changed all that buyers see stands there, its photos as tiles; the word stays in sight', async () => {
  await journey.sql('delete from revision')
  const [car] = await journey.sql<{ title: string }>(
    `with one as (select * from ad where section = 'cars' and moderation_status = 'approved' and cardinality(image_ids) > 1
       order by cardinality(image_ids) desc, id limit 1),
     sent as (insert into revision (kind, row_id, owner, proposed, base, author)
       select 'ad', id, 'customer:' || author_id, jsonb_build_object('description', description || ' Торг уместен.'),
         jsonb_build_object('description', description), 'customer:' || author_id from one)
     select title from one`,
  )
  await using moderator = await journey.person(DESKTOP_SCREEN)
  const { page } = moderator
  await openOffice(page, '/moderation', 'admin@ostrov.example')
  const panel = page.getByRole('article')
  await expect(panel.getByRole('heading', { level: 2 })).toContainText(car?.title ?? '')
  for (const words of ['Автомобили', /^[\d\s]+₽$/, /^[\d\s]+км$/, /^\+7 \(\d{3}\)/, /^(19|20)\d\d$/])
    await expect(panel.getByText(words).first()).toBeVisible()
  await page.getByRole('link', { name: car?.title ?? '' }).click()
  await screenAtEachWidth(page, 'moderation-ad', [DESKTOP_SCREEN, PHONE_SCREEN])
  await expect(panel.getByRole('button', { name: 'Одобрить' })).toBeInViewport({ ratio: 1 })
  await panel.getByRole('button', { name: /^Фото, 2\sиз/ }).click()
  const large = page.getByRole('dialog', { name: /^Фото: 2\sиз/ })
  await expect(large.getByRole('img')).toBeVisible()
  for (const key of ['Escape', 'p']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog', { name: /^Фото: 1\sиз/ })).toBeVisible()
})

test('without JavaScript an author appeals against a refusal; another moderator reads why and allows it', async () => {
  await journey.sql('delete from revision')
  await journey.sql('update moderation_rule set trust_after = 0')
  await using boris = await journey.person(PHONE_SCREEN)
  await boris.page.goto('/eda/login')
  await signInHere(boris, journey)
  const [ad] = await journey.sql<{ id: string; title: string }>(
    `update ad set author_id = (select id from "user" where phone = $1), moderation_status = 'rejected',
       moderation_reason = 'Фото чужое', published_at = null, expires_at = null
     where id = (select id from ad where section = 'sales' order by id limit 1) returning id, title`,
    [boris.phone],
  )
  await journey.sql(
    `insert into revision (kind, row_id, owner, proposed, base, author, status, reason, decided_at, decided_by, was_shown)
     select 'ad', a.id, 'customer:' || a.author_id, jsonb_build_object('title', a.title), '{}', 'customer:' || a.author_id, 'rejected',
       'Фото чужое', now() - interval '1 hour', m.id, false
     from ad a, admin m where a.id = $1 and m.email = 'olga@ostrov.example'`,
    [ad?.id],
  )
  await boris.page.goto('/profile/ads')
  await boris.page.getByText('Подать апелляцию').first().click()
  await screen(boris.page, 'own-ads-appeal', { full: true })
  await using plain = await journey.person({ ...PHONE_SCREEN, javaScriptEnabled: false })
  plain.watch.forgive(/^answer 4/)
  await plain.context.addCookies(await boris.context.cookies())
  const { page } = plain
  await page.goto('/profile/ads')
  await page.getByText('Подать апелляцию').first().click()
  await page.getByRole('button', { name: 'Подать апелляцию' }).click()
  await expect(page.getByText('Напишите, почему не\u00A0согласны')).toBeVisible()
  await page.getByLabel('Почему вы не согласны').fill('Снимал сам, вот чек.')
  await page.getByRole('button', { name: 'Подать апелляцию' }).click()
  await expect(page.getByText('Апелляция подана: её смотрит другой модератор.')).toBeVisible()

  await using moderator = await journey.person(DESKTOP_SCREEN)
  const desk = moderator.page
  await openOffice(desk, '/moderation', 'admin@ostrov.example')
  const panel = desk.getByRole('article')
  await expect(panel).toContainText('Снимал сам, вот чек.')
  await expect(panel).toContainText('Фото чужое')
  await screen(desk, 'moderation-appeal')
  await desk.keyboard.press('a')
  await expect(desk.getByText('Апелляция удовлетворена', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.locator('.own-ad').getByText('Опубликовано').first()).toBeVisible()
})

test('a restaurant appeals against a refused dish where the dish is edited', async () => {
  const [dish] = await journey.sql<{ id: string; name: string; restaurant_id: string }>(
    `update product set moderation_status = 'rejected', moderation_reason = 'Фото чужое'
     where id = (select p.id from product p where p.restaurant_id = $1 and p.deleted_at is null order by p.name limit 1)
     returning id, name, restaurant_id`,
    [await journey.restaurant('Шторм')],
  )
  await journey.sql(
    `insert into revision (kind, row_id, owner, proposed, base, author, status, reason, decided_at, decided_by, was_shown)
     select 'product', $1::uuid, 'restaurant:' || $2, '{"name": "Похлёбка"}', '{}', 'business', 'rejected', 'Фото чужое',
       now() - interval '1 hour', id, false from admin where email = 'olga@ostrov.example'`,
    [dish?.id, dish?.restaurant_id],
  )
  await using manager = await journey.person(PHONE_SCREEN)
  const { page } = manager
  await openOffice(page, `/menu?query=${encodeURIComponent(dish?.name ?? '')}`, 'manager@ostrov.example')
  await page.getByRole('button', { name: dish?.name ?? '', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: dish?.name ?? '' })
  await drawer.getByText('Подать апелляцию').first().click()
  await drawer.getByLabel('Почему вы не согласны').fill('Снимали сами.')
  await screenAtEachWidth(page, 'dish-appeal', [DESKTOP_SCREEN, PHONE_SCREEN])
  await drawer.getByRole('button', { name: 'Подать апелляцию' }).click()
  await expect(drawer.getByText('Апелляция подана: её смотрит другой модератор.')).toBeVisible()
})

test('what is open is given back by a closed page at once, and a lost network holds it for a minute and a half at most', async () => {
  await journey.sql('delete from revision')
  const storm = await staffCalls(journey, 'owner@ostrov.example')
  const restaurant_id = await journey.restaurant('Шторм')
  await storm('POST', `/restaurant/${restaurant_id}/product-option`, { name: 'Соус медовый', price: 40 })
  await using moderator = await journey.person(DESKTOP_SCREEN)
  moderator.watch.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  const { page, context } = moderator
  await openOffice(page, '/moderation', 'admin@ostrov.example')
  await expect(page.getByRole('article')).toContainText('Соус медовый')
  await expect.poll(taken).toEqual([{ taken: 1 }])
  const closed = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await closed
  await expect.poll(taken).toEqual([{ taken: 0 }])

  const again = await context.newPage()
  await again.goto('/admin/moderation')
  await expect(again.getByRole('article')).toContainText('Соус медовый')
  await expect.poll(taken).toEqual([{ taken: 1 }])
  await context.setOffline(true)
  const held = () => journey.sql(`select taken_until from revision where taken_until is not null`)
  const [before] = await held()
  const rest = await journey.sql(
    `select taken_until <= now() + interval '90 seconds' as is_short from revision where taken_until is not null`,
  )
  expect(rest).toEqual([{ is_short: true }])
  // A page that goes without a network can give nothing back: what it took runs out by itself.
  await again.close({ runBeforeUnload: true })
  expect((await held())[0]).toEqual(before)
  await journey.sql(`update revision set taken_until = now() where taken_until is not null`)
  const olga = await staffCalls(journey, 'olga@ostrov.example')
  const { items } = await (await olga('GET', '/admin/moderation')).json()
  expect((await olga('PUT', `/admin/moderation/${items[0].id}/take`, {})).status).toBe(200)
})

/**
 * Runs in the page, so that the next press follows as soon as the next is drawn: presses «A», which is «Ф» there under the
 * same key, as often as there is something, and waits between them until another heading stands.
 */
async function approveByKeys(count: number) {
  const heading = () => document.querySelector('article h2')?.textContent ?? ''
  for (let left = count; left > 0; left--) {
    const before = heading()
    dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyA', key: 'ф' }))
    const deadline = performance.now() + 15_000
    while (left > 1 && (heading() === before || heading() === '')) {
      if (performance.now() > deadline) throw new Error(`«${before}» stood still, ${left - 1} more are waiting`)
      await new Promise(requestAnimationFrame)
    }
    // What listens to keys is told of the next one after it is drawn.
    await new Promise(requestAnimationFrame)
  }
}
