import { tint } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { dots, each, fade, type Point, path, rect, stroke, times } from '../shapes.ts'

export type Layer = { height: number; draw: (y: number) => string }

const WIDTH = 104

export const slab = (pen: Pen, y: number, half: number, height: number, colour: string, curve = height / 2) =>
  rect(-half, y, half * 2, height, curve, pen.blend(78, tint(colour, 0.25), colour, tint(colour, -0.35)))

export const bunBottom = (pen: Pen, colour: string): Layer => ({
  height: 30,
  draw: (y) =>
    path(
      `M-100 ${y}H100V${y + 10}Q98 ${y + 32} 70 ${y + 32}H-70Q-98 ${y + 32} -100 ${y + 10}Z`,
      pen.blend(80, tint(colour, 0.3), colour, tint(colour, -0.35)),
    ) + rect(-99, y, 198, 6, 3, tint(colour, 0.65)),
})

export const patty = (pen: Pen, colour: string): Layer => ({
  height: 24,
  draw: (y) => {
    const specks = Array.from({ length: 26 }, (): Point => [pen.between(-96, 96), y + pen.between(6, 22)])
    return (
      slab(pen, y, WIDTH, 27, colour, 13) +
      dots(specks, 3.6, tint(colour, -0.4), fade(0.6)) +
      dots(
        specks.map(([x, sy]): Point => [x - 1.5, sy - 2]),
        2.2,
        tint(colour, 0.4),
        fade(0.6),
      ) +
      stroke(`M-92 ${y + 6}Q-40 ${y + 3} 60 ${y + 5}`, '#fff', 2, fade(0.25))
    )
  },
})

export const crumbed = (pen: Pen, colour = '#d8923a'): Layer => ({
  height: 26,
  draw: (y) => {
    const specks = Array.from({ length: 60 }, (): Point => [pen.between(-101, 101), y + pen.between(2, 27)])
    return (
      slab(pen, y, WIDTH + 2, 29, colour, 14) +
      dots(specks, 5, tint(colour, 0.3)) +
      dots(specks.slice(0, 28), 3.4, tint(colour, -0.35), fade(0.8)) +
      dots(specks.slice(30), 2, '#fff1c4')
    )
  },
})

export const cheese = (pen: Pen, colour = '#f6b92d'): Layer => ({
  height: 5,
  draw: (y) => {
    const drips = [-78, -34, 16, 62]
      .map(
        (x) => `L${x - 20} ${y + 6}Q${x - 4} ${y + 8} ${x} ${y + pen.int(16, 26)}Q${x + 5} ${y + 8} ${x + 20} ${y + 6}`,
      )
      .join('')
    const d = `M-108 ${y}H108V${y + 5}L104 ${y + 7}`
    return (
      path(
        `M-108 ${y}L-106 ${y + 6}${drips}L104 ${y + 6}L108 ${y}Z`,
        '#7a3a10',
        `transform="translate(1 3)" ${fade(0.35)}`,
      ) +
      path(`${d}L-106 ${y + 6}L-108 ${y}Z`, colour) +
      path(
        `M-108 ${y}L-106 ${y + 6}${drips}L104 ${y + 6}L108 ${y}Z`,
        pen.blend(90, tint(colour, 0.3), tint(colour, -0.12)),
      ) +
      stroke(`M-104 ${y + 2}H96`, '#fff3c0', 1.6, fade(0.8))
    )
  },
})

export const lettuce = (pen: Pen): Layer => ({
  height: 11,
  draw: (y) => {
    const colour = pen.pick(['#6cab3d', '#7fbb4a', '#589a3a'])
    const frill = (dy: number, k: number) =>
      times(12, (i) => `Q${-112 + i * 19 + 9.5} ${y + dy + (i % 2 ? 22 : 7) * k} ${-112 + (i + 1) * 19} ${y + dy + 6}`)
    const d = (dy: number, k: number) =>
      `M-112 ${y + dy}${frill(dy, k)}L112 ${y + dy - 6}Q0 ${y + dy - 14} -112 ${y + dy}Z`
    return (
      path(d(3, 1.1), tint(colour, -0.4)) +
      path(d(0, 1), pen.blend(90, tint(colour, 0.4), tint(colour, -0.12))) +
      stroke(
        times(11, (i) => `M${-102 + i * 20} ${y + 1}q3 3 2 ${i % 2 ? 9 : 5}`),
        tint(colour, 0.6),
        1.6,
        fade(0.7),
      )
    )
  },
})

