import { circle, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const hanger =
  stroke('M0 -186V-198Q12 -198 10 -208Q2 -214 -6 -206', '#8b949b', 3) + stroke('M-62 -160L0 -186L62 -160', '#b98652', 6)

const jacket: Good = (pen, { main, second }) =>
  hanger +
  part(
    'M-62 -164Q-110 -150 -118 -34Q-116 -20 -92 -22L-76 -120V-8H76V-120L92 -22Q116 -20 118 -34Q110 -150 62 -164L28 -178H-28Z',
    sheen(pen, main, 60),
  ) +
  times(4, (i) =>
    path(
      `M-76 ${-112 + i * 27}Q0 ${-104 + i * 27} 76 ${-112 + i * 27}V${-104 + i * 27}Q0 ${-94 + i * 27} -76 ${-104 + i * 27}Z`,
      dark(main, 0.3),
      fade(0.4),
    ),
  ) +
  times(3, (i) =>
    stroke(
      `M${-106 - i * 3} ${-110 + i * 26}q14 6 26 2M${106 + i * 3} ${-110 + i * 26}q-14 6 -26 2`,
      dark(main, 0.4),
      2,
      fade(0.6),
    ),
  ) +
  path('M-28 -178Q0 -150 28 -178L22 -186H-22Z', dark(main, 0.5)) +
  part(
    'M-46 -168Q-54 -200 0 -204Q54 -200 46 -168Q40 -154 26 -160Q0 -184 -26 -160Q-40 -154 -46 -168Z',
    sheen(pen, '#c9a67c'),
  ) +
  stroke(
    times(
      20,
      (i) =>
        `M${(-44 + i * 4.6).toFixed(1)} ${(-176 - 22 * Math.sin((i / 19) * Math.PI)).toFixed(1)}l${((i - 10) * 0.7).toFixed(1)} -9`,
    ),
    '#ecd9b8',
    2,
  ) +
  rect(-3, -158, 6, 150, 2, '#22282c') +
  stroke('M0 -156V-10', '#c3cad0', 1.6, 'stroke-dasharray="2 2"') +
  rect(-58, -58, 36, 5, 2, second) +
  rect(22, -58, 36, 5, 2, second) +
  rect(-76, -16, 152, 9, 2, dark(main, 0.4)) +
  path('M30 -130h26v12h-26Z', second) +
  path('M-66 -158Q-96 -130 -104 -60Q-90 -120 -60 -150Z', '#fff', fade(0.25))

const dress: Good = (pen, { main, second }) =>
  hanger +
  part(
    'M-40 -164L-26 -170Q0 -138 26 -170L40 -164Q44 -130 34 -104Q86 -40 96 -6Q50 10 0 6Q-50 10 -96 -6Q-86 -40 -34 -104Q-44 -130 -40 -164Z',
    sheen(pen, main, 50),
  ) +
  times(6, (i) =>
    path(
      `M${-26 + i * 10} -98Q${-66 + i * 26} -50 ${-76 + i * 30} 2L${-64 + i * 30} 3Q${-58 + i * 25} -50 ${-21 + i * 10} -98Z`,
      dark(main, 0.4),
      fade(0.3),
    ),
  ) +
  part('M-36 -110Q0 -100 36 -110L34 -96Q0 -88 -34 -96Z', second) +
  part('M-8 -106L-24 -92L-14 -70L0 -96L14 -70L20 -94L8 -106Z', light(second, 0.15)) +
  times(12, (i) => circle(-64 + ((i * 37) % 128), -16 - ((i * 23) % 60), 3, light(main, 0.6), fade(0.9))) +
  stroke('M-94 -10Q-48 6 0 2Q48 6 94 -10', light(main, 0.6), 2.4, fade(0.8)) +
  path('M-34 -150Q-26 -128 -28 -110L-16 -108Q-20 -136 -22 -156Z', '#fff', fade(0.25))

const boots: Good = (pen, { main, wood }) => {
  const one = (x: number, s: number) =>
    `<g transform="translate(${x} 0) scale(${s})">${part('M-44 -14L-48 -148Q-20 -158 10 -148L8 -66Q40 -54 70 -44Q86 -34 82 -14Z', sheen(pen, wood, 60))}${part('M-50 -140Q-54 -166 -18 -166Q16 -166 12 -140Q-18 -130 -50 -140Z', sheen(pen, '#eee3cf'))}${times(9, (i) => circle(-44 + i * 6.6, -150 + (i % 2) * 6, 6, '#f7efdf', fade(0.8)))}${path('M-46 0V-16H84Q90 -6 84 0Z', '#1f1a17')}${stroke(
      times(9, (i) => `M${-40 + i * 14} -1v-5`),
      '#4a4038',
      5,
    )}${stroke('M-10 -130l22 4M-10 -114l21 4M-8 -98l20 5M-4 -82l24 8M10 -68l28 10', '#f2ead8', 3)}${path('M-46 -16H84L82 -26Q20 -34 -46 -28Z', dark(wood, 0.4))}${rect(-44, -62, 16, 30, 4, main)}${path('M-40 -130Q-30 -80 -34 -36L-26 -36Q-22 -84 -30 -132Z', '#fff', fade(0.22))}</g>`
  return under(pen, 134) + one(30, 0.96) + one(-58, 1)
}

const bag: Good = (pen, { main, second }) =>
  under(pen, 112) +
  stroke('M-54 -104Q-52 -184 0 -184Q52 -184 54 -104', dark(main, 0.2), 9) +
  stroke('M-52 -108Q-50 -180 0 -180', light(main, 0.5), 2, fade(0.6)) +
  part(
    'M-94 -6Q-104 -8 -102 -22L-86 -106Q-84 -116 -72 -116H72Q84 -116 86 -106L102 -22Q104 -8 94 -6Z',
    sheen(pen, main, 60),
  ) +
  part('M-86 -110H86L80 -62Q0 -40 -80 -62Z', sheen(pen, light(main, 0.12), 70)) +
  stroke('M-76 -66Q0 -46 76 -66', light(main, 0.7), 1.3, 'stroke-dasharray="4 3"') +
  rect(-13, -70, 26, 24, 5, chrome(pen)) +
  circle(0, -58, 5, dark(main, 0.5)) +
  circle(-54, -106, 6, chrome(pen)) +
  circle(54, -106, 6, chrome(pen)) +
  stroke('M-92 -20Q0 -12 92 -20', light(main, 0.6), 1.2, 'stroke-dasharray="4 3"') +
  part('M-60 -96Q-76 -70 -66 -46Q-52 -50 -50 -96Z', second) +
  ellipse(-60, -52, 6, 9, light(second, 0.3))

export const WEAR = { jacket, dress, boots, bag } satisfies Record<string, Good>
