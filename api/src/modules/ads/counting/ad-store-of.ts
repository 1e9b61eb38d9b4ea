import type { Deps } from '../../../kernel/deps'
import { type AdStore, openAdStore } from './ad-store'

const made = new WeakMap<Deps, AdStore>()

/** The ads that this process keeps for counting, however many routes ask. */
export function adStoreOf(deps: Deps): AdStore {
  const known = made.get(deps)
  if (known) return known
  const kept = openAdStore(deps)
  made.set(deps, kept)
  return kept
}
