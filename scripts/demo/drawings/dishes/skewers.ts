import { type Bite, dice } from '../bites.ts'
import { tint } from '../colour.ts'
import { lemonWedge } from '../fruit.ts'
import { herbs, sprig } from '../greens.ts'
import type { Draw, Pen } from '../pen.ts'
import { blob, circle, each, ellipse, fade, place, rect, scatter, shift, solid, stroke, times } from '../shapes.ts'
import { cherryTomato, redOnion } from '../vegetables.ts'
import { dip } from '../vessels.ts'
import { board, plate, slate } from '../ware.ts'
import { ribRack } from './meats.ts'
import { grilledVegetables } from './vegetable-plates.ts'
import { drumstick } from './wings.ts'

const chunk = (pen: Pen, x: number, colour: string) =>
  place(
    x,
    0,
    solid(blob(pen, 0, 0, 20, 20, { wobble: 0.11, corners: 8 }), pen.lit(colour, 0.34), 4) +
      stroke(`M-13 ${pen.int(-8, -3)}l20 -5M-12 ${pen.int(3, 7)}l24 -6`, tint(colour, -0.62), 3.4, fade(0.6)) +
      stroke('M-10 -12q8 -5 17 -1', '#ffd9a8', 2.6, fade(0.6)),
  )

const between = (pen: Pen, x: number) =>
  pen.pick([
    () =>
      place(
        x,
        0,
        solid(
          'M-4 -19Q4 -21 6 0Q4 21 -4 19Q-8 0 -4 -19Z',
          pen.slope(pen.pick(['#d8382a', '#6aa544', '#eda62c']), 0.3),
          3,
        ),
      ),
    () =>
      place(
        x,
        0,
        solid('M-4 -18Q4 -20 5 0Q4 19 -4 18Q-7 0 -4 -18Z', pen.slope('#f0dfe8', 0.1), 3) +
          stroke('M-3 -15Q1 0 -3 15', '#a2608a', 1.8),
      ),
    () => cherryTomato(pen, x, 0, 11),
  ])()

const rod = (pen: Pen) =>
  rect(-146, -1, 292, 4.4, 2, '#1d0d05', `transform="translate(3 6)" ${fade(0.3)}`) +
  rect(-146, -2, 292, 4, 2, pen.blend(90, '#f3f2ee', '#8b8d8b')) +
  circle(-142, 0, 6, 'none', 'stroke="#a9aaa7" stroke-width="3"')

/** What is on a skewer from its ring to its tip. */
type Load = (pen: Pen) => string

const chunks =
  (colour: string, vegetables: boolean): Load =>
  (pen) =>
    (vegetables ? times(4, (i) => between(pen, -78 + i * 52)) : '') +
    times(5, (i) => chunk(pen, -104 + i * 52, colour)) +
    (vegetables ? '' : times(4, (i) => place(-78 + i * 52, 0, chunk(pen, 0, colour), 0, 0.9)))

const fishChunks: Load = (pen) =>
  times(4, (i) => between(pen, -78 + i * 52)) +
  times(5, (i) =>
    place(
      -104 + i * 52,
      0,
      dice('#ee8652', 2.2)(pen, 0, 0) + stroke('M-12 -6L8 -12M-10 8L14 2', '#7a3214', 3, fade(0.5)),
    ),
  )

/** Minced meat pressed on a flat skewer. */
const minced =
  (colour: string): Load =>
  (pen) =>
    solid(
      'M-120 0Q-118 -19 -100 -17Q-84 -22 -66 -17Q-48 -22 -30 -17Q-12 -22 6 -17Q24 -22 42 -17Q60 -22 78 -17Q98 -22 112 -15Q124 0 112 15Q98 21 78 17Q60 21 42 17Q24 21 6 17Q-12 21 -30 17Q-48 21 -66 17Q-84 21 -100 17Q-118 19 -120 0Z',
      pen.blend(90, tint(colour, 0.25), colour, tint(colour, -0.35)),
      4,
    ) +
    times(7, (i) => stroke(`M${-96 + i * 30} -13l12 24`, '#2a1008', 3.6, fade(0.4))) +
    stroke('M-104 -10Q0 -17 104 -10', '#ffd9a8', 2.6, fade(0.5))

const skewer = (pen: Pen, y: number, load: Load, turn: number) => place(0, y, rod(pen) + load(pen), turn)

/** A sheet of flatbread under meat. */
const lavash = (pen: Pen) =>
  solid(blob(pen, 0, 4, 132, 88, { wobble: 0.06, corners: 12 }), pen.slope('#f2ddb0', 0.2), 4) +
  each(shift(scatter(pen, 24, 82, 14), 0, 4), ([x, y]) =>
    ellipse(x * 1.3, y, pen.between(3, 8), pen.between(2, 5), '#b87a3c', fade(0.45)),
  )

const rings: Bite = (pen, x, y) => redOnion(pen, x * 1.4 + 66, y * 0.6 + 76, 12)

/** Three skewers on flatbread with onion and sauce. */
const shashlik =
  (load: Load, sauce: string, finish: (pen: Pen) => string = () => ''): Draw =>
  (pen) => {
    const base = pen.pick([() => board(pen, 312, 232), () => slate(pen, 308, 226), () => plate(pen, 135)])()
    const turn = pen.pick([-9, 0, 8])
    return (
      base +
      lavash(pen) +
      each(scatter(pen, 9, 30, 11), ([x, y]) => rings(pen, x, y)) +
      skewer(pen, -56, load, turn) +
      skewer(pen, -4, load, turn) +
      skewer(pen, 46, load, turn) +
      dip(pen, -94, 82, 25, sauce) +
      herbs(pen, scatter(pen, 22, 104), 6) +
      sprig(pen, 98, 82, 1.05, 20) +
      finish(pen)
    )
  }

export const SHASHLIKS = {
  pork: shashlik(chunks('#94501f', true), '#c02f1c'),
  chicken: shashlik(chunks('#cf8f42', true), '#f4ead2'),
  lamb: shashlik(chunks('#6d351d', false), '#8f2a1a'),
  salmon: shashlik(fishChunks, '#f4ead2', (pen) => lemonWedge(pen, 100, 40, 1.2)),
  minced: shashlik(minced('#7f4122'), '#c02f1c'),
} as const satisfies Record<string, Draw>

/** All of the grill on one board, for a company. */
export const grillSet: Draw = (pen) =>
  board(pen, 366, 262) +
  place(0, 0, lavash(pen), 0, 1.24) +
  place(-24, -84, skewer(pen, 0, chunks('#94501f', true), -4), 0, 0.92) +
  place(-24, -40, skewer(pen, 0, chunks('#cf8f42', true), -4), 0, 0.92) +
  place(-24, 2, skewer(pen, 0, minced('#7f4122'), -4), 0, 0.92) +
  place(-104, 70, drumstick(pen, 0, 0, 20, '#b5491c') + drumstick(pen, 44, 26, 170, '#c96a22'), 0, 0.86) +
  place(18, 80, ribRack(pen), -6, 0.5) +
  place(122, 66, grilledVegetables(pen, 44), 0, 0.86) +
  dip(pen, 146, -84, 25, '#c02f1c') +
  dip(pen, 148, -26, 22, '#f4ead2') +
  herbs(pen, scatter(pen, 20, 120), 6)
