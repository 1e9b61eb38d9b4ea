import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { dots, each, ellipse, fade, type Point, path, place, rect, round, shadow, stroke, times } from '../shapes.ts'

const fry = (pen: Pen, x: number, y: number, length: number, turn: number) => {
  const colour = pen.pick(['#f0b944', '#f5c85a', '#e6a636'])
  return place(
    x,
    y,
    rect(-5, -length, 12, length, 2, '#7a430c', fade(0.4)) +
      rect(-6, -length, 11, length, 2, pen.blend(0, tint(colour, 0.45), colour, tint(colour, -0.28))) +
      rect(-6, -length, 11, 5, 1.5, tint(colour, 0.6)),
    turn,
  )
}

/** Paper box of fries with a dip, from the side; base on the origin. */
export const fries = (pen: Pen) => {
  const loose = fry(pen, 122, 6, 70, 78) + fry(pen, 108, 12, 62, 96)
  return friesBox(pen) + loose + place(-128, -2, sideDip(pen))
}

const stripes = (colour: string) =>
  each([-56, -28, 0, 28, 56], (x) => {
    const [left, right] = [round(x * 0.8 - 5), round(x * 0.8 + 5)]
    return path(`M${x - 6} ${-80 - Math.abs(x) * 0.08}H${x + 6}L${right} 8H${left}Z`, colour, fade(0.85))
  })

const seal = (box: string, mark: string) =>
  ellipse(0, -36, 27, 27, mark) + path('M-14 -34q7 -12 14 0t14 0q-7 18 -14 18t-14 -18Z', box)

/** The box of fries alone. */
export const friesBox = (pen: Pen) => {
  const [box, mark] = pen.pick([
    ['#d63f1e', '#fbe6cf'],
    ['#0b6767', '#f6d69a'],
    ['#e9b53a', '#8a3a18'],
    ['#f4ead6', '#d63f1e'],
  ] as const)
  const back = times(13, (i) => fry(pen, -78 + i * 13, -70, pen.between(74, 118), (i - 6) * 2.6 + pen.between(-5, 5)))
  const front = times(11, (i) => fry(pen, -66 + i * 13.4, -60, pen.between(52, 84), (i - 5) * 3 + pen.between(-6, 6)))
  const body = 'M-92 -96Q0 -62 92 -96L72 0Q70 8 62 8H-62Q-70 8 -72 0Z'
  return (
    shadow(pen, 14, 8, 130, 20, 0.5) +
    path('M-92 -96Q0 -128 92 -96L84 -70H-84Z', tint(box, -0.35)) +
    back +
    front +
    path(body, pen.blend(20, tint(box, 0.22), box, tint(box, -0.28))) +
    (pen.chance(0.5) ? stripes(mark) : seal(box, mark)) +
    stroke('M-91 -95Q0 -61 91 -95', '#fff', 2, fade(0.55)) +
    dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-70, 70), pen.between(-150, -90)]),
      2,
      '#fff',
      fade(0.9),
    )
  )
}

const sideDip = (pen: Pen) =>
  ellipse(2, 10, 36, 8, '#1d0d05', fade(0.3)) +
  path('M-30 -24H30L22 8Q20 12 14 12H-14Q-20 12 -22 8Z', pen.blend(20, '#fff', '#cfc5b2')) +
  ellipse(0, -24, 30, 8, '#e6dcc8') +
  ellipse(0, -23, 26, 6, pen.pick(['#c52f1d', '#f2c23a', '#f2e2bd']))
