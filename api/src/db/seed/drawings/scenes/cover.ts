import { DISHES, type DishKind } from '../kinds.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { surroundings } from '../props.ts'
import { room } from '../rooms.ts'
import { each, place } from '../shapes.ts'
import { table } from '../tables.ts'

/** Cover of a restaurant, 1600 × 900: its main dish among others of the same kitchen. */
export const drawRestaurantCover = (kind: DishKind, seed: number) =>
  picture(`cover ${kind}`, seed, { width: 1600, height: 900, unit: 2.5 }, (pen, w, h) =>
    DISHES[kind].view === 'top' ? spread(pen, kind, w, h) : counter(pen, kind, w, h),
  )

type Spot = readonly [x: number, y: number, scale: number]

const SPREADS: readonly [readonly Spot[], ...(readonly Spot[])[]] = [
  [
    [320, 184, 1.1],
    [8, 66, 0.8],
    [632, 300, 0.8],
  ],
  [
    [320, 178, 1.1],
    [630, 58, 0.8],
    [10, 310, 0.78],
  ],
  [
    [214, 186, 1.12],
    [548, 86, 0.78],
    [566, 322, 0.72],
  ],
  [
    [428, 182, 1.12],
    [92, 84, 0.78],
    [74, 322, 0.72],
  ],
  [
    [320, 184, 1.06],
    [8, 70, 0.74],
    [636, 66, 0.72],
    [632, 326, 0.66],
  ],
]

const spread = (pen: Pen, kind: DishKind, w: number, h: number) => {
  const { draw, moods, props, company } = DISHES[kind]
  const [main, ...rest] = pen.pick(SPREADS)
  const guests = pen.shuffle(company)
  const beside = each(rest, ([x, y, scale], i) => place(x, y, DISHES[guests[i] ?? kind].draw(pen), 0, scale))
  const [x, y, scale] = main ?? [w / 2, h / 2, 1]
  const between = rest.length < 3 ? surroundings(pen, props, w, h) : ''
  return table(pen, pen.next(moods), w, h) + between + beside + place(x, y, draw(pen), 0, scale)
}

const WIDE: readonly DishKind[] = ['combo', 'hotdog', 'sandwich', 'tea', 'mors']

const counter = (pen: Pen, kind: DishKind, w: number, h: number) => {
  const { draw, moods, company } = DISHES[kind]
  const guests = pen.shuffle(company)
  const wide = WIDE.includes(kind)
  const [left, right] = [guests[0] ?? kind, guests[1] ?? guests[0] ?? kind]
  return (
    room(pen, pen.next(moods), w, h, h * 0.74) +
    place(w * (wide ? 0.07 : 0.16), h * 0.81, DISHES[left].draw(pen), 0, 0.8) +
    place(w * (wide ? 0.93 : 0.84), h * 0.81, DISHES[right].draw(pen), 0, 0.8) +
    place(w / 2, h * 0.88, draw(pen), 0, wide ? 1.06 : 1.16)
  )
}
