import { type Bite, ball, bean, dice, heap, lump, silkTofu, strip, wakame, walnut } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonSlice, lemonWedge } from '../fruit.ts'
import { chiliRings, herbs, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { cream } from '../proteins.ts'
import { fishCube } from '../sea-parts.ts'
import { circle, each, fade, place, scatter, solid, strands, stroke, times } from '../shapes.ts'
import { mushroom, olive } from '../vegetables.ts'
import { bowl, glaze } from '../ware.ts'
import { kimchiLeaf } from './shreds.ts'

import { drops, gleam } from './soup-parts.ts'

const swirl = (pen: Pen, colour: string) => {
  const d = 'M6 -4c26 -14 46 20 14 36c-42 20 -82 -16 -62 -58c24 -42 100 -38 108 16c6 50 -46 82 -94 62'
  return place(0, 0, stroke(d, colour, 10, fade(0.55)) + stroke(d, colour, 5), pen.between(0, 360), 0.86)
}

type Garnish = (pen: Pen) => string

/** A smooth soup with a swirl of cream. */
const smooth =
  (base: string, garnish: Garnish, top = '#fff1d3'): Draw =>
  (pen) =>
    bowl(pen, 132, pen.lit(base, 0.16), glaze(pen)) +
    swirl(pen, top) +
    sprinkle(pen, 0, 0, 84, 20, tint(base, -0.5), 2) +
    garnish(pen) +
    gleam()

type Broth = {
  broth: string
  /** Drops of fat. */
  oil?: string
  parts: readonly (readonly [Bite, number])[]
  gap?: number
  finish?: Garnish
}

/** A soup in which one sees what swims. */
const chunky =
  ({ broth, oil = '#fff0b8', parts, gap = 19, finish }: Broth): Draw =>
  (pen) =>
    bowl(pen, 132, pen.lit(broth, 0.22), glaze(pen)) +
    drops(pen, oil) +
    heap(pen, 86, parts, gap) +
    (finish?.(pen) ?? '') +
    herbs(pen, scatter(pen, 20, 92), 5.5) +
    gleam()

const potato = dice('#f0dc9a', 1.25)
const carrot = dice('#ea8a2f', 0.95)
const whiteFish: Bite = (pen, x, y) => fishCube(pen, x, y, 1.5, '#f5e6d8')
const redFish: Bite = (pen, x, y) => fishCube(pen, x, y, 1.5, '#f09a72')
const slicedOlive: Bite = (pen, x, y) => olive(pen, x, y, 8, '#2f2833')
const fungus: Bite = (pen, x, y) => mushroom(pen, x, y, 1.15)
const leek: Bite = (pen, x, y) =>
  circle(x, y, 8, 'none', `stroke="${pen.pick(['#a9cf7a', '#cfe3a4'])}" stroke-width="3"`)
const beef = lump('#7c4428', 16)
const chicken = lump('#e2bb85', 16)
const cabbage = strip('#cfd8a0', 1.3)
const threads =
  (colour: string, count: number): Garnish =>
  (pen) =>
    stroke(
      times(
        count,
        () =>
          `M${pen.int(-80, 40)} ${pen.int(-70, 70)}q${pen.int(10, 30)} ${pen.int(-26, 26)} ${pen.int(30, 60)} ${pen.int(-14, 14)}`,
      ),
      colour,
      3.6,
    )
const grainsOfRice: Garnish = (pen) => strands(pen, scatter(pen, 60, 90), 6, '#fffaf0', 3.4)
const sesame: Garnish = (pen) =>
  onionRings(pen, scatter(pen, 14, 84), 4.6) + sprinkle(pen, 0, 0, 88, 24, '#fff4d6', 2.6)

/** Soups by their names. */
export const SOUPS = {
  pumpkin: smooth(
    '#e8933a',
    (pen) =>
      each(scatter(pen, 16, 44, 8), ([x, y]) =>
        place(x, y, solid('M-7 0Q0 -5 7 0Q0 5 -7 0Z', pen.slope('#8fa04a', 0.3), 1.5), pen.between(0, 180)),
      ) + sprig(pen, -4, 2, 1.2),
  ),
  lentil: smooth(
    '#d8803a',
    (pen) =>
      each(scatter(pen, 14, 60, 12), ([x, y]) => bean('#c9602c', 0.7)(pen, x, y)) +
      lemonWedge(pen, 30, 26, 1) +
      herbs(pen, scatter(pen, 12, 60), 5.5),
    '#fbe6cf',
  ),
  'salmon-cream': (pen) =>
    bowl(pen, 132, pen.lit('#f3e0bc', 0.18), glaze(pen)) +
    drops(pen, '#f0b070') +
    heap(
      pen,
      84,
      [
        [redFish, 9],
        [potato, 8],
        [leek, 7],
      ],
      22,
    ) +
    herbs(pen, scatter(pen, 26, 88), 6) +
    gleam(),
  ukha: chunky({
    broth: '#dcb766',
    parts: [
      [whiteFish, 6],
      [redFish, 5],
      [potato, 7],
      [carrot, 6],
    ],
    finish: (pen) => onionRings(pen, scatter(pen, 10, 84), 4.6),
  }),
  miso: chunky({
    broth: '#c9974e',
    oil: '#e6c690',
    parts: [
      [silkTofu, 9],
      [wakame, 9],
    ],
    finish: sesame,
  }),
  'miso-salmon': chunky({
    broth: '#c9974e',
    oil: '#e6c690',
    parts: [
      [silkTofu, 6],
      [redFish, 6],
      [wakame, 7],
    ],
    finish: sesame,
  }),
  kharcho: chunky({
    broth: '#a8401c',
    oil: '#e8703a',
    parts: [
      [beef, 8],
      [walnut, 5],
      [strip('#e3a24a'), 6],
    ],
    finish: grainsOfRice,
  }),
  chikhirtma: chunky({
    broth: '#f0cf6a',
    parts: [[chicken, 8]],
    gap: 24,
    finish: (pen) => threads('#fbe7a8', 16)(pen) + lemonSlice(pen, 40, -38, 22),
  }),
  shchi: chunky({
    broth: '#d3b25c',
    parts: [
      [cabbage, 26],
      [carrot, 7],
      [fungus, 6],
    ],
    gap: 13,
    finish: (pen) => cream(pen, 6, -8, 27),
  }),
  solyanka: chunky({
    broth: '#b8501f',
    oil: '#e8853a',
    parts: [
      [strip('#c9685c', 1.1), 9],
      [lump('#8a4a2c', 12), 6],
      [slicedOlive, 8],
      [dice('#93a545', 0.9), 7],
    ],
    finish: (pen) => lemonSlice(pen, 34, -34, 23) + cream(pen, -34, 26, 22),
  }),
  meatballs: chunky({
    broth: '#e3bf62',
    parts: [
      [ball('#9a6240', 17), 8],
      [potato, 6],
      [carrot, 7],
    ],
    gap: 25,
    finish: threads('#f8e7b2', 18),
  }),
  shurpa: chunky({
    broth: '#d3a14c',
    parts: [
      [lump('#8a5030', 19), 6],
      [ball('#f0dc9a', 20), 4],
      [strip('#ea8a2f', 1.4), 6],
      [bean('#e3b45c', 1.1), 8],
    ],
    gap: 22,
  }),
  mastava: chunky({
    broth: '#cf6a30',
    oil: '#f0a050',
    parts: [
      [beef, 7],
      [potato, 6],
      [dice('#d23a22', 0.9), 7],
      [carrot, 6],
    ],
    finish: (pen) => grainsOfRice(pen) + cream(pen, 10, -6, 25),
  }),
  sirak: chunky({
    broth: '#8f6a38',
    oil: '#c9a05c',
    parts: [
      [strip('#7a8f4a', 1.5), 18],
      [lump('#b8774c', 14), 7],
      [silkTofu, 4],
    ],
    gap: 15,
    finish: sesame,
  }),
  yukgaejang: chunky({
    broth: '#b8321a',
    oil: '#e8552c',
    parts: [
      [strip('#7c4428', 1.3), 14],
      [strip('#6b5a34', 1.5), 10],
      [strip('#5fa046', 1.1), 7],
    ],
    gap: 14,
    finish: (pen) => threads('#f7d86a', 10)(pen) + sesame(pen),
  }),
  'kimchi-stew': (pen) =>
    bowl(pen, 132, pen.lit('#c93a1c', 0.2), { base: '#2e2c2b', rim: '#4a4745', decor: 'none' }) +
    drops(pen, '#ee7a3a') +
    heap(
      pen,
      80,
      [
        [kimchiLeaf, 11],
        [silkTofu, 7],
        [lump('#b8774c', 14), 6],
      ],
      22,
    ) +
    sesame(pen) +
    chiliRings(scatter(pen, 8, 80), 4.4) +
    gleam(),
} as const satisfies Record<string, Draw>
