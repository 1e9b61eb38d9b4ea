/**
 * Lighthouse's mobile run of every template: a middling phone on a slow network, simulated. Lighthouse needs a Node of its
 * own, so that both are installed beside the benchmark's data and not with the product.
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { findBrowser } from '../browser.ts'
import { addresses } from '../test/html-pages.ts'
import { makeVisitors, type Visitors } from '../test/html-visitors.ts'
import { markdown } from './report.ts'
import type { Stage } from './stage.ts'

const PINNED = {
  private: true,
  dependencies: { lighthouse: '13.5.0', node: '22.23.3' },
  trustedDependencies: ['node'],
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What a score may be at least, and how long the largest picture or text may take. */
const AIM = { score: { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 }, lcp_ms: 2_200 }
/** Whose screens are a person's own. */
const OWN = /^(profile|eda\/(cart|orders|reviews|favorites|plain|promo))/
/** Drawn for scripts that failed, for search robots never, or by others. */
const LEFT_OUT = ['404', '500', 'docs', 'admin', 'offline', 'eda/plain/add', 'profile/mail']

type Report = {
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { title: string; score: number | null; numericValue?: number; details?: { items?: Loaded[] } }>
}
type Loaded = { transferSize?: number }

/**
 * The table of templates; what is below its aim is marked and named under the table. Of several `runs` the median by speed is told:
 * whatever else the machine does is blocked time of ours. @throws when Lighthouse cannot be installed.
 */
export async function measureLighthouse(stage: Stage, pattern: string, runs: number): Promise<string> {
  const home = await install(join(stage.folder, 'lighthouse'))
  const { url, stop } = await stage.product(await stage.demo('bench_lighthouse'))
  const rows: string[][] = []
  const faults: string[] = []
  for (const { template, place, cookie } of await templatesOf(url, await makeVisitors(url), pattern)) {
    const reports: Report[] = []
    for (let turn = 0; turn < runs; turn += 1) {
      const report = await run(home, url + place, cookie)
      if (typeof report === 'string') faults.push(`- ${template}: not measured, ${report}`)
      else reports.push(report)
    }
    const report = reports.sort((one, other) => speedOf(one) - speedOf(other))[reports.length >> 1]
    if (!report) continue
    rows.push(rowOf(template, report))
    faults.push(...faultsOf(template, report))
  }
  await stop()
  const head = ['template', ...CATEGORIES, 'LCP, ms', 'blocked, ms', 'requests', 'KiB']
  return [...markdown(head, rows), '', ...faults].join('\n')
}

/** Where each template that matches can be seen, and with whose cookie. */
export async function templatesOf(url: string, visitors: Visitors, pattern: string) {
  const wanted = new RegExp(pattern)
  return Object.entries(await addresses(url, visitors)).flatMap(([name, [place]]) => {
    if (typeof place !== 'string' || LEFT_OUT.includes(name) || !wanted.test(name)) return []
    return [{ template: name || '/', place, cookie: OWN.test(name) ? visitors.cookies.person : '' }]
  })
}

/** Puts Lighthouse and its Node into a folder; answers the folder. */
async function install(home: string) {
  await mkdir(home, { recursive: true })
  await Bun.write(join(home, 'package.json'), JSON.stringify(PINNED))
  const { exitCode } = Bun.spawnSync([process.execPath, 'install'], {
    cwd: home,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (exitCode !== 0) throw new Error('Lighthouse could not be installed')
  return home
}

/** Lighthouse's report, or why it made none of this page: the others are measured all the same. */
async function run(home: string, url: string, cookie: string): Promise<Report | string> {
  const out = join(home, 'report.json')
  const args = ['--output=json', `--output-path=${out}`, '--quiet', `--only-categories=${CATEGORIES}`]
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage'
  const person = cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []
  const [node, cli] = ['node_modules/node/bin/node', 'node_modules/lighthouse/cli/index.js'].map((file) =>
    join(home, file),
  )
  const child = Bun.spawn([node ?? '', cli ?? '', url, ...args, flags, ...person], {
    env: { ...process.env, CHROME_PATH: findBrowser() ?? '' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  if ((await child.exited) !== 0) return (await new Response(child.stderr).text()).trim()
  return Bun.file(out).json()
}

function speedOf({ categories }: Report) {
  return categories.performance?.score ?? 0
}

function rowOf(template: string, { categories, audits }: Report) {
  const scores = CATEGORIES.map((name) => {
    if (name === 'seo' && isHidden(audits)) return 'noindex'
    const score = Math.round((categories[name]?.score ?? 0) * 100)
    return `${score}${score < AIM.score[name] ? ' !' : ''}`
  })
  const lcp = Math.round(audits['largest-contentful-paint']?.numericValue ?? 0)
  const loaded = audits['network-requests']?.details?.items ?? []
  const kib = loaded.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024
  return [
    template,
    ...scores,
    `${lcp}${lcp > AIM.lcp_ms ? ' !' : ''}`,
    `${Math.round(audits['total-blocking-time']?.numericValue ?? 0)}`,
    `${loaded.length}`,
    `${Math.round(kib)}`,
  ]
}

/** What cost points outside of speed, which is a matter of degree. */
function faultsOf(template: string, { categories, audits }: Report) {
  const judged = CATEGORIES.filter((name) => name !== 'performance' && !(name === 'seo' && isHidden(audits)))
  return judged.flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `- ${template}: ${audits[id]?.title}`),
  )
}

/** A page that asks not to be indexed has nothing to be found by. */
function isHidden(audits: Report['audits']) {
  return audits['is-crawlable']?.score === 0
}
