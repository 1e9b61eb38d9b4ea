import { tint } from '../colour.ts'
import type { Draw, Pen } from '../pen.ts'
import { dots, each, ellipse, fade, type Point, path, place, rect, shadow, stroke } from '../shapes.ts'
import { BURGERS } from './burgers.ts'
import { friesBox, sideDip } from './fries.ts'
import { LEMONADES } from './lemonades.ts'

const cup = (pen: Pen) => {
  const colour = pen.pick(['#d63f1e', '#0b6767', '#e0a92e'])
  const bands = each([0, 1, 2], (i) =>
    path(
      `M${-46 + i * 3} ${-96 + i * 30}Q0 ${-84 + i * 30} ${46 - i * 3} ${-96 + i * 30}L${44 - i * 3} ${-82 + i * 30}Q0 ${-70 + i * 30} ${-44 + i * 3} ${-82 + i * 30}Z`,
      '#fff',
      fade(0.85),
    ),
  )
  return (
    shadow(pen, 8, 4, 66, 13, 0.5) +
    place(6, 0, rect(-4, -206, 8, 80, 3, '#fff') + stroke('M-3 -190l6 -5M-3 -170l6 -5M-3 -150l6 -5', '#d63f1e', 3), 8) +
    path(
      'M-52 -136H52L38 -4Q37 4 28 4H-28Q-37 4 -38 -4Z',
      pen.linear(
        [
          [0, tint(colour, 0.3)],
          [0.6, colour],
          [1, tint(colour, -0.3)],
        ],
        0,
      ),
    ) +
    bands +
    path('M-58 -148Q-58 -156 -48 -156H48Q58 -156 58 -148V-136H-58Z', pen.blend(10, '#fff', '#cfc8ba')) +
    ellipse(0, -156, 40, 5, '#e8e2d4')
  )
}

const tray = (pen: Pen) =>
  rect(-182, -2, 364, 18, 8, pen.blend(90, '#d9a063', '#7d4a26')) + rect(-182, -2, 364, 4, 2, '#f5d3a2', fade(0.8))

const salt = (pen: Pen) => {
  const points: Point[] = Array.from({ length: 8 }, () => [pen.between(-170, 170), pen.between(2, 10)])
  return dots(points, 2, '#fff', fade(0.6))
}

/** Set meals on a tray: a burger with fries and a drink, two burgers, a small one for a child. */
export const COMBOS = {
  burger: (pen) =>
    shadow(pen, 6, 14, 205, 22, 0.46) +
    tray(pen) +
    place(64, -4, friesBox(pen), 0, 0.68) +
    place(136, -2, pen.chance(0.5) ? LEMONADES.ginger(pen) : cup(pen), 0, 0.76) +
    place(-70, -2, BURGERS.beef(pen), 0, 0.74) +
    salt(pen),
  two: (pen) =>
    shadow(pen, 6, 14, 205, 22, 0.46) +
    tray(pen) +
    place(4, -6, friesBox(pen), 0, 0.8) +
    place(-112, -2, BURGERS.beef(pen), 0, 0.62) +
    place(112, -2, BURGERS.chicken(pen), 0, 0.62) +
    place(-22, 2, sideDip(pen), 0, 0.8) +
    place(30, 4, sideDip(pen), 0, 0.8) +
    salt(pen),
  kids: (pen) =>
    shadow(pen, 6, 14, 205, 22, 0.46) +
    tray(pen) +
    place(40, -4, friesBox(pen), 0, 0.6) +
    place(128, -2, cup(pen), 0, 0.8) +
    place(-86, -2, BURGERS.beef(pen), 0, 0.56) +
    salt(pen),
} as const satisfies Record<string, Draw>
