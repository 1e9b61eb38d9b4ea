import { tint } from '../colour.ts'
import { berry, leaf, lemonSlice, limeSlice, sprig, sprinkle } from '../greens.ts'
import type { Pen } from '../pen.ts'
import { steam } from '../proteins.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  path,
  place,
  rect,
  ring,
  round,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'

type Glass = { top: number; foot: number; height: number }

/** Outline of a tumbler from the brim down, its base on the origin. */
const outline = ({ top, foot, height }: Glass, from = 0, inset = 0) => {
  const share = from / height
  const half = top + (foot - top) * share - inset
  return `M${round(-half)} ${round(-height + from)}H${round(half)}L${foot - inset} ${-6 - inset}Q${foot - inset} ${-inset} ${foot - 8 - inset} ${-inset}H${-foot + 8 + inset}Q${-foot + inset} ${-inset} ${-foot + inset} ${-6 - inset}Z`
}

const body = (pen: Pen, glass: Glass, fill: string, level: number, inside: string) => {
  const half = glass.top + (glass.foot - glass.top) * (level / glass.height) - 5
  const rim = ellipse(
    0,
    -glass.height,
    glass.top,
    glass.top * 0.13,
    'none',
    `stroke="#fff" stroke-width="2.6" ${fade(0.9)}`,
  )
  return (
    shadow(pen, 12, 6, glass.foot * 1.9, 18, 0.5) +
    path(outline(glass), '#fff', fade(0.32)) +
    path(outline(glass, level, 5), fill) +
    inside +
    ellipse(0, -glass.height + level, half, half * 0.13, '#fff', fade(0.35)) +
    path(
      outline(glass),
      pen.linear(
        [
          [0, '#fff', 0.5],
          [0.18, '#fff', 0.06],
          [0.75, '#fff', 0],
          [1, '#1d0d05', 0.2],
        ],
        0,
      ),
    ) +
    stroke(
      `M${round(-glass.top * 0.8)} ${round(-glass.height * 0.88)}L${round(-glass.foot * 0.8)} ${round(-glass.height * 0.16)}`,
      '#fff',
      6,
      fade(0.6),
    ) +
    rim
  )
}

const cube = (pen: Pen, x: number, y: number, size = 1) =>
  place(
    x,
    y,
    path('M-18 -17L15 -19L19 15L-15 19Z', '#fff', fade(0.42)) +
      path('M-13 -13L10 -14L6 -3L-11 -2Z', '#fff', fade(0.5)) +
      stroke('M-18 -17L15 -19L19 15L-15 19Z', '#fff', 1.6, fade(0.7)),
    pen.between(-30, 40),
    size,
  )

const straw = (pen: Pen, x: number, top: number, low: number) => {
  const colour = pen.pick(['#d63f1e', '#0b6767', '#e0a92e', '#f3ece0'])
  const length = low - top
  return place(
    x,
    low,
    rect(
      -4.5,
      -length,
      9,
      length,
      3,
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [1, tint(colour, -0.2)],
        ],
        0,
      ),
    ) +
      stroke(
        times(Math.floor(length / 18), (i) => `M-4 ${round(-length + 12 + i * 18)}l8 -6`),
        '#fff',
        3,
        fade(0.7),
      ),
    10,
  )
}

/** Lemonade in a tall glass with ice, citrus and mint. */
export const lemonade = (pen: Pen) => {
  const glass: Glass = { top: 62, foot: 50, height: 176 }
  const [colour, slice] = pen.next([
    ['#f3cf4a', lemonSlice],
    ['#b9d66a', limeSlice],
    ['#f08a6a', lemonSlice],
    ['#f2a53a', (p: Pen, x: number, y: number, r: number) => lemonSlice(p, x, y, r, '#e07a1e', '#f9b45a')],
    ['#7fc4cf', lemonSlice],
  ] as const)
  const inside =
    cube(pen, -24, -112) +
    cube(pen, 20, -92) +
    cube(pen, -14, -60, 0.9) +
    slice(pen, 12, -48, 24) +
    slice(pen, -18, -92, 21) +
    cube(pen, 26, -128, 0.9) +
    leaf(pen, -26, -36, 1, 40) +
    dots(
      Array.from({ length: 20 }, (): Point => [pen.between(-42, 42), pen.between(-140, -12)]),
      3,
      '#fff',
      fade(0.55),
    )
  return (
    straw(pen, 12, -236, -40) +
    body(
      pen,
      glass,
      pen.linear(
        [
          [0, tint(colour, 0.35)],
          [1, tint(colour, -0.06)],
        ],
        90,
      ),
      26,
      inside,
    ) +
    slice(pen, -56, -172, 28) +
    sprig(pen, 8, -168, 1.4, -70) +
    sprig(pen, 0, -166, 1.1, -120) +
    slice(pen, 104, -14, 25) +
    slice(pen, 124, -6, 22) +
    leaf(pen, 96, 4, 1, 20)
  )
}

