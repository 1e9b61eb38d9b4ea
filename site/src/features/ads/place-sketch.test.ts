import { expect, test } from 'bun:test'
import type { Point } from '@ostrov/shared/geo/shapes'
import { SKETCH, streetsAround } from './place-sketch'

const here: Point = { type: 'Point', coordinates: [142.7386, 46.9591] }

test('the sketch of a place draws the streets in view, with their names where a phone shows them', () => {
  const { path, names } = streetsAround(here, [
    {
      name: 'улица Ленина',
      line: [
        [142.7386, 46.95],
        [142.7386, 46.97],
      ],
    },
    {
      name: 'улица Мира',
      line: [
        [142.73, 46.9591],
        [142.75, 46.9591],
      ],
    },
    {
      name: 'улица Далёкая',
      line: [
        [142.8, 46.95],
        [142.8, 46.97],
      ],
    },
  ])
  expect(path.match(/M/g)).toHaveLength(2)
  expect(names.map(({ name }) => name)).not.toContain('улица Далёкая')
  expect(names.map(({ name }) => name)).toContain('улица Мира')
  for (const { at } of names) {
    expect(at.x).toBeWithin(SKETCH.width / 2 - 176, SKETCH.width / 2 + 176)
    expect(at.y).toBeWithin(0, SKETCH.height)
  }
})
