import { mix } from '../colour.ts'
import { chrome, type Tone } from '../goods/parts.ts'
import type { Pen } from '../pen.ts'
import { block, sky, spruce, tree } from '../places/parts.ts'
import { blob, circle, each, ellipse, fade, path, place, rect, stroke, times } from '../shapes.ts'
import { flakes, LEAVES, nature, pane, type Season } from './nature.ts'

/** A block of flats with its yard. */
export const flats = (pen: Pen, w: number, h: number, season: Season, tone: number) => {
  const snow = season === 'winter'
  return (
    nature(pen, w, h, 138, season) +
    place(0, 0, block(pen, 4, 0, 74, 5, snow), 0, 1).replace('translate(0 0)', 'translate(-20 150)') +
    `<g transform="translate(52 232) scale(${tone % 2 ? 2 : 1.8})">${block(pen, 0, 0, tone % 2 ? 150 : 164, tone % 3 === 0 ? 5 : 6, snow)}</g>` +
    rect(0, 230, w, 10, 0, snow ? '#f1f5fa' : '#b3b0a6') +
    rect(0, 240, w, h - 240, 0, pen.blend(90, snow ? '#dfe7f0' : '#8f9396', snow ? '#c4d0dd' : '#7a7e82')) +
    tree(pen, 30, 244, 104, LEAVES[season]) +
    tree(pen, 372, 246, 90, LEAVES[season]) +
    stroke('M206 268V238H252V268M206 238L186 268M252 238L272 268', mix('#d9532f', '#2f6f8f', tone % 2), 4) +
    stroke('M220 240v18M238 240v18', '#5d676e', 1.4) +
    rect(214, 257, 30, 3.4, 1, '#8a5a36') +
    path('M110 268h46l-8 -16h-30Z', snow ? '#f1f5fa' : '#d9c49a') +
    stroke('M110 268h46l-8 -16h-30Z', '#a5794a', 3) +
    (snow ? times(6, (i) => path(blob(pen, i * 76, 246, 36, 9), '#ffffff')) : '') +
    flakes(pen, w, h, season)
  )
}

/** A plot of land with pegs and a string. */
export const plot = (pen: Pen, w: number, h: number, season: Season) => {
  const snow = season === 'winter'
  const peg = (x: number, y: number, s: number) =>
    path(`M${x - 3 * s} ${y}V${y - 24 * s}L${x} ${y - 29 * s}L${x + 3 * s} ${y - 24 * s}V${y}Z`, '#c79c66') +
    path(`M${x} ${y - 27 * s}l${14 * s} ${4 * s}l${-14 * s} ${5 * s}Z`, '#e2452c')
  const sea = pen.chance(0.5)
  return (
    nature(pen, w, h, 134, season) +
    (sea ? rect(0, 126, w, 10, 0, pen.blend(0, '#5fa3b8', '#8fc4cf')) : '') +
    times(9, (i) =>
      spruce(i * 50 + pen.between(-14, 14), 146, pen.between(34, 74), snow ? '#4a6b62' : '#3f6f55', snow),
    ) +
    path('M196 142Q190 190 120 300H214Q226 200 212 142Z', snow ? '#dde6f0' : '#cdb890') +
    stroke('M200 142Q196 200 146 300M208 142Q214 210 196 300', snow ? '#b9c8d9' : '#a58f66', 2.4, fade(0.6)) +
    path('M238 168H372L430 268H226Z', snow ? '#ffffff' : '#b9d489', fade(0.35)) +
    stroke('M238 160L372 160L424 246M238 160L226 246', '#f7f2e6', 1.4) +
    peg(238, 168, 0.8) +
    peg(372, 168, 0.8) +
    peg(226, 264, 1.2) +
    tree(pen, 56, 226, 100, LEAVES[season]) +
    (snow
      ? times(5, (i) => path(blob(pen, i * 92 + 20, 288, 46, 12), '#ffffff', fade(0.9)))
      : times(60, () =>
          stroke(
            `M${pen.int(0, w)} ${pen.int(170, h)}q1 -7 ${pen.int(-2, 3)} -11`,
            season === 'summer' ? '#a9d07c' : '#d9bd7a',
            1.3,
            fade(0.7),
          ),
        )) +
    flakes(pen, w, h, season)
  )
}