/** Red berry drink in a glass beside loose berries. */
export const mors = (pen: Pen) => {
  const glass: Glass = { top: 60, foot: 48, height: 160 }
  const [colour, fruit] = pen.next([
    ['#b3162f', '#c4203c'],
    ['#8f1436', '#a8152f'],
    ['#d8591e', '#e8862b'],
    ['#5f2a66', '#4a4f86'],
  ] as const)
  const inside =
    cube(pen, -20, -100) +
    cube(pen, 22, -84) +
    each(
      [
        [-26, -40],
        [6, -28],
        [28, -48],
        [-4, -62],
      ] satisfies Point[],
      ([x, y]) => berry(pen, x, y, 9, fruit),
    )
  const jug = pen.chance(0.5)
  const pitcher =
    path(
      'M-62 -170L-72 -186H60Q66 -182 60 -166Q84 -110 72 -30Q70 0 56 0H-56Q-72 0 -72 -30Q-84 -110 -62 -170Z',
      '#fff',
      fade(0.35),
    ) +
    path(
      'M-63 -130Q-74 -84 -64 -30Q-62 -8 -50 -8H50Q62 -8 64 -30Q72 -86 64 -130Z',
      pen.linear(
        [
          [0, tint(colour, 0.22)],
          [1, tint(colour, -0.2)],
        ],
        40,
      ),
    ) +
    ellipse(0, -130, 63, 9, tint(colour, 0.3)) +
    cube(pen, -20, -112) +
    cube(pen, 18, -106, 0.9) +
    stroke('M62 -150Q120 -150 108 -90Q100 -54 70 -50', '#fff', 10, fade(0.6)) +
    stroke('M-56 -150Q-66 -90 -58 -36', '#fff', 7, fade(0.55))
  const loose =
    each(
      [
        [98, -6],
        [118, -2],
        [108, -18],
        [134, -8],
      ] satisfies Point[],
      ([x, y]) => berry(pen, x, y, 10, fruit),
    ) + leaf(pen, 86, 2, 1.1, 190)
  const one =
    body(
      pen,
      glass,
      pen.linear(
        [
          [0, tint(colour, 0.25)],
          [1, tint(colour, -0.15)],
        ],
        90,
      ),
      26,
      inside,
    ) + sprig(pen, 4, -152, 1.2, -80)
  return jug
    ? place(-44, 0, shadow(pen, 10, 6, 110, 18, 0.5) + pitcher, 0, 1.06) +
        place(88, 8, one, 0, 0.78) +
        place(-220, 8, loose)
    : one + loose + berry(pen, -104, -6, 10, fruit) + berry(pen, -86, -4, 9, fruit)
}

