import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type axe from 'axe-core'
import type { Page } from 'playwright'
import { expect } from './expect.ts'
import { DESKTOP_SCREEN, PHONE_SCREEN, TABLET_SCREEN } from './person.ts'
import { scriptsOnTheWay } from './watch.ts'

// Every rule that axe has but those of the level AAA and those it has given up itself.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']
/** All that a change of colours alone can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
// Half as long to send and to read for every page as what the package gives by its name.
const AXE = await Bun.file(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir)).text()
const SETTLE_MS = 15_000
const REST_MS = 150
const [TABLET_PX, DESKTOP_PX] = [600, 1200]
const LONGEST_PICTURE = 4000

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A violation as one line: the rule and where it is broken. */
type Violation = { rule: string; where: string[] }

const SCHEMES = ['light', 'dark'] as const
type Look = { full?: boolean; schemes?: readonly (typeof SCHEMES)[number][] }

/**
 * One screen of the product, light and dark: waits until it stands still, lets axe look at it, and keeps its picture
 * when `SHOTS_DIR` says where. `full` pictures the page to its end.
 */
export async function screen(page: Page, name: string, { full = false, schemes = SCHEMES }: Look = {}) {
  let looked = ''
  await page.evaluate(showToastsAtOnce)
  for (const scheme of schemes) {
    await page.emulateMedia({ colorScheme: scheme })
    await settled(page, scheme === 'light' ? REST_MS : 0)
    await keepPicture(page, `${name}.${device(page)}.${scheme}`, full)
    const markup = await page.content()
    // The dark theme is other colours: over the same elements no other rule can say anything new.
    expect(await violations(page, markup === looked ? OF_COLOUR : TAGS), `${name}, ${scheme}`).toEqual([])
    looked = markup
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

/** Runs in the page: a message that comes while it is looked at would be measured half transparent. */
function showToastsAtOnce() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.ui-toast { animation: none !important }')
  document.adoptedStyleSheets.push(sheet)
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
  const atRest = () => expect.poll(whatMoves, { timeout: SETTLE_MS, intervals: [50] }).toEqual([])
  await atRest()
  if (rest === 0) return
  // A dialog whose code has just come opens a moment after its island woke: at rest is what rests twice.
  await page.waitForTimeout(rest)
  await atRest()
}

/** Runs in the page: what is still on its way there. */
function restless(): string[] {
  const inView = (node: Element) => {
    const { top, bottom, left, right, width } = node.getBoundingClientRect()
    return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
  }
  const named = (kind: string) => (node: Element) => `${kind} ${node.outerHTML.slice(0, 160)}`
  const loading = [...document.querySelectorAll('.ui-skeleton, [aria-busy="true"]')].filter(inView)
  // The back office before its first drawing, which is nothing but an empty root.
  const undrawn = [...document.querySelectorAll('#root:empty')]
  const pictures = [...document.images].filter((image) => inView(image) && !image.complete)
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

/** What axe finds wrong. */
export async function violations(page: Page, rules: string[] = TAGS): Promise<Violation[]> {
  const found: Violation[] = []
  for (const { id, nodes } of await askAxe(page, { runOnly: rules })) {
    const where: string[] = []
    for (const { target, html, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isClearOfBars(page, selector))) continue
      where.push(`${selector}: ${html.slice(0, 120)} (${shortReason(failureSummary)})`)
    }
    if (where.length > 0) found.push({ rule: id, where })
  }
  return found
}

/** What lies half under a bar at the window's edge is scrolled clear of it by whoever wants to press it, and measured there. */
async function isClearOfBars(page: Page, selector: string) {
  const top = await page.evaluate(() => scrollY)
  await page.evaluate(
    (one) => document.querySelector(one)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  )
  const faults = await askAxe(page, { runOnly: ['target-size'] }, selector)
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
  return faults.length === 0
}

/** Runs axe in the page itself and brings only the faults out: all it knows of a page takes longer to carry than to find. */
async function askAxe(page: Page, options: axe.RunOptions, selector?: string) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  const how: axe.RunOptions = { ...options, resultTypes: ['violations'], preload: false }
  return page.evaluate(
    async ({ selector, how }) => {
      const { violations } = await window.axe.run(selector ?? document, how)
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary })),
      }))
    },
    { selector, how },
  )
}

function shortReason(summary = '') {
  return summary.replace(/\s+/g, ' ').slice(0, 220)
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
