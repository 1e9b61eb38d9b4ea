import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { areKnownInDark, noteInDark, textsIn, violations } from './axe.ts'
import { expect, PATIENCE_MS } from './expect.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from './person.ts'
import { scriptsOnTheWay } from './watch.ts'

const REST_MS = 150
const [TABLET_PX, DESKTOP_PX] = [600, 1200]
const LONGEST_PICTURE = 4000

const SCHEMES = ['light', 'dark'] as const
type Look = { full?: boolean; schemes?: readonly (typeof SCHEMES)[number][] }

/**
 * One screen of the product, light and, where it has text that was not seen so, dark: waits until it stands still, lets axe look
 * at it, and keeps its picture when `SHOTS_DIR` says where. `full` pictures the page to its end.
 */
export async function screen(page: Page, name: string, { full = false, schemes = SCHEMES }: Look = {}) {
  let looked = ''
  let light: string[] = []
  await page.evaluate(showToastsAtOnce)
  for (const scheme of schemes) {
    if (scheme === 'dark' && !process.env.SHOTS_DIR && areKnownInDark(light)) break
    await page.emulateMedia({ colorScheme: scheme })
    await settled(page, scheme === 'light' ? REST_MS : 0)
    await keepPicture(page, `${name}.${device(page)}.${scheme}`, full)
    const markup = await page.content()
    expect(unreadEscape(markup), name).toBeUndefined()
    // The dark theme is other colours: over the same elements no other rule can say anything new.
    expect(await violations(page, markup === looked ? 'colours' : 'all'), `${name}, ${scheme}`).toEqual([])
    looked = markup
    const texts = await textsIn(page)
    if (scheme === 'dark') noteInDark(light, texts)
    light = texts
  }
  await keepMarkup(looked, `${client(page)}.${name}.${device(page)}`)
  await page.emulateMedia({ colorScheme: 'light' })
}

type Sized = { viewport: { width: number; height: number } }
const WIDTHS: readonly Sized[] = [DESKTOP_SCREEN, TABLET_SCREEN, PHONE_SCREEN]

/**
 * The same of a page at each of these widths: loaded once, it is only made narrower, and as wide again as it was. Dark it
 * is looked at once, at the widest: its colours are the same at every width. Pictures are taken of both.
 */
export async function screenAtEachWidth(page: Page, name: string, widths = WIDTHS) {
  const before = page.viewportSize()
  for (const { viewport } of widths) {
    await page.setViewportSize(viewport)
    const schemes = viewport === widths[0]?.viewport || process.env.SHOTS_DIR ? SCHEMES : (['light'] as const)
    await screen(page, name, { full: true, schemes })
  }
  if (before) await page.setViewportSize(before)
}

/** An escape of a script that stands in the page as plain text. */
function unreadEscape(markup: string): string | undefined {
  const words = markup.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>|<[^>]*>/g, ' ')
  return /.{0,20}\\u[0-9A-Fa-f]{4}/.exec(words)?.[0]
}

