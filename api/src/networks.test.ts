import { expect, test } from 'bun:test'
import { isNetwork, isOfNetworks } from './networks'

test.each(['91.194.226.0/23', '91.194.226.181', '2a02:5180::/32', '::1'])('%s is a network', (text) => {
  expect(isNetwork(text)).toBe(true)
})

test.each([
  '',
  'bank.example',
  '91.194.226.0/33',
  '91.194.226.0/0',
  '91.194.226/23',
  '2a02::/129',
  '1.2.3.4/8/9',
  '1.2.3.4/',
])('%p is none', (text) => expect(isNetwork(text)).toBe(false))

test.each([
  ['91.194.227.255', true],
  ['91.194.228.0', false],
  ['::ffff:91.194.226.1', true],
  ['2a02:5180:1::1', true],
  ['2a02:5181::1', false],
  ['unknown', false],
  ['', false],
  [null, false],
])('%p is of the bank’s networks: %p', (address, isBank) => {
  expect(isOfNetworks(['91.194.226.0/23', '2a02:5180::/32'], address)).toBe(isBank)
})
