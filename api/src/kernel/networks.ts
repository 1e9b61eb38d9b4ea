import { isIP } from 'node:net'

const GROUPS = 8

/**
 * The one spelling of an address, however it was written: with brackets, a port or a zone, its zeros left out or not; an
 * IPv4 that came as an IPv6 is the IPv4. Null for what is no address.
 */
export function plainAddress(said: string | null | undefined): string | null {
  const bare = (said ?? '')
    .trim()
    .replace(/^\[([^\]]*)\](?::\d{1,5})?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d{1,5}$/, '$1')
    .replace(/%.*$/s, '')
  if (isIP(bare) === 4) return bare
  if (isIP(bare) !== 6) return null
  const plain = new URL(`http://[${bare}]`).hostname.slice(1, -1)
  const groups = groupsOf(plain)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? groups.slice(6).flatMap(bytesOf).join('.') : plain
}

/**
 * What is counted as one by a limit: an IPv4 by itself, an IPv6 by its /64, which any home line has and may write any address
 * of. What is no address is one with all that are none.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (plain === null) return 'unknown'
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 4).join(':')}/64` : plain
}

/** The key of a counter for the wider network of who it counts, their /48; null where it counts no IPv6. */
export function widerKey(key: string): string | null {
  return /:[\da-f]+\/64$/.test(key) ? key.replace(/:[\da-f]+\/64$/, '/48') : null
}

/** All eight of a plain IPv6: its middle may be left out. */
export function groupsOf(plain: string): string[] {
  const [head = '', tail = ''] = plain.split('::')
  const [first, last] = [head, tail].map((part) => part.split(':').filter(Boolean))
  const left = first ?? []
  const right = last ?? []
  return [...left, ...Array<string>(GROUPS - left.length - right.length).fill('0'), ...right]
}

function bytesOf(group: string) {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
