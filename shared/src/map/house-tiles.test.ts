import { expect, test } from 'bun:test'
import { boxOf, tilesOf } from './house-tiles'

test('a view is cut into pieces of one grid, so that moving a little asks for nothing known', () => {
  const view = { west: 142.731, south: 46.9601, east: 142.7399, north: 46.9649 }
  const [only, ...others] = tilesOf(view)
  if (!only) throw new Error('No piece')
  expect(others).toEqual([])
  expect(boxOf(only)).toEqual({ west: 142.73, south: 46.96, east: 142.74, north: 46.965 })
  expect(tilesOf({ ...view, east: 142.7401 })).toHaveLength(2)
  expect(tilesOf({ ...view, east: 142.7401, north: 46.9651 })).toHaveLength(4)
})
