import { type Bite, ball, bean, dice, heap, lump, strip, tangle } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { chiliRings, herbs, leaf, onionRings, sprinkle } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { blob, circle, each, ellipse, fade, path, place, scatter, solid, strands } from '../shapes.ts'
import { mushroom, pepperRing, redOnion, tomatoSlice } from '../vegetables.ts'
import { skillet } from '../vessels.ts'
import { bowl, glaze, plate } from '../ware.ts'

type Parts = readonly (readonly [Bite, number])[]

const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 14)
const fungus: Bite = (pen, x, y) => mushroom(pen, x, y, 1.2)
const pepper: Bite = (pen, x, y) => pepperRing(pen, x, y, 14)
const tomato: Bite = (pen, x, y) => tomatoSlice(pen, x, y, 17)
const bay: Bite = (pen, x, y) => leaf(pen, x, y, 1.1, undefined, '#6b7f4a')

/** A potato wedge, browned. */
export const wedge: Bite = (pen, x, y) =>
  place(
    x,
    y,
    solid('M-21 -7Q0 -15 21 -6Q22 3 17 9Q-2 14 -20 8Q-25 0 -21 -7Z', pen.slope('#e6b552', 0.3), 3.4) +
      path('M-17 -6Q0 -12 17 -5L13 3Q-2 7 -16 3Z', '#f8dc92', fade(0.75)),
    pen.between(0, 360),
  )

const brew =
  (colour: string, gloss = '#fff') =>
  (pen: Pen) =>
    each(scatter(pen, 16, 92, 14), ([x, y]) =>
      ellipse(x, y, pen.between(4, 10), pen.between(3, 7), tint(colour, 0.35), fade(0.4)),
    ) + ellipse(-44, -60, 10, 4, gloss, `${fade(0.35)} transform="rotate(-35 -44 -60)"`)

/** Something fried in a pan: what is in it, strewn over. */
const pan =
  (parts: Parts, gap: number, finish: (pen: Pen) => string): Draw =>
  (pen) =>
    (pen.chance(0.6) ? skillet(pen, 132) : plate(pen, 136, glaze(pen, 'dark'))) +
    ellipse(3, 6, 96, 94, '#2a1008', fade(0.4)) +
    heap(pen, 84, parts, gap) +
    finish(pen)

/** Half of the plate rice, half what is eaten with it. */
const withRice =
  (parts: Parts, sauce: string, finish: (pen: Pen) => string): Draw =>
  (pen) => {
    const mound = blob(pen, -58, 8, 46, 62, { wobble: 0.07, corners: 12 })
    return (
      plate(pen, 137, glaze(pen, pen.chance(0.5) ? 'dark' : 'light')) +
      path(blob(pen, 34, 2, 72, 82, { wobble: 0.08, corners: 12 }), pen.lit(sauce, 0.2)) +
      solid(mound, pen.lit('#fbf6ea', 0.1), 6, 0.3) +
      place(
        -58,
        8,
        strands(pen, scatter(pen, 60, 42), 5, '#fff', 3.2) + strands(pen, scatter(pen, 30, 42), 5, '#ddcfb0', 2.2),
      ) +
      place(38, 2, heap(pen, 64, parts, 19)) +
      finish(pen)
    )
  }

/** Young fern stalks, fried. */
const fern = (pen: Pen) => tangle(pen, 82, ['#6b6a34', '#84804a', '#57552a'], { count: 90, length: 52, width: 6.4 })

const sesame = (pen: Pen) => sprinkle(pen, 0, 0, 84, 46, '#fff4d6', 3) + onionRings(pen, scatter(pen, 12, 80), 4.6)

