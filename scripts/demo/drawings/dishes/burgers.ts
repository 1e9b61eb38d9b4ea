import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { round } from '../round.ts'
import { each, ellipse, fade, type Point, path, place, rect, shadow, stroke } from '../shapes.ts'
import {
  bunBottom,
  cheese,
  crumbed,
  friedEgg,
  friedRings,
  type Layer,
  lettuce,
  onion,
  patty,
  pearSlices,
  pickle,
  rasher,
  sauce,
  shreds,
  tomato,
} from './layers.ts'

const sesame = (pen: Pen, x: number, y: number, colour: string) =>
  ellipse(x + 0.8, y + 1.4, 4, 2.4, '#4a2408', fade(0.35)) +
  place(x, y, ellipse(0, 0, 3.9, 2.3, colour), pen.between(-40, 40))

const crown = (pen: Pen, y: number, colour: string) => {
  const rise = pen.between(72, 84)
  const d = `M-102 ${y}C-108 ${round(y - rise * 0.72)} -58 ${round(y - rise)} 0 ${round(y - rise)}S108 ${round(y - rise * 0.72)} 102 ${y}Q100 ${y + 7} 90 ${y + 7}H-90Q-100 ${y + 7} -102 ${y}Z`
  const seeds = Array.from({ length: 24 }, (): Point => {
    const x = pen.between(-78, 78)
    return [x, y - pen.between(rise * 0.36, rise * 0.9) * Math.sqrt(1 - (x / 104) ** 2)]
  })
  const dark = colour === '#3a3330'
  return (
    path(d, pen.lit(colour, 0.46)) +
    rect(-96, y, 192, 6, 3, tint(colour, dark ? 0.3 : 0.6)) +
    each(seeds, ([x, sy]) => sesame(pen, x, sy, dark ? '#f3e4c2' : '#fdf0d0')) +
    stroke(
      `M-80 ${round(y - rise * 0.45)}C-70 ${round(y - rise * 0.78)} -40 ${round(y - rise * 0.9)} -10 ${round(y - rise * 0.92)}`,
      '#fff',
      7,
      fade(0.4),
    )
  )
}

export const stand = (pen: Pen) =>
  pen.pick([
    () =>
      rect(-146, -2, 292, 16, 6, pen.blend(90, '#d9a063', '#8b552b')) + rect(-146, -2, 292, 4, 2, '#f2cd99', fade(0.8)),
    () => ellipse(0, 4, 140, 12, pen.blend(90, '#fff', '#cfc6b4')) + ellipse(0, 0, 136, 9, '#f7f2e6'),
    () =>
      path('M-130 8L-112 -26L-60 -6L-20 -18L30 -4L80 -20L128 8Z', pen.slope('#d8b684', 0.2)) +
      ellipse(0, 6, 130, 9, pen.slope('#c9a470', 0.1)),
  ])()

type Filling = (pen: Pen) => Layer[]

const beef = (pen: Pen) => patty(pen, pen.pick(['#6a3621', '#5b2d1a', '#75402a']))
const [CHEDDAR, BLUE, MAYO, SMOKY] = ['#f6b92d', '#e4e6d2', '#fbeecb', '#6b2a14']

/** Stacked burger, from the side; base on the origin. */
const burger =
  (filling: Filling, breads: readonly [string, ...string[]] = ['#d9913f', '#e0a04c', '#c97f34']): Draw =>
  (pen) => {
    const bread = pen.pick(breads)
    const layers = [bunBottom(pen, bread), ...filling(pen)]
    let y = -4
    const drawn = layers.map((layer) => {
      y -= layer.height
      return layer.draw(y)
    })
    const pick = pen.chance(0.4)
      ? stroke(`M14 ${y - 60}V${y - 116}`, '#c99b5b', 3.4) +
        path(`M14 ${y - 116}h34l-8 10l8 10h-34Z`, pen.pick(['#d63f1e', '#0b6767', '#e0a92e']))
      : ''
    const scale = Math.min(1.12, 205 / (-y + 84))
    return (
      shadow(pen, 10, 10, 165, 24, 0.5) +
      stand(pen) +
      place(0, 0, drawn.join('') + pick + crown(pen, y, bread), 0, round(scale, 3))
    )
  }

/** Burgers from the bottom bun up. */
export const BURGERS = {
  beef: burger((pen) => [beef(pen), cheese(pen, CHEDDAR), onion(pen), tomato(pen), lettuce(pen)]),
  double: burger((pen) => [
    beef(pen),
    cheese(pen, CHEDDAR),
    rasher(pen),
    beef(pen),
    cheese(pen, CHEDDAR),
    rasher(pen),
    pickle(pen),
  ]),
  bbq: burger(
    (pen) => [beef(pen), cheese(pen, '#f2a52a'), rasher(pen), sauce(pen, SMOKY), friedRings(pen)],
    ['#c97f34', '#3a3330'],
  ),
  kimchi: burger((pen) => [lettuce(pen), beef(pen), shreds(pen, ['#d9552c', '#f2c07a', '#c23a1e']), friedEgg()]),
  'blue-pear': burger((pen) => [beef(pen), cheese(pen, BLUE), pearSlices(pen), lettuce(pen)]),
  smash: burger((pen) => [
    sauce(pen, '#e0a92e'),
    beef(pen),
    cheese(pen, CHEDDAR),
    beef(pen),
    cheese(pen, CHEDDAR),
    pickle(pen),
  ]),
  chicken: burger((pen) => [shreds(pen, ['#dfe8b4', '#f4eecb', '#b98ab0']), crumbed(pen), sauce(pen, '#e9b53a')]),
  fish: burger((pen) => [lettuce(pen), crumbed(pen, '#e6b45c'), sauce(pen, '#f4efdc'), pickle(pen)]),
  crab: burger((pen) => [lettuce(pen), crumbed(pen, '#e89a5a'), sauce(pen, '#fbe6a8'), pickle(pen)]),
  falafel: burger((pen) => [sauce(pen, '#ead2a0'), crumbed(pen, '#9a6a34'), tomato(pen), lettuce(pen)]),
  egg: burger((pen) => [beef(pen), cheese(pen, CHEDDAR), pickle(pen), friedEgg(), sauce(pen, MAYO)]),
} as const satisfies Record<string, Draw>
