/** Which tests the words after `bun run test` ask for. */
import { selectChanged } from './changed/files.ts'
import { findTests, type TestFiles } from './files.ts'

const CHANGED = 'changed'
const USAGE = 'Usage: bun run test changed [--base REVISION]'

/** `everything` brings all other checks along; `notes` say why it is these; `fine` that none is no mistake. */
export type Asked = { files: TestFiles; everything: boolean; notes: string[]; fine: boolean }

/** @throws {Error} when the words are not understood. */
export async function askedTests(words: string[]): Promise<Asked> {
  const [first, ...options] = words
  if (first === CHANGED) return changedTests(options)
  const files = findTests(words)
  const isNone = files.quick.length + files.journeys.length === 0
  const notes = isNone ? [`No test file has ${words.join(' or ')} in its path.`] : []
  return { files, everything: words.length === 0, notes, fine: false }
}

async function changedTests([option, base, ...rest]: string[]): Promise<Asked> {
  if ((option !== undefined && option !== '--base') || (option === '--base' && !base) || rest.length > 0)
    throw new Error(USAGE)
  const { changed, root, others, ...files } = await selectChanged(findTests([]), base)
  return { files, everything: root !== undefined, notes: notesOf({ changed, root, others, files }), fine: true }
}

function notesOf({
  changed,
  root,
  others,
  files,
}: {
  changed: string[]
  root?: string
  others: string[]
  files: TestFiles
}) {
  if (changed.length === 0) return ['Nothing has changed since.']
  if (root !== undefined) return [`${root} is in the root of everything: all is run.`]
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
