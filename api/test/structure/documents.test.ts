/** The documents stay light and true: their sizes, the index of decisions, and the files that they name. */
import { expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { makeIndex, readmes, splitDecisions } from '../../../scripts/docs-index'

const ROOT = join(import.meta.dir, '../../..')
const MOST_WORDS = { 'ARCHITECTURE.md': 1800, 'DECISIONS.md': 1500, 'MEASURED.md': 1200 }
const MOST_LINES = 40
const ROOT_DOCUMENTS = [...Object.keys(MOST_WORDS), 'README.md', 'STYLE.md']
/** Words in backticks that hold a slash and are no path of ours. */
const NO_PATHS = new Set(['Asia/Sakhalin'])

const glob = new Bun.Glob('{api,site,admin,shared,scripts,deploy,docs}/**/*')
const files = [...glob.scanSync({ cwd: ROOT })].filter((path) => !/(?:^|\/)(?:node_modules|dist|\.astro)\//.test(path))
// Files and folders by each of their endings: `life/undo-step.ts` is told of `api/src/modules/orders/life/undo-step.ts`.
const endings = new Set(files.flatMap((path) => [path, ...foldersOf(path)]).flatMap(endingsOf))

test('the index of decisions is what `bun run docs` makes', async () => {
  expect(splitDecisions(await read('DECISIONS.md')).index.trim()).toBe((await makeIndex()).trim())
})

test.each(Object.entries(MOST_WORDS))('%s has at most %i words', async (path, most) => {
  const text = await read(path)
  const { before, after } = path === 'DECISIONS.md' ? splitDecisions(text) : { before: text, after: '' }
  expect(wordsOf(before + after)).toBeLessThanOrEqual(most)
})

test('what is told of a folder fits one screen', async () => {
  const long = await Promise.all(readmes().map(async (path) => [path, (await read(path)).trimEnd().split('\n').length]))
  expect(long.filter(([, lines]) => Number(lines) > MOST_LINES)).toEqual([])
})

test('a file that a README names is there', async () => {
  const wrong = await Promise.all(
    readmes().map(async (path) =>
      namedFiles(await read(path)).flatMap((name) => (isThere(name) ? [] : [[path, name]])),
    ),
  )
  expect(wrong.flat()).toEqual([])
})

test('what a document links to is there', async () => {
  const wrong = await Promise.all(
    [...readmes(), ...ROOT_DOCUMENTS].map(async (path) =>
      linksOf(await read(path)).flatMap((link) => (isLinked(path, link) ? [] : [[path, link]])),
    ),
  )
  expect(wrong.flat()).toEqual([])
})

test.each([
  ['`life/undo-step.ts`', ['life/undo-step.ts']],
  ['`rules.ts` and `/eda/plain`', ['rules.ts']],
  ['`GET …/quote`, `@elysiajs/eden`, `order.move`, `Asia/Sakhalin`', []],
  ['`shared/src/<noun>/form.ts`, `jobs/`', ['jobs/']],
])('of %s the files are %p', (text, named) => {
  expect(namedFiles(text)).toEqual(named)
})

/** What stands in backticks and looks like a file or a folder of ours: no address, no package, nothing with a gap in it, nothing of an installation (`DATA_DIR/…`). */
function namedFiles(text: string) {
  const said = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, word]) => word ?? '')
  return said.filter(
    (word) =>
      /^(?![A-Z_]+\/)[\w.[][\w.[\]/-]*$/.test(word) &&
      (word.includes('/') || /\.tsx?$/.test(word)) &&
      !NO_PATHS.has(word),
  )
}

/** Where links lead that are no whole addresses. */
function linksOf(text: string) {
  return [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, link]) => link ?? '')
}

function isLinked(path: string, link: string) {
  return existsSync(join(ROOT, dirname(path), link))
}

function isThere(name: string) {
  return endings.has(name.replace(/\/$/, ''))
}

function endingsOf(path: string) {
  const parts = path.split('/')
  return parts.map((_, at) => parts.slice(at).join('/'))
}

function foldersOf(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...foldersOf(folder)]
}

function wordsOf(text: string) {
  return text.split(/\s+/).filter(Boolean).length
}

function read(path: string) {
  return Bun.file(join(ROOT, path)).text()
}
