import { readerApart } from '../imports/read-apart'
import type { Feed } from './read-feed'

/**
 * The ads of a file.
 * @throws {Refusal} `ad_import.unreadable`, `ad_import.too_many`, `ad_import.too_slow`, `ad_import.busy`
 */
export const readFeedApart = readerApart<Feed>({
  start: () => new Worker(new URL('./feed-worker.ts', import.meta.url), { smol: true }),
  // Five hundred descriptions full of marks take a fifth of it.
  ms: 5000,
  busy: 'ad_import.busy',
  slow: 'ad_import.too_slow',
})
