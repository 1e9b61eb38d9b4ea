import { type Counts, countOf, type Entry, leavesOf, type Tree } from './entries'

/** Whether all, some or none of an entry's leaves are ticked. A branch among the chosen means all of them. */
export function tickOf(tree: Tree, chosen: readonly string[], entry: Entry): boolean | 'some' {
  const ticked = tickedLeaves(tree, chosen)
  const own = leavesOf(tree, entry)
  const count = own.filter(({ slug }) => ticked.has(slug)).length
  return count === own.length || (count > 0 && 'some')
}

/** What is chosen after a press on an entry: all of it, or none of it where all of it was. Whole branches are named once. */
export function toggled(tree: Tree, chosen: readonly string[], entry: Entry): string[] {
  const ticked = tickedLeaves(tree, chosen)
  const isTicked = tickOf(tree, chosen, entry) === true
  for (const { slug } of leavesOf(tree, entry)) {
    if (isTicked) ticked.delete(slug)
    else ticked.add(slug)
  }
  return tree.roots.flatMap((root) => named(tree, ticked, root))
}

/** How many the choice leaves; of no choice all. Nothing where nothing is known. */
export function countOfChoice(tree: Tree, counts: Counts | undefined, chosen: readonly string[]): number | null {
  if (!counts) return null
  const ticked = tickedLeaves(tree, chosen)
  const leaves = tree.roots.flatMap((root) => leavesOf(tree, root))
  const meant = ticked.size === 0 ? leaves : leaves.filter(({ slug }) => ticked.has(slug))
  return meant.reduce((sum, leaf) => sum + (countOf(tree, counts, leaf) ?? 0), 0)
}

function tickedLeaves(tree: Tree, chosen: readonly string[]): Set<string> {
  const entries = chosen.flatMap((slug) => tree.of.get(slug) ?? [])
  return new Set(entries.flatMap((entry) => leavesOf(tree, entry)).map(({ slug }) => slug))
}

function named(tree: Tree, ticked: ReadonlySet<string>, entry: Entry): string[] {
  if (leavesOf(tree, entry).every(({ slug }) => ticked.has(slug))) return [entry.slug]
  return (tree.inside.get(entry.slug) ?? []).flatMap((one) => named(tree, ticked, one))
}
