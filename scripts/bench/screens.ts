/**
 * What a press costs the browser on full screens of the back office: a board of 60 open orders, a queue of 200 revisions, a
 * menu of 1 000 dishes. Of each act the trace's longest task of the page's main thread. Where to press is looked up before
 * the trace begins: looking for a name reads the whole page, which is the tools' own work and no customer's.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { Browser, Locator, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { withClient } from './diners.ts'
import { fillOffice, OFFICE, type Size, SMALL } from './office-rows.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { traced } from './tracing.ts'

/** Milliseconds of one task beyond which a press is felt. */
const AIM = 50
const FULL: Size = { ...SMALL, dishes: 1000 }
const OPEN_ORDERS = 60
const WAITING = 200
/** The screens a board is read on: a desk, a phone, a tablet on the wall. */
export const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TABLET = { width: 1024, height: 768 }

type Act = (name: string, act: () => Promise<unknown>) => Promise<void>

/** The table of acts; those with a task beyond the aim are marked. */
export async function measureScreens(stage: Stage): Promise<string> {
  const database = await stage.demo('bench_screens', { sketches: true })
  await fillOffice(database, FULL)
  await openOrders(database, OPEN_ORDERS)
  const { url } = await stage.product(database)
  const browser = await launchBrowser('shell')
  const lines: string[][] = []
  try {
    for (const [email, acts] of [
      [OFFICE.email, (page: Page, act: Act) => board(page, act, 'board')],
      [OFFICE.email, phone],
      [OFFICE.email, kitchen],
      [OFFICE.email, menu],
      ['admin@ostrov.example', queue],
    ] as const) {
      const page = await signedIn(browser, url, email)
      await acts(page, async (name, act) => {
        const { longest, processor, all } = await traced(browser, page, async () => {
          await act()
          await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 3000 })))
        })
        const numbers = [longest.toFixed(1), processor.toFixed(1), all.toFixed(0)]
        lines.push([name, ...numbers, longest > AIM ? 'over' : ''])
      })
      await page.context().close()
    }
  } finally {
    await browser.close()
  }
  const load = loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
  const head = ['act', 'longest task, ms', 'longest on the processor, ms', 'all on the processor, ms', `over ${AIM}`]
  return [
    ...markdown(head, lines),
    '',
    `${OPEN_ORDERS} open orders, ${WAITING} revisions, ${FULL.dishes} dishes; ${availableParallelism()} processors, load ${load}.`,
  ].join('\n')
}

async function phone(page: Page, act: Act) {
  await page.setViewportSize(PHONE)
  await board(page, act, 'board on a phone')
}

async function kitchen(page: Page, act: Act) {
  await page.setViewportSize(TABLET)
  await page.getByRole('button', { name: 'Доска', exact: true }).click()
  await page.getByText('Вид для кухни', { exact: true }).click()
  await board(page, act, 'board in the kitchen')
}

async function board(page: Page, act: Act, name: string) {
  await act(`${name}: opening`, async () => {
    await page.goto('/admin/orders')
    await page
      .locator('article[data-order]')
      .nth(OPEN_ORDERS - 1)
      .waitFor({ state: 'attached' })
  })
  const answer = (path: string) => page.waitForResponse((one) => one.url().includes(path) && one.ok())
  const answered = () => Promise.all([answer('/orders/actions/'), answer('/orders/urgent')])
  const step = (column: string) => page.locator(`[data-column="${column}"] .card-actions__main`)
  for (let turn = 1; turn <= 3; turn++) {
    const accept = await pressing(page, step('fresh'))
    await act(`${name}: «Принять», ${turn}`, () => Promise.all([answered(), accept()]))
    await act(`${name}: undo, ${turn}`, () => Promise.all([answered(), page.keyboard.press('Control+Z')]))
    // On a phone one column is shown at a time.
    const tabs = await page.locator('.board__tab:visible').all()
    await tabs[1]?.click()
    const next = await pressing(page, step('cooking'))
    await act(`${name}: the next step, ${turn}`, () => Promise.all([answered(), next()]))
    await tabs[0]?.click()
  }
}

/** A press where the first of these stands now. */
async function pressing(page: Page, all: Locator) {
  await all.first().click({ trial: true })
  const place = await all.first().boundingBox()
  if (!place) throw new Error('There is nothing to press')
  return () => page.mouse.click(place.x + place.width / 2, place.y + place.height / 2)
}

async function menu(page: Page, act: Act) {
  await act('menu: opening', async () => {
    await page.goto('/admin/menu')
    await page.getByRole('button', { name: /^Раздел 1 / }).waitFor()
  })
  const press = await pressing(page, page.getByRole('button', { name: /^Раздел 1 / }))
  await act('menu: opening a category', async () => {
    await press()
    await page.locator('.dish-row').nth(5).waitFor()
  })
  const price = page.locator('.price-cell input').first()
  await act('menu: typing a price', () => price.pressSequentially('55'))
  await act('menu: saving it', async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await price.press('Enter')
    await saved
  })
  const handle = page.getByRole('button', { name: /^Переместить «Блюдо/ }).first()
  const place = await handle.boundingBox()
  if (!place) throw new Error('There is no dish to drag')
  await act('menu: dragging a dish', async () => {
    await page.mouse.move(place.x + 10, place.y + 10)
    await page.mouse.down()
    for (let step = 1; step <= 12; step++) await page.mouse.move(place.x + 10, place.y + 10 + step * 12)
  })
  await act('menu: dropping it', () => page.mouse.up())
}

async function queue(page: Page, act: Act) {
  const title = page.getByRole('article').getByRole('heading', { level: 2 })
  await act('queue: opening', async () => {
    await page.goto('/admin/moderation')
    await title.waitFor()
  })
  for (let turn = 1; turn <= 4; turn++) {
    await act(`queue: «A», ${turn}`, () =>
      Promise.all([
        page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok()),
        page.keyboard.press('a'),
      ]),
    )
  }
  await act('queue: the next one, «J»', () => page.keyboard.press('j'))
}

/** A page of the back office for this account. */
export async function signedIn(browser: Browser, url: string, email: string) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ru-RU',
    timezoneId: 'Asia/Sakhalin',
    serviceWorkers: 'block',
    viewport: DESK,
  })
  const page = await context.newPage()
  await page.goto('/admin/sign-in')
  await page.getByLabel('Почта').fill(email)
  await page.getByLabel('Пароль').fill(OFFICE.password)
  await page.getByRole('button', { name: 'Войти' }).click()
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  return page
}

/** So many of the office's orders are open: a third waits, a third is cooked, a third is ready. */
export function openOrders(url: string, count: number) {
  return withClient(url, async (client) => {
    await client.query(
      `update "order" set status = case id % 3 when 0 then 'CONFIRMATION_PENDING' when 1 then 'IN_PREPARATION' else 'PICKUP_PENDING' end,
         finished_at = null, delivery_type = 'pickup', delivery = null, created_at = now() - interval '2 minutes', updated_at = now()
       where id between 5000001 and 5000000 + $1`,
      [count],
    )
    await client.query(
      `delete from revision where owner = (select 'restaurant:' || id from restaurant where title = $1)
         and id not in (select id from revision order by created_at desc limit $2)`,
      [OFFICE.title, WAITING],
    )
  })
}
