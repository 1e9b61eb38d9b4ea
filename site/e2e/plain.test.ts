import { test } from 'bun:test'
import type { Page } from 'playwright'
import { dish, orderSays, signInHere } from './acts.ts'
import { expect } from './expect.ts'
import { openJourney } from './harness.ts'
import { DESKTOP_SCREEN, type Person, PHONE_SCREEN } from './person.ts'
import { screen } from './screen.ts'

const journey = await openJourney(import.meta.path)
const KITCHEN = 'Крутим-вертим'
const WITHOUT_SCRIPTS = { ...PHONE_SCREEN, javaScriptEnabled: false }

test('without JavaScript kitchens are chosen in a form and stand at the address that the tiles lead to', async () => {
  await using anna = await journey.person(WITHOUT_SCRIPTS)
  const { page } = anna
  await page.goto('/eda/filters', { waitUntil: 'domcontentloaded' })
  await page.getByText('Фильтры', { exact: true }).click()
  await page.getByRole('checkbox', { name: /^Роллы \d+$/ }).check()
  await page.getByRole('checkbox', { name: /^Пицца \d+$/ }).check()
  await page.getByRole('button', { name: 'Показать' }).click()
  await arrive(page, '/eda/filters/pizza,rolls')
  await page.getByText('Фильтры', { exact: true }).click()
  await expect(page.getByRole('checkbox', { name: /^Роллы \d+$/ })).toBeChecked()
  await page.getByRole('link', { name: 'Сбросить' }).last().click()
  await arrive(page, '/eda/filters')
})

test('without JavaScript a guest fills a basket, signs in, adds an address, orders in cash and cancels', async () => {
  await using anna = await journey.person(WITHOUT_SCRIPTS)
  const { page } = anna
  const menu = `/eda/restaurants/${await journey.restaurant(KITCHEN)}`
  await page.goto(menu, { waitUntil: 'domcontentloaded' })
  await dish(page, 'Шаверма с курицей').getByRole('link', { name: 'Шаверма с курицей' }).click()
  await page.getByRole('radio').nth(1).check()
  const chosen = await page.getByRole('radio').nth(1).getAttribute('value')
  await page.getByLabel('Количество', { exact: true }).fill('2')
  await page.getByRole('button', { name: 'Добавить' }).click()

  await arrive(page, '/eda/plain/cart')
  const count = page.getByLabel('Количество: Шаверма с курицей', { exact: true })
  await expect(count).toHaveValue('2')
  const [option] = await journey.sql<{ name: string }>('select name from product_option where id = $1', [chosen])
  await expect(page.getByRole('listitem').filter({ has: count })).toContainText(option?.name ?? '?')
  await count.fill('3')
  await page.getByRole('button', { name: 'Изменить количество: Шаверма с курицей' }).click()
  await expect(count).toHaveValue('3')

  await journey.sql(`update product set price = price + 10 where name = 'Шаверма с курицей'`)
  await page.reload()
  const changes = page.getByRole('note', { name: 'Что изменилось' })
  await expect(changes).toContainText('Шаверма с курицей')
  await changes.getByRole('button', { name: 'Понятно' }).click()
  await expect(changes).toHaveCount(0)
  await page.reload()
  await expect(changes).toHaveCount(0)

  await page.getByRole('link', { name: /^Оформить заказ на/ }).click()
  await signIn(anna, { wrongly: true })
  await arrive(page, '/eda/plain/address')
  await page.getByLabel('Улица и дом').fill('Ленина 99999')
  await page.getByLabel('Кв./офис').fill('15')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/дома мы\sне\sзнаем/)).toBeVisible()
  await expect(page.getByLabel('Кв./офис')).toHaveValue('15')
  await page.getByLabel('Кв./офис').fill('')
  await page.getByLabel('Частный дом').check()
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect(page.getByText(/дома мы\sне\sзнаем/)).toBeVisible()
  await expect(page.getByLabel('Частный дом')).toBeChecked()
  await page.getByLabel('Улица и дом').fill('Ленина 218')
  await page.getByRole('button', { name: 'Сохранить' }).click()

  await arrive(page, '/eda/plain/checkout')
  await page.getByRole('radio', { name: 'Наличными' }).check()
  await page.getByLabel('С какой суммы нужна сдача').fill('100')
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await expect(page.getByText('Укажите имя')).toBeVisible()
  await expect(page.getByText(/Это меньше заказа/)).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Наличными' })).toBeChecked()
  await page.getByLabel('Имя').fill('Анна')
  await page.getByLabel('С какой суммы нужна сдача').fill('5000')
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Проверьте заказ' })).toBeVisible()
  await page.getByRole('button', { name: /^Оформить/ }).click()

  await arrive(page, '/eda/orders/')
  await expect(page.getByText('Шаверма с курицей ×\u00a03')).toBeVisible()
  await expect(page.getByText(/частный дом/i)).toBeVisible()
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Отменить заказ?' })).toBeVisible()
  await page.getByRole('button', { name: 'Отменить заказ' }).click()
  await orderSays(page, /отмен/i)
  await page.goto('/eda/orders')
  await expect(page.getByRole('link', { name: KITCHEN })).toBeVisible()

  await page.goto('/profile/notices')
  await arrive(page, '/eda/plain/profile/notices')
  await page.getByLabel('Как идёт заказ').selectOption('Не\u00a0присылать')
  await page.getByRole('button', { name: 'Сохранить изменения' }).click()
  await page.getByRole('link', { name: 'Сообщения' }).click()
  await expect(page.getByLabel('Как идёт заказ')).toHaveValue('none')
})

