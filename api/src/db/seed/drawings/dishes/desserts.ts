import { tint } from '../colour.ts'
import { berry, leaf, sprig, strawberry } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  around,
  blob,
  circle,
  dots,
  each,
  fade,
  type Point,
  path,
  place,
  polar,
  rect,
  ring,
  round,
  scatter,
  shadow,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { board, glaze, plate } from '../ware.ts'

type Slice = { top: string; layers: readonly string[]; crust: string; drip: string | undefined }

/** Wedge of cake in three-quarter view: tip to the left, layers towards the viewer. */
const wedge = (pen: Pen, { top, layers, crust, drip }: Slice) => {
  const height = 84
  const step = height / layers.length
  const front = layers
    .map((colour, i) => {
      const y = i * step
      return path(
        `M-112 ${round(-10 + y)}L64 ${round(34 + y)}V${round(34 + y + step + 0.6)}L-112 ${round(-10 + y + step * 0.96 + 0.6)}Z`,
        pen.linear(
          [
            [0, tint(colour, 0.2)],
            [1, tint(colour, -0.1)],
          ],
          20,
        ),
      )
    })
    .join('')
  const back = path(
    `M64 34L112 -34V${-34 + height}L64 ${34 + height}Z`,
    pen.linear(
      [
        [0, tint(crust, -0.08)],
        [1, tint(crust, -0.34)],
      ],
      0,
    ),
  )
  const lid = `M-112 -10Q0 -62 112 -34Q100 6 64 34Z`
  const runs = drip
    ? path(
        `M-112 -10L64 34Q100 6 112 -34L112 -18Q104 -4 100 -12Q92 22 84 12Q74 56 66 42Q60 66 50 38Q40 58 28 32Q16 46 6 26Q-8 58 -20 18Q-34 32 -46 10Q-58 36 -70 4Q-84 16 -94 -2Q-106 10 -112 -10Z`,
        pen.slope(drip, 0.16),
      )
    : ''
  return `<g transform="translate(6 9)" ${fade(0.3)}>${path(`M-112 -10V70L64 ${34 + height}L112 ${-34 + height}V-34Z`, '#1d0d05')}</g>${back}${front}${path(lid, pen.slope(top, 0.16))}${runs}${stroke('M-108 -10Q0 -58 108 -33', '#fff', 3, fade(0.5))}`
}

const crumbs = (pen: Pen, colour: string) =>
  dots(
    Array.from({ length: 34 }, (): Point => {
      const x = pen.between(-104, 58)
      return [x, pen.between(-2, 68) + (x + 112) * 0.25]
    }),
    2,
    tint(colour, -0.4),
    fade(0.35),
  )

const rosette = (pen: Pen, x: number, y: number, colour = '#fff6e6') =>
  solid(blob(pen, x, y, 19, 15, { wobble: 0.1, corners: 8 }), pen.lit(colour, 0.2), 3) +
  circle(x - 1, y - 5, 10, pen.lit(colour, 0.3)) +
  circle(x, y - 10, 5, pen.lit(colour, 0.4)) +
  stroke(`M${x - 13} ${y - 1}q12 -12 25 -2`, tint(colour, -0.18), 1.6)

const CAKES = [
  {
    top: '#f9e8cf',
    layers: ['#c98a3c', '#fbf0d9', '#c98a3c', '#fbf0d9', '#c98a3c', '#fbf0d9', '#c98a3c'],
    crust: '#d9a55c',
    drip: undefined,
  },
  {
    top: '#5a2c18',
    layers: ['#4a2412', '#8a5230', '#4a2412', '#8a5230', '#4a2412'],
    crust: '#4a2412',
    drip: '#3a1a0e',
  },
  {
    top: '#fff3e2',
    layers: ['#a31f2e', '#fff3e2', '#a31f2e', '#fff3e2', '#a31f2e'],
    crust: '#fff3e2',
    drip: undefined,
  },
  {
    top: '#f7c6cd',
    layers: ['#f2d79c', '#fff1e4', '#f2a5b2', '#fff1e4', '#f2d79c'],
    crust: '#f7c6cd',
    drip: '#d8546e',
  },
  {
    top: '#f6e4b5',
    layers: ['#e3b866', '#fff4d8', '#e3b866', '#fff4d8', '#e3b866', '#fff4d8', '#e3b866', '#fff4d8', '#e3b866'],
    crust: '#edd090',
    drip: undefined,
  },
  {
    top: '#e1edc4',
    layers: ['#8faf55', '#fbf6e0', '#8faf55', '#fbf6e0', '#8faf55'],
    crust: '#c6da98',
    drip: '#f6f2dc',
  },
] as const satisfies readonly Slice[]

