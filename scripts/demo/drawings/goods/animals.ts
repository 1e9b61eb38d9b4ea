import { circle, ellipse, fade, path, stroke, times } from '../shapes.ts'
import { dark, type Good, light, part, sheen, under } from './parts.ts'

const FURS = ['#c98f4e', '#e9dfcf', '#8a5a36', '#5d5f63', '#f0c78c', '#2f2a28', '#d9d3c8', '#a3673a'] as const
/** Fur follows the tone, so that a pet is the same in all of its photographs. */
const furOf = (main: string) => FURS[Number.parseInt(main.slice(1, 3), 16) % FURS.length] ?? FURS[0]

const eye = (x: number, y: number, r: number, iris: string) =>
  ellipse(x, y, r, r * 1.08, '#15110e') +
  ellipse(x, y, r * 0.82, r * 0.9, iris) +
  circle(x, y, r * 0.52, '#0c0908') +
  circle(x - r * 0.3, y - r * 0.38, r * 0.26, '#fff')

const puppy: Good = (pen, { main, second }) => {
  const fur = furOf(main)
  const belly = light(fur, 0.6)
  return (
    under(pen, 98) +
    stroke('M58 -30Q104 -44 98 -84', sheen(pen, fur), 16) +
    part('M-56 -6Q-70 -70 -36 -104H36Q70 -70 58 -6Q0 8 -56 -6Z', sheen(pen, fur, 50)) +
    ellipse(0, -46, 30, 40, belly) +
    part('M-46 -2Q-58 -58 -30 -66Q-12 -60 -16 -2Z', sheen(pen, fur)) +
    part('M46 -2Q58 -58 30 -66Q12 -60 16 -2Z', sheen(pen, fur)) +
    ellipse(-32, -6, 21, 10, belly) +
    ellipse(32, -6, 21, 10, belly) +
    stroke('M-40 -2v-6M-30 -1v-7M24 -1v-7M36 -2v-6', dark(belly, 0.4), 1.6) +
    ellipse(0, -132, 58, 52, sheen(pen, fur, 60)) +
    path('M-20 -178Q0 -184 12 -176Q14 -140 4 -120H-6Q-18 -146 -20 -178Z', belly, fade(0.9)) +
    part('M-44 -168Q-86 -172 -84 -118Q-80 -92 -60 -98Q-50 -120 -44 -168Z', sheen(pen, dark(fur, 0.3))) +
    part('M44 -168Q86 -172 84 -118Q80 -92 60 -98Q50 -120 44 -168Z', sheen(pen, dark(fur, 0.3))) +
    ellipse(0, -108, 32, 25, belly) +
    eye(-25, -140, 10, '#6b3f1e') +
    eye(25, -140, 10, '#6b3f1e') +
    part('M-13 -122Q0 -132 13 -122Q10 -108 0 -106Q-10 -108 -13 -122Z', '#231a17') +
    ellipse(-4, -121, 4, 2.4, '#fff', fade(0.5)) +
    stroke('M0 -106V-98Q-12 -88 -20 -98M0 -98Q12 -88 20 -98', '#231a17', 2.6) +
    part('M-7 -94Q0 -74 8 -94Z', '#e2798a') +
    part('M-36 -90Q0 -76 36 -90L38 -80Q0 -64 -38 -80Z', second) +
    circle(0, -70, 8, sheen(pen, '#f0c24e'))
  )
}

