import { test } from 'bun:test'
import { startArcafeStandIn } from '../../api/stand-ins/counters/arcafe-stand-in.ts'
import { startFrontpadStandIn } from '../../api/stand-ins/counters/frontpad-stand-in.ts'
import { startIikoStandIn } from '../../api/stand-ins/counters/iiko-stand-in.ts'
import { startWebhookStandIn } from '../../api/stand-ins/webhook-stand-in.ts'
import { dish, openRestaurant, orderSays, placeOne } from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen, screenAtEachWidth } from '../../site/e2e/screen.ts'
import { column, openBoard, orderCard } from '../../site/e2e/staff.ts'

const frontpad = startFrontpadStandIn()
frontpad.limits = false
const arcafe = startArcafeStandIn()
arcafe.limits = false
const receiver = startWebhookStandIn()
const iiko = startIikoStandIn()
const journey = await openJourney(import.meta.path, {
  ...{ FRONTPAD_URL: frontpad.url, ARCAFE_URL: arcafe.url, IIKO_URL: iiko.url },
})
const KITCHEN = 'Крутим-вертим'
const DISH = 'Пян-се'
const EMAIL = 'spin@ostrov.example'
const WIDTHS = [DESKTOP_SCREEN, TABLET_SCREEN, PHONE_SCREEN]

test('a counter is set up: a wrong secret is told in words, a right one works, and what orders lack is named', async () => {
  await using owner = await openBoard(journey, EMAIL)
  const { page, watch } = owner
  watch.forgive(/answer 422|status of 422/)
  await page.getByRole('link', { name: 'Интеграции' }).click()
  await expect(page.getByText('Не\u00a0подключена', { exact: true })).toBeVisible()
  await screenAtEachWidth(page, 'integrations-empty', WIDTHS)

  await page.getByLabel('Передавать заказы в\u00a0кассу').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Без\u00a0секрета касса не\u00a0примет заказы')).toBeVisible()
  await page.getByLabel('Секрет').fill('bad')
  await page.getByLabel('Код статуса «Готов»').fill('10')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Этот код стоит у\u00a0двух статусов').first()).toBeVisible()
  await screen(page, 'integrations-refused', { full: true })
  await page.getByLabel('Код статуса «Готов»').fill('12')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ещё не\u00a0проверяли', { exact: true })).toBeVisible()
  // The secret goes one way only.
  await expect(page.getByLabel('Секрет')).toHaveValue('')

  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText('Не\u00a0работает', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').getByText(/Касса не\u00a0узнала секрет/)).toBeVisible()
  await screenAtEachWidth(page, 'integrations-wrong-secret', WIDTHS)

  await page.getByLabel('Секрет').fill('secret')
  await page.getByLabel('Код филиала').fill('77')
  await page.getByLabel('Код оплаты: наличными').fill('1')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Ещё не\u00a0проверяли', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByRole('status').getByText('Касса отвечает.')).toBeVisible()
  await expect(page.getByText(/без\u00a0артикула: в\u00a0кассу не\u00a0попад/)).toBeVisible()
  await expect(page.getByText(/Не\u00a0попадут в\u00a0кассу: .* и\u00a0ещё/)).toBeVisible()
  await screenAtEachWidth(page, 'integrations-works', WIDTHS)
})

test('the counter’s menu is read, linked by likeness and by hand, and what is new there is planned as an import', async () => {
  await using owner = await openBoard(journey, EMAIL)
  const { page } = owner
  const dishes = await journey.sql<{ name: string; price: number }>(
    `select p.name, p.price from product p join restaurant r on r.id = p.restaurant_id
     where r.title = $1 and p.deleted_at is null order by p.name`,
    [KITCHEN],
  )
  const [byHand, other] = dishes
  const goods = dishes
    .slice(1)
    .map(({ name, price }, at) => ({ article: String(200 + at), name, price: String(price), sale: '1' }))
  // One costs otherwise there, and one is called otherwise.
  goods[0] = { article: '200', name: other?.name ?? '', price: '999', sale: '1' }
  frontpad.goods = [
    ...goods,
    { article: '500', name: 'Фирменное №1', price: '400', sale: '1' },
    { article: '501', name: 'Компот из ревеня', price: '120', sale: '1' },
    { article: '9001', name: 'Доставка', price: '0', sale: '0' },
  ]
  await page.goto('/admin/integrations')
  await page.getByRole('link', { name: 'Артикулы', exact: true }).click()
  await expect(page.getByText('Нет артикула').first()).toBeVisible()
  await screenAtEachWidth(page, 'articles-unread', WIDTHS)
  await page.getByRole('button', { name: 'Прочитать меню кассы' }).click()
  await expect(page.getByText(/Снова можно в/)).toBeVisible()
  await screenAtEachWidth(page, 'articles-read', WIDTHS)

  await page.getByRole('button', { name: /^Связать совпавшие/ }).click()
  await expect(page.getByRole('button', { name: /^Связать совпавшие/ })).toHaveCount(0)
  await expect(page.getByText('Цена в\u00a0кассе другая')).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`Указать артикул.*${byHand?.name}`) }).click()
  const drawer = page.getByRole('dialog', { name: byHand?.name ?? '' })
  await drawer.getByLabel('Найти в\u00a0меню кассы').fill('фирменное')
  await drawer.getByRole('radio', { name: /Фирменное №1/ }).check()
  await expect(drawer.getByLabel('Артикул в\u00a0кассе')).toHaveValue('500')
  await screenAtEachWidth(page, 'article-drawer', WIDTHS)
  await drawer.getByRole('button', { name: 'Сохранить' }).click()
  await expect(drawer).toBeHidden()
  const [linked] = await journey.sql<{ article: string }>(
    `select article from product p join restaurant r on r.id = p.restaurant_id where r.title = $1 and p.name = $2`,
    [KITCHEN, byHand?.name],
  )
  expect(linked?.article).toBe('500')

  await page.getByRole('button', { name: 'Завести новые в\u00a0меню' }).click()
  await page.waitForURL(/\/admin\/menu\/import\//)
  await expect(page.getByText('Компот из ревеня').first()).toBeVisible()
  await screen(page, 'articles-plan')
})

