import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { readGraph } from './imports'

const ROOT = join(import.meta.dir, '../../..')
const PRODUCT = /^(?:api|shared|site|admin)\/src\//
/** What a framework calls by its place. */
const CALLED = /^site\/src\/(?:pages\/|middleware\.ts)/
/** Stand-ins of the world outside. */
const STAND_INS = /(?:-stand-in|\/test-bank)\.ts$/

const graph = await readGraph()
const texts = new Map(
  await Promise.all([...graph.keys()].map(async (path) => [path, await Bun.file(join(ROOT, path)).text()] as const)),
)
const isTest = (path: string) => /\.test\.tsx?$/.test(path) || /\/(?:e2e|test)\//.test(path)
const readers = new Map<string, string[]>()
for (const [from, targets] of graph)
  for (const to of targets) if (!isTest(from)) readers.set(to, [...(readers.get(to) ?? []), from])

test('what a file gives out is used by more than its tests', () => {
  const dead = [...texts]
    .filter(([path]) => PRODUCT.test(path) && !isTest(path) && !CALLED.test(path) && !STAND_INS.test(path))
    .flatMap(([path, text]) =>
      exportsOf(text)
        .filter((name) => !isUsed(name, path, text))
        .map((name) => `${path}: ${name}`),
    )
  expect(dead).toEqual([])
})

function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  )
}

/** Read by another file that imports this one, or by its own besides where it is declared. */
function isUsed(name: string, path: string, text: string): boolean {
  const word = new RegExp(`\\b${name}\\b`, 'g')
  if ([...text.matchAll(word)].length > 1) return true
  return (readers.get(path) ?? []).some((reader) => texts.get(reader)?.match(word))
}
