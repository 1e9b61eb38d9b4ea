import { berry } from '../fruit.ts'
import { leaf } from '../greens.ts'
import { lookOf } from '../looks.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import type { DishPicture } from '../recipes.ts'
import {
  circle,
  dots,
  each,
  ellipse,
  fade,
  type Point,
  pairs,
  path,
  place,
  rect,
  scatter,
  stroke,
  times,
} from '../shapes.ts'
import { boat, gift, letter, moon, town } from './scenery.ts'

export const STORY_THEMES = [
  'crab-season',
  'dessert',
  'new-ramen',
  'breakfast',
  'first-order',
  'invite-friends',
  'welcome',
  'night',
  'pizza-day',
  'coffee',
] as const

export type StoryTheme = (typeof STORY_THEMES)[number]

type Scene = (pen: Pen, w: number, h: number) => string

/** Cover of a story, 1080 × 1920: the subject in the lower part, calm colour for words above. */
export const drawStory = (theme: StoryTheme, seed: number) =>
  picture(`story ${theme}`, seed, { width: 1080, height: 1920, unit: 3 }, STORIES[theme])

const field = (pen: Pen, w: number, h: number, from: string, to: string) => rect(0, 0, w, h, 0, pen.blend(78, from, to))

const glow = (pen: Pen, x: number, y: number, r: number, strength: number) =>
  circle(
    x,
    y,
    r,
    pen.radial([
      [0, '#fff6dc', strength],
      [0.6, '#fff6dc', strength / 4],
      [1, '#fff6dc', 0],
    ]),
  )

const hero = (pen: Pen, dish: DishPicture, x: number, y: number, scale: number, turn = 0) =>
  place(x, y, lookOf(dish).draw(pen), turn, scale)

const sea = (w: number, y: number, h: number, colours: readonly string[]) =>
  each(colours, (colour, i) => {
    const top = y + i * 26
    return path(`M0 ${top}${times(6, (k) => `q${w / 12} ${(k + i) % 2 ? 13 : -13} ${w / 6} 0`)}V${h}H0Z`, colour)
  })

const crabSeason: Scene = (pen, w, h) => {
  const flakes = dots(
    scatter(pen, 46, 320).map(([x, y]): Point => [x + w / 2, y * 0.5 + 150]),
    3,
    '#fff',
    fade(0.5),
  )
  return (
    field(pen, w, h, '#0f4f57', '#0b6767') +
    flakes +
    glow(pen, w * 0.78, 90, 120, 0.5) +
    circle(w * 0.78, 90, 34, '#fbe3b5') +
    sea(w, 330, h, ['#16797a', '#1d8a88', '#2a9d97', '#3fb0a6']) +
    boat(60, 318, 0.8) +
    hero(pen, 'crab:king', w / 2, 478, 1.16)
  )
}

const dessert: Scene = (pen, w, h) =>
  field(pen, w, h, '#f9d5da', '#f3a9b4') +
  confetti(pen, w, 280, ['#fff', '#d8546e', '#f2c23a', '#7ec4bd']) +
  glow(pen, w / 2, 440, 230, 0.7) +
  hero(pen, pen.pick(['cake:berry', 'cheesecake:classic', 'donut:pair']), w / 2, 452, 1.18) +
  each(pairs(46, 300, 316, 330, 40, 612, 322, 600), ([x, y]) => berry(pen, x, y, 14, '#c4203c')) +
  leaf(pen, 66, 314, 1.4, 20)

const newRamen: Scene = (pen, w, h) => {
  const rays = times(14, (i) => place(w / 2, 450, path('M0 0L-34 -640H34Z', '#fff', fade(0.08)), i * 25.7))
  return (
    field(pen, w, h, '#8e2a1c', '#d65a2e') +
    rays +
    glow(pen, w / 2, 450, 240, 0.5) +
    hero(pen, 'ramen:tonkotsu', w / 2, 456, 1.22) +
    waves(628, '#f4b04a')
  )
}

const breakfast: Scene = (pen, w, h) =>
  field(pen, w, h, '#fdebc4', '#f6c77a') +
  circle(w / 2, 330, 128, '#fff3cf', fade(0.75)) +
  times(16, (i) => place(w / 2, 330, rect(-3, -196, 6, 42, 3, '#fff3cf', fade(0.8)), i * 22.5)) +
  rect(0, 400, w, 240, 0, pen.blend(90, '#e9b489', '#c98a5a')) +
  hero(pen, pen.pick(['syrniki:sweet', 'pancakes:stack', 'omelette:fried-eggs']), 190, 470, 1.06) +
  hero(pen, 'coffee:flat-white', 48, 586, 0.62) +
  hero(pen, 'croissant:plain', 330, 600, 0.5)

