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

/** All sources of all workspaces, paths from the root. */
export async function readGraph(): Promise<Graph> {
  const glob = new Bun.Glob('{api,site,admin,shared,scripts}/**/*.{ts,tsx,astro}')
  const paths = [...glob.scanSync({ cwd: ROOT })].filter(
    (path) => !/(?:^|\/)(?:node_modules|dist|\.astro)\//.test(path),
  )
  const known = new Set(paths)
  const entries = await Promise.all(
    paths.sort().map(async (path): Promise<[string, string[]]> => {
      const text = await Bun.file(join(ROOT, path)).text()
      return [path, targets(path, text, known)]
    }),
  )
  return new Map(entries)
}

function targets(path: string, text: string, known: ReadonlySet<string>): string[] {
  const names = [...text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(([, name]) => name ?? '')
  return [...new Set(names.flatMap((name) => fileOf(path, name, known)))]
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