/** Fried meat and vegetables, with rice or without. */
export const STIR_FRIES = {
  ojakhuri: pan(
    [
      [wedge, 13],
      [lump('#8f5730', 17), 10],
      [onion, 7],
    ],
    20,
    (pen) =>
      each(scatter(pen, 18, 84, 12), ([x, y]) => circle(x, y, 4.4, pen.lit('#b3182f', 0.4))) +
      herbs(pen, scatter(pen, 18, 88), 6),
  ),
  'kazan-kebab': pan(
    [
      [ball('#e6b552', 19), 9],
      [lump('#7c4526', 19), 9],
      [onion, 7],
    ],
    25,
    (pen) => herbs(pen, scatter(pen, 18, 88), 6),
  ),
  whelk: pan(
    [
      [lump('#c9a27c', 13), 16],
      [strip('#e8862b', 1.2), 10],
      [onion, 8],
    ],
    17,
    sesame,
  ),
  'fern-beef': (pen) =>
    skillet(pen, 132) +
    fern(pen) +
    heap(
      pen,
      72,
      [
        [lump('#6b3820', 14), 9],
        [strip('#d8382a'), 4],
      ],
      24,
    ) +
    sesame(pen),
  fern: (pen) =>
    bowl(pen, 133, pen.slope('#4a3a20', 0.1), glaze(pen, 'dark')) +
    fern(pen) +
    heap(
      pen,
      78,
      [
        [dice('#f0d080', 1.3), 11],
        [strip('#e8862b', 1.2), 9],
      ],
      22,
    ) +
    sesame(pen),
  'spicy-pork': (pen) =>
    skillet(pen, 132) +
    each(scatter(pen, 5, 70, 40), ([x, y]) => leaf(pen, x, y, 3.2, undefined, '#7fb84a')) +
    heap(
      pen,
      70,
      [
        [lump('#c9431f', 18), 17],
        [strip('#d9602c', 1.2), 10],
        [onion, 5],
      ],
      18,
    ) +
    brew('#c9431f')(pen) +
    sesame(pen),
  bulgogi: withRice(
    [
      [lump('#7a4524', 15), 13],
      [onion, 6],
      [strip('#e8862b'), 5],
    ],
    '#6b3a1c',
    sesame,
  ),
  'sweet-sour': withRice(
    [
      [lump('#e07a2c', 16), 9],
      [strip('#d8382a', 1.1), 5],
      [strip('#5fa046', 1.1), 4],
      [dice('#f6cf4c', 1.2), 6],
    ],
    '#d9602a',
    (pen) => sprinkle(pen, 30, 0, 64, 30, '#fff4d6', 3),
  ),
} as const satisfies Record<string, Draw>

/** Stewed in a sauce of its own. */
const stewed =
  (sauce: string, parts: Parts, gap: number, finish: (pen: Pen) => string): Draw =>
  (pen) =>
    bowl(pen, 133, pen.lit(sauce, 0.22), glaze(pen, pen.chance(0.5) ? 'dark' : 'light')) +
    brew(sauce)(pen) +
    heap(pen, 82, parts, gap) +
    each(scatter(pen, 9, 74, 24), ([x, y]) => ellipse(x, y, 13, 8, sauce, fade(0.45))) +
    finish(pen)

export const STEWS = {
  chashushuli: stewed(
    '#b8341a',
    [
      [lump('#7c3f24', 18), 11],
      [tomato, 5],
      [bay, 3],
      [onion, 5],
    ],
    22,
    (pen) => chiliRings(scatter(pen, 6, 76), 4.4) + herbs(pen, scatter(pen, 16, 84), 6),
  ),
  ajapsandal: stewed(
    '#b8502a',
    [
      [dice('#5a2f52', 1.5), 11],
      [dice('#f0d080', 1.3), 8],
      [pepper, 7],
      [tomato, 6],
    ],
    18,
    (pen) => herbs(pen, scatter(pen, 20, 86), 6),
  ),
  stroganoff: (pen) =>
    plate(pen, 137, glaze(pen)) +
    solid(blob(pen, -56, 6, 50, 66, { wobble: 0.06, corners: 12 }), pen.lit('#f8e7b0', 0.16), 6) +
    place(
      -56,
      6,
      each([-34, -14, 6, 26], (y) => path(`M-38 ${y}q18 -12 38 0t34 -2v6q-18 12 -36 2t-36 0Z`, '#e6cf8c', fade(0.5))),
    ) +
    path(blob(pen, 40, 2, 68, 80, { wobble: 0.08, corners: 12 }), pen.lit('#d9b684', 0.22)) +
    place(
      42,
      2,
      heap(
        pen,
        58,
        [
          [strip('#8a4f30', 1.5), 13],
          [fungus, 6],
        ],
        17,
      ),
    ) +
    herbs(pen, scatter(pen, 18, 84), 5.5),
  'chickpea-curry': withRice(
    [
      [bean('#e3b45c', 1.3), 20],
      [dice('#d23a22', 1), 7],
      [strip('#3f7f38', 1.2), 8],
    ],
    '#dc9a3c',
    (pen) => lemonWedge(pen, 88, 74, 1, 20, true) + leaf(pen, 30, -10, 1.1),
  ),
} as const satisfies Record<string, Draw>
