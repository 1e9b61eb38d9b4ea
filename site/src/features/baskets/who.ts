/** Whether this browser belongs to a signed-in, confirmed customer; the session itself is a cookie no script sees. */
export function isCustomer(): boolean {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('user_delivery') ?? 'null')
    return typeof stored === 'object' && stored !== null && 'is_confirmed' in stored && stored.is_confirmed === true
  } catch {
    return false
  }
}
