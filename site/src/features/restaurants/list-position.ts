/** How far an endless list was read and where one stood in it: by entry of the history, for the way back. */
const NAME = 'restaurant_pages'

type Kept = { pages: number; entry: string }

/** What this entry of the history keeps; one page, seen from its start, for a new one. */
export function keptPages(): { pages: number; top: number } {
  const kept = ofEntry()
  return { pages: kept?.pages ?? 1, top: kept ? Number(sessionStorage.getItem(NAME + kept.entry) ?? 0) : 0 }
}

/** So many pages are shown now. */
export function keepPages(pages: number): void {
  const entry = ofEntry()?.entry ?? crypto.randomUUID()
  history.replaceState({ ...history.state, [NAME]: { pages, entry } satisfies Kept }, '')
}

/** Where one stands, when the page is left: too late for the entry itself. */
export function keepTop(): void {
  const kept = ofEntry()
  if (kept) sessionStorage.setItem(NAME + kept.entry, String(scrollY))
}

function ofEntry(): Kept | null {
  const kept: unknown = history.state?.[NAME]
  return isKept(kept) ? kept : null
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'pages' in value && 'entry' in value
}
