import { describe, expect, test } from 'bun:test'
import { square } from '../../test/square'
import { MAX_POINTS, overlap, polygonComplaint } from './borders'
import type { Position } from './zones'

const polygon = (...coordinates: Position[][]) => ({ type: 'Polygon' as const, coordinates })

test('a square, and one with a hole, are zones', () => {
  expect(polygonComplaint(polygon(square(0, 0, 10)))).toBeNull()
  expect(polygonComplaint(polygon(square(0, 0, 10), square(2, 2, 2), square(5, 5, 2)))).toBeNull()
})

describe('a polygon is refused with a sentence that says', () => {
  const many = Array.from({ length: MAX_POINTS + 1 }, (_, at): Position => [at, at * at])
  test.each([
    ['it has no border', polygon(), 'нет границы'],
    ['its border is empty', polygon([]), 'нет границы'],
    ['it is not closed', polygon(square(0, 0, 10).slice(0, 4)), 'не\u00A0замкнута'],
    [
      'it has two points',
      polygon([
        [0, 0],
        [1, 1],
        [0, 0],
      ]),
      'не\u00A0меньше трёх',
    ],
    [
      'a point is there twice',
      polygon([
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
      ]),
      'точки 1 и\u00A02 совпадают',
    ],
    [
      'it crosses itself',
      polygon([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 10],
        [0, 0],
      ]),
      'пересекает сама себя',
    ],
    [
      'it runs back over itself',
      polygon([
        [0, 0],
        [10, 0],
        [5, 0],
        [5, 5],
        [0, 0],
      ]),
      'пересекает сама себя',
    ],
    [
      'it touches itself in a point',
      polygon([
        [0, 0],
        [4, 0],
        [2, 2],
        [4, 4],
        [0, 4],
        [2, 2],
        [0, 0],
      ]),
      'сама себя',
    ],
    [
      'it lies on one line',
      polygon([
        [0, 0],
        [1, 1],
        [2, 2],
        [0, 0],
      ]),
      'сама себя',
    ],
    ['its hole is not closed', polygon(square(0, 0, 10), square(2, 2, 2).slice(0, 4)), 'Вырез 1: линия'],
    ['its hole lies outside', polygon(square(0, 0, 10), square(20, 20, 2)), 'Вырез 1 выходит'],
    ['its hole crosses the border', polygon(square(0, 0, 10), square(8, 8, 5)), 'Вырез 1 выходит'],
    ['its holes overlap', polygon(square(0, 0, 10), square(1, 1, 4), square(3, 3, 4)), 'Вырез 2 пересекается'],
    ['its holes are the same', polygon(square(0, 0, 10), square(1, 1, 4), square(1, 1, 4)), 'Вырез 2 пересекается'],
    ['it has too many points', polygon(many), 'Слишком подробная'],
    ['it has too many holes', polygon(square(0, 0, 10), ...Array(21).fill(square(1, 1, 1))), 'Не\u00A0больше 20'],
  ])('%s', (_, wrong, words) => {
    expect(polygonComplaint(wrong)).toContain(words)
  })
})

describe('zones overlap', () => {
  const big = polygon(square(0, 0, 10))
  test.each([
    ['where their borders cross', polygon(square(5, 5, 10)), true],
    ['where one lies in the other', polygon(square(2, 2, 2)), true],
    ['where they are the same', big, true],
    ['where one is the other moved along a line', polygon(square(5, 0, 10)), true],
    ['where one fills a corner of the other', polygon(square(0, 0, 5)), true],
    ['but not side by side', polygon(square(10, 0, 10)), false],
    ['nor far away', polygon(square(50, 50, 1)), false],
    [
      'in a cross without corners inside',
      polygon([
        [-5, 4],
        [15, 4],
        [15, 6],
        [-5, 6],
        [-5, 4],
      ]),
      true,
    ],
  ])('%s', (_, other, expected) => {
    expect([overlap(big, other), overlap(other, big)]).toEqual([expected, expected])
  })

  test('but not where one fills a hole of the other', () => {
    expect(overlap(polygon(square(0, 0, 10), square(2, 2, 4)), polygon(square(3, 3, 2)))).toBe(false)
    expect(overlap(polygon(square(0, 0, 10), square(2, 2, 4)), polygon(square(2, 2, 4)))).toBe(false)
  })
})
