import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, each, ellipse, fade, path, rect, stroke, times } from '../shapes.ts'
import { car, lamplight, panel, streetLamp } from './built.ts'
import { fringe, meadow, ridge, rough, under, woods } from './land.ts'
import type { Light } from './light.ts'
import { drawSky } from './sky.ts'
import type { View } from './views-sea.ts'

/** A straight street that leads to the hills. */
export const street: View = (pen, w, h, light) => {
  const [horizon, eye, sunX] = [124, pen.between(186, 214), pen.between(150, 250)]
  const asphalt = light.seen(light.isSnowy ? '#a7b1bc' : '#6a6e72')
  const pavement = light.seen(light.isSnowy ? '#eef3f8' : '#b5b0a5')
  const isWet = light.weather === 'rain'
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 2, light, { height: 60, distance: 0.72, peaks: 5 }) +
    each([0, 1, 2, 3], (i) =>
      panel(pen, light, -64 + i * 52, horizon + 22 - i * 5.4, 66 - i * 13, 5 - (i % 2), 0.1 + i * 0.14),
    ) +
    each([0, 1, 2, 3], (i) =>
      panel(pen, light, w - 12 - i * 50, horizon + 22 - i * 5.4, 66 - i * 13, 5 - ((i + 1) % 2), 0.1 + i * 0.14),
    ) +
    path(
      `M0 ${horizon + 18}L${round(eye - 20)} ${horizon + 2}H${round(eye + 20)}L${w} ${horizon + 18}V${h}H0Z`,
      pavement,
    ) +
    path(
      `M${round(eye - 9)} ${horizon + 2}H${round(eye + 9)}L${w - 46} ${h}H46Z`,
      pen.blend(90, mix(asphalt, light.low, 0.4), asphalt),
    ) +
    stroke(
      `M${round(eye)} ${horizon + 6}L${round(w / 2)} ${h}`,
      light.seen('#f4f4ee'),
      1.8,
      'stroke-dasharray="10 9" opacity=".85"',
    ) +
    (isWet
      ? times(12, () =>
          ellipse(
            pen.between(90, w - 90),
            pen.between(horizon + 30, h),
            pen.between(10, 34),
            1.6,
            light.low,
            fade(0.6),
          ),
        )
      : '') +
    each([0, 1, 2, 3], (i) =>
      light.isSnowy
        ? ellipse(70 - i * 12 + i * 34, horizon + 62 - i * 17, 30 - i * 7, 8 - i * 1.8, light.seen('#ffffff')) +
          ellipse(w - 62 - i * 26, horizon + 62 - i * 17, 30 - i * 7, 8 - i * 1.8, light.seen('#ffffff'))
        : '',
    ) +
    car(pen, light, eye + 12, horizon + 26, 0.6) +
    car(pen, light, eye + 34, horizon + 62, 1.5) +
    car(pen, light, eye - 24, horizon + 36, 0.78, true) +
    each(
      [3, 2, 1, 0],
      (i) =>
        streetLamp(pen, light, 120 + i * 18 - (i === 0 ? 70 : 0), horizon + 66 - i * 16, 96 - i * 24) +
        streetLamp(pen, light, w - 108 - i * 20 + (i === 0 ? 60 : 0), horizon + 66 - i * 16, 96 - i * 24, -1),
    ) +
    (light.isSnowy ? fringe(pen, w, h, light, 8) : '')
  )
}

