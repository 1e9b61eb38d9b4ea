import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { around, circle, dots, fade, path, place, polar, rect, ring, smooth, times } from '../shapes.ts'
import { EMBLEMS, type Emblem, type EmblemName, type Ink } from './emblems.ts'
import { TRADE_EMBLEMS } from './trades.ts'

const PALETTES: readonly [Ink, ...Ink[]] = [
  { ground: '#0b6767', ink: '#fdf6e6', accent: '#f4b04a' },
  { ground: '#d63f1e', ink: '#fff4e2', accent: '#ffd07a' },
  { ground: '#16302f', ink: '#f2d9a8', accent: '#e8673f' },
  { ground: '#f6e4c3', ink: '#9a2f1c', accent: '#d98a2e' },
  { ground: '#1f3f66', ink: '#f3f0e4', accent: '#e9715a' },
  { ground: '#f1c24a', ink: '#3b2a1c', accent: '#c2371c' },
  { ground: '#f9ece4', ink: '#b0244a', accent: '#3d8a73' },
  { ground: '#2f6b46', ink: '#f6f1d8', accent: '#f2b94a' },
  { ground: '#3a2620', ink: '#f0cf9a', accent: '#e36a3a' },
  { ground: '#dcebe4', ink: '#14595c', accent: '#e0633c' },
  { ground: '#6a2440', ink: '#f8e6d8', accent: '#f0a35a' },
  { ground: '#242a2e', ink: '#ffffff', accent: '#e2452c' },
]

const HINTS: readonly (readonly [RegExp, EmblemName])[] = [
  [/шторм|волн|прибой|море|морск|анива|океан/i, 'wave'],
  [/краб/i, 'crab'],
  [/рыб|лосос|икр|кета|сёмг|роллы|суши/i, 'fish'],
  [/пекар|хлеб|булоч|выпеч|пирог/i, 'wheat'],
  [/кофе|кофей|чай|завтрак/i, 'cup'],
  [/пицц/i, 'slice'],
  [/мангал|шашлык|гриль|огон|печь|жар|бургер/i, 'flame'],
  [/рамен|лапш|вок|суп|бульон|пянсе|дим/i, 'bowl'],
  [/якор|порт|гаван|причал|маяк/i, 'anchor'],
  [/сопк|гор[аыно]|вершин|перевал/i, 'mountain'],
  [/зелен|салат|трав|лист|сад|вег/i, 'leaf'],
  [/фонар|токио|пекин|дракон|сакур|азия|киото/i, 'lantern'],
  [/кит/i, 'whale'],
  [/дом|бабушк|двор|кухн|столов/i, 'house'],
  [/солн|рассвет|утро/i, 'sun'],
  [/звезд/i, 'star'],
]

const NAMES: readonly [EmblemName, ...EmblemName[]] = [
  'star',
  'leaf',
  'flame',
  'bowl',
  'sun',
  'house',
  'wave',
  'mountain',
]

/** Square logo of a restaurant, 512 × 512; the name suggests the emblem, the seed the colours and the frame. */
export const drawLogo = (name: string, seed: number) =>
  logo(name, seed, (pen) => EMBLEMS[HINTS.find(([pattern]) => pattern.test(name))?.[1] ?? pen.pick(NAMES)])

export const MARKS = { ...EMBLEMS, ...TRADE_EMBLEMS } as const
export type MarkName = keyof typeof MARKS
export const MARK_NAMES = Object.keys(MARKS).filter((name): name is MarkName => name in MARKS)

export type MarkPicture = { name: string; emblem: MarkName }

/** What a company or a trade is known by, 512 × 512; the seed decides the colours and the frame. */
export const drawMark = ({ name, emblem }: MarkPicture, seed: number) => logo(name, seed, () => MARKS[emblem])

const logo = (name: string, seed: number, emblemOf: (pen: Pen) => Emblem) =>
  picture(`logo ${name}`, seed, { width: 512, height: 512, unit: 4 }, (pen, w, h) => {
    const emblem = emblemOf(pen)
    const ink = pen.next(PALETTES)
    const light = pen.radial(
      [
        [0, '#fff', 0.2],
        [0.6, '#fff', 0],
        [1, '#000', 0.14],
      ],
      0.3,
      0.22,
      0.95,
    )
    return rect(0, 0, w, h, 0, ink.ground) + place(w / 2, h / 2, badge(pen, emblem, ink)) + rect(0, 0, w, h, 0, light)
  })

const badge = (pen: Pen, emblem: Emblem, ink: Ink) => {
  const swapped = { ink: ink.ground, ground: ink.ink, accent: ink.accent }
  const petals = smooth(Array.from({ length: 32 }, (_, i) => polar(i % 2 ? 58 : 51, (i / 32) * Math.PI * 2)))
  return pen.pick([
    () => emblem(ink),
    () => ring(0, 0, 55, ink.ink, 3) + place(0, 0, emblem(ink), 0, 0.82),
    () => circle(0, 0, 55, ink.ink) + place(0, 0, emblem(swapped), 0, 0.84),
    () => dots(around(40, 55), 3, ink.accent) + ring(0, 0, 49, ink.ink, 2) + place(0, 0, emblem(ink), 0, 0.74),
    () => path(petals, ink.ink) + ring(0, 0, 46, ink.accent, 2) + place(0, 0, emblem(swapped), 0, 0.76),
    () => rays(ink) + circle(0, 0, 46, ink.ground) + ring(0, 0, 46, ink.ink, 3) + place(0, 0, emblem(ink), 0, 0.74),
  ])()
}

const rays = (ink: Ink) => times(12, (i) => place(0, 0, path('M0 0L-12 -100H12Z', ink.accent, fade(0.28)), i * 30))
