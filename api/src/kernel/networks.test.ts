import { expect, test } from 'bun:test'
import { networkOf, plainAddress, widerKey } from './networks'

test.each([
  ['1.2.3.4', '1.2.3.4'],
  [' 1.2.3.4:51234 ', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['::FFFF:102:304', '1.2.3.4'],
  ['0:0:0:0:0:ffff:1.2.3.4', '1.2.3.4'],
  ['[::ffff:1.2.3.4]:443', '1.2.3.4'],
  ['2A02:06B8:0000:0001:0000:0000:0000:0242', '2a02:6b8:0:1::242'],
  ['2a02:6b8:0:1::242', '2a02:6b8:0:1::242'],
  ['[2a02:6b8:0:1::242]', '2a02:6b8:0:1::242'],
  ['[2a02:6b8:0:1::242]:8080', '2a02:6b8:0:1::242'],
  ['fe80::1%eth0', 'fe80::1'],
  ['[fe80::1%25eth0]:80', 'fe80::1'],
  ['::', '::'],
  ['::1', '::1'],
  ...['', 'unknown', '1.2.3', '1.2.3.4.5', '256.1.1.1', '01.2.3.4', ':::', '1::2::3', 'g::1', '1.2.3.4, 5.6.7.8'].map(
    (odd) => [odd, null] as const,
  ),
  ['<script>', null],
  ['2a02:6b8', null],
  [null, null],
])('%p is the address %p', (said, address) => {
  expect(plainAddress(said)).toBe(address)
})

test.each([
  ['1.2.3.4', '1.2.3.4', null],
  ['::ffff:1.2.3.4', '1.2.3.4', null],
  ['2a02:6b8:0:1::242', '2a02:6b8:0:1/64', '2a02:6b8:0/48'],
  ['2A02:06B8:0:1:FFFF::', '2a02:6b8:0:1/64', '2a02:6b8:0/48'],
  ['2a02:6b8::', '2a02:6b8:0:0/64', '2a02:6b8:0/48'],
  ['::1', '0:0:0:0/64', '0:0:0/48'],
  ['no address', 'unknown', null],
])('%p is counted as %p, and within %p', (address, network, wider) => {
  expect(networkOf(address)).toBe(network)
  expect(widerKey(network)).toBe(wider)
  expect(widerKey(`hash:device:${network}`)).toBe(wider && `hash:device:${wider}`)
})
