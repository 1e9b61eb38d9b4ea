import { TONES, type Tone } from '../goods/parts.ts'
import { house } from '../homes/house.ts'
import type { Season } from '../homes/nature.ts'
import { flats, garages, plot, shop } from '../homes/outside.ts'
import { drawPlan } from '../homes/plan.ts'
import { bathroom, bedroom, hall, kitchen, living } from '../homes/rooms.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { round } from '../round.ts'

export { SEASONS, type Season } from '../homes/nature.ts'

type Sight = (pen: Pen, w: number, h: number, tone: number, colours: Tone, season: Season) => string

const SIGHTS = {
  living,
  kitchen,
  bedroom,
  bathroom,
  hall,
  flats: (pen, w, h, tone, _, season) => flats(pen, w, h, season, tone),
  house: (pen, w, h, tone, colours, season) => house(pen, w, h, season, tone, colours),
  plot: (pen, w, h, _tone, _colours, season) => plot(pen, w, h, season),
  shop: (pen, w, h, tone, colours, season) => shop(pen, w, h, season, tone, colours),
  garage: (pen, w, h, tone, colours, season) => garages(pen, w, h, season, tone, colours),
} satisfies Record<string, Sight>

export const HOME_VIEWS = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'hall',
  'plan',
  'flats',
  'house',
  'plot',
  'garage',
  'shop',
] as const
export type HomeView = (typeof HOME_VIEWS)[number]

/** One photograph of a home: the tone is its colours, rooms count in a plan, the season outside. */
export type HomePicture = { view: HomeView; rooms: number; season: Season; tone: number }

/** Picture of a flat, a house or a piece of land, 1200 × 900. */
export const drawHome = ({ view, rooms, season, tone }: HomePicture, seed: number) =>
  picture(`home ${view}`, seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) => {
    const colours = TONES[tone % TONES.length] ?? TONES[0]
    if (view === 'plan') return drawPlan(pen, w, h, rooms, colours.main)
    const drawn = SIGHTS[view](pen, w, h, tone, colours, season)
    return framed(pen, drawn, w, h, view !== 'shop' && pen.chance(0.5))
  })

/** Every photographer stands a little elsewhere; what has letters is never turned round. */
const framed = (pen: Pen, drawn: string, w: number, h: number, turned: boolean) => {
  const near = pen.between(1.02, 1.13)
  const [dx, dy] = [(w * (near - 1)) / 2, (h * (near - 1)) / 2]
  const [x, y] = [pen.between(-2 * dx, 0), pen.between(-2 * dy, 0)]
  const scale = `translate(${round(turned ? w - x : x)} ${round(y)}) scale(${turned ? '-' : ''}${round(near, 3)} ${round(near, 3)})`
  return `<g transform="${scale}">${drawn}</g>`
}