/** Milkshake with whipped cream and a cherry. */
export const milkshake = (pen: Pen) => {
  const glass: Glass = { top: 58, foot: 38, height: 150 }
  const [colour, sauce] = pen.next([
    ['#f4b4c0', '#c4203c'],
    ['#8a5a3a', '#3a1a0e'],
    ['#fbeecb', '#c98a3a'],
    ['#b9d9c4', '#4a2412'],
    ['#b7a6dc', '#5a2a6a'],
  ] as const)
  const streaks = stroke('M-44 -128Q-30 -90 -36 -50M-8 -134Q4 -100 -4 -60M34 -130Q26 -90 32 -40', sauce, 7, fade(0.6))
  const puff = (x: number, y: number, r: number) =>
    circle(x, y, r, pen.lit('#fff8ea', 0.2)) +
    stroke(`M${x - r * 0.7} ${y}q${r * 0.6} ${-r * 0.8} ${r * 1.3} ${-r * 0.2}`, '#e0d0b4', 2, fade(0.8))
  const whipped =
    puff(-32, -160, 27) +
    puff(30, -160, 27) +
    puff(0, -164, 29) +
    puff(-16, -186, 22) +
    puff(16, -188, 22) +
    puff(0, -206, 16)
  const cherry = stroke('M2 -224Q8 -250 26 -256', '#5d8b3d', 3) + berry(pen, 2, -220, 11, '#c4142c')
  const bits =
    dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-40, 40), pen.between(-204, -150)]),
      4,
      sauce,
    ) +
    dots(
      Array.from({ length: 10 }, (): Point => [pen.between(-36, 36), pen.between(-200, -150)]),
      4,
      '#f2c23a',
    )
  return (
    straw(pen, 24, -250, -140) +
    body(
      pen,
      glass,
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [1, tint(colour, -0.14)],
        ],
        20,
      ),
      8,
      streaks,
    ) +
    whipped +
    bits +
    cherry +
    cookie(pen, -104, -8) +
    cookie(pen, -122, 2)
  )
}

const cookie = (pen: Pen, x: number, y: number) =>
  ellipse(x + 4, y + 8, 32, 9, '#1d0d05', fade(0.25)) +
  ellipse(x, y + 4, 31, 10, '#9c6228') +
  ellipse(x, y, 31, 10, pen.lit('#d9a052', 0.3)) +
  dots(
    [
      [x - 14, y - 1],
      [x + 2, y + 3],
      [x + 15, y - 2],
      [x - 2, y - 4],
    ],
    5,
    '#4a2412',
  )

/** Latte in a tall glass with layers and foam. */
export const latte = (pen: Pen) => {
  const glass: Glass = { top: 58, foot: 44, height: 172 }
  const base = pen.pick(['#5b331c', '#6b7f3a', '#8a4a2a', '#5a3a66'])
  const layers = pen.linear(
    [
      [0, '#fffaf0'],
      [0.16, '#fbeed6'],
      [0.2, tint(base, 0.45)],
      [0.42, base],
      [0.6, tint(base, 0.6)],
      [0.8, '#f7ead2'],
      [1, '#fff6e6'],
    ],
    90,
  )
  const foam = each(
    [
      [-38, 0],
      [-14, 4],
      [12, 4],
      [36, 0],
      [0, -8],
      [-24, -8],
      [26, -8],
    ] satisfies Point[],
    ([x, y]) => circle(x, -168 + y, 19, pen.lit('#fff8ea', 0.2)),
  )
  const drizzle = stroke('M-48 -176q12 -12 24 0t24 0t24 0t22 -2', pen.pick(['#8a4a1c', '#4a2412', '#c98a3a']), 4)
  return (
    straw(pen, 26, -236, -150) +
    body(pen, glass, layers, 4, '') +
    foam +
    drizzle +
    dots(
      Array.from({ length: 16 }, (): Point => [pen.between(-44, 44), pen.between(-186, -168)]),
      2.6,
      '#8a5a34',
    ) +
    cookie(pen, 108, 0) +
    cookie(pen, 124, -8) +
    beans(pen, -106, 2)
  )
}

const beans = (pen: Pen, x: number, y: number) =>
  each(
    [
      [0, 0],
      [-20, 4],
      [14, 6],
      [-8, -8],
    ] satisfies Point[],
    ([dx, dy]) =>
      place(
        x + dx,
        y + dy,
        solid('M-10 0C-10 -8 10 -8 10 0C10 8 -10 8 -10 0Z', pen.lit('#5b331c', 0.3), 2) +
          stroke('M-8 0Q0 -4 8 0', '#2a140a', 1.6),
        pen.between(-40, 40),
      ),
  )

