import { circle, fade, path, stroke, times } from '../shapes.ts'
import { chrome, dark, type Good, light, part, sheen, under } from './parts.ts'

const snowmobile: Good = (pen, { main, second }) =>
  under(pen, 154) +
  part('M-56 -10H112Q136 -12 134 -32Q130 -44 104 -46H-20Q-60 -40 -62 -22Q-62 -12 -56 -10Z', '#171b1e') +
  stroke(
    times(16, (i) => `M${-50 + i * 11} -8v-5`),
    '#3d454b',
    4,
  ) +
  times(4, (i) => circle(-30 + i * 42, -24, 11, '#3a4147') + circle(-30 + i * 42, -24, 5, '#9aa3a9')) +
  stroke('M-92 -56L-112 -12M-70 -52L-96 -10', chrome(pen), 5) +
  part('M-156 -24Q-150 -6 -124 -6H-48V-13H-122Q-140 -14 -146 -30Z', sheen(pen, second)) +
  part('M-16 -60Q60 -80 134 -74L142 -60Q136 -46 100 -44H-20Z', sheen(pen, '#23292d')) +
  part('M0 -72Q20 -98 60 -92Q110 -88 134 -82Q140 -70 120 -66Q40 -66 0 -62Z', sheen(pen, '#30373c', 70)) +
  stroke('M10 -74Q40 -86 120 -78', '#6b747b', 1.6) +
  part('M-140 -50Q-132 -92 -70 -112L-8 -108L18 -62Q-40 -34 -104 -40Z', sheen(pen, main, 60)) +
  path('M-128 -56Q-80 -66 -6 -96L4 -80Q-60 -52 -118 -46Z', second) +
  path('M-100 -42L10 -66L16 -60Q-40 -36 -100 -40Z', '#1d2226') +
  part('M-130 -66Q-120 -82 -98 -86L-94 -74Q-110 -70 -124 -60Z', '#f6f9fa') +
  path('M-70 -112L-44 -154Q-36 -158 -30 -152L-16 -110Z', '#bfe0ec', fade(0.75)) +
  path('M-60 -114L-42 -148L-36 -146L-46 -112Z', '#fff', fade(0.6)) +
  stroke('M-18 -108L-2 -138M-16 -140L14 -134', '#22282c', 6) +
  stroke('M12 -134l10 2', main, 8)

const skis: Good = (pen, { main, second }) => {
  const ski = (x: number, lean: number, colour: string) =>
    `<g transform="rotate(${lean} ${x} 0)">${part(`M${x - 9} 0L${x - 10} -176Q${x - 8} -194 ${x} -196Q${x + 8} -194 ${x + 10} -176L${x + 9} 0Z`, sheen(pen, colour, 0))}${path(`M${x - 9} -130L${x + 10} -150V-128L${x - 9} -108Z`, second)}${path(`M${x - 9} -40L${x + 10} -60V-50L${x - 9} -30Z`, light(colour, 0.6))}${part(`M${x - 8} -66h16v-10h-16ZM${x - 8} -98h16v-12h-16Z`, '#2b3136')}</g>`
  const boot = (x: number) =>
    part(
      `M${x} -2V-50L${x - 4} -86H${x + 36}L${x + 34} -46L${x + 70} -34Q${x + 80} -20 ${x + 76} -2Z`,
      sheen(pen, dark(main, 0.2), 60),
    ) +
    stroke(`M${x + 2} -66h32M${x + 4} -50h30M${x + 20} -30l44 4`, '#dfe4e7', 4) +
    path(`M${x} -2h76v-7h-76Z`, '#1a1d20') +
    path(`M${x - 2} -88h36v-8h-34Z`, '#4a5258')
  return (
    under(pen, 128) +
    ski(-62, -7, main) +
    ski(-34, 5, main) +
    stroke('M-108 0L-86 -176M6 0L-4 -176', chrome(pen, 0), 4) +
    stroke('M-88 -160l2 -22M-4 -158v-22', '#1a1d20', 8) +
    path('M-114 -12h14v5h-14ZM-1 -12h14v5h-14Z', second) +
    boot(28) +
    boot(58)
  )
}

const snowboard: Good = (pen, { main, second }) =>
  under(pen, 110) +
  `<g transform="rotate(9)">${part('M-46 -8Q-50 0 -20 2Q8 0 4 -8L6 -180Q4 -204 -20 -206Q-46 -204 -48 -180Z', sheen(pen, main, 20))}${path('M-47 -120Q-20 -150 5 -128V-70Q-20 -96 -47 -66Z', second)}${path('M-47 -190Q-20 -160 5 -186L5 -170Q-20 -144 -47 -172Z', light(main, 0.6))}${part('M-44 -140h46v-12h-46ZM-44 -62h46v-12h-46Z', '#22282c')}${part('M-38 -136h32v-22h-32ZM-38 -58h32v-22h-32Z', sheen(pen, '#4a5258'))}${stroke('M-36 -196Q-20 -204 -6 -196', '#fff', 2, fade(0.6))}</g>` +
  part('M56 -2V-48L50 -92H96L94 -50L126 -34Q134 -18 130 -2Z', sheen(pen, dark(second, 0.1), 60)) +
  stroke('M60 -80l28 4M60 -66l28 4M62 -52l28 4M76 -36l30 6', '#f6f8f9', 3) +
  path('M54 -2h78v-8h-78Z', '#1a1d20') +
  part(
    'M30 -104Q36 -136 74 -136Q112 -136 116 -104Q112 -92 92 -94Q74 -104 54 -94Q34 -92 30 -104Z',
    sheen(pen, '#23292d'),
  ) +
  part(
    'M36 -106Q42 -128 74 -128Q106 -128 110 -106Q92 -100 74 -110Q54 -100 36 -106Z',
    pen.blend(20, '#f2a65a', '#d63f6e', '#4a3f9a'),
  ) +
  path('M46 -112Q56 -124 72 -124L60 -106Z', '#fff', fade(0.5))

const skates: Good = (pen, { main, second }) => {
  const one = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">${stroke('M-70 -2H76Q88 -4 90 -14', chrome(pen), 6) + path('M-48 -4V-26H-24V-4ZM36 -4V-26H62V-4Z', sheen(pen, '#8b949b'))}${part('M-62 -24V-110Q-58 -138 -20 -142L-6 -136L-2 -88L60 -66Q92 -52 88 -24Z', sheen(pen, main, 60))}${path('M-62 -24H88Q90 -34 84 -40H-62Z', '#1a1d20')}${part('M-62 -110Q-58 -138 -20 -142L-6 -136L-8 -122Q-36 -118 -62 -100Z', sheen(pen, second))}${stroke('M-14 -124L6 -118M-12 -108L10 -102M-10 -92L16 -84M4 -82L34 -70M20 -76L52 -60', '#f6f8f9', 3.4)}${stroke('M-52 -96Q-50 -60 -50 -40', light(main, 0.6), 3, fade(0.5))}</g>`
  return under(pen, 130) + one(34, -16, 0.92) + one(-34, 0, 1)
}

export const SNOW = { snowmobile, skis, snowboard, skates } satisfies Record<string, Good>
