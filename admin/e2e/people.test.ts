import { test } from 'bun:test'
import { DEMO_PASSWORD } from '../../scripts/demo/people.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { DESKTOP_SCREEN, TABLET_SCREEN } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { mailedLink, openOffice, signInStaff } from '../../site/e2e/staff.ts'
import { firstDish, tryTheBoard } from './try-board.ts'

const journey = await openJourney(import.meta.path)
const OWNER = 'owner@ostrov.example'

test('an owner registers, confirms the mail, and is led to a restaurant that waits for a moderator', async () => {
  await using owner = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  const email = 'new-owner@example.com'
  await page.goto('/admin/sign-in')
  await page.getByRole('link', { name: 'Зарегистрировать ресторан' }).click()
  await page.getByLabel('Ваше имя').fill('Олег')
  await page.getByLabel('Номер телефона').fill('9001112233')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await screen(page, 'register')
  await page.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByRole('heading', { name: 'Письмо отправлено' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Отправить ещё раз через/ })).toBeDisabled()

  await page.getByRole('link', { name: 'Ко входу' }).click()
  owner.watch.forgive(/answer 409|status of 409/)
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Войти' }).click()
  await expect(page.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeVisible()
  await screen(page, 'sign-in-unconfirmed')

  await page.goto(await mailedLink(journey, email))
  await page.getByRole('button', { name: 'Подтвердить почту' }).click()
  await expect(page).toHaveURL(/sign-in/)
  await signInStaff(page, email)
  await expect(page.getByRole('heading', { name: 'Здравствуйте, Олег!' })).toBeVisible()
  await screen(page, 'first-run-welcome')
  await page.getByRole('link', { name: 'Добавить ресторан' }).click()
  await page.getByLabel('Название').fill('Дом у моря')
  await page.getByLabel('Город').selectOption('Южно-Сахалинск')
  await page.getByRole('combobox', { name: 'Улица и дом' }).fill('Ленина, 234')
  await page.getByRole('option', { name: /Ленина, 234/ }).click()
  await page.getByLabel('Телефоны для клиентов').fill('8 (4242) 00-00-00')
  await page.getByRole('checkbox', { name: 'Пицца' }).check()
  await screen(page, 'new-restaurant')
  await page.getByRole('button', { name: 'Создать и отправить на проверку' }).click()
  await expect(page.getByRole('heading', { name: 'Запуск ресторана' })).toBeVisible()
  await expect(page.getByText('Модерация: на проверке')).toBeVisible()
  await screen(page, 'first-run')
  // Wherever one goes, what is left goes along and leads back; on the page it leads to it would say the same twice.
  const left = page.getByRole('complementary', { name: 'До открытия' })
  await expect(left).toHaveCount(0)
  await page.goto('/admin/menu')
  await expect(left).toContainText(/До\sоткрытия осталось 5\sшагов/)
  await screen(page, 'opening-banner')
  await left.getByRole('link', { name: 'Что осталось' }).click()
  await expect(page.getByRole('heading', { name: 'Запуск ресторана' })).toBeVisible()
  await tryTheBoard(journey, owner, await firstDish(journey, page))
  await page.goto('/admin/first-run')
  await page.getByRole('link', { name: /Заполнить.*Реквизиты/ }).click()
  await page.getByLabel('Юридическое название').fill('ООО «Дом»')
  await page.getByLabel('ИНН', { exact: true }).fill('7707083894')
  await page.getByLabel('ОГРН').fill('1027700132195')
  await page.getByLabel('Юридический адрес').fill('Ленина, 234')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Проверьте ИНН')).toBeVisible()
  await screen(page, 'legal')
  await page.getByLabel('ИНН', { exact: true }).fill('7707083893')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const saved = () => journey.sql(`select 1 from restaurant where legal_info->>'inn' = '7707083893'`)
  await expect.poll(async () => (await saved()).length).toBe(1)
  // From another of the owner's devices.
  await journey.sql(
    `update restaurant set legal_info = jsonb_set(legal_info, '{name}', '"ООО «Сад»"'), updated_at = now() where legal_info->>'inn' = '7707083893'`,
  )
  await page.getByLabel('Юридический адрес').fill('Ленина, 236')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/другие изменили: юридическое название/)).toBeVisible()
  const both = () =>
    journey.sql(`select 1 from restaurant where legal_info @> $1`, [{ name: 'ООО «Сад»', address: 'Ленина, 236' }])
  await expect.poll(async () => (await both()).length).toBe(1)
})