const firstOrder: Scene = (pen, w, h) =>
  field(pen, w, h, '#0b6767', '#0f8078') +
  circle(w / 2, 506, 208, '#f6d193') +
  circle(w / 2, 506, 176, '#f9dfae', fade(0.8)) +
  confetti(pen, w, 240, ['#f4b04a', '#fff', '#ff8a66', '#7fd0c6']) +
  hero(pen, 'burger:beef', w / 2, 588, 1.16)

const inviteFriends: Scene = (pen, w, h) =>
  field(pen, w, h, '#f6d7b8', '#ec9f78') +
  confetti(pen, w, 260, ['#fff', '#0b6767', '#d63f1e', '#f4c04a']) +
  glow(pen, w / 2, 468, 220, 0.5) +
  hero(pen, pen.pick(['pizza:pepperoni', 'rolls:philadelphia']), w / 2, 476, 1.12) +
  place(60, 318, gift('#0b6767', '#f4c04a'), -10, 0.95) +
  place(304, 312, letter('#fffaf0', '#d63f1e'), 12, 0.95)

const welcome: Scene = (pen, w, h) =>
  field(pen, w, h, '#cfe8e4', '#f7e3bf') +
  circle(w * 0.7, 250, 58, '#ffd98a') +
  path(`M0 372L70 290L120 340L196 236Q204 228 212 238L300 348L330 320L${w} 352V${h}H0Z`, '#5f9b94') +
  path('M176 262L196 236Q204 228 212 238L236 268L220 264L206 276L194 262Z', '#fff') +
  path(`M0 400Q90 350 190 384T${w} 376V${h}H0Z`, '#2f7f78') +
  place(0, 0, town(pen)) +
  sea(w, 470, h, ['#1f7d80', '#176b6e', '#0f5a5c']) +
  boat(210, 470, 1.1)

const night: Scene = (pen, w, h) =>
  field(pen, w, h, '#101c2e', '#27425c') +
  dots(
    scatter(pen, 60, 330).map(([x, y]): Point => [x + w / 2, Math.abs(y)]),
    2.2,
    '#fff',
    fade(0.8),
  ) +
  place(270, 92, moon()) +
  place(0, 44, town(pen, true)) +
  rect(0, 436, w, 204, 0, pen.blend(90, '#3a2a2a', '#1d1516')) +
  glow(pen, w / 2, 500, 210, 0.35) +
  hero(pen, pen.pick(['wok:shrimp', 'ramen:tonkotsu', 'rolls:philadelphia']), w / 2, 514, 0.9)

const pizzaDay: Scene = (pen, w, h) =>
  field(pen, w, h, '#f4b04a', '#e8743a') +
  stroke(
    times(14, (i) => `M${i * 60 - 240} 0l300 640`),
    '#fff',
    14,
    fade(0.1),
  ) +
  glow(pen, w / 2, 450, 230, 0.5) +
  hero(pen, 'pizza:margherita', w / 2, 456, 1.26) +
  each(pairs(36, 300, 326, 312, 30, 604), ([x, y]) => leaf(pen, x, y, 2))

const coffeeTime: Scene = (pen, w, h) =>
  field(pen, w, h, '#e9d3bd', '#b98a66') +
  ellipse(w / 2, 470, 210, 210, '#fff4e2', fade(0.35)) +
  hero(pen, 'coffee:flat-white', w / 2, 462, 1.2) +
  hero(pen, 'croissant:plain', 40, 606, 0.5) +
  each(pairs(40, 320, 62, 340, 318, 612, 296, 620, 332, 590), ([x, y], i) =>
    place(x, y, ellipse(0, 0, 13, 9, '#4a2412') + stroke('M-11 0Q0 -5 11 0', '#2a140a', 2), i * 40),
  )

const confetti = (pen: Pen, w: number, h: number, colours: readonly [string, ...string[]]) =>
  times(34, () =>
    place(
      pen.between(10, w - 10),
      pen.between(10, h),
      rect(-5, -2.5, 10, 5, 2, pen.pick(colours)),
      pen.between(0, 180),
    ),
  ).replaceAll('<g ', `<g ${fade(0.55)} `)

const waves = (y: number, colour: string) =>
  stroke(`M-10 ${y}${times(10, () => 'q10 -12 20 0t20 0')}`, colour, 4, fade(0.6))

const STORIES: Record<StoryTheme, Scene> = {
  'crab-season': crabSeason,
  dessert,
  'new-ramen': newRamen,
  breakfast,
  'first-order': firstOrder,
  'invite-friends': inviteFriends,
  welcome,
  night,
  'pizza-day': pizzaDay,
  coffee: coffeeTime,
}
