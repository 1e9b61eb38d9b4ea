import { circle, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { chrome, type Good, part, sheen, under } from './parts.ts'

const jar = (x: number, w: number, h: number, fill: string, lid: string, beads: string) =>
  part(
    `M${x - w} -4Q${x - w - 4} ${-h * 0.8} ${x - w * 0.8} ${-h}H${x + w * 0.8}Q${x + w + 4} ${-h * 0.8} ${x + w} -4Q${x} 4 ${x - w} -4Z`,
    fill,
  ) +
  beads +
  part(`M${x - w * 0.86} ${-h + 2}V${-h - 14}Q${x} ${-h - 20} ${x + w * 0.86} ${-h - 14}V${-h + 2}Z`, lid) +
  path(
    `M${x - w * 0.8} -14Q${x - w * 0.9} ${-h * 0.7} ${x - w * 0.62} ${-h + 6}L${x - w * 0.4} ${-h + 6}Q${x - w * 0.62} ${-h * 0.7} ${x - w * 0.56} -10Z`,
    '#fff',
    fade(0.5),
  ) +
  rect(x - w * 0.66, -h * 0.62, w * 1.32, h * 0.34, 3, '#fbf6ea') +
  stroke(`M${x - w * 0.4} ${-h * 0.5}H${x + w * 0.4}M${x - w * 0.3} ${-h * 0.4}H${x + w * 0.3}`, '#8a6a4a', 2)

const jars: Good = (pen, { main, second }) => {
  const beads = (x: number, w: number, h: number, colour: string) =>
    times(
      34,
      (i) =>
        circle(x - w * 0.8 + ((i * 17) % (w * 1.6)), -8 - ((i * 23) % (h * 0.82)), 4.6, colour) +
        circle(x - w * 0.8 + ((i * 17) % (w * 1.6)) - 1.4, -9.6 - ((i * 23) % (h * 0.82)), 1.5, '#fff', fade(0.6)),
    )
  return (
    under(pen, 140) +
    jar(-84, 42, 116, sheen(pen, '#d9531e', 50), sheen(pen, main), beads(-84, 42, 110, '#f2743a')) +
    jar(8, 38, 96, sheen(pen, '#7d1f33', 50), chrome(pen), beads(8, 38, 90, '#a32c46')) +
    jar(92, 36, 106, sheen(pen, '#e0a032', 50), sheen(pen, second), '') +
    times(
      6,
      (i) =>
        circle(-30 + i * 14 + (i % 2) * 6, -6 - (i % 3) * 5, 7, '#b0243c') +
        circle(-32 + i * 14 + (i % 2) * 6, -9 - (i % 3) * 5, 2, '#fff', fade(0.7)),
    )
  )
}

const fish: Good = (pen, { wood }) =>
  under(pen, 150) +
  part('M-146 0L-130 -24H130L146 0Z', sheen(pen, wood, 80)) +
  `<g transform="translate(0 -52)">${part('M-128 4Q-100 -36 -20 -38Q60 -38 104 -6L140 -34Q134 0 142 32L104 8Q40 40 -30 36Q-104 32 -128 4Z', sheen(pen, '#8fa3ae', 80))}${path('M-126 6Q-60 20 20 18Q70 16 104 2L104 8Q40 40 -30 36Q-104 32 -126 6Z', '#e9eef0', fade(0.8))}${path('M-20 -38Q6 -62 40 -52L34 -34Z', '#5d717c')}${path('M-30 34Q-10 54 12 46L8 34Z', '#8fa3ae')}${stroke('M-86 -18Q-74 4 -86 26', '#4a5d68', 3)}${circle(-104, -2, 6, '#f7f2ea')}${circle(-104, -2, 3.4, '#14181b')}${stroke(
    times(24, (i) => `M${-66 + (i % 8) * 20} ${-20 + Math.floor(i / 8) * 12}q4 5 8 0`),
    '#5d717c',
    1.4,
    fade(0.6),
  )}${path('M-70 -26Q0 -38 70 -18Q0 -26 -70 -18Z', '#fff', fade(0.5))}</g>` +
  times(
    3,
    (i) =>
      `<g transform="translate(${60 + i * 22} ${-26 - (i % 2) * 4})">${circle(0, 0, 12, '#f2d24a') + circle(0, 0, 9, '#fbeb9a') + stroke('M-8 0H8M0 -8V8M-6 -6L6 6M6 -6L-6 6', '#f2d24a', 1.4)}</g>`,
  ) +
  stroke('M-110 -26Q-90 -40 -70 -26M-96 -28Q-84 -44 -60 -34', '#5d8b3d', 3)

const machine: Good = (pen, { main, second }) =>
  under(pen, 120) +
  part('M-100 -6V-150Q-100 -166 -84 -166H84Q100 -166 100 -150V-6Z', sheen(pen, '#2b3136', 70)) +
  part('M-92 -120H92V-60H-92Z', sheen(pen, main)) +
  rect(-92, -158, 184, 30, 4, chrome(pen)) +
  times(4, (i) => circle(-64 + i * 26, -143, 7, '#22282c') + stroke(`M${-64 + i * 26} -143v-5`, '#fff', 1.4)) +
  rect(50, -152, 34, 16, 2, '#123244') +
  stroke('M56 -144h20', '#8be0b4', 2) +
  times(
    2,
    (i) =>
      rect(-62 + i * 80, -86, 36, 12, 3, chrome(pen)) +
      stroke(`M${-44 + i * 80} -80H${-84 + i * 80}`, '#1a1d20', 8) +
      stroke(`M${-50 + i * 80} -74v12M${-38 + i * 80} -74v12`, '#4a2a18', 2.4),
  ) +
  times(
    2,
    (i) =>
      part(`M${-62 + i * 80} -52h36l-5 32h-26Z`, '#fbf8f2') +
      stroke(`M${-26 + i * 80} -44q14 2 3 16`, '#fbf8f2', 4) +
      ellipse(-44 + i * 80, -52, 16, 3.4, '#6b3f22'),
  ) +
  rect(-96, -20, 192, 16, 3, chrome(pen)) +
  stroke(
    times(14, (i) => `M${-86 + i * 13} -17v10`),
    '#4a5258',
    3,
  ) +
  stroke('M100 -140Q124 -130 118 -84', chrome(pen), 5) +
  circle(118, -82, 6, second)

export const LARDER = { jars, fish, machine } satisfies Record<string, Good>