/** Runs in the page: a message that comes while it is looked at would be measured half transparent. */
function showToastsAtOnce() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.ui-toast { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Takes messages away as a press would: one that runs out while a screen is looked at makes two screens of it. */
export async function clearToasts(page: Page) {
  await page.locator('.ui-toast__close').evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
  await expect(page.locator('.ui-toast')).toHaveCount(0)
}

/** Only the pictures of a screen that differs from a looked-at one by nothing that axe or the HTML checker can see. */
export async function pictures(page: Page, name: string) {
  for (const scheme of process.env.SHOTS_DIR ? (['light', 'dark'] as const) : []) {
    await page.emulateMedia({ colorScheme: scheme })
    await settled(page)
    await keepPicture(page, `${name}.${device(page)}.${scheme}`, false)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  await settled(page)
}

/** Waits until nothing loads, hydrates or moves any more; says what did not come to rest. */
export async function settled(page: Page, rest = REST_MS) {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready)
  const whatMoves = async () => [...(await page.evaluate(restless)), ...scriptsOnTheWay(page)]
  const atRest = () => expect.poll(whatMoves, { timeout: PATIENCE_MS, intervals: [50] }).toEqual([])
  await atRest()
  if (rest === 0) return
  // A dialog whose code has just come opens a moment after its island woke: at rest is what rests twice.
  await page.waitForTimeout(rest)
  await atRest()
}

/** Runs in the page: what is still on its way there. */
function restless(): string[] {
  // Islands of a page one has just come to wake at a sign of life.
  dispatchEvent(new Event('pointermove'))
  const inView = (node: Element) => {
    const { top, bottom, left, right, width } = node.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const named = (kind: string) => (node: Element) => `${kind} ${node.outerHTML.slice(0, 160)}`
  const loading = [...document.querySelectorAll('.ui-skeleton, [aria-busy="true"]')].filter(inView)
  // The back office before its first drawing, which is nothing but an empty root.
  const undrawn = [...document.querySelectorAll('#root:empty')]
  // A leaf beside the edge of its card comes when one leafs.
  const edgeOf = (image: Element) => image.closest('.listed-card__leaves')?.getBoundingClientRect().right ?? innerWidth
  const isShown = (image: Element) => inView(image) && image.getBoundingClientRect().left < edgeOf(image) - 1
  const pictures = [...document.images].filter((image) => isShown(image) && !image.complete)
  const moving = document.getAnimations().filter((animation) => {
    const timing = animation.effect?.getComputedTiming()
    // What follows the scroll moves only with it.
    if (!(animation.timeline instanceof DocumentTimeline)) return false
    // A clock that runs out, as a story's does, is no motion that ends soon.
    const isClock = timing?.iterations === Number.POSITIVE_INFINITY || Number(timing?.duration) > 2000
    return animation.playState === 'running' && !isClock
  })
  // Islands that wait for a wide or a narrow screen, or to be scrolled to, may never wake here.
  const asleep = [...document.querySelectorAll('astro-island[ssr]')].filter((island) => {
    const when = island.getAttribute('client')
    if (when === 'media' || when === 'painted')
      return matchMedia(JSON.parse(island.getAttribute('opts') ?? '{}').value ?? 'not all').matches
    // These wait for a press, save where somebody is signed in.
    if (when === 'touched') return /ostrov_known=1/.test(document.cookie)
    return when !== 'visible'
  })
  return [
    ...loading.map(named('loading')),
    ...undrawn.map(named('undrawn')),
    ...pictures.map(named('picture')),
    ...moving.map((animation) => `moving ${animation.constructor.name}`),
    ...asleep.map(named('asleep')),
  ]
}

/** Down the whole page, so that all that waits to be seen is. */
export async function scrollToEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
}

async function keepPicture(page: Page, name: string, fullPage: boolean) {
  const folder = process.env.SHOTS_DIR
  if (!folder) return
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${name}.png`)
  const size = page.viewportSize()
  if (!fullPage || !size) return void (await page.screenshot({ path }))
  // A window as long as the page keeps what sticks to its ends at its ends.
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: size.width, height: Math.max(size.height, Math.min(height, LONGEST_PICTURE)) })
  await settled(page)
  await page.screenshot({ path })
  await page.setViewportSize(size)
}

/** What the browser has made of the page, for the HTML checker. */
async function keepMarkup(markup: string, name: string) {
  const folder = process.env.MARKUP_DIR
  if (!folder) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `screen.${name}.html`), markup)
}

/** Both clients have a screen of stories: one must not overwrite the other's. */
function client(page: Page) {
  return new URL(page.url()).pathname.startsWith('/admin') ? 'admin' : 'site'
}

function device(page: Page) {
  const width = page.viewportSize()?.width ?? 0
  if (width < TABLET_PX) return 'phone'
  return width < DESKTOP_PX ? 'tablet' : 'desktop'
}
