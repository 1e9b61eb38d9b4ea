import type { Pen } from '../pen.ts'
import { path } from '../shapes.ts'
import type { View } from './space.ts'

/** Measures of a light truck with its cab over the engine, in metres. */
export const [LENGTH, HEIGHT, HALF] = [5.9, 2.95, 0.98]
export const [CAB, CAB_TOP, FLOOR, WHEEL] = [1.62, 2.16, 0.86, 0.4]
export const AXLES = [0.98, 4.5] as const

export type Faces = { view: View; pen: Pen }

/** A box: the face at its end that is seen, then the near face, then the top when the eye is above. */
export const box = (
  { view }: Faces,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  half: number,
  fills: readonly [string, string],
  isRear: boolean,
) => {
  const x = isRear ? x1 : x0
  return (
    path(
      view.shape([
        [x, y0, -half],
        [x, y1, -half],
        [x, y1, half],
        [x, y0, half],
      ]),
      fills[1],
    ) +
    path(
      view.shape([
        [x0, y0, half],
        [x0, y1, half],
        [x1, y1, half],
        [x1, y0, half],
      ]),
      fills[0],
    )
  )
}
