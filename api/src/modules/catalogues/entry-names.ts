import type { Em } from '../../db/orm'
import { keptTree } from './tree-cache'

/** What entries are called, those that are hidden by now too; a slug of none is missing. Costs no statement. */
export async function entryNames(em: Em, slugs: Iterable<string>): Promise<Map<string, string>> {
  const { of } = await keptTree(em)
  const names = new Map<string, string>()
  for (const slug of slugs) {
    const entry = of.get(slug)
    if (entry) names.set(slug, entry.name)
  }
  return names
}
