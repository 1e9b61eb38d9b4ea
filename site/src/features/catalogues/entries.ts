import type { CatalogueEntryWire } from '@ostrov/shared/catalogues/schema'
import { findDishes } from '@ostrov/shared/search/find-dishes'
import { SPOKEN_MARKS } from './spoken-marks'

export type Entry = CatalogueEntryWire
/** slug → how many a choice of it would leave. */
export type Counts = Readonly<Record<string, number>>
/** Entries in their order, what stands in each, and each by its slug; what stands in none of them are the roots. */
export type Tree = {
  all: readonly Entry[]
  roots: readonly Entry[]
  inside: ReadonlyMap<string, readonly Entry[]>
  of: ReadonlyMap<string, Entry>
}

export function treeOf(all: readonly Entry[]): Tree {
  const of = new Map(all.map((entry) => [entry.slug, entry]))
  const inside = Map.groupBy(all, ({ parent }) => parent ?? '')
  return { all, roots: all.filter(({ parent }) => parent === null || !of.has(parent)), inside, of }
}

export const isLeaf = ({ inside }: Tree, { slug }: Entry) => !inside.has(slug)

/** What an entry stands in, from the outermost on. */
export function above({ of }: Tree, { parent }: Entry): Entry[] {
  const found: Entry[] = []
  for (let next = of.get(parent ?? ''); next; next = of.get(next.parent ?? '')) found.unshift(next)
  return found
}

/** «Торговля · Магазины» */
export const placeOf = (tree: Tree, entry: Entry) =>
  above(tree, entry)
    .map(({ name }) => name)
    .join(' · ')

/** Those among these that answer what was typed, by their own names before those of what they stand in. */
export function found(tree: Tree, among: readonly Entry[], typed: string): Entry[] {
  const named = among.map((entry) => ({
    entry,
    name: entry.name,
    description: `${SPOKEN_MARKS[entry.slug] ?? ''} ${placeOf(tree, entry)}`,
  }))
  return findDishes(named, typed).map(({ entry }) => entry)
}

export function leavesOf(tree: Tree, entry: Entry): Entry[] {
  const inside = tree.inside.get(entry.slug) ?? []
  return inside.length === 0 ? [entry] : inside.flatMap((one) => leavesOf(tree, one))
}

/** How many an entry holds: as was said of it, or all its leaves together; nothing where nothing is known. */
export function countOf(tree: Tree, counts: Counts | undefined, entry: Entry): number | null {
  if (!counts) return null
  return counts[entry.slug] ?? leavesOf(tree, entry).reduce((sum, { slug }) => sum + (counts[slug] ?? 0), 0)
}

/** Entries by their first letter, in the order of the alphabet: Latin before Russian. */
export function byLetter(entries: readonly Entry[]): [letter: string, entries: Entry[]][] {
  const letterOf = ({ name }: Entry) => name.charAt(0).toUpperCase()
  const letters = Map.groupBy(
    entries.toSorted((one, other) => one.name.localeCompare(other.name, 'ru')),
    letterOf,
  )
  return [...letters].toSorted(([one], [other]) => (one < other ? -1 : 1))
}
