import { mix } from '../colour.ts'
import type { Tone } from '../goods/parts.ts'
import type { Pen } from '../pen.ts'
import { spruce, tree } from '../places/parts.ts'
import { blob, circle, each, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { flakes, LEAVES, nature, pane, type Season } from './nature.ts'

/** A house of its own with a porch; brick, boards or siding by tone. */
export const house = (pen: Pen, w: number, h: number, season: Season, tone: number, { main, second, wood }: Tone) => {
  const foot = 236
  const wall = [mix(wood, '#ffffff', 0.2), '#ece4d2', mix(main, '#ffffff', 0.55), '#c9795a'][tone % 4] ?? wood
  const roof = [main, '#7d3f34', '#3f5f57', '#4a5058'][(tone + 1) % 4] ?? main
  const isTall = tone % 2 === 1
  const eaves = isTall ? 108 : 160
  const lines = times(Math.floor((foot - eaves) / 9), (i) => `M96 ${eaves + 6 + i * 9}H304`)
  const snow = season === 'winter'
  return (
    nature(pen, w, h, 150, season) +
    times(5, (i) =>
      spruce(8 + i * 96 + pen.between(-12, 12), 170, pen.between(60, 104), snow ? '#4a6b62' : '#3f6f55', snow),
    ) +
    tree(pen, 352, 214, 118, LEAVES[season]) +
    ellipse(204, foot + 4, 138, 12, '#1d2430', fade(0.3)) +
    path(`M304 ${eaves}L340 ${eaves - 6}V${foot - 12}L304 ${foot}Z`, mix(wall, '#2a2a2a', 0.3)) +
    path(
      `M96 ${foot}V${eaves}H304V${foot}Z`,
      pen.blend(60, mix(wall, '#ffffff', 0.25), wall, mix(wall, '#2a2a2a', 0.14)),
    ) +
    stroke(lines, mix(wall, '#2a2a2a', 0.35), 0.8, fade(0.5)) +
    path(`M240 ${eaves - 66}V${eaves - 96}h18V${eaves - 56}Z`, '#a5573f') +
    rect(237, eaves - 100, 24, 5, 1, '#7d3f2c') +
    times(4, (i) => circle(256 + i * 12, eaves - 112 - i * 12, 7 + i * 3, '#fff', fade(snow ? 0.5 - i * 0.1 : 0.14))) +
    path(
      `M78 ${eaves + 6}L166 ${eaves - 74}H268L322 ${eaves + 6}Z`,
      pen.blend(90, mix(roof, '#ffffff', 0.22), roof, mix(roof, '#2a2a2a', 0.2)),
    ) +
    path(`M322 ${eaves + 6}L268 ${eaves - 74}L350 ${eaves - 8}Z`, mix(roof, '#2a2a2a', 0.4)) +
    stroke(
      times(7, (r) => `M${(78 + r * 11).toFixed(0)} ${eaves + 6 - r * 10}H${(322 - r * 6.7).toFixed(0)}`),
      mix(roof, '#2a2a2a', 0.4),
      0.9,
      fade(0.5),
    ) +
    (snow
      ? path(
          `M74 ${eaves + 6}L164 ${eaves - 78}H270L326 ${eaves + 6}Q300 ${eaves - 8} 270 ${eaves - 2}Q230 ${eaves - 14} 190 ${eaves - 2}Q140 ${eaves - 14} 74 ${eaves + 6}Z`,
          '#f7fafd',
        )
      : '') +
    (isTall
      ? pane(128, eaves + 16, 34, 32, false) +
        pane(184, eaves + 16, 34, 32, pen.chance(0.4)) +
        pane(246, eaves + 16, 34, 32, false)
      : '') +
    pane(120, foot - 58, 38, 34, snow) +
    pane(246, foot - 58, 38, 34, false) +
    rect(184, foot - 62, 34, 62, 1, '#fbfaf6') +
    rect(188, foot - 58, 26, 58, 1, pen.blend(70, mix(second, '#2a1a10', 0.1), mix(second, '#2a1a10', 0.4))) +
    circle(208, foot - 28, 2.2, '#f2e2b0') +
    path(`M172 ${foot - 70}L201 ${foot - 88}L230 ${foot - 70}Z`, mix(roof, '#ffffff', 0.08)) +
    stroke(`M176 ${foot - 70}V${foot}M226 ${foot - 70}V${foot}`, '#fbfaf6', 3.4) +
    path(`M168 ${foot}H234L242 ${foot + 12}H160Z`, '#a9a49a') +
    path(`M170 ${foot + 12}H232L262 ${h}H118Z`, snow ? '#dfe7f0' : '#c9bda6') +
    fence(0, 62, 262, snow) +
    fence(338, 420, 262, snow) +
    flowers(pen, season) +
    flakes(pen, w, h, season)
  )
}

const fence = (from: number, to: number, foot: number, snow: boolean) =>
  times(
    Math.floor((to - from) / 13),
    (i) =>
      path(`M${from + i * 13} ${foot}v-34l5 -6l5 6v34Z`, '#f3efe6') +
      (snow ? ellipse(from + i * 13 + 5, foot - 38, 6, 3, '#fff') : ''),
  ) +
  rect(from, foot - 26, to - from, 4, 0, '#e2dccf') +
  rect(from, foot - 11, to - from, 4, 0, '#e2dccf')

const flowers = (pen: Pen, season: Season) =>
  season === 'winter'
    ? each([66, 330, 300], (x) => path(blob(pen, x, 256, 40, 11), '#ffffff', fade(0.95)))
    : each(
        [84, 112, 268, 300, 326],
        (x) =>
          path(blob(pen, x, 240, 17, 12), season === 'summer' ? '#4f8457' : '#b5763a') +
          times(4, (k) =>
            circle(x - 10 + k * 7, 235 + (k % 2) * 6, 3, pen.pick(['#f2c14e', '#e2566c', '#f7f2ea', '#b98ad0'])),
          ),
      )
