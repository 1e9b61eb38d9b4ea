import { around, circle, dots, each, ellipse, pairs, path, place, rect, ring, stroke, times } from '../shapes.ts'

export type Ink = { ink: string; ground: string; accent: string }

export type Emblem = (ink: Ink) => string

const wave: Emblem = ({ ink, accent }) =>
  circle(14, -16, 11, accent) +
  path('M-42 10C-30 -30 8 -40 24 -14C12 -18 0 -12 2 0C6 16 26 16 42 8C34 30 6 38 -14 30C-30 26 -40 20 -42 10Z', ink) +
  stroke('M-40 30q10 -8 20 0t20 0t20 0t20 0', ink, 4)

const mountain: Emblem = ({ ink, ground, accent }) =>
  circle(18, -22, 10, accent) +
  path('M-44 28L-12 -30Q-8 -36 -4 -30L14 2L22 -8Q26 -12 30 -8L46 28Z', ink) +
  path('M-19 -17L-12 -30Q-8 -36 -4 -30L4 -16L-2 -10L-8 -16L-13 -9Z', ground) +
  stroke('M-38 36H40', ink, 4)

const fish: Emblem = ({ ink, ground, accent }) =>
  path(
    'M-44 -16C-38 -4 -38 4 -44 16C-32 14 -26 8 -22 4C-8 24 28 24 44 0C28 -24 -8 -24 -22 -4C-26 -8 -32 -14 -44 -16Z',
    ink,
  ) +
  circle(24, -5, 4, ground) +
  stroke('M10 -13Q3 0 10 13M-2 -11Q-8 0 -2 11', ground, 3) +
  stroke('M-30 28q8 -7 16 0t16 0t16 0', accent, 4)

const crab: Emblem = ({ ink, ground, accent }) =>
  stroke(
    'M-22 2L-42 -4M-22 10L-42 12M-18 18L-34 28M22 2L42 -4M22 10L42 12M18 18L34 28M-18 -6Q-36 -12 -32 -26M18 -6Q36 -12 32 -26',
    ink,
    5,
  ) +
  path('M-32 -22C-46 -24 -46 -42 -32 -42L-30 -34L-22 -38C-18 -28 -22 -20 -32 -22Z', ink) +
  path('M32 -22C46 -24 46 -42 32 -42L30 -34L22 -38C18 -28 22 -20 32 -22Z', ink) +
  ellipse(0, 6, 26, 20, ink) +
  dots(pairs(-8, -2, 8, -2), 6, ground) +
  stroke('M-9 11Q0 18 9 11', accent, 4)

const flame: Emblem = ({ ink, accent }) =>
  path(
    'M2 -44C8 -24 32 -16 30 12C28 32 14 42 0 42C-16 42 -30 32 -30 12C-30 -2 -22 -10 -18 -22C-12 -16 -10 -10 -8 -4C0 -14 4 -28 2 -44Z',
    ink,
  ) +
  path(
    'M2 2C6 12 16 16 14 28C12 36 6 38 0 38C-8 38 -14 34 -14 26C-14 18 -8 16 -6 10C-2 12 -2 14 -1 16C2 12 3 8 2 2Z',
    accent,
  )

const leaf: Emblem = ({ ink, ground, accent }) =>
  path('M-34 30C-40 -14 -8 -42 38 -40C42 6 14 36 -34 30Z', ink) +
  stroke('M-40 40C-24 12 -4 -8 22 -24M-16 10L-18 -8M-16 10L4 12M2 -8L2 -22M2 -8L20 -8', ground, 4) +
  circle(28, 28, 6, accent)

const cup: Emblem = ({ ink, ground, accent }) =>
  path('M-32 -10H24V10C24 28 10 36 -4 36C-18 36 -32 28 -32 10Z', ink) +
  stroke('M24 -4C42 -8 44 18 22 18', ink, 6) +
  stroke('M-18 -20q-6 -8 0 -14t0 -12M-4 -20q-6 -8 0 -14t0 -12M10 -20q-6 -8 0 -14t0 -12', accent, 4) +
  stroke('M-22 2Q-20 20 -8 26', ground, 4)

