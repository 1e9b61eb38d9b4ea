import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, crate, dark, type Good, light, part, sheen, under } from './parts.ts'

const enamel = (tone: { main: string }) => (tone.main === '#6d747b' || tone.main === '#24323f' ? '#aeb6bc' : '#eef1f2')

const fridge: Good = (pen, tone) => {
  const white = enamel(tone)
  return (
    under(pen, 74, 8) +
    crate(pen, -58, -4, 104, 190, 24, white) +
    stroke('M-58 -126H46M-58 -123H46', dark(white, 0.3), 1.2) +
    rect(-50, -150, 5, 20, 2.5, chrome(pen, 0)) +
    rect(-50, -118, 5, 40, 2.5, chrome(pen, 0)) +
    path('M-36 -190H-12L-40 -128H-56V-150Z', '#fff', fade(0.5)) +
    rect(4, -182, 30, 8, 2, '#1c2429') +
    stroke('M9 -178h8M21 -178h3', '#7fd0e8', 1.6) +
    `<g transform="rotate(-4 0 -96)">${rect(-14, -104, 20, 15, 1, tone.second)}${rect(10, -98, 16, 20, 1, '#fbfaf4')}</g>` +
    circle(-4, -104, 2.4, '#b5452f') +
    circle(18, -100, 2.4, '#2f6f8f') +
    path('M-54 0h10v-5h-10ZM32 0h10v-5h-10Z', '#33393d')
  )
}