/** Slice of layered cake. */
export const cake = (pen: Pen) => {
  const slice: Slice = pen.next(CAKES)
  const topping = pen.pick([
    () => strawberry(pen, 20, -38, 1.5, 10) + strawberry(pen, -10, -30, 1.2, -30) + leaf(pen, 48, -32, 1, -20),
    () =>
      rosette(pen, 44, -22) +
      rosette(pen, 4, -26) +
      rosette(pen, -34, -22) +
      berry(pen, 44, -38, 8) +
      berry(pen, 4, -42, 8) +
      berry(pen, -34, -38, 8),
    () =>
      each(
        [
          [52, -28],
          [34, -14],
          [26, -34],
          [6, -24],
          [-14, -30],
        ] satisfies Point[],
        ([x, y]) => berry(pen, x, y, 10),
      ) + sprig(pen, 40, -36, 0.9, -60),
    () =>
      times(26, () =>
        stroke(
          `M${pen.int(-50, 76)} ${pen.int(-32, -6)}l${pen.int(-8, 8)} ${pen.int(-6, 6)}`,
          pen.pick(['#5a2c18', '#8a5230', '#f6e3bd']),
          3.4,
        ),
      ),
  ])()
  return (
    plate(pen, 136, glaze(pen)) +
    place(0, -14, wedge(pen, slice) + crumbs(pen, slice.layers[0] ?? slice.crust) + topping) +
    each(scatter(pen, 3, 16, 12), ([x, y]) => berry(pen, x + 84, y + 80, 8)) +
    dots(scatter(pen, 40, 100), 1.8, '#fff', fade(0.7))
  )
}

/** Slice of cheesecake with sauce. */
export const cheesecake = (pen: Pen) => {
  const [sauce, fruit] = pen.next([
    ['#b0203a', '#c4203c'],
    ['#b86a1e', '#8a4a1c'],
    ['#4a2f7a', '#4a4f86'],
    ['#e59a26', '#f2b43c'],
  ] as const)
  const slice: Slice = {
    top: '#f9e6b8',
    layers: ['#fbeecb', '#fbeecb', '#fdf2d6', '#fbeecb', '#a8662c'],
    crust: '#f1d79c',
    drip: pen.chance(0.75) ? sauce : undefined,
  }
  const topping = each(
    pen
      .shuffle([
        [58, -22],
        [36, -34],
        [30, -12],
        [8, -28],
        [-16, -24],
        [80, -30],
      ] satisfies Point[])
      .slice(0, 5),
    ([x, y]) =>
      fruit === '#8a4a1c'
        ? dots([[x, y]], 12, '#6b3a1a') + dots([[x - 2, y - 2]], 4, '#d99a5a')
        : berry(pen, x, y, 10.5, fruit),
  )
  const pool = solid(blob(pen, 70, 82, 42, 17, { wobble: 0.2 }), pen.lit(sauce, 0.25), 1.5, 0.2)
  return (
    plate(pen, 136, glaze(pen, pen.chance(0.6) ? 'dark' : 'light')) +
    pool +
    place(0, -14, wedge(pen, slice) + topping) +
    sprig(pen, 22, -62, 1.1, -40) +
    berry(pen, 86, 76, 9, fruit === '#8a4a1c' ? '#c4203c' : fruit)
  )
}

