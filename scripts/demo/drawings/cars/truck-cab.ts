import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { fade, path, stroke } from '../shapes.ts'
import { type Spot, steps, type View } from './space.ts'
import { AXLES, CAB, CAB_TOP, type Faces, HALF, WHEEL } from './truck-box.ts'

export const cab = ({ view, pen }: Faces, paint: string, sky: string, isRear: boolean) => {
  const [dark, light] = [mix(paint, '#0c1016', 0.5), mix(paint, '#ffffff', 0.4)]
  const nose = (y: number) => (y > 1.25 ? ((y - 1.25) / 0.9) * 0.26 : 0)
  const half = (y: number) => HALF - 0.08 - (y > 1.25 ? (y - 1.25) * 0.1 : 0)
  const at = (x: number, y: number, side = 1): Spot => [Math.max(x, nose(y)), y, side * half(y)]
  const arch = steps(Math.PI, 0, 12).map(
    (turn): Spot => at(AXLES[0] + Math.cos(turn) * 0.5, Math.max(0.5, WHEEL + Math.sin(turn) * 0.5)),
  )
  const sideFace = [
    at(0, 0.5),
    at(0, 1.25),
    at(0, CAB_TOP - 0.08),
    at(0.4, CAB_TOP),
    at(CAB, CAB_TOP),
    at(CAB, 0.5),
    ...arch.toReversed(),
  ]
  const sideFill = pen.linear(
    [
      [0, light],
      [0.4, paint],
      [0.62, mix(paint, '#0c1016', 0.2)],
      [1, mix(paint, '#0c1016', 0.4)],
    ],
    90,
  )
  const glass = pen.linear(
    [
      [0, mix(sky, '#1b262e', 0.3)],
      [0.5, '#33444f'],
      [1, '#141a1f'],
    ],
    82,
  )
  const window = [at(0.2, 1.32), at(0.46, CAB_TOP - 0.16), at(1.3, CAB_TOP - 0.16), at(1.34, 1.32)]
  const door = view.line([at(0.34, 0.62), at(0.3, 1.3)]) + view.line([at(1.46, CAB_TOP - 0.05), at(1.46, 1.0)])
  return (
    (isRear
      ? path(
          view.shape([
            [CAB, 0.5, -HALF + 0.08],
            [CAB, CAB_TOP, -half(CAB_TOP)],
            [CAB, CAB_TOP, half(CAB_TOP)],
            [CAB, 0.5, HALF - 0.08],
          ]),
          dark,
        )
      : front(view, pen, paint, glass, nose, half)) +
    path(view.shape(sideFace), sideFill) +
    path(view.shape(window), glass) +
    path(
      view.shape([at(0.6, 1.32), at(0.82, CAB_TOP - 0.16), at(0.96, CAB_TOP - 0.16), at(0.74, 1.32)]),
      '#fff',
      fade(0.18),
    ) +
    stroke(view.shape(window), '#0b0d0f', 1.2) +
    stroke(door, dark, 1) +
    stroke(view.line([at(1.16, 1.14), at(1.34, 1.14)]), '#20252a', 2.4) +
    stroke(view.line(arch), '#1d2023', 2.6) +
    stroke(
      view.line([
        [0.2, 1.9, HALF - 0.1],
        [-0.02, 1.86, HALF + 0.14],
      ]),
      '#16191c',
      2.4,
    ) +
    path(
      view.around([
        [-0.04, 1.9, HALF + 0.06],
        [-0.04, 1.42, HALF + 0.06],
        [0.02, 1.9, HALF + 0.26],
        [0.02, 1.42, HALF + 0.26],
      ]),
      '#1b1f23',
    )
  )
}

const front = (
  view: View,
  pen: Pen,
  paint: string,
  glass: string,
  nose: (y: number) => number,
  half: (y: number) => number,
) => {
  const at = (y: number, share: number): Spot => [nose(y) - 0.05 * (1 - share * share), y, share * half(y)]
  const strip = (low: number, high: number, from: number, to: number) =>
    view.shape([...steps(from, to, 8).map((s) => at(low, s)), ...steps(to, from, 8).map((s) => at(high, s))])
  const lamp = (way: number) => {
    const d = strip(0.82, 0.99, way * 0.62, way * 0.95)
    return (
      path(d, pen.blend(30, '#f6f9fa', '#b4bec5', '#e6ecef')) +
      stroke(d, '#23292e', 1) +
      path(strip(0.82, 0.99, way * 0.88, way * 0.95), '#e79a35')
    )
  }
  return (
    path(strip(0.5, CAB_TOP, -1, 1), pen.blend(90, mix(paint, '#ffffff', 0.35), paint, mix(paint, '#0c1016', 0.35))) +
    path(strip(1.3, CAB_TOP - 0.14, -0.94, 0.94), glass) +
    path(
      view.shape([at(1.3, 0.1), at(CAB_TOP - 0.14, 0.34), at(CAB_TOP - 0.14, 0.56), at(1.3, 0.34)]),
      '#fff',
      fade(0.16),
    ) +
    stroke(view.line([at(1.31, -0.7), at(1.38, -0.1)]) + view.line([at(1.31, 0.05), at(1.38, 0.62)]), '#0b0d0f', 1.6) +
    path(strip(0.84, 1.04, -0.5, 0.5), '#15181b') +
    stroke(view.line(steps(-0.48, 0.48, 6).map((s) => at(0.94, s))), '#cfd5da', 1.6) +
    path(strip(0.5, 0.72, -1, 1), '#d9dcde') +
    path(strip(0.54, 0.66, -0.3, 0.3), '#f7f8f8') +
    stroke(strip(0.54, 0.66, -0.3, 0.3), '#1a1d20', 0.9) +
    path(strip(0.55, 0.64, -0.82, -0.62) + strip(0.55, 0.64, 0.62, 0.82), '#f1e3b4') +
    lamp(-1) +
    lamp(1)
  )
}
