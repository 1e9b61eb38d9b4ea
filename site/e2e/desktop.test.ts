import { test } from 'bun:test'
import type { Page } from 'playwright'
import { addDish, fillCheckout, goToCheckout, openRestaurant, placeOrder, settle, shownOrder } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN } from './person.ts'
import { screen, settled } from './screen.ts'

const journey = await shareJourney()
const KITCHEN = 'Крутим-вертим'

test('no link of a wide page leads a guest nowhere', async () => {
  await using guest = await journey.person(DESKTOP_SCREEN)
  const own = ['/eda/orders', '/eda/promo', '/eda/favorites', '/eda/login', '/eda/info/1', '/profile']
  expect(await deadEnds(guest.page, ['/', '/search', '/agreement', '/privacy', '/eda', ...own], own)).toEqual([])
})

test("a person's own pages work on a wide screen, and so does every link on them", async () => {
  await using anna = await journey.person(PHONE_SCREEN)
  const { page } = anna
  await settle(anna, journey)
  await openRestaurant(anna, journey, KITCHEN)
  await addDish(anna, 'Пян-се', 2)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const order = `/eda/orders/${await shownOrder(page)}`
  await page.setViewportSize(DESKTOP_SCREEN.viewport)
  const own = [
    '/eda/orders',
    order,
    `${order}/map`,
    '/eda/address',
    '/eda/address?step=2',
    '/eda/promo',
    '/eda/favorites',
  ]
  const profile = ['/profile', '/profile/account', '/profile/notices', '/profile/addresses']
  expect(await deadEnds(page, [...own, ...profile], [...own, ...profile])).toEqual([])
  for (const [path, name] of [
    ['/eda/orders', 'wide-orders'],
    [order, 'wide-order'],
    ['/eda/promo', 'wide-promo'],
    ['/eda/favorites', 'wide-favorites'],
    ['/eda/address?step=2', 'wide-address'],
  ] as const) {
    await page.goto(path)
    await screen(page, name)
  }
})

test('the search of the portal finds dishes and restaurants at any width', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Что искать' }).fill('шаверма')
  await page.getByRole('button', { name: 'Найти' }).click()
  await page.waitForURL('/search?query=*')
  await expect(page.getByText(/^Найдено/)).toBeVisible()
  await screen(page, 'portal-search')
  await page.getByRole('link', { name: 'Блюда: все 7' }).click()
  await expect(page.getByRole('link', { name: /Шаверма с курицей.* 2\d\d/ })).toBeVisible()
  await page.goto('/search?query=ыыыы')
  await expect(page.getByText('Ничего не нашлось, но есть:')).toBeVisible()
  // Its code does not come at first, as where the network breaks off.
  anna.watch.forgive(/MobileGlobalSearch/)
  await page.route('**/MobileGlobalSearch*.js', (route) => route.abort())
  await page.getByRole('link', { name: 'Поиск', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
  await page.unroute('**/MobileGlobalSearch*.js')
  await page.getByRole('button', { name: 'Повторить' }).click()
  const everywhere = page.getByRole('dialog', { name: /Поиск по\sострову/ })
  await everywhere.getByRole('searchbox').fill('продавец')
  await expect(everywhere.getByRole('heading', { name: 'Вакансии' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await screen(page, 'global-search')
  await everywhere.getByRole('searchbox').press('Enter')
  await page.waitForURL('/search?query=*')
  await expect(page.getByRole('heading', { name: 'Вакансии' })).toBeVisible()
  await screen(page, 'portal-search-job')
})

/**
 * What is wrong with these pages: one of a person's own that shows the invitation to the phone instead, a link whose
 * address answers with an error.
 */
test('who came by a way that the law has closed is told how to get the account back, and signs in by the phone', async () => {
  await using anna = await journey.person(DESKTOP_SCREEN)
  const { page } = anna
  await page.goto('/')
  // Before it wakes the link leads to the page of signing in.
  await settled(page)
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  await page.getByRole('dialog', { name: 'Вход' }).getByRole('button', { name: 'Apple ID' }).click()
  const warning = page.getByRole('dialog', { name: 'Вход недоступен' })
  await expect(warning).toContainText('Вход через Apple ID недоступен')
  await expect(warning.getByRole('link')).toHaveAttribute('href', /^mailto:.+@/)
  await screen(page, 'login-closed')
  await warning.getByRole('button', { name: 'Войти по другому' }).click()
  await expect(page.getByRole('dialog', { name: 'Вход' }).getByLabel('Телефон')).toBeVisible()
})

test('on a phone one signs in over the portal’s page too, goes back to the number by keys, and stays where one was', async () => {
  await using anna = await journey.person()
  const { page, phone } = anna
  await page.goto('/privacy?from=footer')
  await settled(page)
  await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Вход' })
  const number = dialog.getByLabel('Номер телефона')
  await number.fill(phone.slice(1))
  await page.keyboard.press('Enter')
  await expect(dialog.getByLabel('Код из')).toBeFocused()
  await screen(page, 'portal-login-code')
  await dialog.getByRole('button', { name: 'Изменить номер' }).press('Enter')
  await expect(number).toBeFocused()
  // The code of a moment ago is still on its way, so another is refused.
  anna.watch.forgive(/^answer 429/)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Код из').fill(await journey.codeFor(phone))
  await expect(page.getByText('Успешная авторизация')).toBeVisible()
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/privacy?from=footer')
})

test('the page of signing in tells the same, and its phone waits under the warning', async () => {
  await using anna = await journey.person()
  const { page } = anna
  await page.goto('/eda/login')
  await page.getByRole('button', { name: 'Gmail' }).click()
  const warning = page.getByRole('dialog', { name: 'Вход недоступен' })
  await expect(warning).toContainText('Вход через Gmail недоступен')
  await screen(page, 'login-closed-page')
  await warning.getByRole('button', { name: 'Войти по другому' }).click()
  await expect(warning).toBeHidden()
  await expect(page.getByLabel('Телефон')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Gmail' })).toBeEnabled()
})

async function deadEnds(page: Page, paths: readonly string[], own: readonly string[]) {
  const faults: string[] = []
  const asked = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    await settled(page)
    const isInvitation = await page.getByRole('heading', { name: 'Скачайте приложение' }).isVisible()
    if (isInvitation && own.includes(path)) faults.push(`${path} is only an invitation to the phone`)
    const links = await page
      .locator('a[href^="/"]:visible')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')))
    for (const href of links) {
      if (!href || asked.has(href)) continue
      asked.add(href)
      const answer = await page.request.get(href)
      if (!answer.ok()) faults.push(`${path} leads to ${href}, which answers ${answer.status()}`)
    }
  }
  return faults
}
