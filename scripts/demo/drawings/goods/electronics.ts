import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const phone: Good = (pen, { main, second }) =>
  under(pen, 96) +
  `<g transform="rotate(-7 -40 -90)">${rect(-92, -188, 92, 186, 15, dark(main, 0.45)) + rect(-90, -187, 90, 184, 14, sheen(pen, main)) + rect(-82, -178, 40, 42, 11, dark(main, 0.3)) + circle(-70, -166, 8.5, '#10151a') + circle(-70, -166, 5, '#2b4a60') + circle(-54, -148, 8.5, '#10151a') + circle(-54, -148, 5, '#2b4a60') + circle(-53, -167, 3, '#fdf3d2') + circle(-45, -92, 7, light(main, 0.4), fade(0.7)) + path('M-30 -187h22L-70 -3h-12Z', '#fff', fade(0.13))}</g>` +
  `<g transform="rotate(5 50 -90)">${rect(4, -182, 90, 182, 14, '#15191d') + rect(8, -178, 82, 174, 10, pen.blend(70, '#0f3f5c', '#2f8fae', '#f4b27a')) + path('M8 -62Q30 -92 52 -70Q70 -90 90 -72V-14Q90 -4 80 -4H18Q8 -4 8 -14Z', '#174a57', fade(0.9)) + circle(66, -118, 11, '#ffe9bd') + rect(36, -174, 26, 7, 3.5, '#0b0e10') + stroke('M30 -150h38M38 -140h22', '#fff', 3, fade(0.85)) + times(4, (i) => rect(16 + i * 18.5, -22, 13, 13, 3.5, [second, '#5fb57a', '#f7f2ea', '#4a8fd0'][i] ?? second)) + path('M8 -178h34L8 -96Z', '#fff', fade(0.14))}</g>`

const laptop: Good = (pen, { main, second }) =>
  under(pen, 142) +
  part('M-104 -166Q-104 -174 -96 -174H96Q104 -174 104 -166V-34H-104Z', '#1b2024') +
  rect(-97, -167, 194, 126, 2, pen.blend(60, '#132a44', '#27618c', '#7fb3c4')) +
  path('M-97 -80Q-50 -120 -6 -88Q40 -128 97 -92V-41H-97Z', '#1c4a5c') +
  rect(-84, -156, 84, 62, 3, '#f6f8f9') +
  rect(-84, -156, 84, 9, 3, main) +
  stroke('M-76 -138h52M-76 -129h64M-76 -120h40', '#9aa5ad', 3) +
  rect(-76, -112, 30, 11, 2, second) +
  path('M-97 -167H-20L-90 -41H-97Z', '#fff', fade(0.1)) +
  part('M-104 -36H104L136 -8Q138 0 128 0H-128Q-138 0 -136 -8Z', chrome(pen, 80)) +
  path('M-98 -32H98L114 -18H-114Z', '#2a3035') +
  stroke(
    times(3, (r) => times(14 - r, (i) => `M${-92 - r * 4 + i * (13.6 + r * 1.6)} ${-29 + r * 4.4}h8`)),
    '#5d676e',
    2.2,
  ) +
  path('M-34 -14H34L37 -5H-37Z', '#b3bbc1') +
  stroke('M-128 -3H128', '#fff', 1, fade(0.6))

const camera: Good = (pen, { wood }) =>
  under(pen, 120) +
  part(
    'M-108 -10V-104Q-108 -116 -96 -116H-58L-44 -140H36L50 -116H98Q110 -116 110 -104V-10Q110 0 98 0H-96Q-108 0 -108 -10Z',
    sheen(pen, '#24292d', 70),
  ) +
  path('M-108 -84H110V-22H-108Z', sheen(pen, dark(wood, 0.55))) +
  stroke(
    times(30, (i) => `M${-104 + i * 7.2} -82v58`),
    '#11151a',
    1.4,
    fade(0.35),
  ) +
  circle(-4, -62, 57, '#0f1214') +
  circle(-4, -62, 53, chrome(pen, 60)) +
  circle(-4, -62, 47, '#1a1e22') +
  ring(-4, -62, 41, '#4a5258', 2) +
  circle(-4, -62, 36, '#0c1013') +
  circle(
    -4,
    -62,
    30,
    pen.radial(
      [
        [0, '#6f8fc4'],
        [0.45, '#2b3a66'],
        [0.8, '#1a1430'],
        [1, '#07070c'],
      ],
      0.4,
      0.38,
      0.7,
    ),
  ) +
  ellipse(-14, -74, 10, 7, '#fff', fade(0.6)) +
  circle(8, -50, 4, '#c9a0e0', fade(0.6)) +
  rect(-22, -134, 40, 14, 2, '#0f1214') +
  rect(-88, -126, 24, 11, 3, chrome(pen)) +
  circle(76, -118, 11, chrome(pen)) +
  circle(76, -120, 6, '#b5261f') +
  rect(72, -100, 24, 12, 2, '#33414a') +
  stroke('M-108 -100Q-150 -80 -138 -20Q-132 0 -116 -4', '#3a2a20', 7)

const speaker: Good = (pen, { main, second }) =>
  under(pen, 110) +
  part('M-120 -6V-140Q-120 -150 -110 -150H-38Q-28 -150 -28 -140V-6Z', sheen(pen, main)) +
  part('M28 -6V-140Q28 -150 38 -150H110Q120 -150 120 -140V-6Z', sheen(pen, main)) +
  times(2, (i) => {
    const x = i * 148 - 74
    return (
      circle(x, -46, 36, '#14181b') +
      circle(x, -46, 30, '#2c3338') +
      ring(x, -46, 24, '#454e55', 2) +
      circle(x, -46, 11, light('#454e55', 0.3)) +
      circle(x - 3, -50, 4, '#fff', fade(0.4)) +
      circle(x, -112, 20, '#14181b') +
      circle(x, -112, 13, chrome(pen)) +
      circle(x, -112, 5, second)
    )
  }) +
  stroke('M-112 -144H-40M36 -144H108', '#fff', 2, fade(0.4))

export const ELECTRONICS = { phone, laptop, camera, speaker } satisfies Record<string, Good>