/** A square with a columned house of culture. */
export const square: View = (pen, w, h, light) => {
  const [horizon, sunX, foot] = [140, pen.between(60, 340), 156]
  const wall = light.seen(pen.pick(['#e6d3ab', '#d9b79a', '#c9d6d2', '#e3cfc9']))
  const trim = light.seen('#fbf8f0')
  const lit = light.isDark
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 2, light, { height: 66, distance: 0.78, peaks: 6 }) +
    panel(pen, light, -20, foot - 4, 74, 5, 0.3) +
    panel(pen, light, w - 56, foot - 4, 74, 5, 0.3) +
    meadow(pen, w, h, foot - 6, light, light.isSnowy ? '#eef3f8' : '#b9b3a6') +
    rect(76, foot - 64, 248, 64, 0, pen.blend(0, mix(wall, '#ffffff', 0.14), wall, mix(wall, '#20262c', 0.16))) +
    rect(72, foot - 68, 256, 6, 0, trim) +
    times(6, (i) => {
      const x = i < 3 ? 86 + i * 18 : 262 + (i - 3) * 18
      return (
        rect(x, foot - 52, 10, 20, 5, lit ? '#ffe0a0' : light.seen('#5b7482')) +
        rect(x, foot - 24, 10, 16, 0.6, lit ? '#ffd98a' : light.seen('#5b7482'))
      )
    }) +
    rect(144, foot - 60, 112, 60, 0, mix(wall, lit ? '#ffdf9a' : '#3a3f45', lit ? 0.5 : 0.3)) +
    times(3, (i) => rect(160 + i * 30, foot - 32, 18, 32, 0.6, lit ? '#ffe9b8' : light.seen('#6b4a32'))) +
    path(`M136 ${foot - 66}L200 ${foot - 98}L264 ${foot - 66}Z`, trim) +
    path(`M150 ${foot - 68}L200 ${foot - 92}L250 ${foot - 68}Z`, mix(wall, '#ffffff', 0.2)) +
    circle(200, foot - 77, 5.4, light.seen('#c9a24a')) +
    times(
      6,
      (i) =>
        rect(143 + i * 21, foot - 64, 9, 62, 1, pen.blend(0, mix(trim, '#ffffff', 0.4), mix(trim, '#4a4f55', 0.26))) +
        rect(141 + i * 21, foot - 4, 13, 4, 0, trim),
    ) +
    times(4, (i) => rect(132 - i * 5, foot + i * 3.4, 136 + i * 10, 3.6, 0, mix(trim, '#6b6f73', 0.1 + i * 0.07))) +
    (light.isSnowy
      ? path(
          `M134 ${foot - 66}L200 ${foot - 100}L266 ${foot - 66}L262 ${foot - 64}L200 ${foot - 94}L138 ${foot - 64}Z`,
          light.seen('#ffffff'),
        ) + rect(72, foot - 70, 256, 3, 1.4, light.seen('#ffffff'))
      : '') +
    (lit ? lamplight(pen, 200, foot - 20, 120, '#ffdf9a', 0.36) : '') +
    each([44, 108], (x) => streetLamp(pen, light, x, foot + 34, 92)) +
    each([292, 356], (x) => streetLamp(pen, light, x, foot + 34, 92, -1)) +
    people(pen, light, [96, 148, 178, 236, 262, 318, 122], foot + 38) +
    (light.isSnowy ? fringe(pen, w, h, light, 8) : '')
  )
}

const people = (pen: Pen, light: Light, places: readonly number[], foot: number) =>
  each(places, (x, i) => {
    const [y, s] = [foot + (i % 3) * 9, 0.9 + (i % 3) * 0.16]
    const coat = light.seen(pen.pick(['#b5402c', '#2f5f8a', '#3a3f45', '#7a5a86', '#d9a02f', '#4f7a5e']))
    return `<g transform="translate(${round(x + pen.between(-8, 8))} ${round(y)}) scale(${round(s)})">${ellipse(2, 0, 6, 1.4, '#101820', fade(0.3))}${stroke('M-1.4 0V-6M1.4 0V-6', light.seen('#23282d'), 2)}${path('M-3.6 -5Q-4.4 -14 0 -15Q4.4 -14 3.6 -5Z', coat)}${circle(0, -17, 2.3, light.seen('#d9a98a'))}${path('M-2.6 -17.4Q0 -21 2.6 -17.4Z', light.seen('#39302a'))}</g>`
  })

/** A street after a storm: drifts as high as cars, and a machine that clears it. */
export const drifts: View = (pen, w, h, light) => {
  const [horizon, sunX] = [118, pen.between(60, 340)]
  const heap = (points: readonly (readonly [number, number])[]) =>
    under(
      rough(pen, points, 0.09, 4),
      h + 4,
      pen.blend(80, light.seen('#ffffff'), light.seen('#dbe6f1'), light.seen('#a9bfd8')),
    )
  const plough = pen.between(150, 230)
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon, light, { height: 48, distance: 0.8, peaks: 6 }) +
    each([-18, 66, 168, 262, 344], (x, i) =>
      panel(pen, light, x + pen.between(-6, 6), horizon + 14, pen.between(66, 82), 4 + (i % 2), 0.24),
    ) +
    woods(pen, w, horizon + 22, light, 32, 0.12) +
    meadow(pen, w, h, horizon + 16, light, '#dfe8f1') +
    heap([
      [-8, horizon + 34],
      [70, horizon + 22],
      [150, horizon + 40],
      [200, horizon + 52],
      [230, h + 4],
    ]) +
    heap([
      [180, horizon + 60],
      [250, horizon + 38],
      [330, horizon + 20],
      [w + 8, horizon + 30],
    ]) +
    `<g transform="translate(${round(plough)} ${horizon + 84}) scale(1.2)">` +
    ellipse(0, 2, 56, 6, '#101820', fade(0.24)) +
    path('M-50 -34H-14L-8 -22V-2H-50Z', light.seen('#e0922f')) +
    path('M-14 -52H14L20 -24H-14Z', light.seen('#e0922f')) +
    path('M-9 -47H11L15 -28H-9Z', light.isDark ? '#ffe0a0' : light.seen('#5b7f90')) +
    rect(-14, -24, 50, 16, 2, light.seen('#c97a24')) +
    each([-34, 18], (x) => circle(x, -4, 13, light.seen('#1d2226')) + circle(x, -4, 6, light.seen('#c9a24a'))) +
    stroke('M34 -14L54 -16', light.seen('#5b666e'), 4) +
    path('M52 -32Q66 -16 56 6H68Q74 -16 60 -34Z', light.seen('#d8402c')) +
    (light.isDark || light.weather === 'snowfall'
      ? lamplight(pen, 4, -56, 22, '#ffb02e') + lamplight(pen, 40, -22, 34, '#fff2c4')
      : '') +
    rect(-2, -57, 10, 5, 2, '#ff9a1f') +
    times(16, () =>
      ellipse(
        pen.between(62, 104),
        pen.between(-36, 6),
        pen.between(2, 8),
        pen.between(1.6, 6),
        '#ffffff',
        fade(round(pen.between(0.4, 0.9), 2)),
      ),
    ) +
    '</g>' +
    heap([
      [-8, h - 26],
      [60, h - 44],
      [140, h - 20],
      [250, h - 10],
      [330, h - 34],
      [w + 8, h - 22],
    ]) +
    times(4, (i) => streetLamp(pen, light, 30 + i * 112, horizon + 40, 78, i % 2 ? -1 : 1))
  )
}

