/** Where a browser keeps which ones it has opened. */
export const SEEN_STORIES = 'ostrov_stories_seen'
/** Older ones have left the row long ago. */
const KEPT = 100

/** Ids of the stories this browser has opened. */
export function readSeen(): ReadonlySet<string> {
  return parseSeen(localStorage.getItem(SEEN_STORIES))
}

/** Remembers a story as opened. @returns all opened ones. */
export function rememberSeen(id: string): ReadonlySet<string> {
  const seen = new Set(readSeen()).add(id)
  localStorage.setItem(SEEN_STORIES, JSON.stringify([...seen].slice(-KEPT)))
  return seen
}

/** What was stored, nonsense left out. */
export function parseSeen(stored: string | null): ReadonlySet<string> {
  try {
    const value: unknown = JSON.parse(stored ?? '[]')
    return new Set(Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [])
  } catch {
    return new Set()
  }
}
