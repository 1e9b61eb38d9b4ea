import { dirname, join, relative } from 'node:path'

const ROOT = join(import.meta.dir, '../../..')
const ENDINGS = ['', '.ts', '.tsx', '.astro', '/index.ts']
/** How the workspaces are named where they are imported as packages. */
const PACKAGES: [name: string, folder: string][] = [
  ['@ostrov/shared/', 'shared/src/'],
  ['@ostrov/api/', 'api/src/'],
]

/** Which of our files each file imports: values, types and what is loaded later. */
export type Graph = ReadonlyMap<string, readonly string[]>

/** All sources of all workspaces, paths from the root; `namesIn` finds what a text imports. */
export async function readGraph(namesIn: (path: string, text: string) => string[] = allImports): Promise<Graph> {
  const glob = new Bun.Glob('{api,site,admin,shared,scripts}/**/*.{ts,tsx,astro,css}')
  const paths = [...glob.scanSync({ cwd: ROOT })].filter(
    (path) => !/(?:^|\/)(?:node_modules|dist|\.astro)\//.test(path),
  )
  const known = new Set(paths)
  const entries = await Promise.all(
    paths.sort().map(async (path): Promise<[string, string[]]> => {
      const text = await Bun.file(join(ROOT, path)).text()
      return [path, [...new Set(namesIn(path, text).flatMap((name) => fileOf(path, name, known)))]]
    }),
  )
  return new Map(entries)
}

/** Values, types and what is loaded later, as they are written. */
export function allImports(_: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name]) => name ?? '')
}

function fileOf(path: string, name: string, known: ReadonlySet<string>): string[] {
  const [prefix, folder] = PACKAGES.find(([start]) => name.startsWith(start)) ?? []
  if (!name.startsWith('.') && prefix === undefined) return []
  const plain = name.replace(/\?.*$/, '')
  const base =
    prefix === undefined ? relative(ROOT, join(ROOT, dirname(path), plain)) : `${folder}${plain.slice(prefix.length)}`
  const found = ENDINGS.map((ending) => base + ending).find((file) => known.has(file))
  return found === undefined ? [] : [found]
}

/** The knots of a graph: files that reach one another (Tarjan's strongly connected components of more than one file). */
export function knotsOf(graph: Graph): string[][] {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const knots: string[][] = []
  const visit = (node: string) => {
    order.set(node, order.size)
    lowest.set(node, order.get(node) ?? 0)
    stack.push(node)
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next)
      else if (!stack.includes(next)) continue
      lowest.set(node, Math.min(lowest.get(node) ?? 0, lowest.get(next) ?? 0))
    }
    if (lowest.get(node) !== order.get(node)) return
    const knot = stack.splice(stack.indexOf(node))
    if (knot.length > 1) knots.push(knot.sort())
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return knots
}
