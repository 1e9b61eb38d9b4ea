import { circle, dots, each, ellipse, pairs, path, place, rect, ring, stroke, times } from '../shapes.ts'
import type { Emblem } from './emblems.ts'

const gear: Emblem = ({ ink, ground, accent }) =>
  times(8, (i) => place(0, 0, rect(-8, -45, 16, 18, 3, ink), i * 45)) +
  circle(0, 0, 32, ink) +
  circle(0, 0, 15, ground) +
  circle(0, 0, 7, accent)

const cross: Emblem = ({ ink, accent }) =>
  path(
    'M-14 -40H14V-14H40V14H14V40H-14V14H-40V-14H-14Z',
    ink,
    `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`,
  ) + path('M0 16C-16 4 -16 -12 -6 -12Q0 -12 0 -6Q0 -12 6 -12C16 -12 16 4 0 16Z', accent)

const book: Emblem = ({ ink, ground, accent }) =>
  path('M0 -24Q-20 -36 -44 -30V28Q-20 22 0 34Q20 22 44 28V-30Q20 -36 0 -24Z', ink) +
  stroke(
    'M0 -24V32M-34 -16Q-20 -18 -10 -12M-34 -2Q-20 -4 -10 2M-34 12Q-20 10 -10 16M34 -16Q20 -18 10 -12M34 -2Q20 -4 10 2',
    ground,
    3,
  ) +
  path('M22 -34V-2L29 -9L36 -2V-31Q30 -34 22 -34Z', accent)

const truck: Emblem = ({ ink, ground, accent }) =>
  rect(-46, -26, 52, 42, 4, ink) +
  path('M10 -14H28L44 4V16H10Z', ink) +
  path('M16 -8H26L35 3H16Z', ground) +
  each([-28, 26], (x) => circle(x, 20, 12, ground) + circle(x, 20, 9, accent) + circle(x, 20, 3.4, ground)) +
  stroke('M-36 -12H-6M-36 -2H-16', ground, 3.6)

const drop: Emblem = ({ ink, ground, accent }) =>
  path('M0 -46C14 -22 32 -6 32 14C32 32 18 44 0 44C-18 44 -32 32 -32 14C-32 -6 -14 -22 0 -46Z', ink) +
  stroke('M-18 14Q-16 28 -2 31', ground, 5) +
  path('M4 -16C12 -4 18 4 16 14C8 12 2 4 4 -16Z', accent)

const scissors: Emblem = ({ ink, accent }) =>
  stroke('M-22 -42L14 18M22 -42L-14 18', ink, 8) +
  ring(-20, 28, 13, ink, 6) +
  ring(20, 28, 13, ink, 6) +
  circle(0, -5, 5, accent)

const hammer: Emblem = ({ ink, accent }) =>
  place(
    0,
    0,
    rect(-6, -28, 12, 76, 5, accent) +
      rect(-40, -44, 15, 26, 3, ink) +
      path('M-27 -40H12Q30 -40 42 -20Q28 -27 12 -24H-27Z', ink),
    36,
  )

const crane: Emblem = ({ ink, ground, accent }) =>
  stroke('M-18 42V-36M-40 -30H42M-18 -44L-40 -30M-18 -44L42 -30', ink, 6) +
  stroke('M28 -28V6', ink, 3) +
  rect(15, 6, 26, 20, 2, accent) +
  stroke('M-18 -20L-8 -6L-18 8L-8 22', ink, 3) +
  path('M-32 46V36H-4V46Z', ink) +
  stroke('M15 16H41', ground, 2)

const cart: Emblem = ({ ink, ground, accent }) =>
  stroke('M-44 -30H-32L-20 16H26', ink, 6) +
  path('M-28 -20H40L30 8H-21Z', ink) +
  stroke('M-8 -18L-4 6M8 -18L9 6M24 -18L21 6', ground, 3) +
  circle(-12, 30, 8, accent) +
  circle(20, 30, 8, accent)

const screen: Emblem = ({ ink, ground, accent }) =>
  rect(-44, -36, 88, 58, 6, ink) +
  rect(-36, -28, 72, 42, 2, ground) +
  stroke('M-18 -16L-28 -7L-18 2M18 -16L28 -7L18 2', ink, 4.6) +
  stroke('M6 -20L-6 6', accent, 4.6) +
  path('M-14 22H14L20 38H-20Z', ink)

const coin: Emblem = ({ ink, ground, accent }) =>
  times(3, (i) => ellipse(-8, 30 - i * 13, 34, 11, i === 2 ? accent : ink) + ellipse(-8, 27 - i * 13, 34, 11, ink)) +
  circle(16, -18, 24, ink) +
  ring(16, -18, 18, ground, 2.6) +
  stroke('M12 -6V-30H20Q28 -30 28 -23Q28 -16 20 -16H8M8 -11H20', ground, 3.4)

