import { test } from 'bun:test'
import { COURIERS, courierPath } from '@ostrov/shared/couriers/paths'
import { STATISTICS } from '@ostrov/shared/paths'
import { orderSays, placeOne } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { isKept } from './keeper.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { clearToasts, screen, screenAtEachWidth } from './screen.ts'
import { kitchen, openOffice, orderCard } from './staff.ts'

const journey = await openJourney(import.meta.path, {}, 'whole')
const cooks = await kitchen(journey, 'spin@ostrov.example')
/** The smallest that is still sold. */
const SMALL_PHONE = { ...PHONE_SCREEN, viewport: { width: 360, height: 740 } }
/** A few streets from the door. */
const PLACE = { permissions: ['geolocation'], geolocation: { latitude: 46.961, longitude: 142.735 } }
const COURIER_PHONE = '79005550901'

test('a courier is added, given an order on the board, and brings it: without a network for a while, by the customer’s code', async () => {
  await using anna = await journey.person()
  await using operator = await journey.person(DESKTOP_SCREEN)
  await using boris = await journey.person()
  await using petr = await journey.person({ ...SMALL_PHONE, ...PLACE, serviceWorkers: 'allow' })
  const { page: office } = operator
  await openOffice(office, COURIERS, 'spin@ostrov.example')
  await expect(office.getByText('Курьеров пока нет')).toBeVisible()
  await office.getByRole('button', { name: 'Добавить' }).click()
  const drawer = office.getByRole('dialog', { name: 'Новый курьер' })
  await drawer.getByLabel('Имя').fill('Пётр')
  await drawer.getByLabel('Номер телефона').fill(`+${COURIER_PHONE}`)
  await screen(office, 'courier-new')
  await drawer.getByRole('button', { name: 'Добавить' }).click()
  await expect(office.getByText('Не на смене')).toBeVisible()
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
  const second = await placeOne(boris, journey)
  for (const { restaurant_id, id } of [order, second]) {
    await cooks.accept(restaurant_id, id)
    await cooks.move(restaurant_id, id, 'IN_PREPARATION')
  }
  await office.goto('/admin/')
  const card = orderCard(office, order.id)
  await card.getByRole('button', { name: 'Отдать курьеру' }).click()
  const dialog = office.getByRole('dialog', { name: /^Кто везёт заказ/ })
  await screen(office, 'board-give')
  await dialog.getByRole('button', { name: 'Пётр' }).click()
  await expect(card.getByRole('button', { name: /Пётр: ещё не\sзабрал/ })).toBeVisible()
  await screen(office, 'board-given')
  // The second goes the same way, and is dragged.
  const other = orderCard(office, second.id)
  await other.getByRole('button', { name: 'Отдать курьеру' }).click()
  await expect(office.getByRole('dialog').getByText(/По\sпути: заказ/)).toBeVisible()
  await office.keyboard.press('Escape')
  await other.locator('.sort-handle').hover()
  await office.mouse.down()
  const slot = office.getByRole('list', { name: 'Курьеры' }).getByText('Пётр')
  await office.mouse.move(300, 300, { steps: 4 })
  await slot.hover()
  await expect(slot).toContainText('по пути')
  await office.screenshot({ path: `${process.env.SHOTS_DIR ?? '/tmp'}/board-dragged.png` })
  await office.mouse.up()
  await expect(other.getByRole('button', { name: /Пётр: ещё не\sзабрал/ })).toBeVisible()

  const { page, context, watch } = petr
  const [courier] = await journey.sql<{ key: string }>('select key from courier where phone = $1', [COURIER_PHONE])
  await page.goto(courierPath(courier?.key ?? ''))
  await screen(page, 'courier-door')
  await page.getByRole('button', { name: 'Прислать код' }).click()
  await page.getByLabel('Код из SMS').fill(await journey.codeFor(COURIER_PHONE))
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Мои заказы' })).toBeVisible()
  await expect(page.getByText(/1\sиз\s2/)).toBeVisible()
  const task = page.getByRole('article', { name: `Заказ ${order.id}` })
  await task.getByText('Построить маршрут').click()
  await expect(task.getByRole('link', { name: /^Яндекс/ })).toHaveAttribute('href', /rtext=~46\./)
  await page.getByLabel(/^Показывать клиенту/).check()
  await screen(page, 'courier-work', { full: true })
  await task.getByRole('button', { name: 'Забрал' }).click()
  await orderSays(anna.page, 'Заказ у курьера')
  const code = (await anna.page.locator('.courier-note__code').textContent()) ?? ''
  await expect(anna.page.getByText(/^Будет примерно через \d+\sмин/)).toBeVisible({ timeout: 40_000 })
  await screen(anna.page, 'order-courier', { full: true })

  watch.forgive(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/)
  await isKept(page, courierPath(courier?.key ?? ''))
  await context.setOffline(true)
  // What was loaded is there after a reload, too.
  await page.reload()
  await task.getByRole('button', { name: /^У\sдвери/ }).click()
  await expect(page.getByText('Ждут сети: 1 нажатие')).toBeVisible()
  await task.getByLabel('Код клиента').fill(code)
  await task.getByRole('button', { name: 'Вручил' }).click()
  await expect(page.getByText('Ждут сети: 2 нажатия')).toBeVisible()
  await screen(page, 'courier-waits')
  await context.setOffline(false)
  await orderSays(anna.page, 'Заказ доставлен')
  await expect(page.getByText('Ждут сети')).toBeHidden()
  await expect(task).toBeHidden()
  const acts = await journey.sql<{ act: string }>('select act from courier_event where order_id = $1', [order.id])
  expect(acts.map(({ act }) => act).toSorted()).toEqual(['at_door', 'give', 'hand_over', 'pick_up'])

  await office.goto(`/admin/orders?order=${order.id}`)
  await expect(office.getByText('Забрал из ресторана')).toBeVisible()
  await screen(office, 'order-way')
  await office.goto(`/admin${STATISTICS}`)
  await expect(office.getByRole('table', { name: 'Курьеры' }).getByText('Пётр')).toBeVisible()
  await screenAtEachWidth(office, 'courier-figures', [DESKTOP_SCREEN, PHONE_SCREEN])
  await office.goto(`/admin${COURIERS}`)
  await office.getByRole('link', { name: /^Касса и\sзаказы/ }).click()
  await expect(office.getByText(/вручил \d/)).toBeVisible()
  await office.getByLabel(/^Выдали на\sсдачу/).fill('1000')
  await office.getByLabel(/^Сдал в\sкассу/).fill('1379')
  await office.getByRole('button', { name: 'Сохранить' }).click()
  await expect(office.getByText('Сошлось')).toBeVisible()
  await clearToasts(office)
  await screenAtEachWidth(office, 'courier-shift', [DESKTOP_SCREEN, PHONE_SCREEN])
  await office.emulateMedia({ media: 'print' })
  await expect(office.getByRole('button', { name: 'Распечатать' })).toBeHidden()
  await expect(office.getByRole('navigation')).toBeHidden()
  await expect(office.getByText(/вручил \d/)).toBeVisible()

  await using plain = await journey.person({ ...SMALL_PHONE, javaScriptEnabled: false })
  await plain.context.addCookies(await context.cookies())
  await plain.page.goto(courierPath(courier?.key ?? ''))
  await plain.page.getByRole('button', { name: 'Забрал' }).click()
  await expect(plain.page.getByRole('button', { name: /^У\sдвери/ })).toBeVisible()
  await plain.page.getByRole('button', { name: 'Вручил' }).click()
  await expect(plain.page.getByText(/^Код не\sподошёл/)).toBeVisible()
})
