import { expect, test } from 'bun:test'
import { findTests } from '../../../scripts/test/files'
import { LIGHT_JOURNEYS, WHOLE_JOURNEYS, WHOLE_QUICK } from '../../../scripts/test/tiers'

const { quick, journeys } = findTests([])

test('every journey stands in exactly one tier, and none that is gone', () => {
  const listed = [...Object.keys(LIGHT_JOURNEYS), ...Object.keys(WHOLE_JOURNEYS)]
  expect(listed.toSorted()).toEqual(journeys)
})

test('what the light tier leaves out of the quick tests is there', () => {
  expect(Object.keys(WHOLE_QUICK).filter((path) => !quick.includes(path))).toEqual([])
})
