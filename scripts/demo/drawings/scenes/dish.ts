import type { DishKind } from '../kinds.ts'
import { lookOf } from '../looks.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { surroundings } from '../props.ts'
import { type DishPicture, kindOf } from '../recipes.ts'
import { room } from '../rooms.ts'
import { place } from '../shapes.ts'
import { table } from '../tables.ts'

/** Picture of one dish, 1200 × 900: its ingredients, ware, table and framing follow the seed. */
export const drawDish = (dish: DishPicture, seed: number) =>
  picture(kindOf(dish), seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) =>
    lookOf(dish).view === 'top' ? fromAbove(pen, dish, w, h) : fromSide(pen, dish, w, h),
  )

/** Kinds and dishes so wide that a nearer view would cut something off. */
const WIDE: readonly DishPicture[] = [
  'pizza:long',
  'pizza-set',
  'roll-set',
  'sushi:set',
  'shawarma-set',
  'grill-set',
  'lunch',
  'fish:mackerel',
  'pelmeni:frozen',
  'pirozhki:box',
  'sweets:macaron-set',
]

const fromAbove = (pen: Pen, dish: DishPicture, w: number, h: number) => {
  const { draw, moods, props } = lookOf(dish)
  const near = pen.chance(0.2) && ![dish, kindOf(dish)].some((one) => WIDE.includes(one))
  const [dx, dy] = near ? [pen.between(-34, 34), pen.between(-16, 16)] : [pen.between(-10, 10), pen.between(-3, 3)]
  return (
    table(pen, pen.next(moods), w, h) +
    (near ? '' : surroundings(pen, props, w, h)) +
    place(w / 2 + dx, h / 2 + dy, draw(pen), 0, near ? 1.22 : pen.between(0.98, 1.06))
  )
}

const PAIRED: readonly DishKind[] = ['lemonade', 'latte', 'milkshake', 'smoothie']

const fromSide = (pen: Pen, dish: DishPicture, w: number, h: number) => {
  const { draw, moods } = lookOf(dish)
  const back = room(pen, pen.next(moods), w, h, h * 0.74)
  if (PAIRED.includes(kindOf(dish)) && pen.chance(0.45))
    return back + place(w * 0.31, h * 0.81, draw(pen), 0, 0.78) + place(w * 0.6, h * 0.87, draw(pen), 0, 0.96)
  return back + place(w / 2 + pen.between(-8, 8), h * 0.85, draw(pen), 0, pen.between(0.96, 1.02))
}
