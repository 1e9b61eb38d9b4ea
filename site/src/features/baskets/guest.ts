const KEY = 'ostrov_guest'

/** The uuid a guest's baskets are kept under; null until something was put into one. */
export function guestId(): string | null {
  return localStorage.getItem(KEY)
}

/** The guest's uuid, made on first need. */
export function ensureGuestId(): string {
  const known = guestId()
  if (known) return known
  const id = newUuid()
  localStorage.setItem(KEY, id)
  return id
}

export function forgetGuest(): void {
  localStorage.removeItem(KEY)
}

// `crypto.randomUUID` exists on https and localhost only; a phone testing over the local network has neither.
function newUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (at === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  }).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
