import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const outboard: Good = (pen, { main, second }) =>
  under(pen, 84) +
  part('M-18 -70L-12 -12H16L20 -70Z', sheen(pen, '#3a4147', 0)) +
  part('M-30 -24Q0 -34 44 -24L40 -16Q0 -22 -28 -14Z', sheen(pen, '#2b3136')) +
  ellipse(30, -10, 9, 12, sheen(pen, '#2b3136')) +
  `<g transform="translate(44 -10)">${times(3, (i) => `<g transform="rotate(${i * 120})">${path('M0 0Q14 -6 12 -20Q2 -20 -4 -8Z', chrome(pen))}</g>`) + circle(0, 0, 4, '#4a5258')}</g>` +
  path('M-14 -12L-2 4L8 -12Z', '#2b3136') +
  part('M-28 -112H34V-66H-28Z', sheen(pen, '#4a5258', 0)) +
  part('M-64 -112H-28V-54H-40V-96H-64Z', sheen(pen, '#2b3136')) +
  circle(-46, -66, 5, chrome(pen)) +
  part('M-56 -112Q-66 -176 -30 -188H38Q66 -178 58 -112Z', sheen(pen, main, 70)) +
  path('M-56 -124H58V-112H-56Z', '#22282c') +
  path('M-46 -152H54L52 -138H-48Z', second) +
  path('M-46 -134H50L50 -130H-46Z', '#fff', fade(0.8)) +
  path('M-38 -178Q-20 -184 20 -182Q-22 -174 -34 -156H-44Q-44 -170 -38 -178Z', '#fff', fade(0.35)) +
  stroke('M-56 -120Q-104 -132 -122 -146', '#2b3136', 8) +
  stroke('M-104 -138L-124 -148', '#11151a', 11) +
  circle(54, -164, 5, '#e2452c')

const inflatable: Good = (pen, { main, second, wood }) =>
  under(pen, 150) +
  part('M-140 -40Q-146 -72 -112 -76H90Q128 -84 146 -108Q156 -70 120 -40Z', sheen(pen, dark(main, 0.3), 80)) +
  path('M-104 -62H92L116 -52H-108Z', dark(wood, 0.2)) +
  stroke('M-100 -58H104', light(wood, 0.3), 1.2) +
  rect(-70, -78, 22, 24, 2, sheen(pen, wood)) +
  rect(10, -78, 22, 24, 2, sheen(pen, wood)) +
  part(
    'M-148 -24Q-152 -54 -120 -56H86Q126 -62 150 -104Q160 -92 152 -64Q142 -22 92 -14H-116Q-144 -12 -148 -24Z',
    sheen(pen, main, 80),
  ) +
  stroke('M-136 -46Q-20 -54 88 -48Q126 -56 148 -92', light(main, 0.7), 3.4, fade(0.75)) +
  path('M-146 -28Q-20 -20 94 -28Q136 -36 150 -66Q142 -24 92 -14H-116Q-142 -12 -146 -28Z', dark(main, 0.45), fade(0.7)) +
  stroke('M-100 -40Q-70 -30 -40 -40Q-10 -30 20 -40Q50 -30 80 -42', second, 2.6) +
  times(4, (i) => circle(-100 + i * 60, -40, 3.4, '#f7f2ea')) +
  stroke('M-66 -84L96 -120', wood, 5) +
  path('M92 -126L132 -136L136 -122L98 -112Z', sheen(pen, second)) +
  part('M-156 -60H-138V-22H-156Z', sheen(pen, wood)) +
  circle(-120, -34, 5, '#20262b')

const motorboat: Good = (pen, { main, second }) =>
  under(pen, 150) +
  stroke('M-110 -6L-60 -40M-110 -6H70M20 -6L40 -44', '#4a5258', 6) +
  circle(-20, -14, 15, '#1a1d20') +
  circle(-20, -14, 8, chrome(pen)) +
  circle(-132, -6, 5, '#4a5258') +
  part('M-146 -62Q-60 -30 60 -28H128L136 -88Q0 -96 -156 -88Z', sheen(pen, '#f3f5f6', 80)) +
  path('M-154 -84Q0 -92 136 -84L135 -74Q0 -80 -150 -72Z', main) +
  path('M-146 -62Q-60 -30 60 -28H128L131 -50Q0 -44 -148 -66Z', dark(main, 0.1)) +
  part('M-40 -92L-14 -134H40L52 -90Z', pen.blend(60, '#d9ecf2', '#7fa3b2', '#4d6b78')) +
  path('M-26 -94L-4 -128H8L-14 -93Z', '#fff', fade(0.5)) +
  stroke('M-14 -134H40L52 -90', '#2b3136', 3) +
  stroke('M-150 -96Q-130 -116 -70 -106V-92', chrome(pen), 3.4) +
  rect(70, -108, 32, 18, 4, sheen(pen, second)) +
  part('M112 -140Q112 -150 124 -150H144Q152 -146 150 -120L142 -108H118Z', sheen(pen, '#23292d')) +
  rect(124, -110, 14, 74, 3, sheen(pen, '#3a4147', 0)) +
  path('M116 -134h32v7h-32Z', second) +
  stroke('M-100 -58h50', '#fff', 5, fade(0.5))