test('an order goes to the counter and its word to the customer; without the counter the board has it; its stop leaves the menu', async () => {
  await using anna = await journey.person()
  await using boris = await journey.person()
  await using board = await openBoard(journey, EMAIL)
  const first = await placeOne(anna, journey)
  await expect.poll(() => frontpad.orders.length).toBe(1)
  await expect.poll(() => standing(first.id)).toEqual([{ status: 'in_progress', state: 'sent' }])
  await frontpad.tell(frontpad.orders[0]?.id ?? 0, '3')
  await orderSays(anna.page, /готов/i)
  await expect(column(board.page, 'Готовятся').locator(orderCard(board.page, first.id))).toBeVisible()

  // An answer that is lost is never sent again blindly: the board has the order, and the screen asks a person.
  frontpad.faults.push({ method: 'new_order', fault: 'broken' }, { method: 'get_status', fault: 'cut' })
  const second = await placeOne(boris, journey)
  await expect.poll(() => standing(second.id)).toMatchObject([{ state: 'doubtful' }])
  await expect(orderCard(board.page, second.id)).toBeVisible()
  await board.page.goto('/admin/integrations')
  await expect(board.page.getByText(/Связь с\u00a0кассой прервалась/)).toBeVisible()
  await screenAtEachWidth(board.page, 'integrations-orders', WIDTHS)
  await board.page.getByRole('button', { name: /^Передать ещё раз/ }).click()
  await expect.poll(() => standing(second.id)).toMatchObject([{ state: 'sent' }])
  await expect.poll(() => frontpad.orders.length).toBe(2)

  const stopped = () =>
    journey.sql<{ article: string }>('select article from product where name = $1 and counter_stop > now()', [DISH])
  frontpad.stops = frontpad.orders[0]?.articles.slice(0, 1) ?? []
  await expect.poll(async () => (await stopped()).length, { timeout: 75_000 }).toBe(1)
  await openRestaurant(anna, journey, KITCHEN)
  await expect(dish(anna.page, DISH).getByRole('button', { name: `Добавить: ${DISH}` })).toHaveCount(0)
  await screen(anna.page, 'counter-stopped')
}, 200_000)

