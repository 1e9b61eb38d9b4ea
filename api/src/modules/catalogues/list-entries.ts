import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { catalogueList } from '@ostrov/shared/catalogues/lists'
import type { CatalogueEntryWire } from '@ostrov/shared/catalogues/schema'
import type { ListQuery } from '@ostrov/shared/lists/table'
import { wholeList } from '../../db/list'
import type { Em } from '../../db/orm'
import { type Kept, keptTree, type Tree } from './tree-cache'

/** What a catalogue offers in its order: all of it, or what stands under one entry at any depth. */
export async function listEntries(em: Em, catalogue: Catalogue, { within }: ListQuery<typeof catalogueList>) {
  const tree = await keptTree(em)
  const offered = tree.all.filter(
    (entry) =>
      entry.catalogue === catalogue && isOffered(tree, entry) && (within === undefined || isUnder(tree, entry, within)),
  )
  return wholeList(catalogueList, offered.map(wireOf))
}

/** Neither it nor anything it stands in is hidden. */
function isOffered(tree: Tree, entry: Kept): boolean {
  return [entry, ...above(tree, entry)].every(({ is_hidden }) => !is_hidden)
}

const isUnder = (tree: Tree, entry: Kept, slug: string) => above(tree, entry).some((one) => one.slug === slug)

/** What an entry stands in, the nearest first. */
function above({ of }: Tree, { parent }: Kept): Kept[] {
  const found: Kept[] = []
  let next = of.get(parent ?? '')
  while (next) {
    found.push(next)
    next = of.get(next.parent ?? '')
  }
  return found
}

function wireOf({ slug, parent, name, sort, from_year, to_year }: Kept): CatalogueEntryWire {
  return { slug, parent, name, sort, ...(from_year !== null && { from_year }), ...(to_year !== null && { to_year }) }
}
