import { test } from 'bun:test'
import { addDish, openRestaurant, orderSays, placeOne, settle } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import type { Person } from './person.ts'
import { screen } from './screen.ts'
import { kitchen } from './staff.ts'

const journey = await openJourney(import.meta.path)
const cooks = await kitchen(journey, 'spin@ostrov.example')

test('an order in work is cancelled within five minutes of being taken into it', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey)
  await cooks.accept(order.restaurant_id, order.id)
  await orderSays(page, 'Заказ принят')
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByRole('dialog', { name: 'Отменить заказ?' })).toBeVisible()
  await expect(page.getByRole('dialog')).not.toContainText('на карту')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Не отменять' })).toBeFocused()
  await screen(page, 'order-cancel')
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  // What is said on arrival is gone when the last picture has come.
  await page.waitForURL('/eda', { waitUntil: 'commit' })
  await expect(page.getByText('Вы отменили заказ')).toBeVisible()
  await page.goto('/eda/orders')
  await expect(page.getByText('Отменен')).toBeVisible()
})

test('after five minutes in work an order is not cancelled any more', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey)
  await cooks.accept(order.restaurant_id, order.id)
  await orderSays(page, 'Заказ принят')
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await journey.sql(`update "order" set confirmation_date = now() - interval '6 minutes' where id = $1`, [order.id])
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByText('Заказ уже готовят')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0)
})

test('a past order is repeated into the basket', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey, { pickup: true })
  await cooks.accept(order.restaurant_id, order.id)
  await journey.sql(`update "order" set created_at = created_at - interval '2 hours' where id = $1`, [order.id])
  await page.reload()
  await expect(page.getByText(/^Задерживается, новое время \d\d:\d\d$/)).toBeVisible()
  await screen(page, 'order-late')
  for (const status of ['IN_PREPARATION', 'PICKUP_PENDING', 'COMPLETED']) {
    await cooks.move(order.restaurant_id, order.id, status)
  }
  await orderSays(page, 'Заказ получен')
  await page.goto('/eda')
  const slides = page.getByRole('list', { name: 'Акции' })
  await expect(slides.getByRole('link', { name: /на первый заказ/ })).toHaveCount(0)
  await expect(slides.getByRole('link', { name: /Другу 400/ })).toBeVisible()
  await page.goto('/eda/promo')
  await expect(page.getByText('Только на первый заказ').first()).toBeVisible()
  await expect(page.getByText('Использован')).toHaveCount(0)
  await page.goto('/eda/orders')
  await expect(page.getByText('Завершён')).toBeVisible()
  await screen(page, 'orders')
  await page.getByRole('link', { name: 'Крутим-вертим' }).click()
  const dearer = (by: number) =>
    journey.sql(`update product set price = price + $2 where restaurant_id = $1 and name = 'Пян-се'`, [
      order.restaurant_id,
      by,
    ])
  await dearer(10)
  await page.getByRole('button', { name: 'Повторить заказ' }).click()
  await page.waitForURL(`/eda/cart?restaurant=${order.restaurant_id}`, { waitUntil: 'commit' })
  await expect(page.getByText('Продукты добавлены в корзину')).toBeVisible()
  await expect(page.getByRole('group', { name: 'Количество: Пян-се' }).getByRole('status')).toHaveText('2')
  await expect(page.getByRole('region', { name: 'Что изменилось' })).toContainText(/Пян-се: было 150\s₽ стало 160\s₽/)
  await dearer(-10)
})

