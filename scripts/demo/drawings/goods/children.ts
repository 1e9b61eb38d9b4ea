import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const wheel = (x: number, r: number, rim = '#cfd5da') =>
  circle(x, -r, r, '#1a1d20') +
  circle(x, -r, r * 0.72, rim) +
  circle(x, -r, r * 0.6, '#eef1f3') +
  stroke(
    times(
      8,
      (i) =>
        `M${x} ${-r}L${(x + r * 0.66 * Math.cos(i * 0.785)).toFixed(1)} ${(-r + r * 0.66 * Math.sin(i * 0.785)).toFixed(1)}`,
    ),
    '#8b949b',
    1.6,
  ) +
  circle(x, -r, r * 0.18, '#4a5258')

const pram: Good = (pen, { main, second }) =>
  under(pen, 118) +
  stroke('M-70 -26L44 -112M70 -26L-40 -100M-40 -100L-104 -168', '#7d878e', 6) +
  stroke('M-118 -172Q-104 -180 -92 -164', '#2a2f33', 9) +
  wheel(-68, 30) +
  wheel(70, 26) +
  part('M-84 -116Q-80 -62 -40 -56H56Q98 -60 104 -110Z', sheen(pen, main, 80)) +
  path('M-80 -100Q0 -84 100 -98L104 -110L-84 -116Z', dark(main, 0.25)) +
  part('M20 -112Q30 -188 104 -176Q140 -152 104 -108Z', sheen(pen, light(main, 0.1), 40)) +
  stroke(
    'M28 -112Q50 -170 100 -174M48 -111Q72 -160 116 -160M72 -110Q94 -138 118 -140',
    dark(main, 0.35),
    1.6,
    fade(0.6),
  ) +
  part('M-82 -116Q-30 -128 22 -112Q6 -96 -30 -98Q-66 -100 -82 -116Z', sheen(pen, second)) +
  ellipse(-20, -112, 30, 5, '#fff', fade(0.35)) +
  rect(-48, -44, 92, 12, 4, dark(main, 0.45)) +
  times(4, (i) => circle(-40 + i * 32, -80 + (i % 2) * 8, 4, light(second, 0.2), fade(0.85)))

const carSeat: Good = (pen, { main, second }) =>
  under(pen, 92) +
  part('M-78 -4Q-86 -30 -58 -34H58Q86 -30 78 -4Z', sheen(pen, '#2b3136', 80)) +
  part('M-60 -24Q-74 -120 -52 -172Q-40 -196 0 -196Q40 -196 52 -172Q74 -120 60 -24Z', sheen(pen, '#30373c', 40)) +
  part('M-44 -40Q-54 -120 -36 -166Q-24 -184 0 -184Q24 -184 36 -166Q54 -120 44 -40Z', sheen(pen, main, 70)) +
  part(
    'M-46 -140Q-70 -150 -66 -176Q-50 -190 -36 -170ZM46 -140Q70 -150 66 -176Q50 -190 36 -170Z',
    sheen(pen, dark(main, 0.14)),
  ) +
  part('M-64 -36Q-76 -58 -56 -66Q0 -54 56 -66Q76 -58 64 -36Q0 -20 -64 -36Z', sheen(pen, light(main, 0.14), 80)) +
  stroke('M-20 -150L-12 -62M20 -150L12 -62', '#1d2226', 7) +
  stroke('M-19 -150L-11 -62M19 -150L11 -62', '#4d565c', 2) +
  rect(-14, -72, 28, 22, 6, '#1a1e21') +
  rect(-7, -67, 14, 10, 3, '#d63f1e') +
  part('M-28 -176Q0 -186 28 -176L24 -156Q0 -164 -24 -156Z', sheen(pen, second)) +
  part('M-84 -62H-58V-50H-84ZM84 -62H58V-50H84Z', '#2b3136')

