import { expect, test } from 'bun:test'
import { clip, placeLabels } from './street-labels'

const SIZE = { x: 400, y: 600 }

test('a name stands in the middle of the part one sees', () => {
  const [label] = placeLabels(
    [
      {
        name: 'улица Мира',
        line: [
          { x: -400, y: 100 },
          { x: 800, y: 100 },
        ],
      },
    ],
    SIZE,
  )
  expect(label).toEqual({ name: 'улица Мира', at: { x: 200, y: 100 }, angle: 0 })
})

test('a name never stands on its head', () => {
  const [label] = placeLabels(
    [
      {
        name: 'Мира',
        line: [
          { x: 300, y: 400 },
          { x: 100, y: 200 },
        ],
      },
    ],
    SIZE,
  )
  expect(label?.angle).toBeCloseTo(45)
})

test('a name that does not fit on its street is left out', () => {
  expect(
    placeLabels(
      [
        {
          name: 'Коммунистический проспект',
          line: [
            { x: 0, y: 0 },
            { x: 90, y: 0 },
          ],
        },
      ],
      SIZE,
    ),
  ).toEqual([])
})

test('of two names over one another the longer street keeps its own', () => {
  const long = {
    name: 'длинная',
    line: [
      { x: 0, y: 100 },
      { x: 400, y: 100 },
    ],
  }
  const short = {
    name: 'короткая',
    line: [
      { x: 100, y: 105 },
      { x: 300, y: 105 },
    ],
  }
  expect(placeLabels([short, long], SIZE).map((label) => label.name)).toEqual(['длинная'])
})

test('a street outside the screen has no part in it', () => {
  expect(clip({ x: -10, y: -10 }, { x: -1, y: 500 }, SIZE)).toBeNull()
})
