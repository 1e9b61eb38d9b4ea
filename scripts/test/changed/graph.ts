/** What is loaded when a file runs: its imports without types, and the files it names beside itself. */
import { allImports, type Graph, readGraph } from '../../../api/test/structure/imports.ts'

/** Files that hold all others together: who imports one is not for that reason about everything it imports. */
const HUBS = [
  'api/src/app.ts',
  'api/src/db/entities.ts',
  'api/src/jobs/tasks.ts',
  'api/src/services/doors.ts',
  'admin/src/shell/business-sections.ts',
  'admin/src/shell/platform-sections.ts',
]
const NAMED = /new URL\(\s*['"](\.{1,2}\/[^'"\n]+)['"],\s*import\.meta\.url/g

const transpilers = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }

/** The graph of the sources as they are now. */
export function readLoaded(): Promise<Graph> {
  return readGraph((path, text) => [
    ...importsOf(path, text),
    ...[...text.matchAll(NAMED)].map(([, name = '']) => name),
  ])
}

/** All that is reached from these files, and they themselves; the imports of a hub are not followed. */
export function reachedFrom(graph: Graph, starts: readonly string[]): ReadonlySet<string> {
  const reached = new Set(starts)
  // A set takes what is added while it is walked.
  for (const path of reached) {
    if (HUBS.includes(path)) continue
    for (const next of graph.get(path) ?? []) reached.add(next)
  }
  return reached
}

function importsOf(path: string, text: string) {
  const kind = /\.(tsx?)$/.exec(path)?.[1]
  if (kind !== 'ts' && kind !== 'tsx') return allImports(path, text)
  return transpilers[kind].scanImports(text).map(({ path: name }) => name)
}
