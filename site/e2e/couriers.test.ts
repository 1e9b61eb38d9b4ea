import { test } from 'bun:test'
import { COURIERS, courierPath } from '@ostrov/shared/couriers/paths'
import { orderSays, placeOne } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { clearToasts, screen, screenAtEachWidth } from './screen.ts'
import { kitchen, openOffice, orderCard } from './staff.ts'

const journey = await openJourney(import.meta.path)
const cooks = await kitchen(journey, 'spin@ostrov.example')
/** The smallest that is still sold. */
const SMALL_PHONE = { ...PHONE_SCREEN, viewport: { width: 360, height: 740 } }
const COURIER_PHONE = '79005550901'

test('a courier is added, given an order on the board, and brings it: without a network for a while, by the customer’s code', async () => {
  await using anna = await journey.person()
  await using operator = await journey.person(DESKTOP_SCREEN)
  await using petr = await journey.person(SMALL_PHONE)
  const { page: office } = operator
  await openOffice(office, COURIERS, 'spin@ostrov.example')
  await expect(office.getByText('Курьеров пока нет')).toBeVisible()
  await office.getByRole('button', { name: 'Добавить' }).click()
  const drawer = office.getByRole('dialog', { name: 'Новый курьер' })
  await drawer.getByLabel('Имя').fill('Пётр')
  await drawer.getByLabel('Номер телефона').fill(`+${COURIER_PHONE}`)
  await screen(office, 'courier-new')
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect(office.getByText('Свободен')).toBeVisible()
  await office.getByLabel(/^Вручать по\sкоду/).check()
  await office.getByRole('button', { name: 'Сохранить' }).click()
  await expect(office.getByText('Сохранено')).toBeVisible()
  await clearToasts(office)
  await screenAtEachWidth(office, 'couriers', [DESKTOP_SCREEN, PHONE_SCREEN])
  await office.getByRole('button', { name: 'Пётр', exact: true }).click()
  const own = office.getByRole('dialog', { name: 'Пётр' })
  await own.getByRole('button', { name: 'Показать телефон' }).click()
  await expect(own.getByRole('link', { name: /\+7/ })).toBeVisible()
  await screen(office, 'courier-change')

  const order = await placeOne(anna, journey)
  await cooks.accept(order.restaurant_id, order.id)
  await cooks.move(order.restaurant_id, order.id, 'IN_PREPARATION')
  await office.goto('/admin/')
  const card = orderCard(office, order.id)
  await card.getByRole('button', { name: 'Отдать курьеру' }).click()
  const dialog = office.getByRole('dialog', { name: /^Кто везёт заказ/ })
  await screen(office, 'board-give')
  await dialog.getByRole('button', { name: 'Пётр' }).click()
  await expect(card.getByRole('button', { name: /Пётр: ещё не\sзабрал/ })).toBeVisible()
  await screen(office, 'board-given')

  const { page, context, watch } = petr
  const [courier] = await journey.sql<{ key: string }>('select key from courier where phone = $1', [COURIER_PHONE])
  await page.goto(courierPath(courier?.key ?? ''))
  await screen(page, 'courier-door')
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.getByLabel('Код из SMS').fill(await journey.codeFor(COURIER_PHONE))
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Мои заказы' })).toBeVisible()
  await page.getByText('Построить маршрут').click()
  await expect(page.getByRole('link', { name: /^Яндекс/ })).toHaveAttribute('href', /rtext=~46\./)
  await screen(page, 'courier-work', { full: true })
  await page.getByRole('button', { name: 'Забрал' }).click()
  await orderSays(anna.page, 'Заказ у курьера')
  const code = (await anna.page.locator('.courier-note__code').textContent()) ?? ''
  await screen(anna.page, 'order-courier')

  watch.forgive(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^У\sдвери/ }).click()
  await expect(page.getByText('Ждут сети: 1 нажатие')).toBeVisible()
  await page.getByLabel('Код клиента').fill(code)
  await page.getByRole('button', { name: 'Вручил' }).click()
  await expect(page.getByText('Ждут сети: 2 нажатия')).toBeVisible()
  await screen(page, 'courier-waits')
  await context.setOffline(false)
  await orderSays(anna.page, 'Заказ доставлен')
  await expect(page.getByText('Ждут сети')).toBeHidden()
  await expect(page.getByText('Заказов пока нет')).toBeVisible()
  const acts = await journey.sql<{ act: string }>('select act from courier_event where order_id = $1', [order.id])
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['at_door', 'give', 'hand_over', 'pick_up'])

  await office.goto(`/admin${COURIERS}`)
  await office.getByRole('link', { name: /^Касса и\sзаказы/ }).click()
  await expect(office.getByText(/вручил \d/)).toBeVisible()
  await office.getByLabel(/^Выдали на\sсдачу/).fill('1000')
  await office.getByLabel(/^Сдал в\sкассу/).fill('1379')
  await office.getByRole('button', { name: 'Сохранить' }).click()
  await expect(office.getByText('Сошлось')).toBeVisible()
  await clearToasts(office)
  await screenAtEachWidth(office, 'courier-shift', [DESKTOP_SCREEN, PHONE_SCREEN])

  await using plain = await journey.person({ ...SMALL_PHONE, javaScriptEnabled: false })
  await plain.context.addCookies(await context.cookies())
  await using boris = await journey.person()
  const second = await placeOne(boris, journey)
  await cooks.accept(second.restaurant_id, second.id)
  await cooks.move(second.restaurant_id, second.id, 'IN_PREPARATION')
  await journey.sql(
    `insert into order_courier (order_id, courier_id, given_at) select $1, id, now() from courier where phone = $2`,
    [second.id, COURIER_PHONE],
  )
  await plain.page.goto(courierPath(courier?.key ?? ''))
  await plain.page.getByRole('button', { name: 'Забрал' }).click()
  await expect(plain.page.getByRole('button', { name: /^У\sдвери/ })).toBeVisible()
  await plain.page.getByRole('button', { name: 'Вручил' }).click()
  await expect(plain.page.getByText(/^Код не\sподошёл/)).toBeVisible()
})
