import type { CounterKind } from '@ostrov/shared/counters/form'
import type { Config } from '../../config'
import { type ArcafeSettings, createArcafe } from './arcafe'
import type { CounterDoor } from './counter'
import { createFrontpad, type FrontpadSettings } from './frontpad'
import { createIiko, type IikoSettings } from './iiko'
import type { TakeTurn } from './turns'

/** What any counter's orders name in it, and what those of some kinds name besides. */
export type CounterSettings = ArcafeSettings & Partial<FrontpadSettings> & Partial<IikoSettings>

/** The register of counters: each kind that a restaurant may have, a door of its own. */
export const createCounters = (
  config: Config['counters'],
  takeTurn: TakeTurn,
): Record<CounterKind, CounterDoor<CounterSettings>> => ({
  frontpad: createFrontpad({ url: config.frontpadUrl, takeTurn }),
  arcafe: createArcafe({ url: config.arcafeUrl, takeTurn }),
  iiko: createIiko({ url: config.iikoUrl, takeTurn }),
})
