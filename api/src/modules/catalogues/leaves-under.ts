import type { Em } from '../../db/orm'
import { type Kept, keptTree, type Tree } from './tree-cache'

/**
 * The leaves that a filter by an entry means: those under it in its own catalogue, itself where it is one. Hidden ones too, for
 * ads still name them; none of an unknown slug. Costs no statement.
 */
export async function leavesUnder(em: Em, slug: string): Promise<string[]> {
  const tree = await keptTree(em)
  const entry = tree.of.get(slug)
  return entry ? leavesOf(tree, entry) : []
}

function leavesOf(tree: Tree, entry: Kept): string[] {
  const inside = (tree.within.get(entry.slug) ?? []).filter(({ catalogue }) => catalogue === entry.catalogue)
  return inside.length === 0 ? [entry.slug] : inside.flatMap((one) => leavesOf(tree, one))
}
