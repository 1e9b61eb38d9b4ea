/** The push services of today's browsers. A leading dot stands for any name under the domain. */
export const PUSH_HOSTS: readonly string[] = [
  'fcm.googleapis.com',
  'android.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/**
 * Whether an endpoint that a client posted is a push service's: https, no password, the standard port, a known host.
 * Anything else could make our server call into its own network. Check it when storing and again when sending.
 */
export function isPushEndpoint(endpoint: string, hosts: readonly string[] = PUSH_HOSTS): boolean {
  const url = URL.parse(endpoint)
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.password !== '') return false
  return hosts.some((one) => (one.startsWith('.') ? url.port === '' && url.hostname.endsWith(one) : url.host === one))
}
