/** What differs from what has landed, and which tests that asks for. */
import { join } from 'node:path'
import { ROOT } from '../../database.ts'
import type { TestFiles } from '../files.ts'
import { readLoaded } from './graph.ts'
import { type Selection, selectTests } from './select.ts'

/** The selection for what is changed since `base`, uncommitted and new files included. */
export async function selectChanged(tests: TestFiles, base = landed()): Promise<Selection & { changed: string[] }> {
  const changed = changedSince(base)
  const graph = await readLoaded()
  const paths = [...tests.quick, ...[...graph.keys()].filter((path) => path.includes('/e2e/'))]
  const entries = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => [path, await Bun.file(join(ROOT, path)).text()]),
  )
  return { ...selectTests(changed, { graph, texts: new Map(entries), tests }), changed }
}

/** Where this branch left what everybody has, without an origin the commit before this one. */
function landed() {
  return git('merge-base', 'HEAD', 'origin/main') ?? git('rev-parse', '--verify', '--quiet', 'HEAD~1') ?? 'HEAD'
}

/** What this branch changes; on the branch of everybody, what the last commit did. Nothing where git tells nothing. */
export function changedLately(): string[] {
  try {
    const base = landed()
    return changedSince(base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base)
  } catch {
    return []
  }
}

/** @throws {Error} when there is no such revision. */
function changedSince(base: string) {
  const differing = git('diff', '--name-only', '--no-renames', '-z', base, '--')
  if (differing === undefined) throw new Error(`git knows no revision ${base}.`)
  const fresh = git('ls-files', '--others', '--exclude-standard', '-z') ?? ''
  return [...new Set([differing, fresh].flatMap((list) => list.split('\0').filter(Boolean)))].sort()
}

function git(...words: string[]) {
  const run = Bun.spawnSync(['git', ...words], { cwd: ROOT, stderr: 'ignore' })
  return run.exitCode === 0 ? run.stdout.toString().trim() : undefined
}