const toys: Good = (pen, { main, second, wood }) => {
  const block = (x: number, y: number, colour: string, letter: string) =>
    rect(x, y - 36, 36, 36, 4, sheen(pen, colour)) +
    rect(x + 5, y - 31, 26, 26, 3, light(colour, 0.65)) +
    `<path d="${letter}" transform="translate(${x + 18} ${y - 18})" fill="none" stroke="${dark(colour, 0.2)}" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>`
  return (
    under(pen, 140) +
    ellipse(-78, -44, 42, 42, sheen(pen, wood, 60)) +
    ellipse(-78, -40, 24, 26, light(wood, 0.5)) +
    circle(-110, -136, 14, sheen(pen, wood)) +
    circle(-46, -136, 14, sheen(pen, wood)) +
    circle(-110, -136, 7, light(wood, 0.5)) +
    circle(-46, -136, 7, light(wood, 0.5)) +
    circle(-78, -108, 36, sheen(pen, wood)) +
    ellipse(-78, -96, 17, 14, light(wood, 0.55)) +
    ellipse(-78, -103, 6, 4.4, '#2a1c14') +
    circle(-91, -116, 4, '#2a1c14') +
    circle(-65, -116, 4, '#2a1c14') +
    circle(-92, -117, 1.3, '#fff') +
    circle(-66, -117, 1.3, '#fff') +
    stroke('M-78 -98v5q-7 6 -12 1M-78 -93q7 6 12 1', '#2a1c14', 1.8) +
    path('M-98 -74L-78 -66L-58 -74L-62 -58L-78 -64L-94 -58Z', main) +
    ellipse(-116, -56, 14, 22, sheen(pen, wood)) +
    ellipse(-40, -56, 14, 22, sheen(pen, wood)) +
    ellipse(-104, -10, 20, 14, sheen(pen, wood)) +
    ellipse(-52, -10, 20, 14, sheen(pen, wood)) +
    block(-18, 0, second, 'M-6 8V-8H2Q8 -6 2 0H-6M2 0Q9 4 3 8H-6') +
    block(20, 0, main, 'M-7 8L0 -9L7 8M-4 3H4') +
    block(0, -36, '#5fb57a', 'M-7 8V-8M7 8V-8M-7 0H7') +
    part('M66 -10V-36H84L94 -58H120L134 -34V-10Z', sheen(pen, '#d63f1e')) +
    path('M96 -36L100 -51H116L123 -36Z', '#bfe0ec') +
    circle(82, -11, 11, '#1a1d20') +
    circle(118, -11, 11, '#1a1d20') +
    circle(82, -11, 4.5, '#eef1f3') +
    circle(118, -11, 4.5, '#eef1f3')
  )
}

const scooter: Good = (pen, { main, second }) =>
  under(pen, 104) +
  stroke('M62 -30L44 -166', chrome(pen, 0), 9) +
  stroke('M16 -168H70', '#2a2f33', 7) +
  stroke('M12 -168h18M58 -168h18', second, 10) +
  part('M-86 -22Q-40 -12 30 -22L52 -48L64 -42L44 -10Q-20 2 -86 -10Z', sheen(pen, main, 80)) +
  path('M-70 -20Q-30 -13 22 -21L26 -17Q-30 -8 -70 -14Z', '#22282c') +
  part('M40 -86L66 -78L70 -52L46 -54Z', sheen(pen, main)) +
  circle(70, -19, 19, '#1a1d20') +
  circle(70, -19, 12, second) +
  circle(70, -19, 4, '#eef1f3') +
  circle(-88, -16, 16, '#1a1d20') +
  circle(-88, -16, 10, second) +
  circle(-88, -16, 3.4, '#eef1f3') +
  stroke('M-104 -26Q-90 -42 -70 -28', dark(main, 0.3), 5) +
  ring(44, -166, 5, '#eef1f3', 2) +
  stroke('M52 -60L44 -150', '#fff', 1.6, fade(0.6))

export const CHILDREN = { pram, carSeat, toys, scooter } satisfies Record<string, Good>
