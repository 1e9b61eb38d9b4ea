import { BlockList, isIP } from 'node:net'

/** Ranges of IPv4 that are nobody's on the internet: of this machine, of private networks, of the cloud's metadata, of documents. */
const NOT_PUBLIC_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]
/** Of IPv6 only 2000::/3 is given out, and these of it lead elsewhere: an IPv4 address within, or documents. */
const GIVEN_OUT_6 = '2000::/3'
const NOT_PUBLIC_6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const listOf = (ranges: readonly string[], family: 'ipv4' | 'ipv6') => {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', bits] = range.split('/')
    list.addSubnet(network, Number(bits), family)
  }
  return list
}
const refused4 = listOf(NOT_PUBLIC_4, 'ipv4')
const refused6 = listOf(NOT_PUBLIC_6, 'ipv6')
const given6 = listOf([GIVEN_OUT_6], 'ipv6')

/** Whether an address, as numbers, is of an inside network, of this machine, or of nothing at all. */
export function isInside(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return refused4.check(address, 'ipv4')
  return family !== 6 || !given6.check(address, 'ipv6') || refused6.check(address, 'ipv6')
}

/** This machine, where a setting allows it. */
export const isLoopback = (address: string) => address === '127.0.0.1' || address === '::1'
