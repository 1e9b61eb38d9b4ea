/**
 * Compares the kinds of dialogs that the clients open with those the journeys have looked at (`screen` of
 * `site/e2e/screen.ts`, and with it axe, in light and dark). Ends with 1 when one was never on a screen. Of a shard it only
 * writes down what was shown (`SHOWN_DIALOGS`); called with the files of all shards, it compares.
 */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

// Not from where it stands elsewhere: after shards this runs where no packages are installed.
const ROOT = join(import.meta.dir, '../..')
const CLIENTS = ['site/src/features', 'site/src/components', 'admin/src', 'shared/src/ui']
const OPENED = [
  /openModal\(\s*([A-Z_]+)/g,
  /<(?:Dialog|FormDrawer|FormDialog|DialogAct|RefundAct)\s[^>]*?kind="(\w+)"/g,
]
const DECLARED = /const ([A-Z_]+): ModalKind<\w+> = \{\s*name: '(\w+)'/g
const SHOWN = /<dialog(?=[^>]*\sopen="")[^>]*\sdata-kind="(\w+)"/g

const { MARKUP_DIR, SHOWN_DIALOGS } = process.env
const shards = process.argv.slice(2)
const shown = new Set(await readShown())

const sources = (await Promise.all(CLIENTS.map((folder) => textsIn(join(ROOT, folder), /(?<!\.test)\.tsx?$/)))).flat()
const nameOf = new Map(
  sources.flatMap((text) => [...text.matchAll(DECLARED)].map(([, kind = '', name = '']) => [kind, name])),
)
const opened = kindsIn(sources, OPENED).map((kind) => nameOf.get(kind) ?? kind)
const unseen = [...new Set(opened)].filter((kind) => !shown.has(kind)).sort()
console.log(`${shown.size} kinds of dialogs were looked at`)
if (SHOWN_DIALOGS) await Bun.write(SHOWN_DIALOGS, [...shown].join('\n'))
else {
  for (const kind of unseen) console.log(`No journey gives the dialog ${kind} to \`screen\``)
  process.exitCode = unseen.length > 0 || opened.length === 0 ? 1 : 0
}

async function readShown(): Promise<string[]> {
  if (shards.length > 0)
    return (await Promise.all(shards.map((file) => Bun.file(file).text()))).flatMap((text) => text.split('\n'))
  if (!MARKUP_DIR) throw new Error('This is a step of `bun run test all`.')
  return kindsIn(await textsIn(MARKUP_DIR, /\.html$/), [SHOWN])
}

async function textsIn(folder: string, name: RegExp): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => name.test(file))
  return Promise.all(files.map((file) => Bun.file(join(folder, file)).text()))
}

function kindsIn(texts: readonly string[], patterns: readonly RegExp[]): string[] {
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, kind = '']) => kind)),
  )
}
