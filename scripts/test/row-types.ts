/**
 * Compares what hand-written statements have answered in the API's tests (`ROWS_DIR`, written by `api/test/rows/witness.ts`) with the row
 * types that stand beside them: columns, kinds of values, nulls, and the same inside of JSON. A statement that no test asks is told too;
 * in the light tier, which asks fewer routes, that alone is no fault.
 */
import { join } from 'node:path'
import { mergeShapes, type Shape } from '../../api/test/rows/shapes.ts'
import type { Witnessed } from '../../api/test/rows/witness.ts'
import { ROOT } from '../database.ts'
import { differences } from './row-differences.ts'
import { type Asking, openSources } from './row-sources.ts'

const API = join(ROOT, 'api/src')
const folder = process.env.ROWS_DIR
if (!folder) throw new Error('ROWS_DIR says where the rows were written down.')

const sources = openSources(API)
const found = new Set<string>()
const seen = new Set<Asking>()
for (const { frames, shape, kept } of await readWitnessed(folder)) {
  for (const places of frames) {
    const askings = sources.askingsAt(places)
    for (const asking of askings) seen.add(asking)
    const [asking] = askings
    const row = asking && shape && sources.rowOf(places)
    if (row)
      for (const wrong of differences(sources.checker, row, { shape, kept })) found.add(`${asking.place} ${wrong}`)
  }
}
const unseen = sources.askings.filter((asking) => !seen.has(asking)).map(({ place }) => `${place} is asked by no test`)
const wrong = [...found].sort()
for (const line of [...wrong, ...unseen]) console.log(`api/src/${line}`)
console.log(`${sources.askings.length} statements, ${wrong.length} differences, ${unseen.length} not asked`)
const isLight = process.env.TEST_TIER === 'light'
process.exit(wrong.length > 0 || (unseen.length > 0 && !isLight) ? 1 : 0)

/** Each text with every way to it and the shape of its rows, of all processes. */
async function readWitnessed(from: string) {
  const texts = new Map<string, { frames: string[][]; shape?: Shape; kept: string[] }>()
  for await (const name of new Bun.Glob('*.jsonl').scan({ cwd: from })) {
    const own = new Map<string, Shape>()
    for (const line of (await Bun.file(join(from, name)).text()).split('\n').filter(Boolean)) {
      const witnessed: Witnessed = JSON.parse(line)
      const known = texts.get(witnessed.text) ?? { frames: [], kept: [] }
      texts.set(witnessed.text, known)
      if ('frames' in witnessed) known.frames.push(witnessed.frames)
      else {
        own.set(witnessed.text, witnessed.shape)
        known.kept = witnessed.kept
      }
    }
    for (const [text, shape] of own) {
      const known = texts.get(text)
      if (known) known.shape = known.shape ? mergeShapes(known.shape, shape) : shape
    }
  }
  return texts.values()
}
