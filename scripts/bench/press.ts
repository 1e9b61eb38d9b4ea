/**
 * How long a press waits for the frame that answers it (INP) where the processor is four times slower than this one, on the fullest
 * pages: the browser's own Event Timing, of the first press in a page that has just been opened, and of the next. The longest task by the
 * thread's time is traced in a look of its own, since tracing costs the frame something.
 */
import type { Browser, CDPSession, Locator, Page } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { makeVisitors } from '../test/html-visitors.ts'
import { fillOffice, OFFICE, SMALL } from './office-rows.ts'
import { markdown } from './report.ts'
import { DESK, openOrders, signedIn } from './screens.ts'
import type { Stage } from './stage.ts'
import { traced } from './tracing.ts'

const SLOWER = 4
/** Milliseconds from a press to its frame. */
const AIM = 100
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
/** Islands that wait for an idle browser wait for two seconds at most. */
const REST_MS = 2_500
/** Events are told of a moment after their frame. */
const TOLD_MS = 1_000
const OPEN_ORDERS = 40

/** A selector, of several things the next one each time; letters typed into it; how often; what puts away what was opened. */
type Press = { name: string; at: string; keys?: string; times?: number; after?: (page: Page) => Promise<unknown> }
type Who = 'guest' | 'person' | 'restaurant' | 'administrator'
type Screen = { name: string; path: string; who: Who; presses: Press[] }
type Timed = { first: number[]; again: number[]; task: number; isDocument: boolean }

const close = (page: Page) => page.keyboard.press('Escape')
const back = (page: Page) => page.goBack()

const screensOf = (menu: string): Screen[] => [
  {
    ...{ name: 'cars', path: '/cars', who: 'person' },
    presses: [
      { name: 'heart', at: '.catalogue__list [data-ad-heart] button' },
      { name: 'letter of the search', at: 'form[data-suggest] input', keys: 'тойо', after: close },
      { name: 'sheet of the search', at: '.portal-header a[aria-label=Поиск]', times: 2, after: close },
      { name: 'filters', at: '.filters__open', times: 1 },
      { name: 'tick of a filter', at: '.filters__form label:has([type=checkbox]):visible' },
      { name: 'letter in a filter', at: '.filter-search', keys: 'тойо' },
    ],
  },
  {
    ...{ name: 'cars, read', path: '/cars', who: 'guest' },
    presses: [
      { name: 'the next page', at: '.pages a:visible', times: 1 },
      { name: 'order of the list', at: '.sorts a:not([aria-current])', times: 1 },
    ],
  },
  {
    ...{ name: 'menu of 150 dishes', path: menu, who: 'guest' },
    presses: [
      { name: 'plus of a dish', at: '[data-call]' },
      { name: 'plus of a counter', at: '[data-call] button:last-child' },
    ],
  },
  {
    ...{ name: 'search of the menu', path: `${menu}/search`, who: 'guest' },
    presses: [{ name: 'letter', at: 'input[name=query]', keys: 'блюд' }],
  },
  {
    ...{ name: 'eda', path: '/eda', who: 'person' },
    presses: [{ name: 'sheet of filters', at: 'a[aria-label=Фильтры]', after: close }],
  },
  {
    ...{ name: 'desk, 100 orders', path: '/admin/all-orders?limit=100', who: 'administrator' },
    presses: [
      { name: 'row', at: '.data-table tbody a', times: 1, after: back },
      { name: 'tick of a filter', at: '.filter-choices__one:visible' },
      { name: 'letter of the search', at: '.list-search input', keys: 'гост' },
    ],
  },
  {
    ...{ name: `board, ${OPEN_ORDERS} orders`, path: '/admin/orders', who: 'restaurant' },
    presses: [
      { name: 'the next step', at: '[data-column="cooking"] .card-actions__main' },
      { name: 'card', at: '.order-card__number', after: close },
    ],
  },
]

