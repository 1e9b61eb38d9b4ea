/** Which tests the words after `bun run test` ask for. */
import { selectChanged } from './changed/files.ts'
import { chooseLight, findTests, readShard, type Shard, shardOf, type TestFiles } from './files.ts'

export const CHANGED = 'changed'
const ALL = 'all'
const USAGE = 'Usage: bun run test [WORD…] | all [--shard N/OF] | changed [--base REVISION]'

/**
 * `checks` brings types, lint, rows and OpenAPI along, `pages` the HTML of all pages and the dialogs; `tier` is of a run
 * without words. `notes` say why it is these; `fine` that none is no mistake.
 */
export type Asked = {
  files: TestFiles
  tier?: 'light' | 'whole'
  checks: boolean
  pages: boolean
  shard?: Shard
  notes: string[]
  fine: boolean
}

/** @throws {Error} when the words are not understood. */
export async function askedTests(words: string[]): Promise<Asked> {
  const [first, ...options] = words
  if (first === CHANGED) return changedTests(options)
  if (first === undefined) return lightTests()
  if (first === ALL && (options.length === 0 || options[0] === '--shard')) return allTests(options)
  const files = findTests(words)
  const isNone = files.quick.length + files.journeys.length === 0
  const notes = isNone ? [`No test file has ${words.join(' or ')} in its path.`] : []
  return { files, checks: false, pages: false, notes, fine: false }
}

function lightTests(...notes: string[]): Asked {
  notes.push('The light tier; `bun run test all` is everything.')
  return { files: chooseLight(findTests([])), tier: 'light', checks: true, pages: false, notes, fine: false }
}

function allTests([option, part, ...rest]: string[]): Asked {
  const all = findTests([])
  if (option === undefined) return { files: all, tier: 'whole', checks: true, pages: true, notes: [], fine: false }
  const shard = readShard(part)
  if (!shard || rest.length > 0) throw new Error(USAGE)
  const isFirst = shard.at === 1
  const files = shardOf(all, shard)
  return { files, tier: 'whole', checks: isFirst, pages: !isFirst, shard, notes: [], fine: false }
}

async function changedTests([option, base, ...rest]: string[]): Promise<Asked> {
  if ((option !== undefined && option !== '--base') || (option === '--base' && !base) || rest.length > 0)
    throw new Error(USAGE)
  const { changed, root, others, ...selected } = await selectChanged(findTests([]), base)
  if (root !== undefined) return { ...lightTests(`${root} is in the root of everything.`), fine: true }
  // What only `all` runs is left to it, but for a test that was changed itself.
  const light = new Set([...chooseLight(selected).quick, ...changed])
  const files = { ...selected, quick: selected.quick.filter((path) => light.has(path)) }
  return { files, checks: false, pages: false, notes: notesOf({ changed, others, files }), fine: true }
}

function notesOf({ changed, others, files }: { changed: string[]; others: string[]; files: TestFiles }) {
  if (changed.length === 0) return ['Nothing has changed since.']
  const { quick, journeys } = files
  return [
    `Changed: ${changed.join(', ')}`,
    `Can be affected: ${quick.length} files of quick tests; journeys: ${journeys.map(shortName).join(', ') || 'none'}`,
    ...(others.length > 0
      ? [`Pass through what has changed and are left to \`bun run test e2e\`: ${others.map(shortName).join(', ')}`]
      : []),
  ]
}

function shortName(journey: string) {
  return journey.replace(/e2e\/|\.test\.ts$/g, '')
}