const ringCake = (pen: Pen, x: number, y: number, r: number) => {
  const glazeColour = pen.pick(['#e8729a', '#5a2c18', '#fff3e2', '#7ec4bd', '#f2b640', '#b98ad0'])
  const icing = `${blob(pen, 0, 0, r * 0.88, r * 0.88, { wobble: 0.045, corners: 16 })}${blob(pen, 0, 0, r * 0.33, r * 0.33, { wobble: 0.1, corners: 9 })}`
  const hues = ['#fff', '#f2c23a', '#e2543a', '#4fa39a', '#5a7fc0'] as const
  const sprinkles = each(scatter(pen, 38, r * 0.78, 7, r * 0.42), ([px, py]) => {
    const [dx, dy] = polar(5.4, pen.rand() * 6.28)
    return stroke(`M${round(px)} ${round(py)}l${round(dx)} ${round(dy)}`, pen.pick(hues), 3)
  })
  const zigzag = stroke(
    times(
      9,
      (i) =>
        `${i ? 'L' : 'M'}${round(-r * 0.8 + i * r * 0.2)} ${round((i % 2 ? 0.62 : -0.62) * r * Math.sqrt(1 - (-0.8 + i * 0.2) ** 2))}`,
    ),
    glazeColour === '#fff3e2' ? '#5a2c18' : '#fff3e2',
    4,
    fade(0.9),
  )
  const dough = `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0ZM${-r * 0.27} 0a${r * 0.27} ${r * 0.27} 0 1 0 ${r * 0.54} 0a${r * 0.27} ${r * 0.27} 0 1 0 ${-r * 0.54} 0Z`
  return place(
    x,
    y,
    path(dough, '#1d0d05', `fill-rule="evenodd" transform="translate(6 9)" ${fade(0.3)}`) +
      path(
        dough,
        pen.radial([
          [0, '#8a5420'],
          [0.35, '#e0a650'],
          [0.8, '#d99a42'],
          [1, '#9c6228'],
        ]),
        'fill-rule="evenodd"',
      ) +
      path(icing, tint(glazeColour, -0.3), 'fill-rule="evenodd" transform="translate(1 3)"') +
      path(icing, pen.lit(glazeColour, 0.28), 'fill-rule="evenodd"') +
      (pen.chance(0.65) ? sprinkles : masked(r, zigzag)) +
      ring(
        0,
        0,
        r * 0.62,
        '#fff',
        r * 0.07,
        `stroke-dasharray="${round(r * 0.9)} ${round(r * 4)}" transform="rotate(190)" stroke-linecap="round" ${fade(0.5)}`,
      ),
  )
}

const masked = (r: number, inner: string) =>
  `${inner}${circle(0, 0, r * 0.3, '#b98a52')}${circle(1.5, 2, r * 0.26, '#7d5a34', fade(0.6))}`

/** One big or several donuts. */
export const donut = (pen: Pen) => {
  const base = pen.pick([
    () => plate(pen, 138, glaze(pen, 'light')),
    () => board(pen, 300, 248),
    () => plate(pen, 138, glaze(pen, 'dark')),
  ])()
  const spots: readonly (readonly [number, number, number])[] = pen.pick([
    [[0, 0, 92]],
    [
      [-54, -34, 62],
      [56, -30, 60],
      [0, 56, 62],
    ],
    [
      [-52, -6, 66],
      [62, 12, 64],
    ],
  ] as const)
  return (
    base +
    each(spots, ([x, y, r]) => ringCake(pen, x, y, r)) +
    dots(scatter(pen, 18, 112, 0, 60), 2.2, '#fff', fade(0.8))
  )
}

const scoop = (pen: Pen, x: number, y: number, r: number, colour: string) => {
  const chips = dots(
    scatter(pen, 10, r * 0.7).map(([px, py]): Point => [x + px, y + py]),
    3,
    tint(colour, -0.4),
    fade(0.55),
  )
  const skirt = `M${x - r * 1.06} ${y + r * 0.34}q${r * 0.2} ${r * 0.36} ${r * 0.42} ${r * 0.08}q${r * 0.22} ${r * 0.36} ${r * 0.44} ${r * 0.04}q${r * 0.2} ${r * 0.36} ${r * 0.44} ${-r * 0.02}q${r * 0.22} ${r * 0.34} ${r * 0.42} ${-r * 0.04}q${r * 0.24} ${r * 0.2} ${r * 0.38} ${-r * 0.1}V${y}H${x - r * 1.06}Z`
  return (
    circle(x, y, r, pen.lit(colour, 0.4)) +
    path(skirt, pen.slope(colour, 0.14)) +
    chips +
    stroke(`M${x - r * 0.62} ${y - r * 0.3}Q${x - r * 0.45} ${y - r * 0.72} ${x} ${y - r * 0.76}`, '#fff', 4, fade(0.5))
  )
}

