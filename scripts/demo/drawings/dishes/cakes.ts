import { walnut } from '../bites.ts'
import { tint } from '../colour.ts'
import { berry, strawberry } from '../fruit.ts'
import { leaf, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import {
  blob,
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  scatter,
  solid,
  stroke,
  times,
} from '../shapes.ts'
import { glaze, plate } from '../ware.ts'
import { type Slice, wedge } from './wedge.ts'

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

const layered = (top: string, layers: readonly [string, ...string[]], crust: string, drip?: string): Slice => ({
  top,
  layers,
  crust,
  drip,
})

const honey = layered(
  '#eec98a',
  ['#c98a3c', '#fbf0d9', '#c98a3c', '#fbf0d9', '#c98a3c', '#fbf0d9', '#c98a3c'],
  '#d9a55c',
)
const napoleon = layered(
  '#f6e4b5',
  ['#e3b866', '#fff4d8', '#e3b866', '#fff4d8', '#e3b866', '#fff4d8', '#e3b866', '#fff4d8'],
  '#edd090',
)
const velvet = layered('#fff3e2', ['#a31f2e', '#fff3e2', '#a31f2e', '#fff3e2', '#a31f2e'], '#fff3e2')
const milk = layered('#4a2412', ['#fbf0d2', '#fff7e2', '#fbf0d2', '#fff7e2', '#d9a55c'], '#4a2412', '#3a1a0e')
const klopovka = layered('#c22c4a', ['#f3c3cc', '#fbe6e6', '#f3c3cc', '#fbe6e6', '#d9b27c'], '#e9a3b0', '#a3162f')
const prague = layered('#4a2412', ['#6b3a20', '#8f5a36', '#6b3a20', '#8f5a36', '#6b3a20'], '#4a2412', '#3a1a0e')
const carrot = layered('#fff3e2', ['#b8702c', '#fff3e2', '#b8702c', '#fff3e2', '#b8702c'], '#fff3e2')

type Topping = (pen: Pen) => string

const crumbled =
  (colours: readonly [string, ...string[]]): Topping =>
  (pen) =>
    times(30, () =>
      stroke(`M${pen.int(-60, 80)} ${pen.int(-34, -4)}l${pen.int(-7, 7)} ${pen.int(-5, 5)}`, pen.pick(colours), 3.6),
    )
const berried =
  (colour: string): Topping =>
  (pen) =>
    each(pairs(52, -28, 34, -14, 26, -34, 6, -24, -14, -30), ([x, y]) => berry(pen, x, y, 10, colour)) +
    sprig(pen, 40, -36, 0.9, -60)
const creamed: Topping = (pen) =>
  each(pairs(44, -22, 4, -26, -34, -22), ([x, y]) => rosette(pen, x, y) + berry(pen, x, y - 16, 8))
const nuts: Topping = (pen) => each(pairs(46, -22, 14, -28, -20, -24), ([x, y]) => walnut(pen, x, y))
const glossy: Topping = () => stroke('M-60 -22Q0 -44 70 -34', '#fff', 6, fade(0.35))
const strawberries: Topping = (pen) =>
  strawberry(pen, 20, -38, 1.5, 10) + strawberry(pen, -10, -30, 1.2, -30) + leaf(pen, 48, -32, 1, -20)

/** A slice on a plate. */
const piece =
  (slice: Slice, topping: Topping): Draw =>
  (pen) =>
    plate(pen, 136, glaze(pen)) +
    place(0, -14, wedge(pen, slice) + crumbs(pen, slice.layers[0] ?? slice.crust) + topping(pen)) +
    each(scatter(pen, 3, 16, 12), ([x, y]) => berry(pen, x + 84, y + 80, 8)) +
    dots(scatter(pen, 40, 100), 1.8, '#fff', fade(0.7))

/** A whole cake on a stand, one slice out of it, so that the layers show. */
const whole =
  ({ top, layers, crust, drip }: Slice, topping: Topping): Draw =>
  (pen) => {
    const [rx, ry, height] = [122, 62, 74]
    const wall = `M${-rx} 0V${height}A${rx} ${ry} 0 0 0 ${rx} ${height}V0Z`
    const step = height / layers.length
    const cutLeft = each(layers, (colour, i) =>
      path(
        `M0 ${round(i * step)}L-40 ${round(58 + i * step)}V${round(58 + (i + 1) * step + 0.6)}L0 ${round((i + 1) * step + 0.6)}Z`,
        tint(colour, -0.06),
      ),
    )
    const cutRight = each(layers, (colour, i) =>
      path(
        `M0 ${round(i * step)}L66 ${round(52 + i * step)}V${round(52 + (i + 1) * step + 0.6)}L0 ${round((i + 1) * step + 0.6)}Z`,
        pen.blend(20, tint(colour, 0.2), tint(colour, -0.1)),
      ),
    )
    const lid = `M0 0L66 52A${rx} ${ry} 0 1 0 -40 58Z`
    const runs = drip
      ? each([0.35, 0.1, 2.05, 2.3, 2.55, 2.8, 3.05], (angle) => {
          const [x, y] = [(rx - 5) * Math.cos(angle), (ry - 3) * Math.sin(angle)]
          return stroke(`M${round(x)} ${round(y - 3)}v${pen.int(14, 34)}`, drip, 10)
        })
      : ''
    return (
      ellipse(6, 66, 152, 62, '#1d0d05', fade(0.3)) +
      ellipse(0, 56, 146, 60, pen.slope('#fdfaf2', 0.12)) +
      ellipse(0, 52, 134, 53, '#e9e0cf') +
      place(
        0,
        -38,
        path(wall, pen.blend(0, tint(crust, 0.2), crust, tint(crust, -0.3))) +
          path(`M0 0L66 52V${52 + height}L14 ${height + 50}L-40 ${58 + height}V58Z`, '#e9e0cf') +
          cutLeft +
          cutRight +
          path(lid, pen.slope(top, 0.18)) +
          runs +
          stroke(`M${-rx + 12} -14A${rx - 8} ${ry - 6} 0 0 1 20 ${-ry + 8}`, '#fff', 5, fade(0.45)) +
          place(-26, -12, topping(pen), 0, 0.86),
      ) +
      each(pairs(96, 56, 112, 46, 82, 64), ([x, y]) => berry(pen, x, y, 8))
    )
  }

/** Cakes by their layers: a slice, or the whole of it. */
export const CAKES = {
  honey: piece(honey, crumbled(['#b8742c', '#e3b060', '#c98a3c'])),
  napoleon: piece(napoleon, crumbled(['#e3b866', '#f6e0a4', '#c99a4a'])),
  velvet: piece(velvet, crumbled(['#a31f2e', '#c23a46', '#7c1420'])),
  prague: piece(prague, glossy),
  carrot: piece(carrot, nuts),
  berry: piece(klopovka, berried('#b3162f')),
  strawberry: piece(velvet, strawberries),
  'whole-honey': whole(honey, crumbled(['#b8742c', '#e3b060', '#c98a3c'])),
  'whole-napoleon': whole(napoleon, crumbled(['#e3b866', '#f6e0a4', '#c99a4a'])),
  'whole-velvet': whole(velvet, creamed),
  'whole-milk': whole(milk, glossy),
  'whole-klopovka': whole(klopovka, berried('#b3162f')),
} as const satisfies Record<string, Draw>

type Cheesecake = { sauce?: string; fruit?: string; top?: string; body?: string; crust?: string }

/** A slice of cheesecake, with sauce and berries or without. */
const cheesecake =
  ({ sauce, fruit, top = '#f9e6b8', body = '#fbeecb', crust = '#a8662c' }: Cheesecake): Draw =>
  (pen) => {
    const slice = layered(top, [body, body, tint(body, 0.2), body, crust], tint(body, -0.12), sauce)
    const spots = pen.shuffle(pairs(58, -22, 36, -34, 30, -12, 8, -28, -16, -24, 80, -30)).slice(0, 5)
    return (
      plate(pen, 136, glaze(pen, pen.chance(0.6) ? 'dark' : 'light')) +
      (sauce ? solid(blob(pen, 70, 82, 42, 17, { wobble: 0.2 }), pen.lit(sauce, 0.25), 1.5, 0.2) : '') +
      place(
        0,
        -14,
        wedge(pen, slice) + (fruit ? each(spots, ([x, y]) => berry(pen, x, y, 10.5, fruit)) : glossy(pen)),
      ) +
      sprig(pen, 22, -62, 1.1, -40) +
      (fruit ? berry(pen, 86, 76, 9, fruit) : '')
    )
  }

export const CHEESECAKES = {
  classic: cheesecake({ sauce: '#b0203a', fruit: '#c4203c' }),
  chocolate: cheesecake({ sauce: '#3a1a0e', top: '#6b3a20', body: '#8f5a36', crust: '#3a1c10' }),
  basque: cheesecake({ top: '#5f3216', body: '#f9e3a8', crust: '#c98a3c' }),
  klopovka: cheesecake({ sauce: '#a3162f', fruit: '#b3162f', top: '#f3c3cc', body: '#f6ead8', crust: '#7a4a26' }),
} as const satisfies Record<string, Draw>
