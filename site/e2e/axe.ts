import type axe from 'axe-core'
import type { Page } from 'playwright'
import { noteGood, notYetGood } from './found-good.ts'
import { shapesHere } from './shapes.ts'
import { short } from './short.ts'
import { type Text, textsHere } from './texts.ts'

// Every rule that axe has but those of the level AAA and those it has given up itself.
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental']
/** All that a change of colours alone can break. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block']
const OF_SHAPE = { runOnly: TAGS, rules: Object.fromEntries(OF_COLOUR.map((rule) => [rule, { enabled: false }])) }
// Half as long to send and to read for every page as what the package gives by its name.
const AXE = await Bun.file(Bun.resolveSync('axe-core/axe.min.js', import.meta.dir)).text()
const TOOLS = `${AXE}; window.short = ${short}`

declare global {
  interface Window {
    axe: typeof axe
    short: typeof short
    textsOfKinds: Map<string, Element>
  }
}

/** A violation as one line: the rule and where it is broken. */
type Violation = { rule: string; where: string[] }
type Fault = Pick<axe.Result, 'id'> & { nodes: Pick<axe.NodeResult, 'target' | 'html' | 'failureSummary'>[] }

/**
 * What axe finds wrong; of `'colours'` alone where the same elements were looked at in other colours a moment ago. A page all of
 * whose kinds of elements stood on good pages of this run has nothing new to say, and axe is not asked.
 */
export async function violations(page: Page, what: 'all' | 'colours' = 'all'): Promise<Violation[]> {
  await bringTools(page)
  const shapes = what === 'all' ? notYetGood(await page.evaluate(shapesHere)) : []
  const faults = [...(shapes.length > 0 ? await askAxe(page, OF_SHAPE) : []), ...(await colourFaults(page))]
  const found: Violation[] = []
  for (const { id, nodes } of faults) {
    const where: string[] = []
    for (const { target, html, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isClearOfBars(page, selector))) continue
      where.push(`${selector}: ${html.slice(0, 120)} (${shortReason(failureSummary)})`)
    }
    if (where.length > 0) found.push({ rule: id, where })
  }
  if (found.length === 0) noteGood(shapes)
  return found
}

/** All text that is seen, as its colours are now. */
export async function textsIn(page: Page): Promise<Text[]> {
  await bringTools(page)
  return page.evaluate(textsHere)
}

/** Text that is of these kinds in the light was looked at in the dark: the same classes have the same colours there. */
export function areKnownInDark(light: readonly Text[]): boolean {
  const dark = light.map(inDark)
  return notYetGood(dark).length === 0 || notYetGood([together(dark)]).length === 0
}

/** Remembers that this text has been looked at in the dark, where it is of the other kinds. */
export function noteInDark(light: readonly Text[], dark: readonly Text[]) {
  const seen = light.map(inDark)
  noteGood(notYetGood(dark).length === 0 ? seen : [together(seen)])
}

const inDark = (text: Text) => `dark ${text}`

async function bringTools(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(TOOLS)
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
async function askAxe(page: Page, options: axe.RunOptions, selector?: string): Promise<Fault[]> {
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

/**
 * Text of the same classes, colours and size over the same backgrounds has the same contrast wherever it stands: what axe
 * has found good once is not asked again. What it could not tell, as over a picture, it is asked again wherever anything else
 * is there to be asked about.
 */
async function colourFaults(page: Page): Promise<Fault[]> {
  const unknown = notYetGood(await page.evaluate(textsHere))
  if (unknown.length === 0 || notYetGood([together(unknown)]).length === 0) return []
  const { faults, passed } = await page.evaluate(
    async ({ unknown, rules }) => {
      const asked = unknown.flatMap((kind) => {
        const element = window.textsOfKinds.get(kind)
        return element ? [{ kind, element }] : []
      })
      const how: axe.RunOptions = { runOnly: rules, elementRef: true, preload: false }
      const found = await window.axe.run({ include: asked.map(({ element }) => element) }, how)
      const elementsOf = (results: axe.Result[]) =>
        new Set<Element | undefined>(results.flatMap(({ nodes }) => nodes.map(({ element }) => element)))
      const [well, doubtful] = [elementsOf(found.passes), elementsOf([...found.violations, ...found.incomplete])]
      return {
        passed: asked.flatMap(({ kind, element }) => (well.has(element) && !doubtful.has(element) ? kind : [])),
        faults: found.violations.map(({ id, nodes }) => ({
          id,
          nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary })),
        })),
      }
    },
    { unknown, rules: OF_COLOUR },
  )
  const doubtful = unknown.filter((kind) => !passed.includes(kind))
  noteGood(faults.length > 0 || doubtful.length === 0 ? passed : [...passed, together(doubtful)])
  return faults
}

/** One name for all of these kinds at once. */
function together(kinds: readonly Text[]) {
  return `together ${Bun.hash(kinds.toSorted().join()).toString(36)}`
}

function shortReason(summary = '') {
  return summary.replace(/\s+/g, ' ').slice(0, 220)
}
