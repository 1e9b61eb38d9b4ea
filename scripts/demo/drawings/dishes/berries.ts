import { berry, strawberry } from '../fruit.ts'
import type { Pen } from '../pen.ts'
import { each, type Point } from '../shapes.ts'

export const fruit = (pen: Pen, points: readonly Point[]) =>
  each(points, ([x, y], i) =>
    i % 3 === 0
      ? strawberry(pen, x, y, 1.05, pen.between(0, 360))
      : berry(pen, x, y, i % 3 === 1 ? 9 : 8, i % 3 === 1 ? '#4a4f86' : '#b8203a'),
  )
