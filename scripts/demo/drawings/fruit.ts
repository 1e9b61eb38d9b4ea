import type { Pen } from './pen.ts'
import { around, circle, dots, each, ellipse, fade, pairs, path, place, solid, stroke } from './shapes.ts'

export const lemonSlice = (pen: Pen, x: number, y: number, r: number, peel = '#f2c12e', flesh = '#fbe885') => {
  const parts = each(around(8, r * 0.44), ([sx, sy], i) =>
    place(
      sx,
      sy,
      path(
        `M${-r * 0.34} 0Q${r * 0.1} ${-r * 0.3} ${r * 0.33} ${-r * 0.17}Q${r * 0.38} 0 ${r * 0.33} ${r * 0.17}Q${r * 0.1} ${r * 0.3} ${-r * 0.34} 0Z`,
        flesh,
      ),
      i * 45,
    ),
  )
  return place(
    x,
    y,
    circle(1.5, 2.6, r, '#2a1008', fade(0.28)) +
      circle(0, 0, r, pen.slope(peel, 0.15)) +
      circle(0, 0, r * 0.88, '#fffbe6') +
      parts +
      circle(0, 0, r * 0.09, '#fffbe6'),
    pen.between(0, 45),
  )
}

export const limeSlice = (pen: Pen, x: number, y: number, r: number) => lemonSlice(pen, x, y, r, '#5f9e37', '#c9e07e')

/** Lemon wedge lying on its side. */
export const lemonWedge = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360), lime = false) => {
  const [peel, flesh] = lime ? ['#5f9e37', '#cfe487'] : ['#efb92a', '#fbe68a']
  const inner =
    solid('M-20 -4Q0 22 20 -4Q0 -12 -20 -4Z', pen.slope(peel, 0.2)) +
    path('M-17 -4Q0 12 17 -4Q0 -10 -17 -4Z', '#fff8da') +
    path('M-14 -3.5Q0 8 14 -3.5Q0 -8 -14 -3.5Z', flesh) +
    stroke('M0 -7V3M-7 -5l2 6M7 -5l-2 6', '#fff8da', 1.2)
  return place(x, y, inner, turn, size)
}

export const berry = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#c4203c', '#4a4f86', '#b3182f']),
) =>
  circle(x + 1.2, y + 2.2, r, '#2a1008', fade(0.3)) +
  circle(x, y, r, pen.lit(colour, 0.4)) +
  ellipse(x - r * 0.3, y - r * 0.36, r * 0.25, r * 0.17, '#fff', fade(0.7))

export const strawberry = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(-40, 40)) =>
  place(
    x,
    y,
    solid('M0 14C-12 6 -14 -8 -6 -10C-3 -11 3 -11 6 -10C14 -8 12 6 0 14Z', pen.lit('#d8283a', 0.32)) +
      dots(pairs(-5, -4, 1, -5, 6, -3, -3, 2, 4, 3, 0, 8), 1.7, '#fbd98a') +
      path('M-7 -9L-2 -8L0 -14L2 -8L8 -10L3 -5L0 -6L-4 -5Z', '#4f9a41'),
    turn,
    size,
  )
