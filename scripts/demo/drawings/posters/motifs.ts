import { EMBLEMS, type Emblem } from '../marks/emblems.ts'
import { TRADE_EMBLEMS } from '../marks/trades.ts'
import { around, circle, dots, each, ellipse, pairs, path, place, rect, ring, stroke, times } from '../shapes.ts'

const guitar: Emblem = ({ ink, ground, accent }) =>
  place(
    0,
    0,
    rect(-4, -50, 8, 46, 1, ink) +
      rect(-7, -56, 14, 13, 2, accent) +
      path('M0 -10C16 -14 20 4 12 10C26 18 24 46 0 46C-24 46 -26 18 -12 10C-20 4 -16 -14 0 -10Z', ink) +
      circle(0, 12, 8, ground) +
      rect(-11, 30, 22, 5, 1, accent) +
      stroke('M-2 -44V32M2 -44V32', ground, 0.9),
    32,
  )

const piano: Emblem = ({ ink, ground, accent }) =>
  path('M-42 -8C-42 -40 -8 -44 8 -30C20 -20 40 -24 42 -8Z', accent) +
  rect(-44, -8, 88, 16, 3, ink) +
  rect(-40, 0, 80, 8, 0, ground) +
  stroke(
    times(11, (i) => `M${-34 + i * 6.8} 0v5`),
    ink,
    2.4,
  ) +
  stroke('M-36 8V42M36 8V42M4 8V42', ink, 5)

const microphone: Emblem = ({ ink, ground, accent }) =>
  circle(0, -24, 20, ink) +
  stroke('M-14 -32H14M-18 -24H18M-14 -16H14M0 -43V-6M-9 -40V-8M9 -40V-8', ground, 1.6) +
  rect(-21, -8, 42, 7, 3, accent) +
  path('M-12 0H12L6 46H-6Z', ink) +
  circle(0, 14, 3.4, accent)

const violin: Emblem = ({ ink, ground, accent }) =>
  place(
    0,
    0,
    rect(-3, -52, 6, 50, 1, ink) +
      ring(0, -52, 5, ink, 3) +
      path(
        'M0 -16C14 -18 18 -4 12 4C8 10 10 14 16 20C24 30 16 46 0 46C-16 46 -24 30 -16 20C-10 14 -8 10 -12 4C-18 -4 -14 -18 0 -16Z',
        ink,
      ) +
      stroke('M-8 12Q-12 20 -7 28M8 12Q12 20 7 28', ground, 2) +
      rect(-7, 18, 14, 3.4, 0, accent) +
      stroke('M34 -44L-30 52', accent, 3),
    24,
  )

const saxophone: Emblem = ({ ink, ground, accent }) =>
  stroke('M-26 -42Q-12 -48 -8 -36L6 18Q12 40 26 28Q34 20 30 2', ink, 11) +
  path('M20 4L42 -6L38 12L28 16Z', ink) +
  stroke('M-32 -40L-24 -42', accent, 6) +
  dots(pairs(-3, -18, 0, -6, 3, 6, 7, 18), 6, accent) +
  dots(pairs(-3, -18, 0, -6, 3, 6, 7, 18), 2, ground)

const masks: Emblem = ({ ink, ground, accent }) =>
  place(
    18,
    8,
    path('M-24 -28Q0 -20 24 -28Q28 14 0 30Q-28 14 -24 -28Z', accent) +
      stroke('M-14 -8q5 -6 10 0M4 -8q5 -6 10 0', ground, 3.4) +
      stroke('M-10 16Q0 6 10 16', ground, 3.6),
    14,
    0.9,
  ) +
  place(
    -14,
    -8,
    path('M-24 -28Q0 -20 24 -28Q28 14 0 30Q-28 14 -24 -28Z', ink) +
      stroke('M-14 -6q5 -6 10 0M4 -6q5 -6 10 0', ground, 3.4) +
      path('M-12 8Q0 14 12 8Q8 22 0 22Q-8 22 -12 8Z', ground),
    -10,
  )

