import { type Bite, bean, dice, heap, strip, tangle, walnut } from '../bites.ts'
import { chiliRings, herbs, leaf, onionRings, sprig, sprinkle } from '../greens.ts'
import type { Draw } from '../pen.ts'
import { egg } from '../proteins.ts'
import { each, scatter } from '../shapes.ts'
import { cucumberSlice, redOnion, tomatoSlice } from '../vegetables.ts'
import { bowl, glaze, plate } from '../ware.ts'

import { assorted, eggplantRolls, hummus, pickles, pkhali, shuba } from './salads-plated.ts'
import { diced, kimchiLeaf, shreds } from './shreds.ts'

const onion: Bite = (pen, x, y) => redOnion(pen, x, y, 12)
const tomato: Bite = (pen, x, y) => tomatoSlice(pen, x, y, 19)
const cucumber: Bite = (pen, x, y) => cucumberSlice(pen, x, y, 15)
const halfEgg: Bite = (pen, x, y) => egg(pen, x, y, 0.9)

const FINE = { count: 150, length: 34, width: 3.4 }
const BROAD = { count: 110, length: 34, width: 5.4 }

/** Salads without leaves: shredded, diced, rolled and pressed. */
export const MIXED_SALADS = {
  coleslaw: shreds(['#dfe8b4', '#f4eecb', '#a9c77a', '#eda04a'], FINE, (pen) => herbs(pen, scatter(pen, 8, 70), 4.5)),
  carrot: shreds(
    ['#e8812a', '#f2a24e', '#d86a1c'],
    FINE,
    (pen) => sprinkle(pen, 0, 0, 76, 26, '#5a3418', 2.6) + leaf(pen, 30, -36, 1),
  ),
  burdock: shreds(
    ['#9a7440', '#b8925c', '#7c5a30'],
    BROAD,
    (pen) => sprinkle(pen, 0, 0, 78, 50, '#fff4d6', 3) + onionRings(pen, scatter(pen, 10, 60), 4.4),
  ),
  khe: shreds(
    ['#f0c9b4', '#e8812a', '#f6ded0'],
    BROAD,
    (pen) =>
      heap(
        pen,
        70,
        [
          [strip('#e99a7c'), 12],
          [onion, 6],
        ],
        16,
      ) +
      chiliRings(scatter(pen, 7, 60), 4) +
      herbs(pen, scatter(pen, 9, 70), 5),
  ),
  tashkent: shreds(
    ['#f6f1e2', '#e3ecd0', '#fffaf0'],
    BROAD,
    (pen) =>
      heap(
        pen,
        72,
        [
          [strip('#8a4f30', 1.1), 11],
          [halfEgg, 3],
        ],
        24,
      ) +
      tangle(pen, 34, ['#b8702a', '#d9a04a'], { count: 40, length: 16, width: 2.6 }) +
      herbs(pen, scatter(pen, 9, 70), 5),
  ),
  kimchi: (pen) =>
    bowl(pen, 132, pen.slope('#8f2a18', 0.1), glaze(pen, 'dark')) +
    each(scatter(pen, 26, 80, 22), ([x, y]) => kimchiLeaf(pen, x, y)) +
    onionRings(pen, scatter(pen, 12, 76), 4.6) +
    sprinkle(pen, 0, 0, 84, 36, '#fff4d6', 2.8),
  tbilisi: diced(
    [
      [strip('#7c4428', 1.1), 14],
      [bean('#8f2a24', 1.1), 20],
      [strip('#d8382a'), 9],
      [onion, 7],
      [walnut, 6],
    ],
    '#d9c9a4',
    (pen) => herbs(pen, scatter(pen, 16, 76), 6),
  ),
  achik: (pen) =>
    plate(pen, 134, glaze(pen, 'light')) +
    heap(
      pen,
      76,
      [
        [tomato, 19],
        [onion, 16],
      ],
      14,
    ) +
    chiliRings(scatter(pen, 8, 70), 4.4) +
    herbs(pen, scatter(pen, 10, 78), 5),
  cucumbers: (pen) =>
    bowl(pen, 132, pen.slope('#e9e2cf', -0.1), glaze(pen, 'dark')) +
    heap(
      pen,
      78,
      [
        [cucumber, 18],
        [dice('#8fbb55', 1.4), 18],
      ],
      17,
    ) +
    chiliRings(scatter(pen, 10, 70), 4.4) +
    sprinkle(pen, 0, 0, 84, 50, '#fff4d6', 3),
  olivier: diced(
    [
      [dice('#f3e0a0'), 22],
      [dice('#e8862b', 0.9), 14],
      [bean('#7db04a', 0.8), 24],
      [dice('#a2603c', 0.9), 10],
      [dice('#8fae4a', 0.9), 10],
    ],
    '#fbf3de',
    (pen) => egg(pen, -4, -12, 0.9) + sprig(pen, 20, 8, 1.1),
  ),
  vinaigrette: diced(
    [
      [dice('#8f1f45'), 34],
      [dice('#e3b07a'), 12],
      [dice('#e8762b', 0.9), 10],
      [bean('#7db04a', 0.8), 16],
      [dice('#93a545', 0.9), 9],
    ],
    null,
    (pen) => onionRings(pen, scatter(pen, 10, 70), 4.6) + sprig(pen, 6, -10, 1),
  ),
  pkhali,
  'eggplant-rolls': eggplantRolls,
  hummus,
  pickles,
  assorted,
  shuba,
} as const satisfies Record<string, Draw>
