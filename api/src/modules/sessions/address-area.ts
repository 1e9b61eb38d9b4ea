import { groupsOf, plainAddress } from '../../kernel/networks'

/**
 * The part of an address that tells a stranger's network from one's own, and no more: «95.84.12.*», «2a02:6b8:0:*».
 * Null for what is no address.
 */
export function addressArea(address: string | null): string | null {
  const plain = plainAddress(address)
  if (plain === null) return null
  return plain.includes(':') ? `${groupsOf(plain).slice(0, 3).join(':')}:*` : plain.replace(/\d+$/, '*')
}