const clapper: Emblem = ({ ink, ground, accent }) =>
  rect(-42, -12, 84, 50, 4, ink) +
  place(
    -42,
    -14,
    path('M0 0H84V-16H0Z', accent) + times(4, (i) => path(`M${6 + i * 22} 0h11l8 -16h-11Z`, ground)),
    -14,
  ) +
  times(4, (i) => path(`M${-38 + i * 22} -12h11l-6 10h-11Z`, ground)) +
  stroke('M-30 12H30M-30 24H10', ground, 3)

const reel: Emblem = ({ ink, ground, accent }) =>
  circle(-4, -4, 38, ink) +
  each(around(5, 22, -Math.PI / 2), ([x, y]) => circle(x - 4, y - 4, 8.6, ground)) +
  circle(-4, -4, 5, accent) +
  path('M-4 34Q30 36 48 44V34Q32 28 14 28Z', accent)

const frame: Emblem = ({ ink, ground, accent }) =>
  rect(-44, -36, 88, 72, 3, ink) +
  rect(-35, -27, 70, 54, 0, ground) +
  path('M-35 27L-12 -8L4 14L14 2L35 27Z', ink) +
  circle(18, -12, 8, accent) +
  stroke('M-14 -36L0 -50L14 -36', ink, 3)

const palette: Emblem = ({ ink, ground, accent }) =>
  path(
    'M-4 -40C28 -42 46 -18 40 2C36 14 22 6 14 14C6 22 18 36 2 40C-28 42 -46 20 -44 -4C-42 -26 -24 -40 -4 -40Z',
    ink,
  ) +
  dots(pairs(-24, -8, -12, -26, 8, -28, 26, -14), 12, ground) +
  circle(-22, 14, 7, accent) +
  place(16, 20, stroke('M0 0L26 26', accent, 5) + path('M-8 -8Q4 -6 2 4Q-6 4 -8 -8Z', ink), 0)

const balloons: Emblem = ({ ink, ground, accent }) =>
  stroke('M-20 -2Q-8 26 2 46M20 -6Q10 24 2 46M0 -18Q4 20 2 46', ink, 1.8) +
  ellipse(-22, -20, 15, 19, accent) +
  ellipse(22, -22, 15, 19, ink) +
  ellipse(0, -34, 15, 19, ink) +
  stroke('M-30 -26q2 -8 8 -9M-7 -40q2 -8 8 -9M14 -28q2 -8 8 -9', ground, 2.4)

const bear: Emblem = ({ ink, ground, accent }) =>
  each([-24, 24], (x) => circle(x, -32, 13, ink) + circle(x, -32, 6, accent)) +
  circle(0, -6, 36, ink) +
  ellipse(0, 6, 17, 13, ground) +
  dots(pairs(-13, -14, 13, -14), 7, ground) +
  ellipse(0, 0, 6, 4.4, accent) +
  stroke('M0 4V10M-6 12Q0 17 6 12', accent, 2.4)

const ball: Emblem = ({ ink, ground, accent }) =>
  circle(0, 0, 42, ink) +
  path('M0 -16L15 -5L9 13H-9L-15 -5Z', accent) +
  stroke('M0 -16V-42M15 -5L40 -13M9 13L25 34M-9 13L-25 34M-15 -5L-40 -13', ground, 3)

const skis: Emblem = ({ ink, accent }) =>
  place(-12, 0, path('M-5 -46Q0 -54 5 -46V44H-5Z', ink) + rect(-6, -4, 12, 14, 2, accent), -14) +
  place(12, 0, path('M-5 -46Q0 -54 5 -46V44H-5Z', ink) + rect(-6, -4, 12, 14, 2, accent), 14) +
  stroke('M-40 -34L-30 40M40 -34L30 40', accent, 2.6) +
  ring(-30, 34, 5, accent, 2) +
  ring(30, 34, 5, accent, 2)

