import type { CacheProviderFactory } from 'astro'

/**
 * Pages say with `Astro.cache.set` how long they may be kept and what they show; it leaves the site as headers, and the
 * server the site is mounted in keeps them, packed, until it hears of a change.
 */
const pageCache: CacheProviderFactory = () => ({ name: 'ostrov-page-cache', invalidate: async () => {} })

export default pageCache

/** The parameters that public pages read: any other makes no other page, so nobody fills the memory by making some up. */
export const PAGE_PARAMETERS: readonly string[] = ['query', 'page', 'tab']
