import { test } from 'bun:test'
import type { Locator, Page } from 'playwright'
import { addDish, dish, openRestaurant, orderSays } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { type Person, PHONE_SCREEN } from './person.ts'
import { settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'
/** More stops than any screen has. */
const STOPS = 150

test('by the keyboard alone, and by what a screen reader says, one gets from the home page to the order', async () => {
  await using anna = await journey.person({ ...PHONE_SCREEN, isMobile: false, hasTouch: false })
  const { page } = anna
  await chooseDish(page)
  await goToSignIn(page)
  await signIn(anna)
  await giveAddress(page)
  await order(page)
})

test('filters over a list hold the keys as a dialog does, and Escape gives them back to what opened them', async () => {
  await using guest = await journey.person({ ...PHONE_SCREEN, isMobile: false, hasTouch: false })
  const { page } = guest
  await page.goto('/cars')
  const opener = page.getByRole('link', { name: 'Фильтры', exact: true })
  await goTo(page, opener)
  await page.keyboard.press('Enter')
  const filters = page.getByRole('dialog', { name: 'Фильтры' })
  const close = filters.getByRole('link', { name: 'Закрыть фильтры' })
  await goTo(page, close)
  await page.keyboard.press('Shift+Tab')
  const reset = filters.getByRole('link', { name: 'Сбросить' })
  await expect(reset).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  const mark = filters.getByText(/^Toyota \d+$/)
  const [many] = /\d+/.exec((await mark.textContent()) ?? '') ?? []
  await goTo(page, filters.getByRole('checkbox', { name: /^Toyota/ }))
  await page.keyboard.press('Space')
  await expect(filters.getByRole('button', { name: new RegExp(`^Показать ${many}\\s`) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(filters).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('a dish taken out of the basket hands the focus on to the one beside it', async () => {
  await using guest = await journey.person({ ...PHONE_SCREEN, isMobile: false, hasTouch: false })
  const { page } = guest
  await openRestaurant(guest, journey, KITCHEN)
  await addDish(guest, 'Пян-се')
  await addDish(guest, 'Айран')
  await page.goto('/eda/cart')
  await page.getByRole('button', { name: 'Удалить: Пян-се' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Удалить: Пян-се' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Айран', exact: true })).toBeFocused()
  await page.getByRole('button', { name: 'Меньше: Айран' }).press('Enter')
  await expect(page.getByText('Айран')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
})

async function chooseDish(page: Page) {
  await page.goto('/eda')
  await expect
    .poll(() => outline(page))
    .toEqual(
      expect.arrayContaining([
        ...['banner', 'main', 'heading "Доставка еды на острове" [level=1]', 'navigation "Кухни"'],
        ...['heading "Рестораны" [level=2]', `heading "${KITCHEN}" [level=3]`, 'navigation "Разделы доставки"'],
      ]),
    )
  expect(await goTo(page, page.getByRole('link', { name: KITCHEN }))).toBe(`link: ${KITCHEN}`)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/eda\/restaurants\//)
  await expect
    .poll(() => outline(page))
    .toEqual(
      expect.arrayContaining([
        ...['main', `heading "${KITCHEN}" [level=1]`, 'navigation "Разделы меню"', 'region "Закуски"'],
        ...['heading "Закуски" [level=2]', 'heading "Пян-се" [level=3]'],
      ]),
    )
  const add = page.getByRole('button', { name: 'Добавить: Пян-се' })
  expect(await goTo(page, add, inView)).toBe('button: Добавить: Пян-се')
  await expect(page.locator('[data-menu-tabs] [aria-current]')).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('Enter')
  // The counter stands where the button stood, and the focus is not lost with it.
  await expect(dish(page, 'Пян-се').getByRole('button', { name: 'Больше: Пян-се' })).toBeFocused()
  for (let count = 2; count <= 6; count += 1) await page.keyboard.press('Enter')
  await expect(dish(page, 'Пян-се').getByRole('status')).toHaveText('6')
}

async function goToSignIn(page: Page) {
  expect(await goTo(page, page.getByRole('link', { name: /^Корзина · / }))).toMatch(/^link: Корзина · 6 ?, на 900 ₽$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/eda\/cart/)
  const cart = [
    ...['main', 'heading "Корзины 1" [level=1]', `heading "${KITCHEN}" [level=2]`, 'status: "6"'],
    ...['heading "Пожелания" [level=2]', 'status: "0"', 'heading "Добавить к заказу?" [level=2]'],
    // Where messages will be said: a screen reader has to know the place before its first words.
    'status',
  ]
  await expect.poll(() => outline(page)).toEqual(cart)
  const checkout = page.getByRole('button', { name: /^Оформить заказ/ })
  expect(await goTo(page, checkout)).toBe('button: Оформить заказ на 900 ₽')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect
    .poll(() => outline(page))
    .toEqual([...cart, 'dialog "Войдите в аккаунт"', 'heading "Войдите в аккаунт" [level=2]'])
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Войти' })).toBeFocused()
  expect(await heard(page)).toBe('link: Войти')
  await page.keyboard.press('Escape')
  await expect(checkout).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Войти' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/eda\/login/)
}

async function signIn({ page, phone }: Person) {
  await expect.poll(() => outline(page)).toEqual(['main', 'heading "Введите номер телефона" [level=1]', 'status'])
  expect(await goTo(page, page.getByLabel('Номер телефона'))).toBe('textbox: Номер телефона')
  await page.keyboard.type(phone.slice(1))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Код из СМС')).toBeFocused()
  expect(await heard(page)).toBe('textbox: Код из СМС')
  await expect.poll(() => outline(page)).toEqual(['main', 'heading "Введите код" [level=1]', 'status', 'status'])
  await page.keyboard.type(await journey.codeFor(phone))
  await page.waitForURL(/\/eda\/address/)
}

async function giveAddress(page: Page) {
  await expect.poll(() => outline(page)).toContain('heading "Куда доставить?" [level=1]')
  await goTo(page, page.getByRole('button', { name: 'Ввести другой адрес' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Укажите адрес доставки' })).toBeFocused()
  const street = page.getByRole('combobox', { name: 'Улица и дом' })
  expect(await goTo(page, street)).toBe('combobox: Улица и дом')
  await page.keyboard.type('Ленина 218')
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await expect.poll(() => outline(page)).toContain('status: 10 адресов найдено')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(street).toHaveValue('Ленина, 218')
  await goTo(page, page.getByRole('button', { name: 'Продолжить' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Детали адреса' })).toBeFocused()
  expect(await goTo(page, page.getByLabel('Кв./офис'))).toBe('textbox: Кв./офис')
  await page.keyboard.type('15')
  await goTo(page, page.getByRole('button', { name: 'Продолжить' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/eda\/cart\?step=2/)
}

async function order(page: Page) {
  const parts = ['Адрес доставки', 'Получатель', 'Оплата', 'Стоимость заказа']
  const headings = async () => (await outline(page)).filter((line) => line.startsWith('heading'))
  await expect
    .poll(headings)
    .toEqual(['heading "Оформление заказа" [level=1]', ...parts.map((part) => `heading "${part}" [level=2]`)])
  expect(await goTo(page, page.getByLabel('Имя'))).toBe('textbox: Имя')
  await page.keyboard.type('Анна')
  expect(await goTo(page, page.getByRole('radio', { name: 'Онлайн' }))).toBe('radio: Онлайн')
  const cash = page.getByRole('radio', { name: 'Наличными' })
  while (!(await cash.isChecked())) await page.keyboard.press('ArrowDown')
  expect(await heard(page)).toBe('radio: Наличными')
  const place = page.getByRole('button', { name: /^Оформить / })
  expect(await goTo(page, place)).toBe('button: Оформить 979 ₽')
  await page.keyboard.press('Enter')
  await orderSays(page, 'Заказ создан')
  await expect
    .poll(() => outline(page))
    .toEqual(
      expect.arrayContaining([
        ...['main', 'heading "Заказ создан" [level=1]', `region "${KITCHEN}"`, 'heading "Подробности" [level=2]'],
      ]),
    )
}

/** Presses Tab until the target has the focus; answers what is said of it. */
async function goTo(page: Page, target: Locator, atEach: (page: Page) => Promise<void> = async () => {}) {
  await settled(page, 0)
  const one = target.first()
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    if (await one.evaluate((node) => node === document.activeElement)) return heard(page)
    await atEach(page)
  }
  throw new Error(`The keyboard does not reach ${one}`)
}

/** The section whose turn it is stays in sight among the sections. */
async function inView(page: Page) {
  const tab = page.locator('[data-menu-tabs] a:focus')
  if (await tab.count()) await expect(tab).toBeInViewport({ ratio: 0.95 })
}

/** What a screen reader is told of what has the focus. */
async function heard(page: Page): Promise<string> {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { objectId = '' } = result
  const { nodes } = await devtools.send('Accessibility.getPartialAXTree', { objectId, fetchRelatives: false })
  await devtools.detach()
  const [node] = nodes
  const words = [node?.role, node?.name, node?.description].map((part) => String(part?.value ?? ''))
  return words
    .filter((word) => word !== '')
    .join(': ')
    .replaceAll('\u00a0', ' ')
}

const LANDMARK = /^ *- '?(heading|banner|main|navigation|contentinfo|dialog|region|status|alert)\b/

/** The headings, landmarks and spoken words by which a screen reader leafs through the page. */
async function outline(page: Page): Promise<string[]> {
  await settled(page, 0)
  const tree = await page.locator('body').ariaSnapshot()
  const lines = tree.split('\n').filter((line) => LANDMARK.test(line))
  return lines.map((line) =>
    line
      .trim()
      .replaceAll(/^- |:$/g, '')
      .replaceAll('\u00a0', ' '),
  )
}
