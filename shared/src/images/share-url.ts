/** What has a picture of its own for whom it is shared with. The keys stand in addresses. */
export const SHARED_NOUNS = ['ads', 'news', 'events', 'organizations', 'restaurants', 'products', 'posts'] as const
export type SharedNoun = (typeof SHARED_NOUNS)[number]

/** px of such a picture, as social networks and messengers show it whole. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** px of a picture for a post: `posts` are dishes, by their UUID. */
export const POST_SIZE = { width: 1080, height: 1350 } as const

/**
 * The address of the picture that a page is shared with.
 * @param id the number of the thing, or its UUID
 * @param said what stands on it: who was shown it keeps a picture by its address, so another text is another address
 */
export function shareUrl(noun: SharedNoun, id: number | string, said: readonly unknown[]): string {
  return `/api/share/${noun}/${id}.jpeg?v=${shortHash(said.join('\n'))}`
}

/** FNV-1a of 32 bits: short, and the same in the browser and on the server. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
