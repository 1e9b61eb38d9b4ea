import { expect, test } from 'bun:test'
import { join } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
const glob = new Bun.Glob('{api,shared,site,admin}/{src,worker}/**/*.{ts,tsx,astro}')

/** A name that a text goes by, cut by its UTF-16 units: `description.slice(0, 140)`. */
const CUT =
  /(?:description|text|title|name|letter|lead|message|reason|comment|caption|label|note|body|words?\b(?=\.slice\(0, ?[A-Z0-9_]{2,}))\)?\??\.(?:slice|substring|substr)\(0, ?(?:[A-Z][A-Z0-9_]+|\d{2,})/

/** Texts that only programs read, or that are cut at a place that is known to lie between signs. */
const OF_PROGRAMS: readonly string[] = [
  // The beginning of a file, looked at for its separator.
  'api/src/modules/imports/read-csv.ts',
  // `toWellFormed` follows: the name of a sheet, and values of a feed that a later reader judges.
  'api/src/modules/imports/read-workbook.ts',
  // «2026-11-28» of a moment.
  'shared/src/forms/merge.ts',
]

test('a text that people read is cut by cutText() alone: anything else tears a letter or an emoji', async () => {
  const paths = [...glob.scanSync({ cwd: ROOT })]
    .filter((path) => !/\.test\.tsx?$/.test(path) && !OF_PROGRAMS.includes(path))
    .sort()
  const torn: string[] = []
  for (const path of paths) {
    const code = await Bun.file(join(ROOT, path)).text()
    torn.push(...code.split('\n').flatMap((line) => (CUT.test(line) ? [`${path}: ${line.trim()}`] : [])))
  }
  expect(torn).toEqual([])
})
