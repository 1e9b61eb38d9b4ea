import type { SectionName } from '@ostrov/shared/ads/sections'
import type { Em } from '../../../db/orm'
import type { Deps } from '../../../kernel/deps'
import { adFacets } from '../reading/list-ads'
import { adStoreOf } from './ad-store-of'

/** Choices are counted anew so often at most. */
const FRESH_MS = 10_000

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>
type Counted = { counts: Promise<Counts>; until: number }
const counted = new WeakMap<Deps, Map<SectionName, Counted>>()

/** By filter of a section: how many ads each choice leaves, as of some seconds ago; nothing until memory has them, for the database would count too long. */
export function shownChoices(deps: Deps, em: Em, section: SectionName, now: Date): Promise<Counts> {
  const kept = adStoreOf(deps)
  if (!kept.isReady()) return Promise.resolve({})
  const sections = counted.get(deps) ?? new Map<SectionName, Counted>()
  counted.set(deps, sections)
  const known = sections.get(section)
  if (known && known.until > performance.now()) return known.counts
  const counts = adFacets(em, kept, section, {}, now)
  sections.set(section, { counts, until: performance.now() + FRESH_MS })
  // Whoever asked meanwhile shares the failure; the next asks anew.
  counts.catch(() => sections.delete(section))
  return counts
}