test('another counter takes the place of the first: its goods become dishes in one press and go in another', async () => {
  await using owner = await openBoard(journey, EMAIL)
  const { page } = owner
  await page.getByRole('link', { name: 'Интеграции' }).click()
  await page.getByRole('link', { name: 'ArCafe' }).click()
  await expect(page.getByText(/Протокол уточняется у\u00a0поставщика/)).toBeVisible()
  await page.getByLabel('Передавать заказы в\u00a0кассу').check()
  await page.getByLabel('Ключ').fill('secret')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Прочитать меню кассы' }).click()
  await expect(page.getByRole('button', { name: 'Прочитать меню кассы' })).toBeEnabled()
  await page.getByRole('button', { name: 'Завести новые в\u00a0меню' }).click()
  await expect(page.getByText('Блюда заведены, пока не\u00a0в\u00a0продаже')).toBeVisible()
  await screenAtEachWidth(page, 'arcafe', WIDTHS)
  await page.getByRole('button', { name: 'Отменить импорт' }).click()
  await expect(page.getByText('Меню вернулось к\u00a0прежнему')).toBeVisible()

  await page.getByRole('link', { name: 'iiko', exact: true }).click()
  await page.getByLabel('Передавать заказы в\u00a0кассу').check()
  await page.getByLabel('API-логин').fill('secret')
  await page.getByLabel('Организация').fill('кухня')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Это UUID/)).toBeVisible()
  await page.getByLabel('Организация').fill('')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByRole('status').getByText(/Касса отвечает/)).toBeVisible()
  await screenAtEachWidth(page, 'iiko', WIDTHS)
})

test('a restaurant’s own server is named, checked, told of an order and asked once more', async () => {
  await using owner = await openBoard(journey, EMAIL)
  await using boris = await journey.person()
  const { page, watch } = owner
  watch.forgive(/answer 422|status of 422/)
  await page.getByRole('link', { name: 'Интеграции' }).click()
  await page.getByRole('link', { name: 'Вебхуки' }).click()
  await expect(page.getByText('Не\u00a0настроено', { exact: true })).toBeVisible()
  await page.getByLabel('Отправлять события').check()
  await page.getByLabel('Адрес вашего сервера').fill('crm.example.com')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Укажите адрес целиком: https://…').first()).toBeVisible()
  await screenAtEachWidth(page, 'webhooks-refused', [DESKTOP_SCREEN, PHONE_SCREEN])
  await page.getByLabel('Адрес вашего сервера').fill(receiver.url)
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Сохраните секрет сейчас/)).toBeVisible()
  receiver.secret = (await page.locator('code').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Проверить' }).click()
  await expect(page.getByText('Проверочное событие принято.')).toBeVisible()
  // The filter counts what the rows show.
  await expect(page.locator('label').filter({ hasText: /^Доставлено/ })).toContainText('1')
  await page.getByRole('button', { name: 'Сменить секрет' }).click()
  await screen(page, 'webhooks-secret')
  await page.getByRole('button', { name: 'Оставить' }).click()

  receiver.faults.push({ event: 'order.placed', fault: 'broken' })
  const { id } = await placeOne(boris, journey)
  const placed = () => receiver.received.filter(({ type }) => type === 'order.placed').length
  await expect.poll(placed).toBe(2)
  await page.reload()
  await page.getByRole('button', { name: `Отправить ещё раз: Новый заказ, заказ №\u00a0${id}` }).click()
  await expect.poll(placed).toBe(3)
  await expect(page.getByText('Доставлено').first()).toBeVisible()
  await screenAtEachWidth(page, 'webhooks', [DESKTOP_SCREEN, PHONE_SCREEN])
})

const standing = (id: number) =>
  journey.sql<{ status: string; state: string }>(
    `select o.status, c.state from "order" o join counter_order c on c.order_id = o.id where o.id = $1`,
    [id],
  )