/** Glass teapot with berry or herbal tea and a cup. */
export const tea = (pen: Pen) => {
  const [colour, fruit] = pen.next([
    ['#e8862b', '#f2a02c'],
    ['#b3321e', '#c4203c'],
    ['#c99a2a', '#8fb54a'],
    ['#9c4a1a', '#d8862a'],
  ] as const)
  const pot = 'M-72 -132Q-112 -96 -100 -44Q-92 -4 -56 0H56Q92 -4 100 -44Q112 -96 72 -132Z'
  const fill = 'M-97 -92Q-104 -64 -94 -42Q-86 -10 -54 -6H54Q86 -10 94 -42Q104 -64 97 -92Z'
  const bits = each(
    Array.from({ length: 11 }, (): Point => [pen.between(-70, 70), pen.between(-80, -16)]),
    ([x, y]) => berry(pen, x, y, 7.5, fruit),
  )
  const spout = path(
    'M92 -74Q128 -84 134 -130L150 -128Q150 -62 98 -34Z',
    pen.linear(
      [
        [0, tint(colour, 0.3)],
        [1, '#fff'],
      ],
      -60,
    ),
    fade(0.75),
  )
  const handle =
    stroke('M-88 -118Q-152 -124 -144 -70Q-138 -30 -96 -34', '#fff', 11, fade(0.7)) +
    stroke('M-88 -118Q-152 -124 -144 -70Q-138 -30 -96 -34', '#9fc4c4', 2, fade(0.7))
  const lid =
    path(
      'M-70 -134Q-60 -164 0 -166Q60 -164 70 -134Z',
      pen.linear(
        [
          [0, '#fff', 0.9],
          [1, '#cfe4e6', 0.6],
        ],
        40,
      ),
    ) +
    ellipse(0, -134, 72, 8, '#fff', fade(0.8)) +
    circle(0, -172, 11, pen.lit('#d9a55c', 0.3))
  const cup = place(
    122,
    10,
    ellipse(4, 4, 50, 9, '#1d0d05', fade(0.3)) +
      ellipse(0, 0, 46, 8, pen.slope('#fdf8ee', 0.1)) +
      path(
        'M-34 -50H34Q34 -10 14 -4H-14Q-34 -10 -34 -50Z',
        pen.linear(
          [
            [0, '#fff'],
            [1, '#d3c8b4'],
          ],
          10,
        ),
      ) +
      ellipse(0, -50, 34, 8, '#efe6d4') +
      ellipse(0, -49, 30, 6.4, colour) +
      stroke('M34 -42q18 2 14 18q-4 10 -20 10', '#f4ecdc', 6),
  )
  const boiled = steam(pen, 144, -118, 70)
  return (
    place(
      -32,
      0,
      shadow(pen, 8, 6, 140, 20, 0.5) +
        boiled +
        handle +
        spout +
        path(pot, '#fff', fade(0.4)) +
        path(fill, pen.lit(colour, 0.3), fade(0.94)) +
        bits +
        lemonSlice(pen, -36, -56, 20) +
        leaf(pen, 30, -60, 1.1) +
        leaf(pen, 12, -30, 1) +
        ellipse(0, -92, 97, 9, tint(colour, 0.45), fade(0.8)) +
        path(
          pot,
          pen.linear(
            [
              [0, '#fff', 0.4],
              [0.25, '#fff', 0],
              [0.8, '#fff', 0],
              [1, '#1d0d05', 0.2],
            ],
            0,
          ),
        ) +
        stroke('M-84 -98Q-92 -60 -80 -32', '#fff', 7, fade(0.65)) +
        lid,
      0,
      0.98,
    ) + cup
  )
}

const rosetta = (milk: string) => {
  const petals = times(5, (i) =>
    path(
      `M0 ${-34 + i * 14}C${28 - i * 3} ${-50 + i * 14} ${46 - i * 6} ${-22 + i * 13} 0 ${-4 + i * 14}C${-46 + i * 6} ${-22 + i * 13} ${-28 + i * 3} ${-50 + i * 14} 0 ${-34 + i * 14}Z`,
      'none',
      `stroke="${milk}" stroke-width="6"`,
    ),
  )
  return petals + path('M0 -56C14 -66 24 -48 0 -32C-24 -48 -14 -66 0 -56Z', milk)
}

