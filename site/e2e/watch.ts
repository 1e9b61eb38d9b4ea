import type { Page, Request } from 'playwright'

/** What went wrong behind a page's back, in the order it happened; empty when nothing did. */
export type Watch = {
  problems: string[]
  /** From here on problems like this are part of the journey: the network is cut, a refusal is provoked. */
  forgive: (pattern: RegExp) => void
}

// A business rule that says no is an ordinary answer; the page has to show it.
const ORDINARY_REFUSALS = [409, 422]
// A page that wants to fade into one without the wish (the bank's) is told so by the browser as an exception.
const NO_FADE = /^InvalidStateError.*Transition was (aborted|skipped)|^AbortError.*Transition was skipped/
// The browser repeats every failed answer on the console; answers are judged by their status instead.
const REPEATED = /^Failed to load resource/

const coming = new WeakMap<Page, Set<Request>>()

/** Scripts that a watched page has asked for and not got yet: what they will draw is not there. */
export const scriptsOnTheWay = (page: Page): string[] => [...(coming.get(page) ?? [])].map((one) => one.url())

/**
 * Collects what a person would never see and nobody may overlook: exceptions, console errors (violations of the
 * content security policy among them), failed or foreign requests, answers that the page should never have caused.
 */
export function watch(page: Page, origin: string): Watch {
  const problems: string[] = []
  const forgiven: RegExp[] = []
  const note = (problem: string) => {
    if (!forgiven.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  page.on('pageerror', ({ name, message, stack }) => {
    if (!NO_FADE.test(`${name}: ${message}`)) note(`exception at ${page.url()}: ${name} ${stack || message}`)
  })
  page.on('console', (message) => {
    if (message.type() === 'error' && !REPEATED.test(message.text())) note(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url())
    if (protocol.startsWith('http') && asked !== origin) note(`foreign request: ${request.url()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page gives up what it was still loading.
    if (reason !== 'net::ERR_ABORTED') note(`failed request: ${request.method()} ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    const isApi = new URL(response.url()).pathname.startsWith('/api/')
    if (response.status() < 400 || (isApi && ORDINARY_REFUSALS.includes(response.status()))) return
    note(`answer ${response.status()}: ${response.request().method()} ${response.url()}`)
  })
  countScripts(page)
  return {
    problems,
    forgive(pattern) {
      forgiven.push(pattern)
    },
  }
}

function countScripts(page: Page) {
  const asked = new Set<Request>()
  coming.set(page, asked)
  page.on('request', (request) => request.resourceType() === 'script' && asked.add(request))
  page.on('requestfinished', (request) => asked.delete(request))
  page.on('requestfailed', (request) => asked.delete(request))
  page.on('framenavigated', (frame) => frame === page.mainFrame() && asked.clear())
}