export const tomato = (pen: Pen): Layer => ({
  height: 12,
  draw: (y) =>
    slab(pen, y, 50, 13, '#d63a24', 6).replace('x="-50"', 'x="-96"') +
    rect(-2, y, 98, 13, 6, pen.slope('#dd442b', 0.25)) +
    stroke(`M-88 ${y + 3}h70M8 ${y + 3}h76`, '#ffb59b', 2, fade(0.8)),
})

export const onion = (pen: Pen): Layer => ({
  height: 8,
  draw: (y) =>
    each(
      [-62, 2, 64],
      (x) => rect(x - 36, y, 72, 9, 4.5, pen.slope('#f4e6f0', 0.1)) + stroke(`M${x - 33} ${y + 7}h66`, '#9c4a7c', 2),
    ),
})

export const pickle = (pen: Pen): Layer => ({
  height: 8,
  draw: (y) =>
    each(
      [-70, -24, 22, 68],
      (x) => rect(x - 23, y, 44, 9, 4.5, pen.slope('#86a43c', 0.3)) + stroke(`M${x - 18} ${y + 3}h30`, '#d7e39a', 1.6),
    ),
})

export const sauce = (pen: Pen, colour: string): Layer => ({
  height: 5,
  draw: (y) =>
    path(
      `M-98 ${y}H98Q96 ${y + 9} 84 ${y + 8}T60 ${y + 12}T38 ${y + 8}T10 ${y + 10}T-14 ${y + 7}Q-20 ${y + 22} -27 ${y + 9}T-60 ${y + 9}T-98 ${y}Z`,
      pen.slope(colour, 0.2),
    ),
})

export const rasher = (pen: Pen): Layer => ({
  height: 9,
  draw: (y) => {
    const d = `M-108 ${y + 5}q13 -11 27 0t27 0t27 0t27 0t27 0t27 0t27 0t26 0`
    return stroke(d, '#7d2617', 9) + stroke(d, pen.pick(['#b9472e', '#c4573a']), 6.4) + stroke(d, '#f4cda6', 2.2)
  },
})

/** A fried egg, its white hanging over the edge and the yolk on top. */
export const friedEgg = (): Layer => ({
  height: 9,
  draw: (y) =>
    path(
      `M-100 ${y + 4}Q-60 ${y - 5} 0 ${y - 4}Q66 ${y - 5} 102 ${y + 4}Q98 ${y + 18} 82 ${y + 12}Q66 ${y + 22} 46 ${y + 11}Q10 ${y + 17} -20 ${y + 11}Q-46 ${y + 22} -66 ${y + 11}Q-92 ${y + 17} -100 ${y + 4}Z`,
      '#fffaf0',
    ) +
    path(`M-34 ${y - 2}Q0 ${y - 22} 34 ${y - 2}Q0 ${y + 6} -34 ${y - 2}Z`, '#f5a11f') +
    stroke(`M-90 ${y + 8}Q-40 ${y + 2} 20 ${y + 4}`, '#e9dcc0', 2),
})

/** Shreds of something hanging out: kimchi, cabbage, caramelised onion. */
export const shreds = (pen: Pen, colours: readonly string[]): Layer => ({
  height: 12,
  draw: (y) =>
    each(colours, (colour) =>
      stroke(
        times(
          15,
          (i) =>
            `M${-104 + i * 14} ${y + pen.int(2, 8)}q${pen.int(4, 10)} ${pen.int(-8, 14)} ${pen.int(10, 18)} ${pen.int(-2, 5)}`,
        ),
        colour,
        4.6,
      ),
    ),
})

/** Onion rings in batter. */
export const friedRings = (pen: Pen): Layer => ({
  height: 20,
  draw: (y) =>
    each(
      [-70, 0, 70],
      (x) =>
        rect(x - 38, y, 76, 22, 11, pen.blend(90, '#efbf62', '#d08a30', '#9c5f1e')) +
        dots(
          Array.from({ length: 14 }, (): Point => [x + pen.between(-32, 32), y + pen.between(3, 18)]),
          3.4,
          '#f6d690',
          fade(0.8),
        ),
    ),
})

/** Slices of pear in caramel. */
export const pearSlices = (pen: Pen): Layer => ({
  height: 10,
  draw: (y) =>
    each(
      [-66, 0, 66],
      (x) => rect(x - 38, y, 76, 12, 6, pen.slope('#e6cf80', 0.3)) + stroke(`M${x - 32} ${y + 9}h64`, '#b8742a', 3),
    ),
})
