import { lookOf } from '../looks.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import type { DishPicture } from '../recipes.ts'
import { circle, dots, fade, type Point, path, place, polar, rect, scatter, stroke, times } from '../shapes.ts'
import { boat, gift } from './scenery.ts'

export const PROMO_THEMES = [
  'first-order',
  'free-delivery',
  'seafood',
  'pizza',
  'breakfast',
  'dessert',
  'ramen',
  'grill',
  'invite-friends',
  'night',
] as const

export type PromoTheme = (typeof PROMO_THEMES)[number]

type Slide = {
  field: readonly [string, string]
  sand: readonly [string, string]
  hero: DishPicture
  trim: 'rays' | 'waves' | 'dots' | 'stars' | 'plain'
}

const SLIDES: Record<PromoTheme, Slide> = {
  'first-order': { field: ['#0a5c5c', '#0f8078'], sand: ['#f9d79b', '#efb765'], hero: 'burger:beef', trim: 'plain' },
  'free-delivery': { field: ['#1f5f86', '#2f86a8'], sand: ['#dff0ee', '#a9d6d2'], hero: 'combo:burger', trim: 'waves' },
  seafood: { field: ['#0f4453', '#14707c'], sand: ['#cfe9ea', '#8fc9cd'], hero: 'crab:king', trim: 'waves' },
  pizza: { field: ['#b5341a', '#e0622e'], sand: ['#fbe0a8', '#f2bc5e'], hero: 'pizza:pepperoni', trim: 'rays' },
  breakfast: { field: ['#e6a94a', '#f2c878'], sand: ['#fff6e0', '#fbe3b0'], hero: 'syrniki:sweet', trim: 'rays' },
  dessert: { field: ['#a83a5c', '#d9708a'], sand: ['#fbe0e2', '#f3b3bd'], hero: 'cake:berry', trim: 'dots' },
  ramen: { field: ['#5a2018', '#a3402a'], sand: ['#f6cf94', '#e09a52'], hero: 'ramen:tonkotsu', trim: 'dots' },
  grill: { field: ['#2c2a28', '#54433a'], sand: ['#e8a25c', '#c9682e'], hero: 'shashlik:pork', trim: 'plain' },
  'invite-friends': {
    field: ['#24583f', '#3f8a5e'],
    sand: ['#f5e6b2', '#e9c665'],
    hero: 'rolls:philadelphia',
    trim: 'dots',
  },
  night: { field: ['#131f33', '#2a4566'], sand: ['#5a6f92', '#3a4f74'], hero: 'wok:shrimp', trim: 'stars' },
}

/** Slide of a promotion, 1200 × 600: the dish at the right, a plain field for words at the left. */
export const drawPromo = (theme: PromoTheme, seed: number) =>
  picture(`promo ${theme}`, seed, { width: 1200, height: 600, unit: 2.5 }, (pen, w, h) => {
    const { field, sand, hero, trim } = SLIDES[theme]
    const { draw, view } = lookOf(hero)
    const dish =
      view === 'top'
        ? place(w * 0.78, h * 0.5, draw(pen), 0, 0.77)
        : place(
            w * (hero === 'combo:burger' ? 0.74 : 0.77),
            h * 0.87,
            draw(pen),
            0,
            hero === 'combo:burger' ? 0.62 : 0.72,
          )
    const guest =
      theme === 'free-delivery'
        ? boat(w * 0.42, h * 0.86, 0.6)
        : theme === 'invite-friends'
          ? place(w * 0.52, h * 0.8, gift('#d63f1e', '#f9d79b'), -8, 0.7)
          : ''
    return (
      rect(0, 0, w, h, 0, pen.blend(25, field[0], field[1])) +
      trims(pen, trim, w, h, field[1]) +
      circle(w * 0.83, h * 0.5, 168, '#fff', fade(0.1)) +
      circle(w * 0.83, h * 0.5, 150, pen.blend(45, sand[0], sand[1])) +
      rect(
        w * 0.83,
        0,
        w * 0.17,
        h,
        0,
        pen.linear(
          [
            [0, sand[0], 0],
            [0.6, sand[1], 0.5],
            [1, sand[1], 0.9],
          ],
          0,
        ),
      ) +
      guest +
      dish
    )
  })

const trims = (pen: Pen, trim: Slide['trim'], w: number, h: number, colour: string) => {
  if (trim === 'rays')
    return times(20, (i) => {
      const [x, y] = polar(420, (i / 20) * 6.283)
      const [x2, y2] = polar(420, (i / 20) * 6.283 + 0.13)
      return path(
        `M${w * 0.83} ${h / 2}l${x.toFixed(0)} ${y.toFixed(0)}L${(w * 0.83 + x2).toFixed(0)} ${(h / 2 + y2).toFixed(0)}Z`,
        '#fff',
        fade(0.07),
      )
    })
  if (trim === 'waves')
    return times(5, (i) =>
      stroke(`M-10 ${h - 46 + i * 12}${times(14, () => 'q10 -8 20 0t20 0')}`, '#fff', 2, fade(0.12 + i * 0.03)),
    )
  if (trim === 'dots')
    return dots(
      scatter(pen, 40, 260, 26).map(([x, y]): Point => [x * 0.9 + w * 0.3, y * 0.5 + h / 2]),
      6,
      '#fff',
      fade(0.08),
    )
  if (trim === 'stars')
    return dots(
      scatter(pen, 60, 300).map(([x, y]): Point => [x + w * 0.4, y * 0.45 + h / 2]),
      2,
      '#fff',
      fade(0.6),
    )
  return (
    path(`M0 ${h}Q${w * 0.25} ${h * 0.6} ${w * 0.55} ${h}Z`, colour, fade(0.6)) +
    path(`M0 0H${w * 0.3}Q${w * 0.12} ${h * 0.16} 0 ${h * 0.4}Z`, '#fff', fade(0.05))
  )
}