const shield: Emblem = ({ ink, ground, accent }) =>
  path('M0 -44Q18 -32 38 -32C40 4 26 30 0 44C-26 30 -40 4 -38 -32Q-18 -32 0 -44Z', ink) +
  path('M0 -32Q14 -24 27 -23C28 4 18 22 0 32Z', accent) +
  stroke('M-14 0L-2 12L18 -14', ground, 6)

const spruce: Emblem = ({ ink, accent }) =>
  rect(-5, 28, 10, 16, 1, accent) + path('M0 -46L20 -18H12L30 8H20L38 32H-38L-20 8H-30L-12 -18H-20Z', ink)

const helm: Emblem = ({ ink, ground, accent }) =>
  times(8, (i) => place(0, 0, rect(-3.4, -46, 6.8, 46, 3, ink), i * 45)) +
  ring(0, 0, 27, ink, 9) +
  circle(0, 0, 12, ink) +
  circle(0, 0, 5, accent) +
  ring(0, 0, 27, ground, 1.6)

const hat: Emblem = ({ ink, ground, accent }) =>
  path('M-26 8C-46 4 -46 -26 -24 -26C-18 -46 18 -46 24 -26C46 -26 46 4 26 8V22H-26Z', ink) +
  rect(-27, 20, 54, 18, 3, ink) +
  rect(-27, 20, 54, 6, 0, accent) +
  stroke('M-10 14V-2M0 14V-6M10 14V-2', ground, 3)

const bolt: Emblem = ({ ink, accent }) => circle(0, 0, 44, ink) + path('M8 -34L-22 6H-4L-10 34L22 -8H4Z', accent)

const brush: Emblem = ({ ink, ground, accent }) =>
  place(
    0,
    0,
    rect(-5, -4, 10, 48, 4, accent) +
      rect(-20, -18, 40, 16, 3, ink) +
      path('M-20 -18V-42Q-10 -34 0 -44Q10 -34 20 -42V-18Z', ink) +
      stroke('M-8 -22V-32M6 -22V-34', ground, 2.6),
    28,
  )

const bus: Emblem = ({ ink, ground, accent }) =>
  path('M-34 -34Q-34 -42 -26 -42H26Q34 -42 34 -34V28H-34Z', ink) +
  rect(-27, -30, 54, 26, 3, ground) +
  stroke('M0 -30V-4', ink, 4) +
  circle(-20, 12, 6, accent) +
  circle(20, 12, 6, accent) +
  rect(-28, 28, 12, 12, 3, ink) +
  rect(16, 28, 12, 12, 3, ink) +
  stroke('M-8 12H8', ground, 3)

const plane: Emblem = ({ ink, accent }) =>
  place(
    0,
    0,
    path(
      'M0 -46Q8 -40 8 -22V-10L44 12V22L8 12V28L18 36V42L0 38L-18 42V36L-8 28V12L-44 22V12L-8 -10V-22Q-8 -40 0 -46Z',
      ink,
    ) + circle(0, -26, 4, accent),
    38,
  )

const paw: Emblem = ({ ink, accent }) =>
  path('M0 -2C16 -2 30 16 26 30C22 42 8 36 0 36C-8 36 -22 42 -26 30C-30 16 -16 -2 0 -2Z', ink) +
  ellipse(-30, -4, 9, 13, ink) +
  ellipse(30, -4, 9, 13, ink) +
  ellipse(-12, -26, 10, 14, ink) +
  ellipse(12, -26, 10, 14, ink) +
  ellipse(0, 20, 9, 7, accent)

const camera: Emblem = ({ ink, ground, accent }) =>
  path('M-44 -20Q-44 -26 -38 -26H-20L-12 -38H12L20 -26H38Q44 -26 44 -20V26Q44 32 38 32H-38Q-44 32 -44 26Z', ink) +
  circle(0, 3, 20, ground) +
  circle(0, 3, 14, accent) +
  circle(0, 3, 6, ground) +
  dots(pairs(32, -15), 6, ground)

/** What companies and trades are known by. */
export const TRADE_EMBLEMS = {
  gear,
  cross,
  book,
  truck,
  drop,
  scissors,
  hammer,
  crane,
  cart,
  screen,
  coin,
  shield,
  spruce,
  helm,
  hat,
  bolt,
  brush,
  bus,
  plane,
  paw,
  camera,
} satisfies Record<string, Emblem>
