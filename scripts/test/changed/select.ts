/**
 * Which tests can be affected by changed files. A quick test: one that loads such a file, that lies in a module of the API
 * which loads it, or that reads sources by their names. A journey: one that loads such a file, or opens a page made of it,
 * or a page about the noun of a changed module of the API. Most journeys pass through the same few pages, so only those
 * that are most about what has changed are run, and the others are named. What holds everything together means everything.
 */
import type { Graph } from '../../../api/test/structure/imports.ts'
import type { TestFiles } from '../files.ts'
import { reachedFrom } from './graph.ts'
import { visitsOf } from './visits.ts'

/** What to run. `root` names the changed file because of which it is all; `others` are journeys that are affected less. */
export type Selection = TestFiles & { others: string[]; root?: string }
/** The sources as they are: their graph, their texts, and which of them are tests. */
export type Sources = { graph: Graph; texts: ReadonlyMap<string, string>; tests: TestFiles }

const ROOTS = [
  /^(?:[a-z]+\/)?package\.json$|^bun\.lock$|^bunfig\.toml$|^tsconfig\.json$/,
  /^api\/src\/(?:[\w-]+\.ts$|db\/|kernel\/|http\/|jobs\/)/,
  /^api\/test\/(?:product|database)\.ts$|^api\/test\/rows\//,
  /^scripts\/(?:bootstrap|test|leash|postgres|database|build|product-server)\.ts$|^scripts\/postgres\//,
  /^scripts\/test\/(?:again|cluster|costs|count|databases|file-costs|files|light|processor|step|steps)\.ts$/,
]
/** Of no consequence for any test but the one that holds the documents. */
const TOLD = /\.(?:md|webp)$|^LICENSE$|^\.gitignore$/
const DOCUMENTS = 'api/test/structure/documents.test.ts'
/** What those start that walk through a whole installation: they pass through a few pages, and are about none. */
const STARTED: Record<string, RegExp> = {
  'scripts/e2e/image.test.ts': /^(?:Dockerfile|compose\.yaml|\.dockerignore)$|^deploy\/|^scripts\/start\.ts$/,
  'scripts/e2e/dev.test.ts': /^scripts\/dev(?:\.ts$|\/)|^site\/(?:worker|adapter)\//,
}
const DEMO = /^scripts\/demo\//
const SHELLS = {
  site: ['site/src/layouts/', 'site/adapter/', 'site/worker/', 'site/public/', 'site/astro.config'],
  admin: ['admin/index.html', 'admin/vite', 'admin/public/'],
}
const MOST_JOURNEYS = 4
const NOUN = /^(?:api\/src\/modules|api\/src\/services|shared\/src)\/([\w-]+)\//
const ADMIN_START = 'admin/src/main.tsx'
const WHOLE_API = /^api\/test\/[\w-]+\.test\.ts$/
/** Of those the ones that call what a route calls, or read its text; the others ask the routes themselves, tables and processes. */
const OF_USE_CASES = /^api\/test\/(?:acting|audit|fuzz|people|refusals)\.test\.ts$/
/** Features and screens about what a module or a door of the API serves, where their names differ. */
const NOUNS: Record<string, string[]> = {
  audit: ['log'],
  customers: ['profile', 'account'],
  geo: ['addresses', 'map'],
  images: ['gallery', 'menu'],
  mail: ['session'],
  payments: ['checkout'],
  sessions: ['sign-in', 'session'],
  sms: ['sign-in'],
  staff: ['people', 'session'],
  updates: ['orders'],
}

/** The tests that these files can affect. */
export function selectTests(changed: readonly string[], sources: Sources): Selection {
  const telling = changed.filter((path) => !TOLD.test(path))
  const root = telling.find((path) => ROOTS.some((pattern) => pattern.test(path)) && !isTest(path))
  const { tests } = sources
  if (root !== undefined) return { ...tests, others: [], root }
  const isTold = changed.some((path) => path.endsWith('.md'))
  const quick = tests.quick.filter(
    (test) => (telling.length > 0 && isQuickAffected(test, telling, sources)) || (isTold && test === DOCUMENTS),
  )
  if (telling.length === 0) return { quick, journeys: [], others: [] }
  const affected = tests.journeys.filter((journey) => isJourneyAffected(journey, telling, sources))
  const own = affected.filter((journey) => telling.includes(journey))
  const rest = byRelevance(
    affected.filter((journey) => !own.includes(journey)),
    telling,
    sources,
  )
  const journeys = [...own, ...rest.slice(0, MOST_JOURNEYS)].sort()
  return { quick, journeys, others: rest.slice(MOST_JOURNEYS).sort() }
}