/** A rink between blocks of flats; children play on it. */
export const rink: View = (pen, w, h, light) => {
  const [horizon, sunX] = [116, pen.between(60, 340)]
  const ice = light.seen('#dcecf6')
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon, light, { height: 50, distance: 0.8, peaks: 6 }) +
    each([-26, 60, 150, 246, 336], (x, i) =>
      panel(pen, light, x + pen.between(-6, 6), horizon + 12, pen.between(70, 86), 4 + ((i + 1) % 2), 0.26),
    ) +
    meadow(pen, w, h, horizon + 8, light) +
    path(
      `M66 ${horizon + 20}H334Q352 ${horizon + 20} 360 ${horizon + 32}L404 ${h - 18}H-4L40 ${horizon + 32}Q48 ${horizon + 20} 66 ${horizon + 20}Z`,
      pen.blend(90, mix(ice, light.low, 0.5), ice),
    ) +
    stroke(`M200 ${horizon + 20}V${h - 18}M20 ${horizon + 58}H380`, light.seen('#d8402c'), 1.6, fade(0.55)) +
    ellipse(200, horizon + 58, 46, 11, 'none', `stroke="${light.seen('#2f6fae')}" stroke-width="1.6" opacity=".6"`) +
    times(12, () =>
      stroke(
        `M${round(pen.between(60, 340))} ${round(pen.between(horizon + 30, h - 26))}q14 -4 30 ${round(pen.between(-3, 4))}`,
        '#ffffff',
        0.8,
        fade(0.7),
      ),
    ) +
    path(
      `M66 ${horizon + 12}H334Q356 ${horizon + 12} 364 ${horizon + 26}L364 ${horizon + 34}Q352 ${horizon + 21} 334 ${horizon + 21}H66Q48 ${horizon + 21} 36 ${horizon + 34}V${horizon + 26}Q44 ${horizon + 12} 66 ${horizon + 12}Z`,
      light.seen('#f4f2ea'),
    ) +
    stroke(`M66 ${horizon + 20}H334`, light.seen('#e0a92f'), 1.6) +
    each(
      [70, 330],
      (x) =>
        stroke(`M${x - 9} ${horizon + 56}v-14h18v14`, light.seen('#d8402c'), 1.8) +
        path(`M${x - 8} ${horizon + 56}v-13h16v13Z`, '#ffffff', fade(0.35)),
    ) +
    each([24, 148, 262, 384], (x, i) => streetLamp(pen, light, x, horizon + 30, 82, i > 1 ? -1 : 1)) +
    each([104, 150, 186, 232, 276, 316], (x, i) =>
      player(pen, light, x + pen.between(-10, 10), horizon + 50 + ((i * 29) % 44), i),
    ) +
    fringe(pen, w, h, light, 16)
  )
}

const player = (pen: Pen, light: Light, x: number, foot: number, i: number) => {
  const side = pen.chance(0.5) ? 1 : -1
  const shirt = light.seen(i % 2 ? '#c9302a' : '#2f5fa8')
  return (
    `<g transform="translate(${round(x)} ${round(foot)}) scale(${round(side * (0.9 + (foot - 150) / 150), 2)} ${round(0.9 + (foot - 150) / 150, 2)})">` +
    ellipse(0, 1, 9, 1.6, '#4f6f8f', fade(0.3)) +
    stroke('M-6 0L-2 -9L3 -10L7 -1', light.seen('#23282d'), 2.6) +
    stroke('M-1 -10L3 -18', shirt, 5.4) +
    stroke('M3 -17L9 -11L17 0M1 -15L9 -9', light.seen('#8a6a45'), 1) +
    circle(5, -22, 3, light.seen('#f4f2ea')) +
    stroke('M-8 1H-3M5 0.4H10', light.seen('#8f9aa3'), 0.9) +
    '</g>'
  )
}