/** The table of presses in pages that match, each opened `runs` times; what is over its aim is marked. */
export async function measurePresses(stage: Stage, pattern: string, runs: number): Promise<string> {
  const database = await stage.demo('bench_press', { sketches: true })
  const { restaurant_id } = await fillOffice(database, SMALL)
  await openOrders(database, OPEN_ORDERS)
  const { url, stop } = await stage.product(database)
  const { cookies } = await makeVisitors(url)
  const browser = await launchBrowser('shell')
  const rows: string[][] = []
  try {
    for (const screen of screensOf(`/eda/restaurants/${restaurant_id}`)) {
      if (!new RegExp(pattern).test(screen.name)) continue
      const timed = screen.presses.map((): Timed => ({ first: [], again: [], task: 0, isDocument: false }))
      for (let run = 0; run <= runs; run += 1) {
        const page = await openPage(browser, url, screen.who, cookies.person)
        await look(page, screen, timed, run === runs ? browser : null)
        await page.context().close()
      }
      rows.push(...timed.map((one, at) => [screen.name, ...cellsOf(screen.presses[at]?.name ?? '', one)]))
    }
  } finally {
    await browser.close()
    await stop()
  }
  const head = ['page', 'press', 'first, ms', 'again, ms', 'worst, ms', 'longest task, thread ms', `over ${AIM}`]
  const facts = `Processor ${SLOWER} times slower; each page opened ${runs} times; 0 is less than the 16 ms that are told.`
  return [...markdown(head, rows), '', facts].join('\n')
}

/** Opens the page and does its presses; what `browser` is told, it traces. */
async function look(page: Page, { path, presses }: Screen, timed: readonly Timed[], browser: Browser | null) {
  const heard = { event: 0, click: 0 }
  await page.exposeFunction('tellPress', (kind: keyof typeof heard, ms: number) => {
    heard[kind] = Math.max(heard[kind], ms)
  })
  await page.addInitScript({ content: LISTEN })
  await page.goto(path)
  await Bun.sleep(REST_MS)
  // At some hours the restaurant is closed, which a sheet over its menu says.
  await close(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (const [at, press] of presses.entries()) {
    const one = timed[at]
    if (!one) continue
    if (press.keys) await (await aimed(page, page.locator(press.at).first()))()
    for (let turn = 0; turn < (press.keys?.length ?? press.times ?? 4); turn += 1) {
      const act = await actOf(page, devtools, press, turn)
      const [from] = page.url().split('#')
      Object.assign(heard, { event: 0, click: 0 })
      const answered = async () => {
        await act()
        await Bun.sleep(TOLD_MS)
      }
      if (browser) one.task = Math.max(one.task, (await traced(browser, page, answered)).processor)
      else {
        await answered()
        one.isDocument ||= heard.event === 0 && page.url().split('#')[0] !== from
        one[turn === 0 ? 'first' : 'again'].push(one.isDocument ? heard.click : heard.event)
      }
      await press.after?.(page)
      if (press.after) await Bun.sleep(TOLD_MS)
    }
  }
}

/** In the page: every event that belongs to an interaction, and the moment when a click had been handled. */
const LISTEN = `
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries()) if (interactionId) tellPress('event', duration)
}).observe({ type: 'event', durationThreshold: 16 })
addEventListener('click', ({ timeStamp }) => tellPress('click', performance.now() - timeStamp))`

async function openPage(browser: Browser, url: string, who: Who, person: string): Promise<Page> {
  if (who === 'restaurant') return signedIn(browser, url, OFFICE.email)
  if (who === 'administrator') return signedIn(browser, url, 'admin@ostrov.example')
  const context = await browser.newContext({ ...PHONE, baseURL: url, locale: 'ru-RU', serviceWorkers: 'block' })
  const cookies = [...new Bun.CookieMap(who === 'person' ? person : '')]
  await context.addCookies(cookies.map(([name, value]) => ({ name, value, url })))
  return context.newPage()
}

async function actOf(page: Page, devtools: CDPSession, { at, keys }: Press, turn: number) {
  const all = page.locator(at)
  await all.first().waitFor()
  const key = keys?.[turn]
  return key === undefined ? aimed(page, all.nth(turn % (await all.count()))) : () => type(devtools, key)
}

/** A press where it stands now: looking for it is no part of the press. */
async function aimed(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const place = await target.boundingBox()
  if (!place) throw new Error('There is nothing to press')
  const [x, y] = [place.x + place.width / 2, place.y + place.height / 2]
  return () => (page.viewportSize()?.width === DESK.width ? page.mouse.click(x, y) : page.touchscreen.tap(x, y))
}

/** A key of a Russian keyboard, whose letters the driver has no names for. */
async function type(devtools: CDPSession, key: string) {
  const named = { key, code: 'KeyF', windowsVirtualKeyCode: 70 }
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: key, ...named })
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...named })
}

function cellsOf(press: string, { first, again, task, isDocument }: Timed) {
  const told = [middle(first), middle(again), Math.max(...first, ...again)]
  return [
    isDocument ? `${press} (a new document: until it was handled)` : press,
    ...[...told, task].map((ms) => ms.toFixed(0)),
    Math.max(middle(first), middle(again)) > AIM ? 'over' : '',
  ]
}

const middle = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
