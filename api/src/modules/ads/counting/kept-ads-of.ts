import type { Deps } from '../../../kernel/deps'
import { type KeptAds, keepAds } from './keep-ads'

const made = new WeakMap<Deps, KeptAds>()

/** The ads that this process keeps for counting, however many routes ask. */
export function keptAdsOf(deps: Deps): KeptAds {
  const known = made.get(deps)
  if (known) return known
  const kept = keepAds(deps)
  made.set(deps, kept)
  return kept
}
