import { circle, ellipse, fade, path, rect, ring, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const tools: Good = (pen, { main, second, wood }) =>
  under(pen, 142) +
  part('M-118 -4V-72H70V-4Z', sheen(pen, main, 80)) +
  part('M-118 -72L-104 -130H84L70 -72Z', sheen(pen, dark(main, 0.4))) +
  path('M-112 -76L-100 -124H78L66 -76Z', '#20262a') +
  times(
    8,
    (i) =>
      rect(-98 + i * 20, -116 + (i % 2) * 2, 9, 36, 4, chrome(pen, 0)) +
      circle(-93.5 + i * 20, -118 + (i % 2) * 2, 7, chrome(pen)),
  ) +
  rect(-30, -66, 14, 14, 2, second) +
  stroke('M-60 -56Q-60 -38 -24 -38Q12 -38 12 -56', '#22282c', 7) +
  path('M-118 -24H70V-16H-118Z', dark(main, 0.3)) +
  `<g transform="translate(98 0) rotate(14)">${part('M-6 0V-104H8V0Z', sheen(pen, wood, 0)) + part('M-34 -104Q-30 -124 -6 -126H26Q36 -124 34 -112L14 -104Z', chrome(pen))}</g>` +
  `<g transform="translate(120 -4) rotate(-10)">${stroke('M0 0L-6 -70', second, 10) + stroke('M-6 -70L-9 -108', chrome(pen, 0), 4)}</g>` +
  `<g transform="translate(20 -6)">${stroke('M0 0L34 -40M10 4L34 -40', '#d63f1e', 8) + part('M28 -42Q30 -62 44 -66L42 -48L48 -44Z', chrome(pen))}</g>`

const chainsaw: Good = (pen, { main }) =>
  under(pen, 148) +
  part('M-4 -44H128Q146 -40 146 -28Q146 -16 128 -14H-4Z', chrome(pen, 90)) +
  `<path d="M-4 -46H128Q150 -42 150 -28Q150 -14 128 -12H-4" fill="none" stroke="#22282c" stroke-width="5" stroke-dasharray="6 3"/>` +
  stroke('M20 -29H120', '#8b949b', 2) +
  circle(134, -29, 5, '#6b747b') +
  part('M-112 -8Q-122 -20 -116 -60Q-108 -92 -70 -94H-16Q10 -88 14 -60V-8Z', sheen(pen, main, 60)) +
  path('M-112 -8Q-118 -18 -117 -34H14V-8Z', '#2b3136') +
  stroke(
    times(5, (i) => `M${-70 + i * 11} -80v22`),
    dark(main, 0.5),
    4,
  ) +
  circle(-58, -30, 17, '#1a1d20') +
  ring(-58, -30, 11, '#69737a', 3) +
  stroke('M-100 -80Q-152 -82 -150 -40Q-148 -12 -112 -14', '#1f2428', 13) +
  stroke('M-12 -90Q-10 -142 -44 -146Q-70 -146 -76 -92', '#1f2428', 10) +
  stroke('M8 -86L22 -128', '#2b3136', 8) +
  stroke('M-104 -70Q-96 -86 -70 -88', '#fff', 3, fade(0.5)) +
  rect(-34, -56, 38, 12, 2, '#f6f8f9') +
  circle(-2, -18, 6, chrome(pen))

const firewood: Good = (pen, { wood }) => {
  const log = (x: number, y: number, r: number, i: number) => {
    const bark = i % 3 === 0 ? '#d9d3c8' : dark(wood, 0.3)
    return (
      circle(x, y, r, bark) +
      circle(x, y, r * 0.86, sheen(pen, light(wood, 0.25))) +
      ring(x + 1, y, r * 0.58, dark(wood, 0.15), 1) +
      ring(x + 1, y, r * 0.32, dark(wood, 0.2), 1) +
      circle(x + 1, y, r * 0.09, dark(wood, 0.3)) +
      (i % 2 ? stroke(`M${x} ${y}L${x + r * 0.7} ${y - r * 0.3}`, dark(wood, 0.4), 1.2) : '')
    )
  }
  return (
    under(pen, 150) +
    times(7, (i) => log(-120 + i * 40, -20, 20, i)) +
    times(6, (i) => log(-100 + i * 40, -54, 20, i + 1)) +
    times(5, (i) => log(-80 + i * 40, -88, 20, i + 2)) +
    times(4, (i) => log(-60 + i * 40, -122, 20, i)) +
    times(3, (i) => log(-40 + i * 40, -156, 19, i + 2)) +
    stroke('M92 -120L124 -176', sheen(pen, wood, 0), 7) +
    part('M112 -182L140 -196Q150 -180 140 -166L116 -170Z', chrome(pen))
  )
}

const seedlings: Good = (pen, { main, second }) => {
  const pot = (x: number, y: number, s: number, fruit: string) =>
    `<g transform="translate(${x} ${y}) scale(${s})">${part('M-24 -40H24L18 0H-18Z', sheen(pen, main))}${part('M-27 -48H27V-38H-27Z', sheen(pen, light(main, 0.15)))}${ellipse(0, -47, 23, 4, '#3a2619')}${stroke('M0 -47Q-3 -80 0 -112M0 -70Q-16 -82 -26 -84M0 -84Q18 -94 28 -94M0 -98Q-14 -108 -22 -116', '#5d8b3d', 3)}${times(6, (i) => `<g transform="translate(${[-28, 30, -24, 0, -10, 14][i]} ${[-86, -97, -120, -118, -70, -76][i]}) rotate(${[-20, 24, -30, 0, -60, 40][i]})">${path('M0 4Q-16 -4 -12 -16Q-4 -14 0 -22Q4 -14 12 -16Q16 -4 0 4Z', sheen(pen, '#4f8f45'))}${stroke('M0 3V-16', '#a8cf86', 1)}</g>`)}${fruit ? circle(-16, -66, 7, fruit) + circle(18, -78, 6, fruit) + circle(-18, -68, 2, '#fff', fade(0.6)) : ''}</g>`
  return (
    under(pen, 144) +
    pot(-96, -8, 0.94, '') +
    pot(-36, -8, 1, '#e2452c') +
    pot(28, -8, 0.96, '') +
    pot(90, -8, 1.02, second) +
    part('M-140 0L-132 -22H132L140 0Z', sheen(pen, '#6b4a32')) +
    stroke('M-136 -10H136', '#9c6f45', 1.4)
  )
}

const greenhouse: Good = (pen, { main, wood }) => {
  const ribs = times(6, (i) => `M${-140 + i * 42} 0V-60Q${-132 + i * 42} -142 ${-90 + i * 42} -148`)
  return (
    under(pen, 164) +
    path('M-92 -4H154V-60Q148 -146 92 -148H-90Q-40 -140 -34 -60V-4Z', '#cfe6dc', fade(0.6)) +
    times(
      7,
      (i) =>
        `<g transform="translate(${-20 + i * 26} -4)">${stroke('M0 0V-46', '#5d8b3d', 3)}${ellipse(-7, -34, 10, 6, '#5f9a4a')}${ellipse(8, -44, 10, 6, '#4f8f45')}${ellipse(0, -58, 9, 7, '#6aa552')}${circle(6, -26, 4, '#e2452c')}</g>`,
    ) +
    path('M-144 0V-60Q-138 -146 -90 -148Q-40 -146 -34 -60V0Z', '#e2f1ea', fade(0.7)) +
    path('M-34 0V-60Q-40 -146 -90 -148H92Q148 -146 154 -60V0Z', '#f4fbf8', fade(0.42)) +
    stroke(ribs, '#8fa59c', 2.4) +
    stroke('M-34 -60H154M-64 -142H116', '#8fa59c', 2) +
    stroke('M-144 0V-60Q-138 -146 -90 -148Q-40 -146 -34 -60V0Z', '#5d726a', 4) +
    part('M-112 0V-108H-66V0Z', '#b9dccb') +
    stroke('M-112 -54H-66M-89 -108V0', '#5d726a', 2) +
    circle(-72, -50, 3, main) +
    path('M-148 0H158V-10H-148Z', dark(wood, 0.2)) +
    path('M-30 -64Q-34 -130 -70 -144H-20Q10 -120 12 -64Z', '#fff', fade(0.4))
  )
}

const tyres: Good = (pen, { main }) => {
  const flat = (y: number) =>
    part(
      `M-66 ${y}Q-76 ${y - 18} -66 ${y - 36}Q0 ${y - 46} 66 ${y - 36}Q76 ${y - 18} 66 ${y}Q0 ${y + 10} -66 ${y}Z`,
      sheen(pen, '#2b2f33', 0),
    ) +
    stroke(
      times(13, (i) => `M${-60 + i * 10} ${y - 2}l4 -14l-4 -16`),
      '#15181a',
      3.4,
    ) +
    stroke(`M-62 ${y - 33}Q0 ${y - 43} 62 ${y - 33}`, '#565d62', 1.4)
  const spokes = times(
    5,
    (i) => `<g transform="rotate(${i * 72})">${path('M-10 -12L-7 -42H7L10 -12Z', chrome(pen))}</g>`,
  )
  return (
    under(pen, 148) +
    `<g transform="translate(-62 0)">${flat(-2)}${flat(-40)}${flat(-78)}${ellipse(0, -116, 64, 12, '#24282b')}${ellipse(0, -117, 36, 6.5, '#0d0f11')}</g>` +
    `<g transform="translate(76 -70)">${circle(0, 0, 70, '#1d2023')}${stroke(
      times(
        40,
        (i) =>
          `M${(69 * Math.cos(i * 0.157)).toFixed(1)} ${(69 * Math.sin(i * 0.157)).toFixed(1)}L${(59 * Math.cos(i * 0.157 + 0.06)).toFixed(1)} ${(59 * Math.sin(i * 0.157 + 0.06)).toFixed(1)}`,
      ),
      '#3d4347',
      3,
    )}${ring(0, 0, 54, '#40464b', 1.4)}${circle(0, 0, 47, chrome(pen))}${circle(0, 0, 42, '#23282c')}${spokes}${circle(0, 0, 13, chrome(pen))}${circle(0, 0, 6, main)}${stroke('M-46 -36A58 58 0 0 1 -14 -56', '#fff', 3, fade(0.3))}</g>`
  )
}

const headlight: Good = (pen, { second }) =>
  under(pen, 140) +
  part('M-140 -20Q-120 -96 -30 -116Q70 -130 138 -104Q146 -60 118 -22Q0 4 -140 -20Z', sheen(pen, '#23292d', 60)) +
  part(
    'M-124 -26Q-104 -86 -26 -104Q66 -116 126 -94Q130 -60 108 -32Q0 -10 -124 -26Z',
    pen.blend(30, '#f4f8fa', '#a9bac4', '#dfe8ed', '#8fa3ae'),
  ) +
  circle(-30, -60, 30, '#3a434a') +
  circle(
    -30,
    -60,
    25,
    pen.radial(
      [
        [0, '#ffffff'],
        [0.5, '#b9d3de'],
        [1, '#4a6371'],
      ],
      0.4,
      0.35,
      0.7,
    ),
  ) +
  circle(48, -64, 27, '#3a434a') +
  circle(
    48,
    -64,
    22,
    pen.radial(
      [
        [0, '#fff8e0'],
        [0.5, '#d9c68a'],
        [1, '#7d6a3a'],
      ],
      0.4,
      0.35,
      0.7,
    ),
  ) +
  part('M88 -92Q122 -92 124 -84Q124 -62 106 -38Q92 -60 88 -92Z', sheen(pen, second)) +
  path('M-112 -34Q-94 -80 -30 -98Q-70 -66 -84 -28Z', '#fff', fade(0.6)) +
  part('M-60 -6h40v-14h-40ZM40 -8h40v-12h-40Z', '#15181a') +
  stroke('M-40 -6Q-60 12 -96 4', '#15181a', 4)

export const YARDWORK = { tools, chainsaw, firewood, seedlings, greenhouse, tyres, headlight } satisfies Record<
  string,
  Good
>