test('pages of forms say what stands against an order, and look as cared for as the others', async () => {
  await using anna = await journey.person()
  const { page } = anna
  const id = await journey.restaurant(KITCHEN)
  await page.goto('/eda/login?step=code')
  await screen(page, 'plain-login-code')
  await page.goto('/eda/login')
  await signInHere(anna, journey)
  await page.goto('/eda/plain/address')
  await screen(page, 'plain-address')
  await page.goto('/eda/plain/cart')
  await screen(page, 'plain-cart-empty')
  await putIntoBasket(page, id, 'Айран')
  await page.goto('/eda/plain/address?redirect=/eda/plain/cart')
  await page.getByLabel('Улица и дом').fill('Ленина 218')
  await page.getByLabel('Кв./офис').fill('15')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await arrive(page, '/eda/plain/cart')
  await screen(page, 'plain-cart')
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  await screen(page, 'plain-cart')
  await page.setViewportSize(PHONE_SCREEN.viewport)
  await page.getByRole('link', { name: /^Оформить заказ на/ }).click()
  await page.getByLabel('Имя').fill('Анна')
  await page.getByRole('radio', { name: 'Наличными' }).check()
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await expect(page.getByText(/Минимальная сумма заказа/)).toBeVisible()
  await expect(page.getByLabel('Имя')).toHaveValue('Анна')
  await screen(page, 'plain-checkout', { full: true })

  await putIntoBasket(page, id, 'Пян-се', 8)
  await page.goto(`/eda/plain/checkout?restaurant=${id}`)
  await page.getByLabel('Имя').fill('Анна')
  await page.getByRole('radio', { name: 'Наличными' }).check()
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Проверьте заказ' })).toBeVisible()
  await screen(page, 'plain-review')
  await journey.sql(`update restaurant set disabled_until = now() + interval '1 hour' where id = $1`, [id])
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await expect(page.getByRole('alert').filter({ hasText: /Ресторан/ })).toBeVisible()
  await journey.sql('update restaurant set disabled_until = null where id = $1', [id])
  await page.getByRole('button', { name: /^Дальше/ }).click()
  await page.getByRole('button', { name: /^Оформить/ }).click()
  await arrive(page, '/eda/orders/')
})

