import { ORIGINAL } from './formats'
import type { ListedStore } from './listed-store'

/**
 * Asks another place for originals that are missing here, `<origin>/<id>/original.webp`, and keeps what it gives. Sizes are
 * made here as ever.
 */
export function withOrigin(store: ListedStore, origin: string): ListedStore {
  return {
    ...store,
    async get(key) {
      const kept = await store.get(key)
      if (kept !== null || !key.endsWith(`/${ORIGINAL}`)) return kept
      const answer = await fetch(`${origin}/${key}`).catch(() => null)
      if (!answer?.ok) return null
      const bytes = await answer.bytes()
      await store.put(key, bytes, 'image/webp')
      return new Blob([bytes])
    },
  }
}
