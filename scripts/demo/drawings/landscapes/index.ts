import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { round } from '../round.ts'
import { HOURS, type Hour, lightOf, TIMES_OF_YEAR, type TimeOfYear, WEATHERS, type Weather } from './light.ts'
import { drawAir } from './sky.ts'
import { bay, coast, ferry, port, promenade, tower } from './views-sea.ts'
import { greenhouse, pass, slope, village } from './views-settled.ts'
import { drifts, rink, square, street } from './views-town.ts'
import { hills, river, volcano } from './views-wild.ts'

export { HOURS, type Hour, TIMES_OF_YEAR, type TimeOfYear, WEATHERS, type Weather }

const VIEWS = {
  coast,
  bay,
  port,
  ferry,
  lighthouse: tower,
  promenade,
  hills,
  volcano,
  river,
  slope,
  pass,
  village,
  greenhouse,
  street,
  square,
  drifts,
  rink,
} as const
export type LandscapeView = keyof typeof VIEWS
export const LANDSCAPE_VIEWS = Object.keys(VIEWS).filter((name): name is LandscapeView => name in VIEWS)

export type LandscapePicture = { view: LandscapeView; year: TimeOfYear; hour: Hour; weather: Weather }

/** Picture of the island at one moment, 1200 × 675. */
export const drawLandscape = ({ view, year, hour, weather }: LandscapePicture, seed: number) =>
  picture(`landscape ${view}`, seed, { width: 1200, height: 675, unit: 3 }, (pen, w, h) => {
    const light = lightOf(year, hour, weather)
    const near = pen.between(1, HIGH.includes(view) ? 1.04 : 1.15)
    const turned = pen.chance(0.5) && !NEVER_TURNED.includes(view)
    return framed(pen, VIEWS[view](pen, w, h, light), w, h, near, turned) + drawAir(pen, w, h, h * 0.55, light)
  })

/** What reaches up to the edge and must not be cut. */
const HIGH: readonly LandscapeView[] = ['lighthouse', 'ferry', 'port', 'volcano']

/** Traffic keeps to the right. */
const NEVER_TURNED: readonly LandscapeView[] = ['street', 'pass']

/** No two photographers stand on one spot; nothing here has letters, so most may be turned round. */
const framed = (pen: Pen, drawn: string, w: number, h: number, near: number, turned: boolean) => {
  const [x, y] = [pen.between(0, w * (near - 1)), -h * (near - 1) * pen.between(0.5, 1)]
  const scale = `translate(${round(turned ? w + x : -x)} ${round(y)}) scale(${turned ? '-' : ''}${round(near, 3)} ${round(near, 3)})`
  return `<g transform="${scale}">${drawn}</g>`
}
