/** A finished answer, as it left for somebody else a moment ago; moments in ms. */
export type CachedAnswer = {
  status: number
  headers: Headers
  /** Unlike bytes, which every answer would copy, it is shared by all of them. */
  body: Blob
  tags: string[]
  until: number
  staleUntil: number
}

/** A larger answer is not kept. */
export const MAX_BYTES = 256 * 1024
const MAX_ALL_BYTES = 8 * 1024 * 1024
/** What an answer costs beside its body. */
const HEAD_BYTES = 2 * 1024

const NOTHING = { status: 200, body: new Blob(), tags: ['nothing'], until: -Infinity, staleUntil: -Infinity }

/** Answers by their addresses, of at most so many bytes together; what nobody asked for longest goes first. */
export function createKeptAnswers() {
  const kept = new Map<string, CachedAnswer>()
  let bytes = 0

  /** Now it is the one that was asked for last. */
  function take(key: string): CachedAnswer | undefined {
    const found = kept.get(key)
    if (!found) return undefined
    kept.delete(key)
    kept.set(key, found)
    return found
  }

  function store(key: string, fresh: CachedAnswer) {
    remove(key)
    kept.set(key, fresh)
    bytes += weigh(fresh)
    for (const oldest of kept.keys()) {
      if (bytes <= MAX_ALL_BYTES) return
      remove(oldest)
    }
  }

  function remove(key: string) {
    const old = kept.get(key)
    if (old) bytes -= weigh(old)
    kept.delete(key)
  }

  return {
    take,
    store,
    /** The place stays, so that the crowd of an address that many ask for waits for one new answer. */
    empty: (key: string) => store(key, { ...NOTHING, headers: new Headers() }),
    /** What each of them shows. */
    tags: () => [...kept].map(([key, { tags }]) => [key, tags] as const),
    bytes: () => bytes,
  }
}

function weigh({ body }: CachedAnswer) {
  return body.size + HEAD_BYTES
}