const kitten: Good = (pen, { main, second }) => {
  const fur = furOf(main)
  const stripe = dark(fur, 0.35)
  const belly = light(fur, 0.65)
  return (
    under(pen, 92) +
    stroke('M46 -14Q112 -8 106 -62Q100 -92 82 -84', sheen(pen, fur), 15) +
    stroke('M86 -14l4 12M104 -34l10 4M108 -58l9 -2', stripe, 5, fade(0.6)) +
    part('M-46 -4Q-62 -66 -30 -100H30Q62 -66 48 -4Q0 8 -46 -4Z', sheen(pen, fur, 50)) +
    ellipse(0, -46, 24, 36, belly) +
    stroke('M-50 -44q12 2 18 -2M-48 -60q12 2 16 -2M50 -44q-12 2 -18 -2M48 -60q-12 2 -16 -2', stripe, 5, fade(0.6)) +
    ellipse(-22, -8, 18, 11, belly) +
    ellipse(22, -8, 18, 11, belly) +
    stroke('M-28 -3v-6M-18 -3v-6M16 -3v-6M27 -3v-6', dark(belly, 0.4), 1.6) +
    part('M-52 -142L-50 -190Q-30 -184 -14 -166ZM52 -142L50 -190Q30 -184 14 -166Z', sheen(pen, fur)) +
    path('M-45 -152L-44 -178Q-34 -172 -26 -162ZM45 -152L44 -178Q34 -172 26 -162Z', '#e8a6a0') +
    ellipse(0, -126, 56, 46, sheen(pen, fur, 60)) +
    stroke(
      'M-10 -168l2 16M0 -170v18M10 -168l-2 16M-54 -124l14 2M-52 -112l12 0M54 -124l-14 2M52 -112l-12 0',
      stripe,
      4.6,
      fade(0.65),
    ) +
    ellipse(-12, -102, 17, 13, belly) +
    ellipse(12, -102, 17, 13, belly) +
    eye(-25, -130, 12, '#7fb06a') +
    eye(25, -130, 12, '#7fb06a') +
    path('M-7 -114H7L0 -106Z', '#d9737f') +
    stroke('M0 -106v5q-8 7 -14 1M0 -101q8 7 14 1', '#3a2620', 2) +
    stroke('M-22 -104L-64 -110M-22 -99L-64 -98M22 -104L64 -110M22 -99L64 -98', '#f7f4ee', 1.2, fade(0.85)) +
    circle(-86, -16, 17, sheen(pen, second)) +
    stroke('M-100 -20q14 -10 28 2M-98 -8q14 -14 26 -14M-70 -10Q-50 6 -30 2', dark(second, 0.3), 1.8)
  )
}

const hen: Good = (pen, { main }) => {
  const feather = furOf(main)
  return (
    under(pen, 110) +
    stroke('M-10 -40L-14 -4M-14 -4l-14 4M-14 -4l12 4M24 -40L24 -4M24 -4l-14 4M24 -4l14 4', '#d99a3a', 5) +
    part('M60 -64Q110 -72 122 -136Q98 -140 84 -124Q88 -146 74 -150Q60 -120 40 -100Z', sheen(pen, dark(feather, 0.3))) +
    part(
      'M-70 -70Q-72 -130 -52 -156Q-30 -166 -20 -146Q-14 -116 30 -114Q80 -108 86 -72Q80 -28 10 -26Q-60 -28 -70 -70Z',
      sheen(pen, feather, 60),
    ) +
    part('M-14 -92Q40 -104 68 -80Q60 -46 14 -46Q-12 -56 -14 -92Z', sheen(pen, dark(feather, 0.2))) +
    times(3, (i) => stroke(`M${6 + i * 16} -58q12 2 18 -12`, light(feather, 0.4), 2.2, fade(0.7))) +
    times(9, (i) =>
      stroke(`M${-54 + (i % 3) * 13} ${-100 + Math.floor(i / 3) * 16}q5 6 10 0`, dark(feather, 0.35), 1.8, fade(0.6)),
    ) +
    part('M-56 -156Q-62 -178 -50 -176Q-46 -190 -38 -178Q-28 -188 -26 -172Q-18 -172 -22 -154Z', '#d63f2e') +
    part('M-70 -146L-92 -138L-68 -132Z', '#e6a23a') +
    path('M-68 -132Q-74 -112 -62 -114Q-54 -120 -58 -134Z', '#d63f2e') +
    eye(-50, -146, 5, '#c98a2e') +
    times(3, (i) => ellipse(-110 + i * 20, -9, 10, 12, sheen(pen, i % 2 ? '#f3e3cc' : '#e2b98c')))
  )
}

export const ANIMALS = { puppy, kitten, hen } satisfies Record<string, Good>
