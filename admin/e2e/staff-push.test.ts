import { test } from 'bun:test'
import {
  addDish,
  fillCheckout,
  goToCheckout,
  openRestaurant,
  placeOrder,
  settle,
  shownOrder,
} from '../../site/e2e/acts.ts'
import { expect } from '../../site/e2e/expect.ts'
import { openJourney } from '../../site/e2e/harness.ts'
import { deliver, ENDPOINT, KEY, notices, PUSH_SERVICE, press, pushed } from '../../site/e2e/notices.ts'
import { DESKTOP_SCREEN, type Person } from '../../site/e2e/person.ts'
import { screen } from '../../site/e2e/screen.ts'
import { openOffice } from '../../site/e2e/staff.ts'

const EMAIL = 'spin@ostrov.example'
const SCOPE = '/admin/'
/** A page of ours that no worker keeps and that is none of the back office. */
const ELSEWHERE = '/robots.txt'

const journey = await openJourney(import.meta.path, { VAPID_PUBLIC_KEY: KEY }, 'whole')

test('a new order comes as a notice while no board is open, and a press opens it; leaving ends that', async () => {
  await using cook = await atNotices(PUSH_SERVICE)
  await using anna = await journey.person()
  const { page, context } = cook
  await page.getByRole('region', { name: 'Уведомления на' }).getByRole('button', { name: 'Включить' }).click()
  await expect(page.getByText('приходят сюда, даже если')).toBeVisible()
  expect(await endpoints()).toEqual([ENDPOINT])
  await screen(page, 'staff-notices-on')

  await page.goto(ELSEWHERE)
  const { id, uuid } = await order(anna)
  const push = await pushed(journey)
  for (const said of ['Анна', anna.phone.slice(1), 'Ленина', uuid]) expect(push).not.toContain(said)
  await deliver(page, push, SCOPE)
  const [notice] = await notices(page, SCOPE)
  expect(notice).toEqual({
    tag: `k${id}`,
    title: `Новый заказ №\u00a0${id}`,
    body: expect.stringMatching(/^На\u00a0[\d\s]+₽$/),
  })
  expect(await press(cook)).toEqual([`${journey.url}/admin/orders/${id}`])
  await page.goto(`/admin/orders/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Заказ / })).toBeVisible()
  // It stands open in this tab now, which comes forward instead of another one.
  await deliver(page, push, SCOPE)
  expect(await press(cook)).toEqual(['focus'])

  await page.getByRole('button', { name: /Владелец/ }).click()
  await page.getByRole('button', { name: 'Выйти' }).click()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  expect(await endpoints()).toEqual([])
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'push_stand_in')?.value).toBe('granted')
})

test('a browser that refuses notices is told of in words, and nothing is kept', async () => {
  const refuses = PUSH_SERVICE.replace(
    "say('granted'); return 'granted' }",
    "say('refused'); return 'denied' }",
  ).replace("says('') ? 'granted' : 'default'", "says('refused') ? 'denied' : 'default'")
  await using cook = await atNotices(refuses)
  const { page } = cook
  await page.getByRole('region', { name: 'Уведомления на' }).getByRole('button', { name: 'Включить' }).click()
  await expect(page.getByText('Браузер не')).toBeVisible()
  await expect(page.getByText('Уведомления запрещены в')).toBeVisible()
  await screen(page, 'staff-notices-denied')
  expect(await endpoints()).toEqual([])
})

/** Somebody of the staff at their account, with the browser's push service stood in for. */
async function atNotices(script: string): Promise<Person> {
  const cook = await journey.person({ ...DESKTOP_SCREEN, serviceWorkers: 'allow', permissions: ['notifications'] })
  await cook.context.addInitScript(script)
  await openOffice(cook.page, '/account', EMAIL)
  await expect(cook.page.getByRole('heading', { level: 1, name: 'Мой аккаунт' })).toBeVisible()
  return cook
}

async function endpoints() {
  const rows = await journey.sql<{ endpoint: string }>(
    'select s.endpoint from business_subscription s join business_user b on b.id = s.business_user_id where b.email = $1',
    [EMAIL],
  )
  return rows.map(({ endpoint }) => endpoint)
}

async function order(anna: Person) {
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 6)
  await goToCheckout(anna)
  await fillCheckout(anna, 'Наличными')
  await placeOrder(anna)
  const uuid = await shownOrder(anna.page)
  const [row] = await journey.sql<{ id: number }>('select id::int from "order" where uuid = $1', [uuid])
  return { id: row?.id ?? 0, uuid: uuid ?? '' }
}