test('a manager is invited, joins, loses a right and is let go; the log tells it in words', async () => {
  await using owner = await journey.person(TABLET_SCREEN)
  await using manager = await journey.person(DESKTOP_SCREEN)
  const { page } = owner
  const email = 'hired@example.com'
  await openOffice(page, '/', OWNER)
  await page.goto('/admin/people')
  await page.getByRole('button', { name: 'Пригласить' }).click()
  const invite = page.getByRole('dialog', { name: 'Пригласить менеджера' })
  await invite.getByLabel('Имя').fill('Вера')
  await invite.getByLabel('Почта').fill(email)
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  await expect(invite.getByText('Отметьте хотя бы одно право')).toBeVisible()
  await invite
    .getByRole('group', { name: 'Шторм' })
    .getByRole('checkbox', { name: /Заказы/ })
    .check()
  await screen(page, 'invite-manager')
  await invite.getByRole('button', { name: 'Пригласить' }).click()
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Ждём ответа')
  await screen(page, 'people')

  await manager.page.goto(await mailedLink(journey, email))
  await expect(manager.page.getByRole('heading', { name: 'Добро пожаловать' })).toBeVisible()
  await manager.page.getByLabel('Новый пароль').fill(DEMO_PASSWORD)
  await manager.page.getByLabel('Ещё раз').fill(DEMO_PASSWORD)
  await manager.page.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(manager.page).toHaveURL(/sign-in/)
  await signInStaff(manager.page, email)
  await expect(manager.page.getByRole('heading', { level: 1, name: 'Заказы' })).toBeVisible()
  await expect(manager.page.getByRole('link', { name: 'Люди' })).toHaveCount(0)

  await page.reload()
  await expect(row).toContainText('Работает')
  await row.getByRole('button', { name: 'Вера' }).click()
  const drawer = page.getByRole('dialog', { name: 'Вера', exact: true })
  await screen(page, 'manager')
  await drawer.getByRole('button', { name: 'Удалить' }).click()
  const sure = page.getByRole('dialog', { name: 'Удалить: Вера?' })
  await expect(sure).toBeVisible()
  await screen(page, 'remove-manager')
  await sure.getByRole('button', { name: 'Удалить' }).click()
  await expect(row).toHaveCount(0)
  manager.watch.forgive(/answer 401|status of 401/)
  await manager.page.reload()
  await expect(manager.page.getByRole('button', { name: 'Войти' })).toBeVisible()

  await page.goto('/admin/log')
  await expect(page.getByText('Удалил менеджера')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Пригласил менеджера' }).first()).toContainText('Шторм: заказы')
  await screen(page, 'log')
})

test('a customer is served no more from an order on, and again from the list', async () => {
  await using owner = await journey.person(TABLET_SCREEN)
  const { page } = owner
  await openOffice(page, '/', OWNER)
  const [order] = await journey.sql<{ id: number }>(
    `select o.id::int as id from "order" o join restaurant r on r.id = o.restaurant_id join business_user b on b.id = r.owner_id
     where b.email = $1 and o.finished_at is not null and o.status = 'COMPLETED' order by o.id limit 1`,
    [OWNER],
  )
  await page.goto(`/admin/orders/${order?.id}`)
  await page.getByRole('button', { name: 'В чёрный список' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'В чёрный список' }).click()
  await expect(dialog.getByText('Укажите причину')).toBeVisible()
  await dialog.getByText('Не забирает заказы').click()
  await screen(page, 'black-list-reason')
  await dialog.getByRole('button', { name: 'В чёрный список' }).click()
  await expect(page.getByText('Клиент в чёрном списке: новых')).toBeVisible()
  await screen(page, 'order-black-listed')
  await page.goto('/admin/black-list')
  await expect(page.getByText('Не забирает заказы')).toBeVisible()
  await screen(page, 'black-list')
  await page.getByRole('button', { name: 'Обслуживать снова' }).click()
  await expect(page.getByText('В чёрном списке никого')).toBeVisible()
})

test('a restaurant’s name waits for a moderator, its notices are chosen and tried', async () => {
  await using owner = await journey.person(TABLET_SCREEN)
  const { page } = owner
  await openOffice(page, '/', 'grill@ostrov.example')
  await page.goto('/admin/settings')
  await page.getByRole('button', { name: /Дым и лапша/ }).click()
  await page.getByLabel('Название').fill('Гриль у вокзала')
  await screen(page, 'settings')
  // What was saved is known by its own answer: a reading that fails would fail no save.
  const reading = /restaurants\/[0-9a-f-]{36}$/
  await page.route(reading, (route) => (route.request().method() === 'GET' ? route.abort() : route.fallback()))
  const bar = page.locator('.save-bar')
  await expect(bar).toHaveAttribute('data-dirty')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('На проверке')).toBeVisible()
  await expect(bar).not.toHaveAttribute('data-dirty')
  await page.getByLabel('Бесплатная доставка').fill('850')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(bar).not.toHaveAttribute('data-dirty')
  await page.unroute(reading)
  // An address that was typed is of a house that was chosen, or nothing is saved.
  const street = page.getByRole('combobox', { name: 'Улица и дом' })
  await street.fill('Нигдешная, 77')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/Выберите дом из\sподсказок/)).toBeVisible()
  await expect(street).toBeFocused()
  await screen(page, 'settings-no-house')
  await expect(bar).toHaveAttribute('data-dirty')
  await street.fill('Ленина, 234')
  await page.getByRole('option', { name: /Ленина, 234/ }).click()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(bar).not.toHaveAttribute('data-dirty')
  const [moved] = await journey.sql(
    `select v.proposed->'general_info'->>'address' as address from revision v join restaurant r on r.id = v.row_id
     where r.title = 'Дым и лапша' and v.status = 'pending'`,
  )
  expect(moved).toEqual({ address: 'Ленина, 234, Южно-Сахалинск' })
  await expect(page.getByText('До этого клиенты видят прежнее')).toBeVisible()
  await page.getByLabel('Бесплатная доставка').fill('900')
  await journey.sql(
    `update restaurant set delivery_time = 50, free_delivery_sum = 800, updated_at = clock_timestamp() where title = 'Дым и лапша'`,
  )
  await page.getByRole('button', { name: 'Сохранить' }).click()
  const changes = page.getByRole('status', { name: 'Что изменилось' })
  await expect(page.getByRole('alert')).toContainText('сохраните ещё раз')
  await expect(changes).toContainText('Обычное время доставки')
  await expect(changes).toContainText('у них 800\u00A0₽, ваше оставлено')
  await expect(page.getByLabel('Обычное время доставки')).toHaveValue('50')
  await screen(page, 'settings-changed')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(changes).toHaveCount(0)
  const [saved] = await journey.sql(
    `select delivery_time, free_delivery_sum from restaurant where title = 'Дым и лапша'`,
  )
  expect(saved).toEqual({ delivery_time: 50, free_delivery_sum: 900 })
  await page.getByRole('link', { name: 'Уведомления' }).click()
  await page.getByLabel('Почта').fill('kitchen@example.com\nне почта')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText('Проверьте адрес «не почта»')).toBeVisible()
  await page.getByLabel('Почта').fill('kitchen@example.com')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByRole('button', { name: 'Прислать пробное' })).toBeEnabled()
  await page.getByRole('button', { name: 'Прислать пробное' }).click()
  await expect(page.getByText('Отправили: 1 письмо.')).toBeVisible()
  await screen(page, 'notifications')
  await page.goto('/admin/account')
  await expect(page.getByText('Вы сейчас здесь')).toBeVisible()
  await screen(page, 'own-account')
})
