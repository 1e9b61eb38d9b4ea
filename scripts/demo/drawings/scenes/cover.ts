import type { DishKind } from '../kinds.ts'
import { lookOf } from '../looks.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { surroundings } from '../props.ts'
import { type DishPicture, kindOf } from '../recipes.ts'
import { room } from '../rooms.ts'
import { each, place } from '../shapes.ts'
import { table } from '../tables.ts'

/**
 * Cover of a restaurant, 1600 × 900: its main dish among others it sells. Of the `menu`, what is seen from another side
 * than the main dish stays away; without a menu, what usually goes with the dish stands beside it.
 */
export const drawRestaurantCover = (dish: DishPicture, seed: number, menu: readonly DishPicture[] = []) =>
  picture(`cover ${kindOf(dish)}`, seed, { width: 1600, height: 900, unit: 2.5 }, (pen, w, h) => {
    const { view, company } = lookOf(dish)
    const own = menu.filter((one) => one !== dish && !PLAIN.includes(kindOf(one)) && lookOf(one).view === view)
    const others = own.filter((one) => kindOf(one) !== kindOf(dish))
    const alike = own.filter((one) => kindOf(one) === kindOf(dish))
    const guests = own.length > 1 ? [...pen.shuffle(others), ...pen.shuffle(alike)] : pen.shuffle(company)
    return view === 'top' ? spread(pen, dish, guests, w, h) : counter(pen, dish, guests, w, h)
  })

/** Too humble for a cover. */
const PLAIN: readonly DishKind[] = ['sauce', 'water']

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

const spread = (pen: Pen, dish: DishPicture, guests: readonly DishPicture[], w: number, h: number) => {
  const { draw, moods, props } = lookOf(dish)
  const [main, ...rest] = pen.pick(SPREADS)
  const beside = each(rest, ([x, y, scale], i) => place(x, y, lookOf(guests[i] ?? dish).draw(pen), 0, scale))
  const [x, y, scale] = main ?? [w / 2, h / 2, 1]
  const between = rest.length < 3 ? surroundings(pen, props, w, h) : ''
  return table(pen, pen.next(moods), w, h) + between + beside + place(x, y, draw(pen), 0, scale)
}

const WIDE: readonly DishKind[] = ['combo', 'hotdog', 'sandwich', 'tea', 'mors']

const counter = (pen: Pen, dish: DishPicture, guests: readonly DishPicture[], w: number, h: number) => {
  const { draw, moods } = lookOf(dish)
  const wide = WIDE.includes(kindOf(dish))
  const [left, right] = [guests[0] ?? dish, guests[1] ?? guests[0] ?? dish]
  return (
    room(pen, pen.next(moods), w, h, h * 0.74) +
    place(w * (wide ? 0.07 : 0.16), h * 0.81, lookOf(left).draw(pen), 0, 0.8) +
    place(w * (wide ? 0.93 : 0.84), h * 0.81, lookOf(right).draw(pen), 0, 0.8) +
    place(w / 2, h * 0.88, draw(pen), 0, wide ? 1.06 : 1.16)
  )
}
