import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { PATIENCE_MS } from './expect.ts'
import { type Watch, watch } from './watch.ts'

/** Somebody at a browser of their own, who goes away at the end of the block. */
export type Person = AsyncDisposable & {
  page: Page
  context: BrowserContext
  watch: Watch
  /** Digits only, from a range that no operator hands out. */
  phone: string
}

/** Drawn as sharp as a phone is only where somebody will look at it: four times as many points take a tenth of a journey's time. */
const SHARPNESS = process.env.SHOTS_DIR ? 2 : 1

export const PHONE_SCREEN = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: SHARPNESS,
  isMobile: true,
  hasTouch: true,
} satisfies BrowserContextOptions
/** Both wishes are walked: phones show every motion, whoever sits or stands at a larger screen has asked for less of it. */
const CALM = { reducedMotion: 'reduce' } satisfies BrowserContextOptions
/** A tablet on a counter, held across. */
export const TABLET_SCREEN = {
  ...CALM,
  viewport: { width: 1024, height: 768 },
  hasTouch: true,
} satisfies BrowserContextOptions
export const DESKTOP_SCREEN = { ...CALM, viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions

/** People come as if for the first time: what a worker answers for the network is a journey of its own. */
const ISLAND = {
  locale: 'ru-RU',
  timezoneId: 'Asia/Sakhalin',
  serviceWorkers: 'block',
} satisfies BrowserContextOptions
/** With `LATE_SCRIPTS=700` in the environment each script comes so many milliseconds late: what a journey presses too soon is found. */
const LATE_MS = Number(process.env.LATE_SCRIPTS ?? 0)
let born = 0

/** A new person, by default with a phone in the hand. On leaving, what went wrong unseen is handed to `onLeave`. */
export async function createPerson(
  browser: Browser,
  origin: string,
  onLeave: (problems: readonly string[]) => void,
  options: BrowserContextOptions = PHONE_SCREEN,
): Promise<Person> {
  const settings = { baseURL: origin, ...ISLAND, ...options }
  const context = await browser.newContext(settings)
  context.setDefaultTimeout(PATIENCE_MS)
  // The home offers its promotions to who comes back to it from within; that is one journey's business, which names its tab so.
  await context.addInitScript(() =>
    Object.defineProperty(document, 'referrer', { get: () => (window.name === 'back' ? location.href : '') }),
  )
  if (LATE_MS > 0 && settings.serviceWorkers !== 'allow') await scriptsComeLate(context)
  const page = await context.newPage()
  const watching = watch(page, origin)
  born += 1
  return {
    page,
    context,
    watch: watching,
    phone: `7900555${String(1000 + born)}`,
    async [Symbol.asyncDispose]() {
      await context.close()
      onLeave(watching.problems)
    },
  }
}

async function scriptsComeLate(context: BrowserContext) {
  await context.route(/\.js(\?.*)?$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS))
    // A page that was left meanwhile wants it no more.
    await route.continue().catch(() => {})
  })
}