/** A row of garages with iron gates. */
export const garages = (pen: Pen, w: number, h: number, season: Season, tone: number, { main, second }: Tone) => {
  const snow = season === 'winter'
  const gate = (x: number, colour: string, open: boolean) =>
    rect(x, 110, 118, 134, 0, pen.blend(90, '#c9b8a6', '#a9978a')) +
    stroke(
      times(9, (r) => `M${x} ${118 + r * 14}h118`) +
        times(9, (r) => times(5, (i) => `M${x + i * 26 + (r % 2) * 13} ${118 + r * 14}v14`)),
      '#7d6c60',
      0.8,
      fade(0.5),
    ) +
    (open
      ? rect(x + 12, 132, 94, 112, 0, pen.blend(90, '#20262a', '#3a4045')) +
        stroke(`M${x + 20} 170h40M${x + 20} 196h40`, '#6b4a32', 3) +
        times(4, (i) =>
          rect(
            x + 24 + i * 9,
            160 - (i % 2) * 3,
            7,
            10 + (i % 2) * 3,
            1,
            ['#b5452f', '#2f6f8f', '#f2c14e', '#5fb57a'][i] ?? main,
          ),
        ) +
        circle(x + 84, 226, 17, '#15181b') +
        circle(x + 84, 226, 9, '#8b949b') +
        path(`M${x + 106} 132l14 8v116l-14 -12Z`, mix(colour, '#2a2a2a', 0.3)) +
        path(`M${x + 12} 132l-10 8v116l10 -12Z`, mix(colour, '#2a2a2a', 0.3))
      : rect(
          x + 12,
          132,
          94,
          112,
          1,
          pen.blend(60, mix(colour, '#ffffff', 0.25), colour, mix(colour, '#2a2a2a', 0.3)),
        ) +
        stroke(
          `M${x + 59} 132v112M${x + 18} 140L${x + 52} 236M${x + 100} 140L${x + 66} 236`,
          mix(colour, '#2a2a2a', 0.45),
          1.6,
        ) +
        rect(x + 64, 184, 22, 48, 1, mix(colour, '#2a2a2a', 0.12)) +
        circle(x + 69, 208, 2.4, '#d9dee2')) +
    rect(x - 2, 102, 122, 10, 0, snow ? '#f7fafd' : '#6d7278') +
    (snow ? ellipse(x + 59, 102, 62, 7, '#ffffff') : '')
  return (
    nature(pen, w, h, 132, season) +
    times(4, (i) => tree(pen, 30 + i * 112, 128, 70, LEAVES[season])) +
    gate(-42, [second, '#5d6b5a', main][tone % 3] ?? main, false) +
    gate(80, main, tone % 2 === 0) +
    gate(202, '#5d7382', false) +
    gate(324, second, false) +
    path(`M0 244H${w}V${h}H0Z`, pen.blend(90, snow ? '#e6edf5' : '#a5a196', snow ? '#c9d5e2' : '#87847a')) +
    path('M86 256Q140 250 194 256L222 300H54Z', snow ? '#d3dde8' : '#78766e', fade(0.6)) +
    flakes(pen, w, h, season)
  )
}

/** The front of a shop or an office in a ground floor. */
export const shop = (pen: Pen, w: number, h: number, season: Season, tone: number, { main, second, wood }: Tone) => {
  const snow = season === 'winter'
  const stripes = times(12, (i) =>
    path(
      `M${70 + i * 22} 116H${92 + i * 22}L${90 + i * 22.6} 146Q${79 + i * 22.4} 154 ${68 + i * 22.4} 146Z`,
      i % 2 ? '#fbf8f2' : main,
    ),
  )
  const shelf = (x: number, wide: number) =>
    times(
      2,
      (r) =>
        rect(x, 190 + r * 26, wide, 3, 0, wood) +
        times(Math.floor(wide / 13), (i) =>
          rect(
            x + 3 + i * 13,
            190 + r * 26 - 12 - ((i + r) % 3) * 3,
            9,
            12 + ((i + r) % 3) * 3,
            2,
            [main, second, '#5fb57a', '#e2566c', '#f2c14e'][(i + r + tone) % 5] ?? main,
          ),
        ),
    )
  const glass = (x: number, wide: number) =>
    rect(x, 146, wide, 96, 0, pen.blend(60, '#fdf0cc', '#e9d3a2', '#b99a6c')) +
    shelf(x + 4, wide - 8) +
    path(`M${x} 146h${wide * 0.4}L${x} 226Z`, '#fff', fade(0.32)) +
    stroke(`M${x} 146h${wide}v96h${-wide}Z`, '#2b3136', 4)
  return (
    sky(pen, w, 80, '#8fbfe0', '#e6f1f4') +
    rect(0, 20, w, 236, 0, pen.blend(90, '#d9cdbb', '#c4b7a4')) +
    stroke(
      times(15, (r) => `M0 ${26 + r * 15}H${w}`) +
        times(15, (r) => times(14, (i) => `M${i * 32 + (r % 2) * 16} ${26 + r * 15}v15`)),
      '#a5988a',
      0.7,
      fade(0.5),
    ) +
    each([40, 132, 224, 316], (x) => pane(x, 30, 42, 36, pen.chance(0.3))) +
    rect(58, 80, 284, 172, 2, '#343b41') +
    rect(70, 86, 260, 28, 3, pen.blend(80, mix(main, '#2a2a2a', 0.1), mix(main, '#2a2a2a', 0.4))) +
    circle(92, 100, 9, second) +
    path('M88 104l4 -9l4 9Z', '#fff') +
    stroke('M112 96h120M112 105h78', '#fff', 4, fade(0.9)) +
    glass(74, 96) +
    glass(232, 94) +
    rect(178, 152, 46, 96, 1, pen.blend(60, '#d9ecf2', '#8fb0be')) +
    stroke('M178 152h46v96h-46Z', '#2b3136', 5) +
    stroke('M214 196v22', '#e9ecee', 3.4) +
    rect(188, 168, 20, 14, 2, '#fbfaf6') +
    stroke('M192 173h12M192 177h8', '#b5452f', 1.4) +
    stripes +
    rect(68, 112, 268, 6, 1, '#2b3136') +
    path('M0 250H400V300H0Z', pen.blend(90, snow ? '#eef3f8' : '#b3b0a8', snow ? '#cfdae6' : '#93918a')) +
    stroke(
      snow ? '' : `M0 266H${w}M60 250L30 300M140 250L124 300M260 250L276 300M340 250L370 300`,
      '#7d7b74',
      1,
      fade(0.5),
    ) +
    path('M166 248H236L244 260H158Z', '#8b8f92') +
    each(
      [36, 366],
      (x) =>
        path(`M${x - 16} 236h32l-5 26h-22Z`, chrome(pen)) +
        path(blob(pen, x, 222, 20, 20), snow ? '#eef3f8' : season === 'autumn' ? '#cf8a35' : '#4f8457'),
    ) +
    flakes(pen, w, h, season)
  )
}