const washer: Good = (pen, tone) => {
  const white = enamel(tone)
  return (
    under(pen, 84, 8) +
    crate(pen, -70, -4, 128, 142, 26, white) +
    rect(-70, -146, 128, 28, 0, dark(white, 0.08)) +
    rect(-62, -140, 42, 17, 2, light(white, 0.5)) +
    rect(14, -139, 34, 12, 2, '#14262e') +
    stroke('M19 -133h9M32 -133h10', '#8be0b4', 1.8) +
    circle(-2, -132, 9, chrome(pen)) +
    stroke('M-2 -132v-7', '#3a4248', 1.6) +
    circle(-6, -62, 49, '#11151a', fade(0.16)) +
    circle(-6, -64, 47, chrome(pen, 60)) +
    circle(-6, -64, 39, '#20282d') +
    circle(
      -6,
      -64,
      35,
      pen.radial(
        [
          [0, '#5d7d8c'],
          [0.7, '#2b4350'],
          [1, '#14222a'],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    path('M-38 -56Q-20 -42 0 -50Q18 -58 26 -48Q18 -28 -6 -28Q-30 -30 -38 -56Z', sheen(pen, tone.main), fade(0.75)) +
    path('M-30 -50Q-14 -40 2 -46Q-8 -32 -22 -38Z', tone.second, fade(0.75)) +
    stroke('M-32 -80A30 30 0 0 1 -10 -94', '#fff', 4, fade(0.55)) +
    rect(36, -72, 8, 18, 3, chrome(pen, 0)) +
    path('M-66 0h12v-5h-12ZM42 0h12v-5h-12Z', '#33393d')
  )
}

const stove: Good = (pen, tone) => {
  const white = enamel(tone)
  return (
    under(pen, 76, 8) +
    crate(pen, -62, -4, 112, 138, 26, white) +
    path('M-62 -142l26 -9h112l-26 9Z', '#14191d') +
    ellipse(-22, -146.5, 14, 2.4, '#2f363b') +
    ellipse(28, -146.5, 16, 2.6, '#7d2a1c') +
    ellipse(28, -146.5, 10, 1.7, '#d9532f') +
    rect(-62, -142, 112, 26, 0, dark(white, 0.06)) +
    times(5, (i) => circle(-48 + i * 21, -129, 7, '#23292e') + stroke(`M${-48 + i * 21} -129v-5`, '#fff', 1.5)) +
    rect(-54, -108, 96, 66, 5, '#171c20') +
    rect(-44, -98, 76, 46, 3, pen.blend(60, '#5a3a22', '#2a1a10', '#120d0a')) +
    stroke('M-42 -80H30M-42 -66H30', '#8b6a4a', 1.3, fade(0.7)) +
    part('M-26 -80h40l-4 12h-32Z', '#c9792f') +
    ellipse(-6, -81, 19, 5, '#e0a24e') +
    path('M-38 -98h18l-24 40v-36Z', '#fff', fade(0.14)) +
    rect(-46, -114, 80, 5, 2.5, chrome(pen)) +
    rect(-54, -34, 96, 26, 3, dark(white, 0.06)) +
    rect(-20, -24, 28, 4, 2, chrome(pen))
  )
}

const vacuum: Good = (pen, { main, second }) =>
  under(pen, 130) +
  stroke('M30 -52Q110 -120 120 -160Q124 -184 104 -178', '#3a4147', 9) +
  stroke('M30 -52Q110 -120 120 -160', '#6b747b', 3, 'stroke-dasharray="2 3"') +
  stroke('M104 -178L-104 -12', chrome(pen, 0), 6) +
  part('M-140 -2L-130 -18H-88L-78 -2Z', '#2a3035') +
  rect(-136, -6, 56, 6, 3, second) +
  part('M-34 -10Q-40 -66 12 -74Q70 -80 84 -34Q88 -10 74 -8H-24Z', sheen(pen, main)) +
  path('M-24 -46Q-10 -66 18 -68Q-8 -54 -16 -34Z', '#fff', fade(0.4)) +
  circle(58, -22, 22, '#22282c') +
  circle(58, -22, 13, chrome(pen)) +
  circle(58, -22, 5, '#4a5258') +
  circle(-18, -10, 9, '#22282c') +
  rect(2, -60, 30, 14, 6, dark(main, 0.4)) +
  circle(40, -54, 4, second)

const television: Good = (pen, { second }) =>
  under(pen, 110) +
  path('M-52 0L-40 -8H40L52 0Z', '#23282c') +
  rect(-9, -30, 18, 26, 2, '#2c3237') +
  rect(-134, -178, 268, 154, 4, '#15191c') +
  rect(-129, -173, 258, 142, 2, pen.blend(70, '#14375c', '#2b7fa8', '#f3b56a')) +
  path('M-129 -70Q-80 -118 -36 -84Q10 -128 60 -86Q96 -112 129 -84V-31H-129Z', '#1f5f6a') +
  path('M-129 -54Q-60 -84 10 -60Q70 -40 129 -66V-31H-129Z', '#123f4b') +
  circle(54, -116, 18, '#ffe6b0') +
  path('M-129 -173H-30L-112 -31H-129Z', '#fff', fade(0.12)) +
  rect(-18, -29, 36, 2, 1, '#8b949b') +
  rect(86, -8, 14, 8, 2, second) +
  circle(118, -27, 1.6, '#e2452c')

const gamepad: Good = (pen, { main, second }) =>
  under(pen, 120) +
  crate(pen, -120, -4, 70, 150, 20, '#eef0f2') +
  part('M-112 -8Q-96 -80 -112 -150L-60 -150Q-76 -80 -60 -8Z', sheen(pen, '#1c2228')) +
  rect(-90, -132, 10, 3, 1.5, '#5fc3ea') +
  `<g transform="translate(54 -58) rotate(-8)">${part('M-74 -30Q-56 -44 -30 -38H30Q56 -44 74 -30Q92 10 84 44Q70 62 50 40L34 20H-34L-50 40Q-70 62 -84 44Q-92 10 -74 -30Z', sheen(pen, main)) + circle(-26, 10, 13, '#1c2228') + circle(-26, 8, 10, '#3c444b') + circle(26, 10, 13, '#1c2228') + circle(26, 8, 10, '#3c444b') + path('M-62 -14h8v-8h10v8h8v10h-8v8h-10v-8h-8Z', '#20262b') + circle(54, -22, 5, '#e2566c') + circle(66, -11, 5, '#f0b24a') + circle(54, 0, 5, '#5fb57a') + circle(42, -11, 5, '#4a8fd0') + rect(-16, -32, 32, 16, 3, second) + stroke('M-66 -30Q-50 -38 -32 -33', '#fff', 2.6, fade(0.5))}</g>`

const generator: Good = (pen, { main }) =>
  under(pen, 122) +
  part('M-70 -18h150v-66h-150Z', sheen(pen, '#3a4147')) +
  stroke(
    times(8, (i) => `M${14 + i * 8} -74v46`),
    '#14181b',
    3,
  ) +
  circle(-30, -50, 30, '#23292d') +
  circle(-30, -50, 24, chrome(pen)) +
  stroke(
    times(
      8,
      (i) => `M-30 -50L${(-30 + 22 * Math.cos(i * 0.785)).toFixed(1)} ${(-50 + 22 * Math.sin(i * 0.785)).toFixed(1)}`,
    ),
    '#4a5258',
    2,
  ) +
  circle(-30, -50, 8, main) +
  part('M-88 -88H92Q98 -124 76 -130H-72Q-94 -124 -88 -88Z', sheen(pen, main, 80)) +
  stroke('M-74 -122Q0 -130 60 -124', '#fff', 3, fade(0.45)) +
  circle(0, -132, 9, '#22282c') +
  ring(0, -132, 6, '#6b747b', 2) +
  stroke('M-104 -6V-112Q-104 -144 -74 -146H82Q108 -144 108 -112V-6Z', '#20262b', 7) +
  stroke('M-105 -8V-112Q-104 -142 -76 -144', '#69737a', 1.8) +
  rect(58, -78, 30, 34, 3, '#dfe4e7') +
  circle(66, -68, 4, '#22282c') +
  circle(80, -68, 4, '#22282c') +
  rect(63, -58, 20, 9, 2, '#e2452c') +
  circle(-84, -9, 11, '#1a1d20') +
  circle(86, -9, 11, '#1a1d20') +
  circle(-84, -9, 4.5, '#8b949b') +
  circle(86, -9, 4.5, '#8b949b')

export const APPLIANCES = { fridge, washer, stove, vacuum, television, gamepad, generator } satisfies Record<
  string,
  Good
>
