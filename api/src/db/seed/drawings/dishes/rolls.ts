import { tint } from '../colour.ts'
import { leaf, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  rect,
  shift,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { board, glaze, plate, slate } from '../ware.ts'

const FILLINGS = ['#ef7d4d', '#d8433f', '#8fb955', '#fff3dc', '#f6c64d', '#f09a78'] as const

type Coat = 'nori' | 'sesame' | 'tobiko' | 'salmon' | 'tempura' | 'green'

const SIDES: Record<Coat, string> = {
  nori: '#17241f',
  sesame: '#eadfc6',
  tobiko: '#d5541c',
  salmon: '#e2703d',
  tempura: '#c98634',
  green: '#6f9a3b',
}

const grains = (pen: Pen, x: number, y: number, r: number) =>
  sprinkle(pen, x, y, r, 14, '#fffdf6', 3) + sprinkle(pen, x, y, r, 8, '#e2d8c2', 2)

/** One cut piece standing on the board, its height drawn towards the viewer. */
const piece = (pen: Pen, x: number, y: number, r: number, coat: Coat, fills: readonly string[]) => {
  const height = r * 0.5
  const side = SIDES[coat]
  const body = `M${x - r} ${y}v${height}a${r} ${r} 0 0 0 ${2 * r} 0v${-height}Z`
  const shade = pen.blend(0, tint(side, 0.16), side, tint(side, -0.42))
  const rim =
    coat === 'nori'
      ? circle(x, y, r, '#22332c') + circle(x, y, r * 0.9, pen.slope('#fbf6ea', -0.05))
      : circle(x, y, r, tint(side, 0.1)) + circle(x, y, r * 0.9, pen.slope('#fbf6ea', -0.05))
  const core = coat === 'nori' ? '' : circle(x, y, r * 0.58, '#1b2a23') + circle(x, y, r * 0.52, '#f7f0df')
  const spots = each(fills, (fill, i) => {
    const angle = (i / fills.length) * 6.28 + 0.6
    const far = fills.length === 1 ? 0 : r * 0.23
    return `<path d="${blob(pen, x + far * Math.cos(angle), y + far * Math.sin(angle), r * 0.27, r * 0.23, { wobble: 0.16, corners: 6 })}" fill="${pen.lit(fill, 0.2)}"/>`
  })
  return (
    ellipse(x + 5, y + height + 6, r * 1.08, r * 0.98, '#1d0d05', fade(0.28)) +
    path(body, shade) +
    coatDots(pen, x, y, r, height, coat) +
    rim +
    grains(pen, x, y, r * 0.8) +
    core +
    spots +
    stroke(
      `M${x - r * 0.8} ${y - r * 0.45}A${r * 0.92} ${r * 0.92} 0 0 1 ${x - r * 0.2} ${y - r * 0.9}`,
      '#fff',
      1.8,
      fade(0.7),
    )
  )
}

const coatDots = (pen: Pen, x: number, y: number, r: number, height: number, coat: Coat) => {
  if (coat === 'nori' || coat === 'salmon')
    return coat === 'salmon'
      ? stroke(
          `M${x - r * 0.6} ${y + r * 0.8}v${height}M${x} ${y + r}v${height}M${x + r * 0.6} ${y + r * 0.8}v${height}`,
          '#ffd2b4',
          2,
          fade(0.7),
        )
      : ''
  const points = Array.from({ length: 20 }, (): Point => {
    const dx = pen.between(-r * 0.94, r * 0.94)
    return [x + dx, y + Math.sqrt(Math.max(0, r * r - dx * dx)) * 0.98 + pen.between(0, height)]
  })
  if (coat === 'tobiko') return dots(points, 3.4, '#f27a2b') + dots(shift(points, -0.6, -0.6), 1.3, '#ffc58a')
  if (coat === 'tempura') return dots(points, 4.6, '#e6ad55') + dots(shift(points, 1.5, 1), 2, '#fbe0a2')
  return (
    dots(points, 2.6, coat === 'green' ? '#3f7a2c' : '#c99b55') +
    dots(shift(points, 3, -1), 1.8, coat === 'green' ? '#a5c96a' : '#2b2620')
  )
}

export const ROWS = (count: number, columns: number, dx: number, dy: number): Point[] =>
  Array.from(
    { length: count },
    (_, i): Point => [
      (i % columns) * dx - ((columns - 1) * dx) / 2,
      Math.floor(i / columns) * dy - ((Math.ceil(count / columns) - 1) * dy) / 2,
    ],
  )

export const ginger = (pen: Pen, x: number, y: number) =>
  times(5, (i) =>
    solid(
      blob(pen, x + pen.between(-9, 9), y + pen.between(-7, 7) + i, 12, 8, { wobble: 0.2, turn: i * 50 }),
      pen.slope(pen.pick(['#f7c9bb', '#f3b5a4', '#fbdccb']), 0.2),
      1.6,
      0.18,
    ),
  )

export const wasabi = (pen: Pen, x: number, y: number) =>
  solid(blob(pen, x, y, 13, 10, { wobble: 0.12 }), pen.lit('#9cc25c', 0.3), 3) +
  stroke(`M${x - 6} ${y - 2}q5 -5 10 0M${x - 4} ${y + 3}q4 -3 8 0`, '#d5e8a2', 1.5)

/** What the pieces stand on, and the room it leaves for garnish at the right end. */
const base = (pen: Pen) =>
  pen.pick([
    () => slate(pen, 300, 196),
    () => board(pen, 300, 200),
    () =>
      place(
        0,
        0,
        rect(-150, -96, 300, 200, 26, '#1d0d05', `transform="translate(7 11)" ${fade(0.3)}`) +
          rect(-150, -98, 300, 196, 26, pen.slope('#232a2b', 0.2)) +
          rect(-141, -89, 282, 178, 19, pen.slope('#b8352a', -0.18)) +
          rect(-149, -97, 298, 194, 25, 'none', 'stroke="#fff" stroke-width="1.4" opacity=".3"'),
      ),
    () => plate(pen, 134, glaze(pen)),
  ])()

/** Eight or nine pieces of maki with ginger and wasabi. */
export const rolls = (pen: Pen) => {
  const coat = pen.next(['nori', 'sesame', 'tobiko', 'salmon', 'tempura', 'green'] as const)
  const fills = pen.shuffle(FILLINGS).slice(0, coat === 'nori' ? pen.int(1, 3) : pen.int(2, 3))
  const top = base(pen)
  const spread = pen.pick([
    ROWS(8, 4, 57, 66),
    ROWS(6, 3, 66, 74),
    ROWS(9, 3, 54, 52),
    Array.from({ length: 7 }, (_, i): Point => [Math.cos(i * 0.9) * 66, Math.sin(i * 0.9) * 60]),
  ] as const)
  const ordered = [...shift(spread, -8, -10)].sort((a, b) => a[1] - b[1])
  const r = spread.length > 8 ? 22 : spread.length < 8 ? 29 : 26
  const drizzle = pen.chance(0.35)
    ? stroke(
        `M-104 -22q12 -22 24 0t24 0t24 0t24 0t24 0t24 0t24 0`,
        pen.pick(['#5a2a14', '#f4ead2', '#e0762e']),
        3,
        fade(0.85),
      )
    : ''
  return (
    top +
    each(ordered, ([x, y]) => piece(pen, x, y, r, coat, fills)) +
    drizzle +
    wasabi(pen, 112, 36) +
    ginger(pen, 112, 64) +
    (pen.chance(0.5) ? leaf(pen, 112, -66, 1.1) : '')
  )
}
