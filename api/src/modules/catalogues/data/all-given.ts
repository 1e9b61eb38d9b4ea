import { readFileSync } from 'node:fs'
import { type Given, given, linesOf, slugOf } from './given'
import { readCars } from './read-cars'

/** Every entry that the product brings along, what holds others before them. */
export function allGiven(): Given[] {
  return [
    ...readSpecializations(linesIn('specializations')),
    ...readCars(linesIn('cars')),
    ...readGoods(linesIn('goods')),
  ]
}

const linesIn = (name: string) => linesOf(readFileSync(new URL(`${name}.txt`, import.meta.url), 'utf8'))

/** A branch a line: «Branch: Leaf; Leaf». */
function readSpecializations(lines: readonly string[]): Given[] {
  return lines.flatMap((line, sort) => {
    const [branch = '', leaves = ''] = line.split(': ')
    const parent = slugOf(branch)
    return [
      given('specialization', { slug: parent, parent: null, name: branch, sort }),
      ...leaves.split('; ').map((name) => given('specialization', { slug: slugOf(name), parent, name })),
    ]
  })
}

/** A category a line, two spaces deeper within another. */
function readGoods(lines: readonly string[]): Given[] {
  const open: string[] = []
  return lines.map((line, sort) => {
    const name = line.trim()
    const depth = line.search(/\S/) / 2
    const slug = slugOf(name)
    open.splice(depth, open.length, slug)
    return given('goods_category', { slug, parent: open[depth - 1] ?? null, name, sort })
  })
}
