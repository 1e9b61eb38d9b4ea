import { expect, test } from 'bun:test'
import { addressArea } from './address-area'

test.each([
  ['95.84.12.7', '95.84.12.*'],
  ['::ffff:95.84.12.7', '95.84.12.*'],
  ['2a02:6b8:0:1::242', '2a02:6b8:0:*'],
  ['2A02:6B8::2:242', '2a02:6b8:0:*'],
  ['::1', '0:0:0:*'],
  ['unknown', null],
  ['', null],
  [null, null],
])('of %p the network is told and nobody in it', (address, area) => {
  expect(addressArea(address)).toBe(area)
})