/** Cup of coffee on a saucer, from above. */
export const coffee = (pen: Pen) => {
  const china = pen.pick(['#fdfaf2', '#1f5557', '#d8745a', '#2e3a3b', '#f3ece0', '#e6b85c', '#7f9fae'])
  const brew = pen.pick(['#8a4f28', '#6b3a1c', '#9c6236'])
  const milk = '#f7e6c8'
  const art = pen.next([
    () => rosetta(milk),
    () =>
      path('M0 48C-62 8 -44 -46 -14 -38C-4 -36 0 -28 0 -22C0 -28 4 -36 14 -38C44 -46 62 8 0 48Z', milk) +
      path('M0 30C-36 4 -26 -26 -10 -22C-4 -20 0 -14 0 -10C0 -14 4 -20 10 -22C26 -26 36 4 0 30Z', tint(brew, 0.3)),
    () =>
      ring(0, 0, 50, milk, 9, fade(0.8)) + ring(-6, -6, 30, milk, 7, fade(0.7)) + circle(-8, -8, 12, milk, fade(0.8)),
    () =>
      each(
        Array.from({ length: 26 }, (): Point => [pen.between(-50, 50), pen.between(-50, 50)]),
        ([x, y]) => circle(x, y, pen.between(1.5, 5), '#d9a86c', fade(0.55)),
      ),
  ])()
  const turn = pen.between(-50, 50)
  const handle = place(
    0,
    0,
    stroke('M84 -16Q128 -18 128 0T84 16', '#1d0d05', 15, `transform="translate(5 8)" ${fade(0.28)}`) +
      stroke('M84 -16Q128 -18 128 0T84 16', tint(china, -0.1), 14) +
      stroke('M86 -18Q124 -20 126 -4', tint(china, 0.5), 4),
    turn,
  )
  const spoon = place(
    -40,
    92,
    path(
      'M-18 0C-18 -11 18 -11 20 -4L78 -2Q82 0 78 3L20 4C18 11 -18 11 -18 0Z',
      '#1d0d05',
      `transform="translate(2 4)" ${fade(0.28)}`,
    ) +
      path(
        'M-18 0C-18 -11 18 -11 20 -4L78 -2Q82 0 78 3L20 4C18 11 -18 11 -18 0Z',
        pen.linear(
          [
            [0, '#fffdf6'],
            [0.5, '#c4c3bd'],
            [1, '#8c8e8a'],
          ],
          90,
        ),
      ),
    12,
  )
  const treat = place(
    -88,
    -66,
    solid('M-17 -17L17 -17L17 17L-17 17Z', pen.slope('#b87536', 0.25), 3) +
      dots(
        [
          [-8, -8],
          [0, -8],
          [8, -8],
          [-8, 0],
          [0, 0],
          [8, 0],
          [-8, 8],
          [0, 8],
          [8, 8],
        ],
        3,
        '#7d4a1c',
        fade(0.7),
      ),
    -18,
  )
  return (
    shadow(pen, 10, 14, 150, 147, 0.44) +
    circle(0, 0, 132, pen.slope(china, 0.2)) +
    ring(0, 0, 104, tint(china, -0.22), 2.4, fade(0.6)) +
    ring(0, 0, 129, '#fff', 2, fade(0.4)) +
    treat +
    spoon +
    shadow(pen, 9, 13, 104, 102, 0.5) +
    handle +
    circle(0, 0, 88, pen.slope(china, 0.34)) +
    circle(0, 0, 80, tint(china, -0.4)) +
    circle(0, 1, 77, tint(brew, -0.35)) +
    circle(1, 3, 74, pen.lit(brew, 0.22)) +
    ring(1, 3, 71, '#d9a86c', 4, fade(0.55)) +
    place(1, 3, art, turn) +
    stroke('M-80 -30A85 85 0 0 1 -34 -78', '#fff', 4, fade(0.75)) +
    sprinkle(pen, 0, 0, 50, pen.chance(0.4) ? 24 : 0, '#5b331c', 2.2)
  )
}