test('an order is reviewed on one page, the draft is kept; one’s reviews are changed, replied under and deleted', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey)
  await journey.sql(`update "order" set status = 'COMPLETED', confirmation_date = now() where id = $1`, [order.id])
  await page.reload()
  await page.getByRole('link', { name: 'Оставить отзыв' }).click()
  await page.waitForURL(/\/review$/)
  const restaurant = page.getByRole('region', { name: 'Крутим-вертим' })
  const stars = restaurant.getByRole('slider', { name: 'Ваша оценка' })
  await expect(stars).toBeEnabled()
  await stars.press('End')
  await stars.press('ArrowLeft')
  await expect(stars).toHaveAttribute('aria-valuetext', '4,5 из 5')
  await restaurant.getByLabel('Отзыв').fill('Привезли горячим')
  await screen(page, 'order-review')
  const written = await (await page.request.get(page.url())).text()
  expect(written).toContain('<h2>Крутим-вертим</h2>')
  await page.reload()
  await expect(restaurant.getByLabel('Отзыв')).toHaveValue('Привезли горячим')
  await restaurant.getByRole('button', { name: 'Отправить отзыв' }).click()
  await expect(page.getByText('Спасибо за отзыв')).toBeVisible()
  const [kept] = await journey.sql<{ rating: number }>(
    'select rating::float8 as rating from review where order_id = $1 and product_id is null',
    [order.id],
  )
  expect(kept?.rating).toBe(4.5)
  await page.goto(`/eda/orders/${order.uuid}`)
  await page.getByRole('link', { name: 'Оставить отзыв' }).click()
  await restaurant.getByRole('button', { name: 'Изменить или удалить отзыв' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ваш отзыв' })
  await expect(dialog.getByRole('button', { name: 'Удалить отзыв' })).toBeVisible()
  await screen(page, 'review-actions')
  await dialog.getByRole('button', { name: 'Изменить отзыв' }).click()
  await restaurant.getByLabel('Отзыв').fill('Привезли горячим и вовремя')
  await restaurant.getByRole('button', { name: 'Сохранить отзыв' }).click()
  // What is still being typed is text of its field, too: only a review that is saved can be changed again.
  await expect(restaurant.getByRole('button', { name: 'Изменить или удалить отзыв' })).toBeVisible()
  await expect(restaurant.getByText('Привезли горячим и вовремя')).toBeVisible()
  await page.goto('/eda/reviews')
  await expect(page.getByText('Привезли горячим и вовремя')).toBeVisible()
  await journey.sql('update review set restaurant_answer = $2 where order_id = $1', [order.id, 'Спасибо, ждём снова'])
  await page.reload()
  await screen(page, 'own-reviews')
  await page.getByRole('button', { name: 'Ответить ресторану' }).click()
  await page.getByRole('button', { name: 'Ответить', exact: true }).click()
  await expect(page.getByText('Напишите ответ')).toBeVisible()
  await page.getByLabel('Ответ', { exact: true }).fill('До встречи')
  await screen(page, 'own-review-reply')
  await page.getByRole('button', { name: 'Ответить', exact: true }).click()
  await expect(page.getByText('Вы ответили')).toBeVisible()
  const reply = page.getByRole('dialog', { name: 'Ваш ответ ресторану' })
  await page.getByRole('button', { name: 'Изменить или удалить ответ' }).click()
  await expect(reply.getByRole('button', { name: 'Удалить ответ' })).toBeVisible()
  await screen(page, 'reply-actions')
  await reply.getByRole('button', { name: 'Изменить ответ' }).click()
  await page.getByLabel('Ответ', { exact: true }).fill('До скорой встречи')
  await page.getByRole('button', { name: 'Сохранить ответ' }).click()
  await expect(page.getByText('До скорой встречи')).toBeVisible()
  await page.getByRole('button', { name: 'Изменить или удалить ответ' }).click()
  await reply.getByRole('button', { name: 'Удалить ответ' }).click()
  await reply.getByRole('button', { name: 'Удалить ответ' }).click()
  await expect(page.getByRole('button', { name: 'Ответить ресторану' })).toBeVisible()
  await page.getByRole('button', { name: 'Изменить или удалить отзыв' }).click()
  await dialog.getByRole('button', { name: 'Удалить отзыв' }).click()
  await dialog.getByRole('button', { name: 'Удалить отзыв' }).click()
  await expect(page.getByText('Отзывов пока нет')).toBeVisible()
})

test('the order on the map says how it stands and reminds of other baskets', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const order = await placeOne(anna, journey)
  await openRestaurant(anna, journey, 'Шторм')
  await addFirstSimple(anna)
  await page.goto(`/eda/orders/${order.uuid}/map`)
  await orderSays(page, 'Заказ создан')
  await expect(page.getByRole('link', { name: 'В корзине остались товары из других ресторанов' })).toBeVisible()
  await screen(page, 'order-map')
})

test("a stranger's order is not there", async () => {
  await using anna = await journey.person()
  await using mallory = await journey.person()
  const order = await placeOne(anna, journey)
  mallory.watch.forgive(/^answer 404/)
  await settle(mallory, journey)
  await mallory.page.goto(`/eda/orders/${order.uuid}`)
  await expect(mallory.page.getByText('Такого заказа нет')).toBeVisible()
  await screen(mallory.page, 'order-missing')
})

async function addFirstSimple(person: Person) {
  const button = person.page.getByRole('button', { name: /^Добавить: / }).first()
  const name = (await button.getAttribute('aria-label'))?.replace('Добавить: ', '') ?? ''
  await addDish(person, name)
}

/** Orders with cash; ends on the order's page. */
test('a long list of reviews goes on by a press, and can be asked again where the rest did not come', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await journey.sql(
    `with mine as (
       update "order" set user_id = (select id from "user" where phone = $1)
         where id = (select id from "order" where status in ('DELIVERED', 'COMPLETED') limit 1) returning id, user_id, restaurant_id)
     insert into review (order_id, user_id, restaurant_id, product_id, rating, text)
       select mine.id, mine.user_id, mine.restaurant_id, p.id, 5, 'Вкусно'
       from mine, (select id from product where deleted_at is null order by id limit 24) p
     on conflict do nothing`,
    [anna.phone],
  )
  await page.goto('/eda/reviews')
  const listed = page.locator('.reviewing__one')
  await expect(listed).toHaveCount(20)
  anna.watch.forgive(/ERR_INTERNET_DISCONNECTED/)
  await page.route(/\bpage=2\b/, (route) => route.abort('internetdisconnected'))
  const more = page.getByRole('button', { name: 'Показать ещё' })
  await more.click()
  await expect(page.getByText(/Нет связи/)).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })
  await more.click()
  await expect(listed).not.toHaveCount(20)
  await expect(more).toHaveCount(0)
})

test('a long list of orders goes on by a press, each order once', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await settle(anna, journey)
  await journey.sql(
    `update "order" set user_id = (select id from "user" where phone = $1)
     where id in (select id from "order" where status in ('DELIVERED', 'COMPLETED') order by id desc limit 14)`,
    [anna.phone],
  )
  await page.goto('/eda/orders')
  const listed = page.locator('.order-card')
  await expect(listed).toHaveCount(10)
  await page.getByRole('button', { name: 'Показать ещё' }).click()
  await expect(listed).toHaveCount(14)
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toHaveCount(0)
  const links = await listed.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(new Set(links.filter((href) => href?.startsWith('/eda/orders/'))).size).toBe(14)
  await screen(page, 'orders-long', { full: true })
})
