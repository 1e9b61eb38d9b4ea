import { DISHES, type DishKind } from '../kinds.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { surroundings } from '../props.ts'
import { room } from '../rooms.ts'
import { place } from '../shapes.ts'
import { table } from '../tables.ts'

/** Picture of one dish, 1200 × 900: its ingredients, ware, table and framing follow the seed. */
export const drawDish = (kind: DishKind, seed: number) =>
  picture(kind, seed, { width: 1200, height: 900, unit: 3 }, (pen, w, h) =>
    DISHES[kind].view === 'top' ? fromAbove(pen, kind, w, h) : fromSide(pen, kind, w, h),
  )

const fromAbove = (pen: Pen, kind: DishKind, w: number, h: number) => {
  const { draw, moods, props } = DISHES[kind]
  const near = pen.chance(0.2)
  const [dx, dy] = near ? [pen.between(-34, 34), pen.between(-16, 16)] : [pen.between(-10, 10), pen.between(-3, 3)]
  return (
    table(pen, pen.next(moods), w, h) +
    (near ? '' : surroundings(pen, props, w, h)) +
    place(w / 2 + dx, h / 2 + dy, draw(pen), 0, near ? 1.22 : pen.between(0.98, 1.06))
  )
}

const PAIRED: readonly DishKind[] = ['lemonade', 'latte', 'milkshake', 'icecream', 'mors']

const fromSide = (pen: Pen, kind: DishKind, w: number, h: number) => {
  const { draw, moods } = DISHES[kind]
  const back = room(pen, pen.next(moods), w, h, h * 0.74)
  if (PAIRED.includes(kind) && pen.chance(0.45))
    return back + place(w * 0.31, h * 0.81, draw(pen), 0, 0.78) + place(w * 0.6, h * 0.87, draw(pen), 0, 0.96)
  return back + place(w / 2 + pen.between(-8, 8), h * 0.85, draw(pen), 0, pen.between(0.96, 1.02))
}