test('a page that is dead without JavaScript says so', async () => {
  await using anna = await journey.person(WITHOUT_SCRIPTS)
  const { page } = anna
  for (const path of ['/profile/account', '/profile/addresses', '/eda/favorites', '/eda/promo']) {
    await page.goto(path)
    await expect(page.getByText(/JavaScript/).first(), path).toBeVisible()
  }
})

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['another site, by an old browser', { origin: 'https://evil.example' }],
  ['a page of nowhere', { origin: 'null' }],
])('a form of %s fills no basket, signs nobody in or out, sends no SMS and orders nothing', async (_, headers) => {
  await using anna = await journey.person(WITHOUT_SCRIPTS)
  const { page } = anna
  const restaurant_id = await journey.restaurant(KITCHEN)
  await page.goto('/eda/login?redirect=/eda/plain/profile')
  await signIn(anna)
  await arrive(page, '/eda/plain/address')
  await putIntoBasket(page, restaurant_id, 'Айран')
  const cookie = (await anna.context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const [line] = await journey.sql<{ id: string; product_id: string }>(
    'select id, product_id from basket_item where product_id in (select id from product where name = $1) order by id desc',
    ['Айран'],
  )
  const stranger = '79005559999'
  const forms: [string, Record<string, string>][] = [
    ['add', { restaurant_id, product_id: line?.product_id ?? '', quantity: '5' }],
    ['cart', { act: 'set', id: line?.id ?? '', quantity: '9' }],
    ['../login', { act: 'phone', phone: stranger }],
    ['../login?step=code', { act: 'resend' }],
    ['address', { address: 'Ленина 218', private_house: 'yes' }],
    [
      `checkout?restaurant=${restaurant_id}`,
      { act: 'place', delivery_type: 'pickup', payment_type: 'cash', total: '100' },
    ],
    ['profile', {}],
  ]
  const told = () =>
    journey.sql(
      `select (select count(*) from basket_item) as lines, (select sum(quantity) from basket_item) as dishes, (select count(*) from user_address) as addresses,
        (select count(*) from confirmation_code) as codes, (select count(*) from "order") as orders`,
    )
  const before = await told()
  for (const [path, form] of forms) {
    for (const session of ['', cookie]) {
      const answer = await fetch(`${journey.url}/eda/plain/${path}`, {
        method: 'POST',
        headers: { ...headers, cookie: session },
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
      expect([path, answer.status, answer.headers.getSetCookie()]).toEqual([path, 400, []])
    }
  }
  expect(await told()).toEqual(before)
  await page.goto('/eda/plain/profile')
  await expect(page.getByRole('button', { name: 'Выйти' })).toBeVisible()
})

/** Waits for the page itself: an address may name the one it leads back to. */
function arrive(page: Page, path: string) {
  return page.waitForURL(({ pathname }) => pathname.startsWith(path))
}

/** The two steps of the sign-in as forms; `wrongly` meets what is said to a wrong phone and a wrong code first. */
async function signIn({ page, phone }: Person, { wrongly = false } = {}) {
  const field = page.getByLabel('Номер телефона')
  if (wrongly) {
    await field.fill('+7 900')
    await page.getByRole('button', { name: 'Продолжить' }).click()
    await expect(page.getByText('Укажите валидный номер телефона')).toBeVisible()
    await expect(field).toHaveValue('+7 900')
  }
  await field.fill(phone.slice(1))
  await page.getByRole('button', { name: 'Продолжить' }).click()
  const code = page.getByLabel('Код из СМС')
  await expect(code).toBeVisible()
  const sent = await journey.codeFor(phone)
  if (wrongly) {
    await code.fill(sent === '1111' ? '2222' : '1111')
    await page.getByRole('button', { name: 'Войти' }).click()
    await expect(code).toHaveAttribute('aria-invalid', 'true')
  }
  await code.fill(sent)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/login'))
}

async function putIntoBasket(page: Page, restaurant_id: string, name: string, quantity = 1) {
  const [product] = await journey.sql<{ id: string }>('select id from product where restaurant_id = $1 and name = $2', [
    restaurant_id,
    name,
  ])
  const answer = await page.request.post('/api/basket_item', {
    headers: { origin: journey.url },
    data: { restaurant_id, product_id: product?.id, quantity },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}
