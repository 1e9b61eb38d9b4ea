const KEY = 'ostrov_guest'
const YEAR_MS = 365 * 24 * 3_600_000

/** The uuid a guest's baskets are kept under; null until something was put into one. */
export function guestId(): string | null {
  return localStorage.getItem(KEY) ?? /(?:^|; )ostrov_guest=([\w-]{36})/.exec(document.cookie)?.[1] ?? null
}

/** The guest's uuid, made on first need. */
export function ensureGuestId(): string {
  const id = guestId() ?? newUuid()
  localStorage.setItem(KEY, id)
  keepForServer(id)
  return id
}

export function forgetGuest(): void {
  localStorage.removeItem(KEY)
  keepForServer('')
}

/** The pages that work without scripts find the same baskets by a cookie of the same name. */
function keepForServer(id: string) {
  if ('cookieStore' in window) {
    void cookieStore.set({
      name: KEY,
      value: id,
      path: '/',
      expires: Date.now() + (id ? YEAR_MS : -1),
      sameSite: 'lax',
    })
  }
}

/** `crypto.randomUUID` exists on https and localhost only; a phone testing over the local network has neither. */
export function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
}
