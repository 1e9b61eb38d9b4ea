import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'

/** An entry as it is kept in memory. */
export type Kept = {
  catalogue: Catalogue
  slug: string
  parent: string | null
  name: string
  sort: number
  is_hidden: boolean
  from_year: number | null
  to_year: number | null
}
/** All entries in their order, those that an entry holds, and each by its slug. */
export type Tree = { all: readonly Kept[]; within: ReadonlyMap<string, readonly Kept[]>; of: ReadonlyMap<string, Kept> }

/** What a replica says that may still tell of before a change is kept for so long. */
const BRIEFLY_MS = 1_000

/** By which notices a primary's changes are heard of. Those of the process's last product are a replica's, too. */
const primaries = new WeakMap<object, Deps['notices']>()
let latest: Deps['notices'] | null = null
let trees = new WeakMap<object, { tree: Promise<Tree>; until: number }>()
let changedAt = Number.NEGATIVE_INFINITY
let mayLagMs = 0

/** Lets the trees be kept while changes are heard of. */
export function hearOfCatalogues({ notices, orm, readers }: Pick<Deps, 'notices' | 'orm' | 'readers'>) {
  latest = notices
  mayLagMs = readers.mayLagMs
  primaries.set(orm.em.getDriver(), notices)
  notices.hear('stale', { heard: (tag) => tag === 'catalogues' && forgetTrees(), again: forgetTrees })
}

function forgetTrees() {
  changedAt = performance.now()
  trees = new WeakMap()
}

/** Every entry, hidden ones too: read once until one changes. */
export function keptTree(em: Em): Promise<Tree> {
  const driver = em.getDriver()
  const isHearing = (primaries.get(driver) ?? latest)?.isHearing() ?? false
  const kept = trees.get(driver)
  const now = performance.now()
  if (isHearing && kept && kept.until > now) return kept.tree
  const tree = readTree(em)
  // What a transaction has written is nobody else's yet.
  if (em.isInTransaction() || !isHearing) return tree
  const isSure = primaries.has(driver) || now - changedAt > mayLagMs
  const fresh = { tree, until: isSure ? Number.POSITIVE_INFINITY : now + BRIEFLY_MS }
  trees.set(driver, fresh)
  // Whoever asked meanwhile shares the failure; the next asks anew.
  tree.catch(() => trees.get(driver) === fresh && trees.delete(driver))
  return tree
}

async function readTree(em: Em): Promise<Tree> {
  const all = await rows<Kept>(
    em,
    sql`select c.catalogue, c.slug, p.slug as parent, c.name, c.sort, c.is_hidden, c.from_year, c.to_year
        from catalogue_entry c left join catalogue_entry p on p.id = c.parent_id order by c.sort, c.name, c.slug`,
  )
  const within = new Map<string, Kept[]>()
  for (const entry of all) {
    if (entry.parent === null) continue
    const others = within.get(entry.parent)
    if (others) others.push(entry)
    else within.set(entry.parent, [entry])
  }
  return { all, within, of: new Map(all.map((entry) => [entry.slug, entry])) }
}
