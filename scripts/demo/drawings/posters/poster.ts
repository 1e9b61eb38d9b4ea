import { mix } from '../colour.ts'
import type { Ink } from '../marks/emblems.ts'
import type { Pen } from '../pen.ts'
import { picture } from '../picture.ts'
import { round } from '../round.ts'
import { circle, dots, each, fade, type Point, path, place, polar, rect, ring, stroke, times } from '../shapes.ts'
import { MOTIFS, type MotifName } from './motifs.ts'

export const POSTER_GROUNDS = [
  'rays',
  'rings',
  'waves',
  'hills',
  'stripes',
  'dots',
  'curtain',
  'beam',
  'halves',
  'snow',
] as const
export type PosterGround = (typeof POSTER_GROUNDS)[number]
export type { MotifName }
export const MOTIF_NAMES = Object.keys(MOTIFS).filter((name): name is MotifName => name in MOTIFS)

export type PosterPicture = { motif: MotifName; ground: PosterGround; tone: number }

/** Ground, a darker or lighter second, ink and accent of a printed sheet. */
const SHEETS: readonly [readonly [string, string, string, string], ...(readonly [string, string, string, string])[]] = [
  ['#12384f', '#1d5a72', '#f6ecd2', '#f2a93b'],
  ['#c8391f', '#e25a34', '#fff1d8', '#ffc861'],
  ['#f3dfb5', '#e8c98a', '#7a2418', '#d9652b'],
  ['#1f4d3a', '#2f6f52', '#f4efd6', '#e9b44c'],
  ['#2a1f3d', '#4a3566', '#f4e3f0', '#ef7f6b'],
  ['#f0ebe0', '#d8d2c4', '#20282e', '#d63a24'],
  ['#0f6b6b', '#178a85', '#fdf3dc', '#f28c5a'],
  ['#f4b93f', '#eda023', '#3a2416', '#b92f1c'],
  ['#7a1f38', '#9c3350', '#fae5d6', '#f0b35a'],
  ['#dbe9ee', '#b9d3dd', '#173f5c', '#e2553a'],
]

/** Poster of an event, 800 × 1200, without letters: its words stand beside it on a page. */
export const drawPoster = ({ motif, ground, tone }: PosterPicture, seed: number) =>
  picture(`poster ${motif} ${ground}`, seed, { width: 800, height: 1200, unit: 4 }, (pen, w, h) => {
    const [base, second, ink, accent] = SHEETS[tone % SHEETS.length] ?? SHEETS[0]
    const look: Ink = { ink, ground: base, accent }
    const [x, y] = [w / 2, h * 0.43]
    return (
      rect(0, 0, w, h, 0, pen.blend(84, mix(base, '#ffffff', 0.07), base, mix(base, '#0b0f14', 0.12))) +
      GROUNDS[ground](pen, w, h, second, accent, y) +
      place(x + 2.4, y + 3.4, MOTIFS[motif]({ ink: '#0b0f14', ground: '#0b0f14', accent: '#0b0f14' }), 0, 1.55).replace(
        '<g ',
        '<g opacity=".2" ',
      ) +
      place(x, y, MOTIFS[motif](look), 0, 1.55) +
      imprint(pen, w, h, look) +
      grain(pen, w, h, ink)
    )
  })

type Ground = (pen: Pen, w: number, h: number, second: string, accent: string, y: number) => string

const rays: Ground = (_pen, w, h, second, _accent, y) =>
  times(16, (i) => {
    const [a, b] = [polar(h, (i / 16) * Math.PI * 2), polar(h, ((i + 0.5) / 16) * Math.PI * 2)]
    return path(
      `M${w / 2} ${round(y)}l${round(a[0])} ${round(a[1])}L${round(w / 2 + b[0])} ${round(y + b[1])}Z`,
      second,
      fade(0.7),
    )
  }) + circle(w / 2, y, 76, second)

const rings: Ground = (_pen, w, _h, second, accent, y) =>
  times(7, (i) => ring(w / 2, y, 78 + i * 22, second, 9, fade(round(0.95 - i * 0.1, 2)))) +
  ring(w / 2, y, 68, accent, 1.6)

const waves: Ground = (pen, w, h, second, accent, y) =>
  circle(w / 2, y, 74, second) +
  times(7, (i) => {
    const top = h * 0.62 + i * 18
    return path(
      `M-10 ${round(top)}${times(6, (k) => `q${w / 12} ${(k + i) % 2 ? 11 : -11} ${w / 6} 0`)}H${w + 40}V${h}H-10Z`,
      i === 2 ? mix(second, accent, 0.4) : mix(second, '#0b0f14', i * 0.06 + pen.between(0, 0.02)),
      fade(0.85),
    )
  })

const hills: Ground = (pen, w, h, second, accent, y) =>
  circle(w / 2, y, 78, second) +
  ring(w / 2, y, 82, accent, 1.6) +
  times(3, (i) => {
    const top = h * (0.6 + i * 0.06)
    const peaks = Array.from(
      { length: 8 },
      (_, k) =>
        `L${round(k * 36 - 30 + pen.between(-8, 8))} ${round(top + (k % 2 === i % 2 ? -pen.between(10, 30) : pen.between(8, 22)))}`,
    )
    return path(
      `M-60 ${round(top + 20)}${peaks.join('')}L${w + 60} ${round(top)}V${h}H-60Z`,
      mix(second, '#0b0f14', 0.1 + i * 0.14),
    )
  })

const stripes: Ground = (_pen, w, h, second, _accent, y) =>
  stroke(
    times(14, (i) => `M${-160 + i * 40} -10L${100 + i * 40} ${h + 10}`),
    second,
    15,
    fade(0.75),
  ) + circle(w / 2, y, 78, second)

