/**
 * `bun run docs`: writes the index of DECISIONS.md anew, a line for each README.md below the root with its first sentence.
 * `api/test/structure/documents.test.ts` fails where the index is not what this makes.
 */
import { join } from 'node:path'
import { ROOT } from './database.ts'

/** The index stands between this heading and the next one. */
export const INDEX_HEADING = '## Where the others stand'
const DECISIONS = 'DECISIONS.md'
const FOLDERS = '{api,site,admin,shared,scripts,deploy,docs}'
const MADE = /(?:^|\/)(?:node_modules|dist|\.astro)\//

/** Every README.md below the root, paths from the root, in the order of their names. */
export function readmes(): string[] {
  return [...new Bun.Glob(`${FOLDERS}/**/README.md`).scanSync({ cwd: ROOT })].filter((path) => !MADE.test(path)).sort()
}

/** The index as it has to stand. */
export async function makeIndex(): Promise<string> {
  const lines = await Promise.all(
    readmes().map(async (path) => {
      const folder = path.replace(/\/README\.md$/, '')
      return `- [${folder}](${path}): ${firstSentence(await Bun.file(join(ROOT, path)).text())}\n`
    }),
  )
  return lines.join('')
}

/** DECISIONS.md before its index, the index as it stands there, and what follows it. */
export function splitDecisions(text: string): { before: string; index: string; after: string } {
  const start = text.indexOf(`\n${INDEX_HEADING}\n`)
  if (start === -1) throw new Error(`${DECISIONS} has no heading «${INDEX_HEADING}»`)
  const from = start + INDEX_HEADING.length + 2
  const next = text.indexOf('\n## ', from)
  const to = next === -1 ? text.length : next
  return { before: text.slice(0, from), index: text.slice(from, to), after: text.slice(to) }
}

/** The first sentence below the title, on one line and without its links, which lead on from there. */
function firstSentence(text: string): string {
  const [paragraph = ''] = text
    .replace(/^# .*\n/, '')
    .trim()
    .split(/\n\n/)
  const line = paragraph.replace(/\s+/g, ' ').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
  return /^.*?\.(?= |$)/.exec(line)?.[0] ?? line
}

if (import.meta.main) {
  const path = join(ROOT, DECISIONS)
  const { before, after } = splitDecisions(await Bun.file(path).text())
  await Bun.write(path, `${before}\n${await makeIndex()}${after}`)
  console.log(`Wrote ${readmes().length} lines into ${DECISIONS}.`)
}
