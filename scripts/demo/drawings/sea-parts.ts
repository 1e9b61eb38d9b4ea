import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { blob, circle, dots, each, fade, place, ring, scatter, solid, stroke, times } from './shapes.ts'

/** Cooked shrimp curled like a comma, head end to the right. */
export const shrimp = (
  pen: Pen,
  x: number,
  y: number,
  size = 1,
  turn = pen.between(0, 360),
  colour: string = pen.pick(['#ef8259', '#f0906a', '#e9744b']),
) => {
  const body =
    'M15 -12C2 -21 -19 -15 -19 3C-19 17 -5 22 6 17C9 15.5 8 11 4 11C-4 12 -9 8 -8 1C-7 -6 3 -7 10 -2C16 1 21 -7 15 -12Z'
  const bands = stroke(
    'M-2 -17l2.5 10M-12 -12l5.5 7.5M-18.5 0l10 2M-15 13l7 -4.5M-4 18.5l1.5 -7',
    tint(colour, -0.3),
    1.7,
    fade(0.6),
  )
  const tail = solid('M4 13l13 -2q2 5 -4 7q5 3 2 7q-7 1 -12 -7Z', pen.slope('#dc5a33', 0.2), 2)
  return place(
    x,
    y,
    tail +
      solid(body, pen.lit(colour, 0.42), 3) +
      bands +
      stroke('M12 -11C1 -18 -15 -13 -15.5 1', '#fff', 2.4, fade(0.5)),
    turn,
    size,
  )
}

/** Cube of raw fish for bowls. */
export const fishCube = (pen: Pen, x: number, y: number, size = 1, colour: string = '#f2814f') => {
  const inner =
    solid('M-9 -7Q-8 -9 -5 -9L7 -8Q9 -7 9 -5L8 7Q7 9 5 9L-7 8Q-9 7 -9 5Z', pen.slope(colour, 0.22), 2.6) +
    stroke('M-7 -3Q0 -6 8 -2M-7 3Q0 0 8 4', tint(colour, 0.6), 1.5, fade(0.75))
  return place(x, y, inner, pen.between(0, 90), size)
}

/** Slice of raw fish with its white lines. */
export const fishSlice = (pen: Pen, x: number, y: number, size = 1, turn = 0, colour = '#f07f4e') => {
  const d = 'M-27 -9C-14 -15 15 -15 27 -7C30 0 27 9 20 12C4 16 -18 14 -26 8C-30 3 -30 -5 -27 -9Z'
  const lines = stroke(
    'M-20 -10Q-12 0 -19 10M-9 -12Q0 0 -8 12M3 -12.5Q12 0 4 13M14 -11Q22 0 15 11',
    tint(colour, 0.62),
    2,
    fade(0.8),
  )
  return place(
    x,
    y,
    solid(d, pen.slope(colour, 0.24), 3) + lines + stroke('M-24 -8C-12 -13 12 -13 24 -7', '#fff', 1.6, fade(0.5)),
    turn,
    size,
  )
}

/** Mound of red caviar. */
export const roe = (pen: Pen, x: number, y: number, rx: number, ry: number, count: number, size = 5) => {
  const grains = scatter(pen, count, 1, (size / Math.max(rx, ry)) * 0.72).map(
    ([px, py]) => [x + px * rx, y + py * ry] as const,
  )
  return (
    `<path d="${blob(pen, x, y + 2, rx * 1.08, ry * 1.1, { wobble: 0.05 })}" fill="#8a1d0c" opacity=".85"/>` +
    dots(grains, size + 0.9, '#b82e10') +
    dots(
      grains.map(([gx, gy]) => [gx - 0.3, gy - 0.4] as const),
      size - 0.5,
      '#ec5a1f',
    ) +
    dots(
      grains.map(([gx, gy]) => [gx - size * 0.16, gy - size * 0.2] as const),
      size * 0.5,
      '#ff9a52',
      fade(0.85),
    ) +
    dots(
      grains.map(([gx, gy]) => [gx - size * 0.2, gy - size * 0.24] as const),
      size * 0.22,
      '#fff',
    )
  )
}

export const noriSheet = (pen: Pen, x: number, y: number, turn: number, size = 1) =>
  place(
    x,
    y,
    solid('M-22 -28L22 -27L23 27L-21 28Z', pen.slope('#1f2f28', 0.15), 3) +
      times(4, (i) => stroke(`M-19 ${-20 + i * 12}l38 2`, '#3c5447', 1, fade(0.7))),
    turn,
    size,
  )

export const fishCake = (pen: Pen, x: number, y: number, r: number) =>
  circle(x + 1.5, y + 2.5, r, '#2a1008', fade(0.28)) +
  each(
    Array.from({ length: 12 }, (_, i) => i),
    (i) =>
      circle(
        x + Math.cos((i * Math.PI) / 6) * r * 0.88,
        y + Math.sin((i * Math.PI) / 6) * r * 0.88,
        r * 0.2,
        '#fffaf2',
      ),
  ) +
  circle(x, y, r * 0.9, pen.slope('#fffaf2', -0.05)) +
  stroke(
    `M${x} ${y}c${r * 0.3} ${-r * 0.2} ${r * 0.35} ${r * 0.3} ${-r * 0.05} ${r * 0.3}c${-r * 0.5} ${-r * 0.1} ${-r * 0.45} ${-r * 0.7} ${r * 0.1} ${-r * 0.65}c${r * 0.5} ${r * 0.1} ${r * 0.6} ${r * 0.6} ${r * 0.3} ${r * 0.8}`,
    '#e8688a',
    r * 0.16,
  ) +
  ring(x, y, r * 0.9, '#e8dcc8', 0.8)