const spots: Ground = (pen, w, h, second, accent, y) => {
  const points = (count: number): Point[] =>
    Array.from({ length: count }, () => [pen.between(6, w - 6), pen.between(6, h * 0.76)])
  return circle(w / 2, y, 80, second) + dots(points(40), 9, second, fade(0.9)) + dots(points(22), 5, accent, fade(0.85))
}

const curtain: Ground = (_pen, w, h, second, accent, y) =>
  circle(w / 2, y, 82, second) +
  each([-1, 1], (side) =>
    times(4, (i) => {
      const x = side < 0 ? i * 15 : w - i * 15
      return path(
        `M${x} 0h${side * -16}Q${x - side * 18} ${h * 0.4} ${x - side * (4 + i * 2)} ${h * 0.77}H${x + side * 6}Z`,
        mix(second, i % 2 ? '#0b0f14' : '#ffffff', 0.14),
      )
    }),
  ) +
  times(8, (i) => path(`M${i * 25} 0h25v16q-12.5 14 -25 0Z`, mix(second, i % 2 ? '#0b0f14' : accent, 0.22)))

const beam: Ground = (_pen, w, h, second, accent, y) =>
  path(`M${w * 0.5 - 8} -10L${-30} ${h * 0.76}H${w + 30}L${w * 0.5 + 8} -10Z`, second, fade(0.85)) +
  path(
    `M${w * 0.5 - 4} -10L${w * 0.2} ${h * 0.76}H${w * 0.8}L${w * 0.5 + 4} -10Z`,
    mix(second, accent, 0.3),
    fade(0.6),
  ) +
  circle(w / 2, y, 66, mix(second, '#ffffff', 0.1), fade(0.5))

const halves: Ground = (_pen, w, h, second, accent, y) =>
  path(`M0 0H${w}V${h * 0.26}L0 ${h * 0.6}Z`, second) + circle(w / 2, y, 78, mix(second, accent, 0.22))

const snow: Ground = (pen, w, h, second, _accent, y) =>
  circle(w / 2, y, 80, second) +
  path(
    `M-10 ${h * 0.72}Q${w * 0.3} ${h * 0.62} ${w * 0.6} ${h * 0.7}T${w + 10} ${h * 0.66}V${h}H-10Z`,
    mix(second, '#ffffff', 0.6),
    fade(0.6),
  ) +
  [1.6, 2.8, 4.2]
    .map((size, i) =>
      dots(
        Array.from({ length: 40 - i * 11 }, (): Point => [pen.between(0, w), pen.between(0, h * 0.8)]),
        size,
        '#ffffff',
        fade(0.75),
      ),
    )
    .join('')

const GROUNDS: Record<PosterGround, Ground> = {
  rays,
  rings,
  waves,
  hills,
  stripes,
  dots: spots,
  curtain,
  beam,
  halves,
  snow,
}

/** The island at the foot of the sheet: its hills, and what stands or floats before them. */
const imprint = (pen: Pen, w: number, h: number, { ink, accent, ground }: Ink) => {
  const [top, sea] = [h * 0.77, h * 0.9]
  const peaks = Array.from(
    { length: 9 },
    (_, i) => `L${i * 28 - 12} ${round(sea - (i % 2 ? pen.between(20, 32) : pen.between(5, 12)))}`,
  )
  return (
    rect(0, top, w, h - top, 0, mix(ground, '#0b0f14', 0.2)) +
    rect(0, top, w, 1.6, 0, accent) +
    path(`M-20 ${sea}${peaks.join('')}L${w + 40} ${sea}Z`, mix(ground, ink, 0.26)) +
    place(pen.between(w * 0.3, w * 0.7), sea + 1, pen.pick(VIGNETTES)(ink, accent)) +
    rect(0, sea, w, h - sea, 0, mix(ground, '#0b0f14', 0.34)) +
    times(3, (i) =>
      stroke(
        `M${-10 - i * 7} ${round(sea + 6 + i * 7)}${times(9, () => 'q6.5 -3.6 13 0t13 0')}`,
        mix(ground, ink, 0.5 - i * 0.12),
        1.6,
      ),
    ) +
    rect(6, 6, w - 12, h - 12, 2, 'none', `stroke="${ink}" stroke-width="1" opacity=".5"`)
  )
}

const VIGNETTES: readonly [(ink: string, accent: string) => string, ...((ink: string, accent: string) => string)[]] = [
  (ink, accent) =>
    path('M-22 -6H24L17 3H-17Z', ink) + path('M-10 -8V-18H4V-8Z', ink) + stroke('M10 -6V-28L22 -8', accent, 1.6),
  (ink, accent) =>
    path('M-5 2L-3 -26H3L5 2Z', ink) +
    rect(-4.4, -16, 8.8, 6, 0, accent) +
    path('M-4 -27Q0 -34 4 -27Z', accent) +
    path('M-20 4Q0 -6 20 4Z', ink),
  (ink, accent) =>
    times(
      5,
      (i) =>
        rect(-36 + i * 15, -12 - ((i * 7) % 13), 12, 16 + ((i * 7) % 13), 0, ink) +
        rect(-32 + i * 15, -8 - ((i * 7) % 13), 4, 4, 0, accent),
    ),
  (ink, accent) =>
    times(4, (i) =>
      path(
        `M${-30 + i * 19} 2l${8 + (i % 2) * 2} ${-22 - (i % 2) * 8}l${8 + (i % 2) * 2} ${22 + (i % 2) * 8}Z`,
        i === 2 ? accent : ink,
      ),
    ),
]

const grain = (pen: Pen, w: number, h: number, ink: string) =>
  dots(
    Array.from({ length: 160 }, (): Point => [pen.between(0, w), pen.between(0, h)]),
    0.7,
    ink,
    fade(0.16),
  )
