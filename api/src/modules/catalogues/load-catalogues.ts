import type { ClientBase } from 'pg'
import { allGiven } from './data/all-given'

/**
 * Brings the product's own catalogues into a migrated database. Safe to repeat: what an administrator has written is left as it is,
 * other entries follow the data, and nothing is taken away. @returns how many entries are new or now say something else
 */
export async function loadCatalogues(db: Pick<ClientBase, 'query'>): Promise<number> {
  let written = 0
  for (const level of levelsOf(allGiven())) {
    const { rowCount } = await db.query(
      `insert into catalogue_entry (catalogue, slug, parent_id, name, sort, from_year, to_year, is_given)
       select g.catalogue, g.slug, p.id, g.name, g.sort, g.from_year, g.to_year, true
       from jsonb_to_recordset($1) as g(catalogue text, slug text, parent text, name text, sort int, from_year int, to_year int)
       left join catalogue_entry p on p.slug = g.parent
       on conflict (slug) do update
         set parent_id = excluded.parent_id, name = excluded.name, sort = excluded.sort,
             from_year = excluded.from_year, to_year = excluded.to_year
         where catalogue_entry.edited_at is null and catalogue_entry.catalogue = excluded.catalogue
           and (catalogue_entry.parent_id, catalogue_entry.name, catalogue_entry.sort, catalogue_entry.from_year, catalogue_entry.to_year)
             is distinct from (excluded.parent_id, excluded.name, excluded.sort, excluded.from_year, excluded.to_year)`,
      [JSON.stringify(level)],
    )
    written += rowCount ?? 0
  }
  return written
}

/** Entries by how deep they stand: those that hold others come first. */
function levelsOf<Entry extends { slug: string; parent: string | null }>(entries: readonly Entry[]): Entry[][] {
  const depths = new Map<string, number>()
  const levels: Entry[][] = []
  for (const entry of entries) {
    const depth = entry.parent === null ? 0 : (depths.get(entry.parent) ?? 0) + 1
    depths.set(entry.slug, depth)
    levels[depth] = [...(levels[depth] ?? []), entry]
  }
  return levels
}