const FLAVOURS = ['#fbeecb', '#f2a5b2', '#6b3a22', '#a9d3b0', '#f2b56a', '#b79ad0', '#d8546e'] as const

const cone = (pen: Pen, colours: readonly string[]) => {
  const waffle = 'M-50 -118L50 -118L6 6Q0 14 -6 6Z'
  const lines = stroke(
    times(
      6,
      (i) => `M${-50 + i * 18} -118L${-30 + i * 22} ${-40 + i * 2}M${50 - i * 18} -118L${30 - i * 22} ${-40 + i * 2}`,
    ),
    '#8a5420',
    1.8,
    fade(0.55),
  )
  return (
    path(
      waffle,
      pen.linear(
        [
          [0, '#f0bf6a'],
          [1, '#b57428'],
        ],
        0,
      ),
    ) +
    `<clipPath id="cone"><path d="${waffle}"/></clipPath><g clip-path="url(#cone)">${lines}</g>` +
    scoop(pen, -24, -146, 38, colours[1] ?? '#fbeecb') +
    scoop(pen, 26, -150, 38, colours[2] ?? '#f2a5b2') +
    scoop(pen, 0, -186, 38, colours[0] ?? '#6b3a22')
  )
}

const coupe = (pen: Pen, colours: readonly string[]) => {
  const glassware =
    path(
      'M-92 -112H92Q88 -46 22 -36Q10 -32 9 -8H40Q52 -6 52 4H-52Q-52 -6 -40 -8H-9Q-10 -32 -22 -36Q-88 -46 -92 -112Z',
      pen.linear(
        [
          [0, '#fff', 0.75],
          [0.5, '#cfe4e6', 0.35],
          [1, '#fff', 0.6],
        ],
        0,
      ),
    ) +
    path('M-82 -104H82Q76 -56 20 -46H-20Q-76 -56 -82 -104Z', pen.slope(colours[1] ?? '#f2a5b2', 0.2), fade(0.75)) +
    stroke('M-82 -100Q-72 -62 -34 -50', '#fff', 5, fade(0.7))
  return (
    place(
      64,
      -190,
      rect(
        -9,
        -44,
        18,
        96,
        4,
        pen.linear(
          [
            [0, '#f0bf6a'],
            [1, '#b57428'],
          ],
          0,
        ),
      ) + stroke('M-9 -30H9M-9 -14H9M-9 2H9M-9 18H9M0 -44V40', '#8a5420', 1.4, fade(0.6)),
      24,
    ) +
    scoop(pen, -38, -134, 42, colours[0] ?? '#fbeecb') +
    scoop(pen, 40, -132, 42, colours[1] ?? '#f2a5b2') +
    scoop(pen, 2, -166, 44, colours[2] ?? '#6b3a22') +
    glassware
  )
}

/** Ice cream in a coupe or a waffle cone, from the side; base on the origin. */
export const icecream = (pen: Pen) => {
  const colours = pen.shuffle(FLAVOURS)
  const sauce = pen.pick(['#4a2412', '#b0203a', '#d8912a'])
  const inCone = pen.chance(0.4)
  const [x, y] = inCone ? [0, -204] : [2, -186]
  const pour = path(
    `M${x - 34} ${y + 6}Q${x - 30} ${y - 24} ${x} ${y - 24}Q${x + 32} ${y - 24} ${x + 34} ${y + 6}Q${x + 28} ${y + 22} ${x + 22} ${y + 6}Q${x + 14} ${y + 30} ${x + 6} ${y + 8}Q${x - 4} ${y + 20} ${x - 12} ${y + 6}Q${x - 22} ${y + 30} ${x - 34} ${y + 6}Z`,
    pen.lit(sauce, 0.26),
  )
  return (
    shadow(pen, 8, 6, inCone ? 50 : 96, inCone ? 10 : 16, 0.5) +
    (inCone ? cone(pen, colours) : coupe(pen, colours)) +
    pour +
    strawberry(pen, x + 2, y - 32, 1.2, 12) +
    leaf(pen, x + 24, y - 24, 1, -30) +
    each(around(8, 20, 0, x, y - 6), ([px, py]) => dots([[px, py]], 3, '#fff6dc', fade(0.9)))
  )
}
