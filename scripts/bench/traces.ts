/**
 * What each template of the site costs a phone's main thread until the page rests, at the machine's full speed and with nothing kept:
 * by the trace's thread time, so that it can be compared on a machine that has other work.
 */
import type { Browser } from 'playwright'
import { launchBrowser } from '../browser.ts'
import { makeVisitors } from '../test/html-visitors.ts'
import { templatesOf } from './lighthouse.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'
import { traced, WORK_KINDS, type Work } from './tracing.ts'

/** Milliseconds of all tasks and of the longest; requests and KiB of a page. */
const AIM = { all: 250, longest: 25, requests: 20, kib: 180 }
/** Lighthouse's phone. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
/** Islands that wait for an idle browser wait for two seconds at most. */
const REST_MS = 2_500
/** A page that asks again and again is looked at for so long. */
const MOST_MS = 15_000
const LOOK_MS = 100

type Look = Work & { requests: number; kib: number }

/** The table of templates, the median of `runs` by the main thread's work; what is over its aim is marked. */
export async function measureTraces(stage: Stage, pattern: string, runs: number): Promise<string> {
  const { url, stop } = await stage.product(await stage.demo('bench_lighthouse'))
  const browser = await launchBrowser('whole')
  const rows: string[][] = []
  try {
    for (const { template, place, cookie } of await templatesOf(url, await makeVisitors(url), pattern)) {
      console.log(`${template}…`)
      const looks: Look[] = []
      for (let turn = 0; turn < runs; turn += 1) looks.push(await look(browser, url + place, cookie))
      const middle = looks.sort((one, other) => one.all - other.all)[runs >> 1]
      if (middle) rows.push(rowOf(template, middle))
    }
  } finally {
    await browser.close()
    await stop()
  }
  const head = ['template', 'main thread, ms', 'longest task', ...WORK_KINDS, 'other threads', 'requests', 'KiB']
  return markdown(head, rows).join('\n')
}

/** A page opened for the first time, until nothing is asked for any more. */
async function look(browser: Browser, address: string, cookie: string): Promise<Look> {
  const context = await browser.newContext({
    ...PHONE,
    serviceWorkers: 'block',
    extraHTTPHeaders: cookie ? { cookie } : {},
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    let requests = 0
    let bytes = 0
    let asked = 0
    devtools.on('Network.requestWillBeSent', () => {
      requests += 1
      asked = performance.now()
    })
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    const work = await traced(browser, page, async () => {
      await page.goto(address)
      const end = performance.now() + MOST_MS
      while (performance.now() - asked < REST_MS && performance.now() < end) await Bun.sleep(LOOK_MS)
    })
    return { ...work, requests, kib: bytes / 1024 }
  } finally {
    await context.close()
  }
}

function rowOf(template: string, { all, processor, kinds, beside, requests, kib }: Look) {
  const marked = (value: number, most: number) => `${Math.round(value)}${value > most ? ' !' : ''}`
  return [
    template,
    marked(all, AIM.all),
    marked(processor, AIM.longest),
    ...WORK_KINDS.map((kind) => kinds[kind].toFixed(0)),
    beside.toFixed(0),
    marked(requests, AIM.requests),
    marked(kib, AIM.kib),
  ]
}
