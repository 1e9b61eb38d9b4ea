import { tint } from '../colour.ts'
import { berry, strawberry } from '../fruit.ts'
import { leaf, sprig } from '../greens.ts'
import type { Pen } from '../pen.ts'
import {
  blob,
  circle,
  dots,
  each,
  fade,
  type Point,
  pairs,
  path,
  place,
  round,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { glaze, plate } from '../ware.ts'

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
        pen.blend(20, tint(colour, 0.2), tint(colour, -0.1)),
      )
    })
    .join('')
  const back = path(
    `M64 34L112 -34V${-34 + height}L64 ${34 + height}Z`,
    pen.blend(0, tint(crust, -0.08), tint(crust, -0.34)),
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
      each(pairs(52, -28, 34, -14, 26, -34, 6, -24, -14, -30), ([x, y]) => berry(pen, x, y, 10)) +
      sprig(pen, 40, -36, 0.9, -60),
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
    pen.shuffle(pairs(58, -22, 36, -34, 30, -12, 8, -28, -16, -24, 80, -30)).slice(0, 5),
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