const skate: Emblem = ({ ink, ground, accent }) =>
  path('M-26 -42H2L4 -12Q28 -10 36 4Q38 14 32 16H-28Z', ink) +
  stroke('M-4 -34H8M-3 -25H8M-2 -16H9', ground, 2.6) +
  stroke('M-20 18V30M20 18V30', accent, 4) +
  stroke('M-32 32H30Q40 32 42 22', accent, 5)

const stall: Emblem = ({ ink, ground, accent }) =>
  times(5, (i) => path(`M${-45 + i * 18} -34h18v18q-9 9 -18 0Z`, i % 2 ? accent : ink)) +
  rect(-46, -40, 92, 7, 2, ink) +
  stroke('M-40 -14V42M40 -14V42', ink, 4) +
  rect(-44, 14, 88, 12, 1, ink) +
  each([-26, -8, 10, 28], (x, i) => rect(x - 6, 2 - (i % 2) * 4, 12, 12 + (i % 2) * 4, 2, i % 2 ? ink : accent)) +
  stroke('M-34 34H34', ground, 2)

const telescope: Emblem = ({ ink, ground, accent }) =>
  place(
    0,
    -14,
    rect(-44, -10, 40, 20, 3, ink) +
      rect(-6, -13, 34, 26, 3, ink) +
      rect(28, -16, 12, 32, 3, accent) +
      rect(-6, -13, 4, 26, 0, ground),
    -24,
  ) +
  stroke('M-4 -4L-26 44M-4 -4L18 44M-4 -4V44', ink, 4.6) +
  each(pairs(-34, -40, 10, -48, 40, -2), ([x, y]) =>
    path(
      `M${x} ${y - 6}L${x + 2} ${y - 2}L${x + 6} ${y}L${x + 2} ${y + 2}L${x} ${y + 6}L${x - 2} ${y + 2}L${x - 6} ${y}L${x - 2} ${y - 2}Z`,
      accent,
    ),
  )

const tower: Emblem = ({ ink, ground, accent }) =>
  path('M-12 44L-7 -20H7L12 44Z', ink) +
  path('M-10.6 26L-9 6H9L10.6 26Z', accent) +
  rect(-10, -32, 20, 12, 1, accent) +
  path('M-12 -32Q0 -48 12 -32Z', ink) +
  path('M-10 -28L-52 -40V-16ZM10 -28L52 -40V-16Z', accent, 'opacity=".7"') +
  path('M-40 46Q-20 32 0 40T40 46Z', ink) +
  circle(0, -26, 3.6, ground)

const kite: Emblem = ({ ink, ground, accent }) =>
  place(
    0,
    -10,
    path('M0 -36L26 0L0 36L-26 0Z', ink) + path('M0 -36L26 0H-26Z', accent) + stroke('M0 -36V36M-26 0H26', ground, 2),
    18,
  ) +
  stroke('M-12 24q-12 6 -6 14t-8 12', ink, 2.4) +
  each(pairs(-16, 32, -20, 42), ([x, y]) =>
    path(`M${x - 6} ${y - 3}L${x + 6} ${y + 3}V${y - 3}L${x - 6} ${y + 3}Z`, accent),
  )

const OWN = {
  guitar,
  piano,
  microphone,
  violin,
  saxophone,
  masks,
  clapper,
  reel,
  frame,
  palette,
  balloons,
  bear,
  ball,
  skis,
  skate,
  stall,
  telescope,
  tower,
  kite,
} satisfies Record<string, Emblem>

const { wave, fish, wheat, lantern, star, whale, cup, crab } = EMBLEMS
const { book, gear, camera, paw, spruce, brush } = TRADE_EMBLEMS

/** What a poster may show. */
export const MOTIFS = {
  ...OWN,
  wave,
  fish,
  wheat,
  lantern,
  star,
  whale,
  cup,
  crab,
  book,
  gear,
  camera,
  paw,
  spruce,
  brush,
} as const
export type MotifName = keyof typeof MOTIFS
