import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { round } from './round.ts'
import { blob, circle, dots, ellipse, fade, pairs, path, place, scatter, solid, stroke } from './shapes.ts'

export const egg = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(-40, 40)) => {
  const white = 'M-22 2C-22 -15 4 -20 18 -10C27 -3 25 11 13 16C-2 21 -22 17 -22 2Z'
  const inner =
    solid(white, pen.slope('#fffaf0', -0.06), 3) +
    circle(1, 0, 11.5, '#e9d9b4') +
    circle(1, 0, 11, pen.lit('#f39a1f', 0.3)) +
    circle(1, 1, 6, '#e67d12', fade(0.5)) +
    ellipse(-3, -4, 3, 2, '#fff', fade(0.8))
  return place(x, y, inner, turn, size)
}

export const friedEgg = (pen: Pen, x: number, y: number, r: number) =>
  solid(blob(pen, x, y, r, r * 0.92, { wobble: 0.14, corners: 10 }), '#fffdf6') +
  `<path d="${blob(pen, x, y, r * 0.97, r * 0.9, { wobble: 0.12, corners: 10 })}" fill="none" stroke="#d99b4e" stroke-width="1.4" opacity=".45"/>` +
  circle(x + 1, y + 2, r * 0.42, '#d07a12', fade(0.35)) +
  circle(x, y, r * 0.41, pen.lit('#f7a521', 0.35)) +
  ellipse(x - r * 0.13, y - r * 0.17, r * 0.12, r * 0.07, '#fff', fade(0.85))

/** Piece of fried or grilled meat. */
export const meat = (
  pen: Pen,
  x: number,
  y: number,
  r: number,
  colour: string = pen.pick(['#8a4b27', '#9c5a30', '#77401f']),
) => {
  const d = blob(pen, x, y, r * 1.15, r * 0.9, { wobble: 0.12, corners: 7, turn: pen.between(0, 180) })
  return (
    solid(d, pen.lit(colour, 0.3), r * 0.2) +
    stroke(
      `M${round(x - r * 0.5)} ${round(y - r * 0.3)}q${round(r * 0.5)} ${round(-r * 0.35)} ${round(r * 0.9)} 0`,
      '#ffd9a0',
      r * 0.13,
      fade(0.5),
    ) +
    stroke(
      `M${round(x - r * 0.5)} ${round(y + r * 0.25)}l${round(r * 0.8)} ${round(r * 0.12)}`,
      tint(colour, -0.5),
      r * 0.12,
      fade(0.45),
    )
  )
}

/** Round of braised pork with a swirl of fat. */
export const chashu = (pen: Pen, x: number, y: number, r: number) =>
  solid(blob(pen, x, y, r, r * 0.9, { wobble: 0.06, corners: 10 }), pen.slope('#7c4121', 0.2), 3.5) +
  `<path d="${blob(pen, x, y, r * 0.9, r * 0.8, { wobble: 0.05, corners: 10 })}" fill="${pen.lit('#cf8a63', 0.25)}"/>` +
  stroke(
    `M${x} ${y}c${r * 0.3} ${-r * 0.3} ${r * 0.6} ${r * 0.1} ${r * 0.2} ${r * 0.45}c${-r * 0.5} ${r * 0.3} ${-r} ${-r * 0.2} ${-r * 0.75} ${-r * 0.65}c${r * 0.3} ${-r * 0.6} ${r * 1.2} ${-r * 0.5} ${r * 1.3} ${r * 0.1}`,
    '#f6dcc3',
    r * 0.13,
  ) +
  dots(scatterAt(pen, x, y, r * 0.7, 7), 2, '#5b2c13')

const scatterAt = (pen: Pen, x: number, y: number, r: number, count: number) =>
  scatter(pen, count, r).map(([dx, dy]) => [x + dx, y + dy] as const)

export const cheeseCube = (pen: Pen, x: number, y: number, size = 1) =>
  place(
    x,
    y,
    solid('M-8 -6L6 -8L9 5L-6 8Z', pen.slope('#fffaf0', -0.12), 2.8) +
      path('M-8 -6L6 -8L7 -4L-7 -2Z', '#fff', fade(0.9)) +
      dots(pairs(-2, 2, 3, 1), 1.5, '#e5dcc4'),
    pen.between(0, 360),
    size,
  )

/** Strip of fried bacon. */
export const bacon = (pen: Pen, x: number, y: number, size = 1, turn = pen.between(0, 360)) => {
  const wave = 'M-38 0C-28 -9 -20 9 -10 0S10 9 20 0S34 -6 38 0'
  return place(
    x,
    y,
    stroke(wave, '#2a1008', 14, `transform="translate(1.5 3.5)" ${fade(0.25)}`) +
      stroke(wave, '#8f2f1c', 13) +
      stroke(wave, '#c4573a', 8) +
      stroke(wave, '#f3c9a0', 2.6, `transform="translate(0 -2.5)"`),
    turn,
    size,
  )
}

export const crouton = (pen: Pen, x: number, y: number, size = 1) =>
  place(
    x,
    y,
    solid('M-8 -7L7 -8Q9 -7 9 -4L8 7Q6 9 4 8L-7 8Q-9 6 -8 3Z', pen.slope('#dba054', 0.25), 2.8) +
      path('M-6 -5L5 -6L6 4L-5 5Z', '#f3d28f', fade(0.85)) +
      dots(pairs(-2, -1, 2, 2, 3, -3), 1.6, '#c08440'),
    pen.between(0, 360),
    size,
  )

/** Dollop of sour cream. */
export const cream = (pen: Pen, x: number, y: number, r: number) =>
  solid(blob(pen, x, y, r, r * 0.85, { wobble: 0.14, corners: 8 }), pen.lit('#fffaf0', 0.12), 2.6) +
  stroke(
    `M${round(x - r * 0.4)} ${round(y + r * 0.1)}q${round(r * 0.1)} ${round(-r * 0.5)} ${round(r * 0.5)} ${round(-r * 0.35)}q${round(r * 0.4)} ${round(r * 0.3)} ${round(-r * 0.05)} ${round(r * 0.5)}`,
    '#d9cdb6',
    1.8,
    fade(0.8),
  )

/** Thin wisps over something hot. */
export const steam = (pen: Pen, x: number, y: number, height: number) => {
  const fill = pen.linear(
    [
      [0, '#fff', 0],
      [0.5, '#fff', 0.55],
      [1, '#fff', 0],
    ],
    90,
  )
  const wisp = (dx: number, k: number) => {
    const h = height * k
    return place(
      x + dx,
      y,
      path(
        `M0 0C-14 ${round(-h * 0.3)} 14 ${round(-h * 0.5)} 2 ${round(-h)}C20 ${round(-h * 0.55)} -2 ${round(-h * 0.35)} 8 0Z`,
        fill,
      ),
    )
  }
  return wisp(-22, 0.8) + wisp(0, 1) + wisp(22, 0.75)
}
