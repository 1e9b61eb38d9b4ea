import { expect, test } from 'bun:test'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
const TABLE = 'shared/src/paths.ts'
/** What machines ask for stands beside it. */
const TABLES = [TABLE, 'shared/src/machine-paths.ts']
const glob = new Bun.Glob('{api,shared,site,admin}/src/**/*.{ts,tsx,astro}')
// Routes spell the addresses of the API, which are not pages.
const paths = [...glob.scanSync({ cwd: ROOT })].filter((path) => !/\.test\.tsx?$|-routes\.ts$/.test(path)).sort()
const texts = new Map(await Promise.all(paths.map(async (path) => [path, await read(path)] as const)))

/** The first words of the pages' addresses: `eda`, `profile`, `admin`, … */
const FIRST = [...new Set([...(texts.get(TABLE) ?? '').matchAll(/['`]\/([a-z-]+)/g)].map(([, word]) => word))]

test('an address of a page is spelled in the tables of addresses alone', () => {
  // In a text, in an attribute, after what is put into a text, or in a pattern.
  const spelled = new RegExp(`(?:["'\`}]|\\\\)/(?:${FIRST.join('|')})(?![\\w-])`)
  expect(FIRST).toContain('eda')
  const wrong = [...texts].flatMap(([path, text]) => {
    const line = text.split('\n').find((one) => spelled.test(one))
    return TABLES.includes(path) || line === undefined ? [] : [`${path}: ${line.trim()}`]
  })
  expect(wrong).toEqual([])
})

async function read(path: string) {
  return (await Bun.file(join(ROOT, path)).text()).replace(/\/\*[\s\S]*?\*\//g, '')
}