const wheat: Emblem = ({ ink, accent }) => {
  const grain = 'M0 0C-8 -4 -8 -14 0 -18C8 -14 8 -4 0 0Z'
  return (
    stroke('M0 44V-8', accent, 4) +
    path(grain, ink, 'transform="translate(0 -24)"') +
    times(
      4,
      (i) =>
        path(grain, ink, `transform="translate(-2 ${-10 + i * 13}) rotate(-52)"`) +
        path(grain, ink, `transform="translate(2 ${-10 + i * 13}) rotate(52)"`),
    )
  )
}

const lantern: Emblem = ({ ink, ground, accent }) =>
  stroke('M0 -44V-34M0 34V46', accent, 4) +
  rect(-14, -36, 28, 8, 3, accent) +
  rect(-14, 28, 28, 8, 3, accent) +
  path('M-14 -28H14C42 -20 42 20 14 28H-14C-42 20 -42 -20 -14 -28Z', ink) +
  stroke('M-12 -26C-22 -10 -22 10 -12 26M12 -26C22 -10 22 10 12 26M0 -27V27', ground, 3)

const anchor: Emblem = ({ ink, accent }) =>
  ring(0, -32, 9, accent, 5) +
  stroke('M0 -22V38M-16 -10H16', ink, 7) +
  stroke('M-36 10C-34 30 -16 38 0 38S34 30 36 10', ink, 7) +
  path('M-44 18L-36 0L-24 16ZM44 18L36 0L24 16Z', ink)

const star: Emblem = ({ ink, accent }) => {
  const points = around(10, 1, -Math.PI / 2).map(
    ([x, y], i) => `${(x * (i % 2 ? 19 : 42)).toFixed(1)} ${(y * (i % 2 ? 19 : 42)).toFixed(1)}`,
  )
  return (
    path(`M${points.join('L')}Z`, ink, `stroke="${ink}" stroke-width="5" stroke-linejoin="round"`) +
    circle(0, 2, 9, accent)
  )
}

const sun: Emblem = ({ ink, accent }) =>
  each(around(12, 1), (_, i) => place(0, 0, rect(-3, -46, 6, 15, 3, i % 2 ? accent : ink), i * 30)) +
  circle(0, 0, 23, ink)

const bowl: Emblem = ({ ink, ground, accent }) =>
  stroke('M6 -10L34 -44M16 -8L44 -38', accent, 4) +
  path('M-42 -6H42C42 18 26 30 14 32V38H-14V32C-26 30 -42 18 -42 -6Z', ink) +
  stroke('M-34 -14q8 -12 17 0M-18 -14q8 -14 18 0M0 -14q8 -12 16 0', ink, 5) +
  stroke('M-30 4Q-26 18 -14 23', ground, 4)

const whale: Emblem = ({ ink, ground, accent }) =>
  path(
    'M-42 2C-42 -22 -10 -28 12 -14C22 -8 30 -6 34 -16C28 -18 24 -26 26 -32C34 -32 38 -26 40 -22C42 -28 48 -30 52 -28C52 -20 48 -16 42 -14C42 18 18 30 -8 30C-30 30 -42 20 -42 2Z',
    ink,
  ) +
  dots([[-26, 2]], 6, ground) +
  stroke('M-40 14Q-24 22 -8 14', ground, 3.4) +
  stroke('M-16 -28Q-16 -42 -28 -44M-16 -28Q-16 -42 -4 -44', accent, 4)

const slice: Emblem = ({ ink, ground, accent }) =>
  path('M0 42L-36 -22Q0 -42 36 -22Z', ink, `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`) +
  stroke('M-36 -26Q0 -48 36 -26', accent, 9) +
  circle(-10, -12, 7, ground) +
  circle(12, -8, 6.5, ground) +
  circle(0, 12, 6, ground)

const house: Emblem = ({ ink, ground, accent }) =>
  path('M-40 -2L0 -38L40 -2L34 4V36H-34V4Z', ink, `stroke="${ink}" stroke-width="4" stroke-linejoin="round"`) +
  path('M-12 36V14Q-12 2 0 2Q12 2 12 14V36Z', ground) +
  circle(0, -14, 6, ground) +
  stroke('M22 -30V-42', accent, 7)

export const EMBLEMS = {
  wave,
  mountain,
  fish,
  crab,
  flame,
  leaf,
  cup,
  wheat,
  lantern,
  anchor,
  star,
  sun,
  bowl,
  whale,
  slice,
  house,
} satisfies Record<string, Emblem>

export type EmblemName = keyof typeof EMBLEMS
