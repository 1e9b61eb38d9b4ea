import type { Config } from '../../config'
import { createFrontpad } from './frontpad'

/** The kinds of counters that a restaurant may have, each a door of its own. */
export const createCounters = (config: Config['counters']) => ({
  frontpad: createFrontpad({ url: config.frontpadUrl }),
})