/** First those whose name says what has changed, then those that open the fewest other pages. */
function byRelevance(journeys: readonly string[], changed: readonly string[], { graph, texts }: Sources) {
  const words = changed.flatMap((path) => [...nounOf(path), ...(NOUN.exec(path)?.slice(1) ?? [])])
  const places = journeys.map((journey) => {
    const name = journey.replace(/^.*\//, '')
    const isNamed = words.some((word) => name.startsWith(word.replace(/s$/, '')))
    return { journey, isNamed, visits: visitsOf(journey, graph, texts).length }
  })
  places.sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.visits - other.visits)
  return places.map(({ journey }) => journey)
}

function isQuickAffected(test: string, changed: readonly string[], { graph, texts }: Sources) {
  if (/\b(?:Glob|readdir)\b/.test(texts.get(test) ?? '')) return true
  const reached = reachedFrom(graph, [test])
  if (changed.some((path) => reached.has(path))) return true
  if (!reached.has('api/src/app.ts')) return false
  // The product is opened whole: a test beside a module is about that one, others about every route.
  const starts = WHOLE_API.test(test) ? graph.get('api/src/app.ts') : moduleFiles(test, graph)
  const served = reachedFrom(graph, starts ?? [])
  const isAsked = (path: string) => !WHOLE_API.test(test) || OF_USE_CASES.test(test) || !isUseCase(path, graph)
  return changed.some((path) => served.has(path) && isAsked(path))
}

/** What routes of the API call: neither routes nor tables. */
function isUseCase(path: string, graph: Graph) {
  const isOfModule = path.startsWith('api/src/modules/') && !/routes\.ts$/.test(path)
  return isOfModule && !graph.get('api/src/db/entities.ts')?.includes(path)
}

function moduleFiles(test: string, graph: Graph) {
  const [folder] = /^api\/src\/modules\/[\w-]+\//.exec(test) ?? []
  return folder === undefined ? [] : [...graph.keys()].filter((path) => path.startsWith(folder) && !isTest(path))
}

function isJourneyAffected(journey: string, changed: readonly string[], { graph, texts }: Sources) {
  const own = reachedFrom(graph, [journey])
  if (changed.some((path) => own.has(path))) return true
  const started = STARTED[journey]
  if (started) return changed.some((path) => started.test(path) && !isTest(path))
  if (changed.some((path) => DEMO.test(path) && !isTest(path))) return true
  const visits = visitsOf(journey, graph, texts)
  const isAdmin = visits.some((path) => path.startsWith('admin/'))
  const isSite = visits.some((path) => path.startsWith('site/'))
  const shell = reachedFrom(graph, isAdmin ? [ADMIN_START] : [])
  const pages = reachedFrom(graph, visits)
  const nouns = new Set(visits.flatMap((page) => [page, ...(graph.get(page) ?? [])]).flatMap(nounOf))
  return changed.some((path) => {
    if (pages.has(path) || shell.has(path)) return true
    if (isSite && SHELLS.site.some((start) => path.startsWith(start))) return true
    if (isAdmin && SHELLS.admin.some((start) => path.startsWith(start))) return true
    return servedNouns(path).some((noun) => nouns.has(noun))
  })
}

function nounOf(path: string) {
  const [, feature, screen] =
    /^(?:site\/src\/features\/([\w-]+)\/|admin\/src\/(?:(?:business|platform)\/)?([\w-]+)\/)/.exec(path) ?? []
  return [feature ?? screen ?? []].flat()
}

function servedNouns(path: string) {
  if (isTest(path)) return []
  const [, noun] = /^api\/src\/(?:modules|services)\/([\w-]+)\//.exec(path) ?? []
  return noun === undefined ? [] : (NOUNS[noun] ?? [noun])
}

function isTest(path: string) {
  return /\.test\.tsx?$/.test(path)
}