const rod: Good = (pen, { main, second, wood }) =>
  under(pen, 130) +
  stroke('M-120 -6Q20 -100 142 -196', dark(wood, 0.55), 3.4) +
  stroke('M-120 -6L-40 -62', dark(wood, 0.2), 9) +
  stroke('M-66 -46L-48 -58', chrome(pen), 9) +
  times(6, (i) => ring(-10 + i * 28, -86 - i * 19.4 + 6, 5 - i * 0.5, '#aab3ba', 1.8)) +
  stroke('M-58 -44Q30 -96 140 -192Q146 -120 120 -74', '#e8eef2', 0.9) +
  `<g transform="translate(-46 -32)">${part('M-18 -16H20Q28 -2 18 14H-14Q-26 2 -18 -16Z', sheen(pen, '#2b3136')) + ellipse(20, -2, 14, 18, chrome(pen)) + ellipse(22, -2, 9, 13, main) + stroke('M-8 8L-24 28', chrome(pen), 4) + circle(-27, 31, 7, second) + stroke('M30 -14Q46 -2 30 12', '#4a5258', 3)}</g>` +
  `<g transform="translate(112 -40)">${ellipse(6, -30, 5, 7, '#d63f1e') + ellipse(6, -36, 5, 4, '#fff') + path('M-12 10Q8 -14 30 4Q36 -4 42 -4Q38 6 42 16Q36 16 30 10Q8 24 -12 10Z', sheen(pen, '#e6774f')) + circle(-2, 7, 2, '#14181b')}</g>` +
  part('M20 -4V-44H104V-4Z', sheen(pen, dark(main, 0.2))) +
  part('M16 -40H108V-52Q62 -60 16 -52Z', sheen(pen, main)) +
  rect(54, -42, 16, 10, 2, chrome(pen)) +
  stroke('M44 -54Q62 -74 80 -54', '#22282c', 4)

const trap: Good = (pen, { main, second }) => {
  const net =
    times(9, (i) => `M${-112 + i * 28} -18L${-70 + i * 17.5} -96`) +
    times(9, (i) => `M${-112 + i * 28} -18L${-86 + i * 21} -96`) +
    times(4, (i) => `M${-108 + i * 8} ${-34 - i * 18}H${108 - i * 8}`)
  return (
    under(pen, 134) +
    part('M-120 -14L-74 -98H74L120 -14Q0 2 -120 -14Z', '#2b4a50') +
    stroke(net, light(main, 0.5), 1.5, fade(0.85)) +
    ellipse(0, -98, 74, 15, '#18292d') +
    ellipse(0, -98, 44, 9, '#0d1719') +
    `<g transform="translate(0 -48) scale(.92)">${path('M-36 -14Q0 -36 36 -14Q44 10 0 22Q-44 10 -36 -14Z', sheen(pen, '#c8432a'))}${stroke('M-34 0L-66 -18L-86 6M-30 10L-60 14L-74 34M34 0L66 -18L86 6M30 10L60 14L74 34', '#b5361f', 6)}${times(7, (i) => circle(-22 + i * 7, -6 + (i % 3) * 6, 2, '#f0a084'))}${circle(-10, -20, 2.6, '#14181b')}${circle(10, -20, 2.6, '#14181b')}</g>` +
    stroke('M-120 -14Q0 2 120 -14M-74 -98L-120 -14M74 -98L120 -14', chrome(pen), 5) +
    `<ellipse cx="0" cy="-98" rx="74" ry="15" fill="none" stroke="#c3cad0" stroke-width="5"/>` +
    stroke('M0 -112Q30 -168 92 -160Q136 -150 124 -92', second, 5) +
    circle(122, -84, 17, sheen(pen, '#e8702e')) +
    path('M106 -88Q122 -98 138 -88V-80Q122 -90 106 -80Z', '#fff', fade(0.8))
  )
}

export const SEA = { outboard, inflatable, motorboat, rod, trap } satisfies Record<string, Good>
