import { BlockList, isIP } from 'node:net'

/** `91.194.226.0/23`, `2a02:5180::/32` or a single address. */
export function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  const most = family === 4 ? 32 : 128
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= most)
}

/** Whether an address, as numbers, is of one of the networks; an address that is none is of no network. */
export function isOfNetworks(networks: readonly string[], address: string | null): boolean {
  // A socket of both families tells IPv4 as ::ffff:1.2.3.4.
  const plain = address?.replace(/^::ffff:(?=[\d.]+$)/i, '') ?? ''
  const family = isIP(plain)
  if (family === 0) return false
  const list = new BlockList()
  for (const network of networks) {
    const [start = '', bits] = network.split('/')
    const kind = isIP(start) === 4 ? 'ipv4' : 'ipv6'
    list.addSubnet(start, Number(bits ?? (kind === 'ipv4' ? 32 : 128)), kind)
  }
  return list.check(plain, family === 4 ? 'ipv4' : 'ipv6')
}
