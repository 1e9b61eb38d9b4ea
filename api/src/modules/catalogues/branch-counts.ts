import { type Catalogue, hasBranches } from '@ostrov/shared/catalogues/catalogues'
import { COUNTED } from '@ostrov/shared/lists/table'
import type { Em } from '../../db/orm'
import { keptTree } from './tree-cache'

type Counts = Readonly<Record<string, number>>

/** The slugs of a catalogue whose branches are counted too; null of one that has none. */
export async function slugsInTree(em: Em, catalogue: Catalogue): Promise<string[] | null> {
  if (!hasBranches(catalogue)) return null
  const { all } = await keptTree(em)
  return all.flatMap((entry) => (entry.catalogue === catalogue ? [entry.slug] : []))
}

/** Counts of leaves, and of every branch as many as all under it have; a count ends where those of lists do. */
export async function withBranches(em: Em, counts: Counts): Promise<Record<string, number>> {
  const { of } = await keptTree(em)
  const all: Record<string, number> = {}
  for (const [slug, count] of Object.entries(counts)) {
    const leaf = of.get(slug)
    let entry = leaf
    while (entry && entry.catalogue === leaf?.catalogue) {
      all[entry.slug] = Math.min((all[entry.slug] ?? 0) + count, COUNTED + 1)
      entry = of.get(entry.parent ?? '')
    }
  }
  return all
}

/** What an entry stands in, by its slug; null of one that is unknown or stands in none. */
export async function parentsOf(em: Em): Promise<(slug: string) => string | null> {
  const { of } = await keptTree(em)
  return (slug) => of.get(slug)?.parent ?? null
}
