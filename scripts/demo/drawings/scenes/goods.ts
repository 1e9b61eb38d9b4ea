import { type GoodsKind, goodOf } from '../goods/index.ts'
import { TONES } from '../goods/parts.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { roomAt } from '../places/indoors.ts'
import { garage, garden, shore, winter, yard } from '../places/outdoors.ts'
import { room } from '../rooms.ts'
import { fade } from '../shapes.ts'

export { GOODS_KINDS, type GoodsKind } from '../goods/index.ts'

export const GOODS_VIEWS = ['whole', 'near', 'aside'] as const
export const GOODS_TONES = TONES.length

/** One photograph of a thing: the tone is its colours, the view how it is taken. */
export type GoodsPicture = { thing: GoodsKind; tone: number; view: (typeof GOODS_VIEWS)[number] }

type Setting = 'room' | 'table' | 'yard' | 'garden' | 'shore' | 'winter' | 'garage'

const USUAL: Setting = 'room'
const SETTINGS: Partial<Record<GoodsKind, readonly [Setting, ...Setting[]]>> = {
  phone: ['table'],
  laptop: ['table'],
  camera: ['table'],
  speaker: ['room', 'table'],
  gamepad: ['table'],
  books: ['table', 'room'],
  toys: ['room'],
  bag: ['table', 'room'],
  boots: ['room', 'winter'],
  generator: ['garage', 'garden'],
  pram: ['yard', 'room'],
  scooter: ['yard'],
  outboard: ['garage', 'shore'],
  inflatable: ['shore'],
  motorboat: ['shore', 'yard'],
  rod: ['shore'],
  trap: ['shore'],
  snowmobile: ['winter'],
  skis: ['winter', 'room'],
  snowboard: ['winter', 'room'],
  skates: ['winter', 'room'],
  bicycle: ['yard', 'shore', 'garden'],
  tent: ['shore', 'garden'],
  tools: ['garage'],
  chainsaw: ['garage', 'garden'],
  firewood: ['garden', 'winter'],
  seedlings: ['garden', 'table'],
  greenhouse: ['garden'],
  tyres: ['garage', 'yard'],
  headlight: ['garage', 'table'],
  puppy: ['room', 'garden'],
  hen: ['garden'],
  jars: ['table'],
  fish: ['table'],
  machine: ['table'],
}

const BACKDROPS: Record<Setting, (pen: Pen, w: number, h: number) => string> = {
  room: (pen, w, h) => roomAt(pen, w, h, 190),
  table: (pen, w, h) => room(pen, pen.pick(['warm', 'fresh', 'sweet', 'dark']), w, h, 196),
  yard: (pen, w, h) => yard(pen, w, h, 116),
  garden: (pen, w, h) => garden(pen, w, h, 112),
  shore: (pen, w, h) => shore(pen, w, h, 112),
  winter: (pen, w, h) => winter(pen, w, h, 120),
  garage: (pen, w, h) => garage(pen, w, h, 130),
}

/** Hangs on a wall: its lower edge is above the floor. */
const HANGING: readonly GoodsKind[] = ['jacket', 'dress']

/** Picture of a thing for sale, 1200 × 900. */
export const drawGoods = ({ thing, tone, view }: GoodsPicture, seed: number) =>
  picture(`goods ${thing}`, seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) => {
    const setting = pen.next(SETTINGS[thing] ?? [USUAL])
    const colours = TONES[tone % TONES.length] ?? TONES[0]
    const foot = HANGING.includes(thing) ? 232 : 250
    const scale =
      view === 'near' ? pen.between(1.42, 1.55) : view === 'aside' ? pen.between(0.86, 0.95) : pen.between(1.02, 1.1)
    const x =
      view === 'near' ? pen.between(0.42, 0.58) : view === 'aside' ? pen.pick([0.4, 0.6]) : pen.between(0.48, 0.52)
    const flip = view === 'aside' || (view === 'whole' && pen.chance(0.4)) ? -1 : 1
    const back = BACKDROPS[setting](pen, w, h)
    const drawn = goodOf(thing)(pen, colours)
    const dim = view === 'near' ? `<rect width="${w}" height="${h}" fill="#fff8ec" ${fade(0.12)}/>` : ''
    return `${back}${dim}<g transform="translate(${(w * x).toFixed(1)} ${view === 'near' ? foot + 34 : foot}) scale(${(scale * flip).toFixed(3)} ${scale.toFixed(3)})">${drawn}</g>`
  })
