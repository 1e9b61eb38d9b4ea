/**
 * The part of an address that tells a stranger's network from one's own, and no more: «95.84.12.*», «2a02:6b8:0:*».
 * Null for what is no address.
 */
export function addressArea(address: string | null): string | null {
  if (address === null) return null
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  const [, network] = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(plain) ?? []
  if (network) return `${network}*`
  if (!/^[\da-f:]{2,39}$/i.test(plain) || !plain.includes(':')) return null
  // Its middle may be left out.
  const [head = ''] = plain.toLowerCase().split('::')
  const groups = [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, 3)
  return `${groups.join(':')}:*`
}
