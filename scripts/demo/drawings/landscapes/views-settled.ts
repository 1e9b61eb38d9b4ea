import { mix } from '../colour.ts'
import { round } from '../round.ts'
import { circle, each, ellipse, fade, type Point, path, place, rect, stroke, times } from '../shapes.ts'
import { car, cottage, lamplight } from './built.ts'
import { fringe, meadow, ridge, rough, under, woods } from './land.ts'
import { drawSky } from './sky.ts'
import type { View } from './views-sea.ts'

/** A slope with a chair lift, and skiers on it. */
export const slope: View = (pen, w, h, light) => {
  const [horizon, sunX] = [96, pen.between(40, 150)]
  const edge: Point[] = rough(
    pen,
    [
      [-8, horizon + 66],
      [120, horizon + 24],
      [270, horizon - 30],
      [w + 8, horizon - 64],
    ],
    0.04,
    4,
  )
  const white = light.seen(light.isSnowy ? '#ffffff' : '#86a659')
  const rope = (x: number) => horizon + 22 - x * 0.34
  const skier = (x: number, y: number, s: number) =>
    place(
      x,
      y,
      stroke('M-9 6L11 -1M-6 9L14 2', light.seen('#2b3036'), 1.2) +
        stroke('M1 1L-2 -6L3 -12', light.seen('#2f3f5a'), 3.2) +
        stroke('M3 -12L0 -20', light.seen(pen.pick(['#d8402c', '#2f7fae', '#e0a92f', '#3f8a5e'])), 5) +
        stroke('M1 -18L9 -12M9 -12L12 -2', light.seen('#2b3036'), 1.1) +
        circle(0, -25, 2.9, light.seen('#f2efe6')),
      0,
      s,
    )
  return (
    drawSky(pen, w, horizon + 20, light, sunX) +
    ridge(pen, w, horizon + 34, light, { height: 70, distance: 0.76, peaks: 6 }) +
    ridge(pen, w, horizon + 60, light, { height: 46, distance: 0.5, peaks: 5 }) +
    under(edge, h, pen.blend(70, white, mix(white, light.seen('#b5c9e2'), 0.7))) +
    woods(pen, w * 0.34, horizon + 74, light, 36, 0.16) +
    woods(pen, w, horizon + 4, light, 30, 0.14, w * 0.8) +
    stroke(
      times(
        5,
        (i) =>
          `M${round(250 - i * 30)} ${round(horizon + 6 + i * 22)}q${round(-34)} ${round(20)} ${round(-18)} ${round(44)}t${round(-44)} ${round(52)}`,
      ),
      light.seen('#a9bfda'),
      1.2,
      fade(0.6),
    ) +
    stroke(`M-5 ${round(rope(-5))}L${w + 5} ${round(rope(w + 5))}`, light.seen('#39434a'), 0.9) +
    each([70, 214, 352], (x) =>
      stroke(
        `M${x} ${round(rope(x) - 3)}V${round(rope(x) + 62)}M${x - 9} ${round(rope(x) - 3)}h18`,
        light.seen('#5b666e'),
        2.4,
      ),
    ) +
    each(
      [24, 118, 166, 262, 308],
      (x) =>
        stroke(`M${x} ${round(rope(x))}v15`, light.seen('#39434a'), 0.9) +
        path(`M${x - 7} ${round(rope(x) + 10)}h2v8h12v3h-14Z`, light.seen('#c63a26')),
    ) +
    (light.isSnowy
      ? skier(pen.between(160, 220), h - 62, 1.1) +
        skier(pen.between(270, 330), h - 44, 1.5) +
        skier(pen.between(120, 150), h - 36, 1.25)
      : '') +
    woods(pen, w, h + 6, light, 58, 0, w * 0.9) +
    fringe(pen, w, h, light, 10)
  )
}

/** The road over a pass. */
export const pass: View = (pen, w, h, light) => {
  const [horizon, sunX] = [104, pen.between(60, 340)]
  const asphalt = light.seen(light.isSnowy ? '#9aa5b1' : '#5f6468')
  const turn = pen.chance(0.5) ? 1 : -1
  const x = (value: number) => round(w / 2 + turn * value)
  const road = `M${x(-96)} ${h}C${x(-30)} ${h - 44} ${x(74)} ${h - 52} ${x(64)} ${h - 78}C${x(56)} ${h - 98} ${x(-20)} ${h - 96} ${x(-14)} ${horizon + 12}L${x(-8)} ${horizon + 12}C${x(-6)} ${h - 102} ${x(96)} ${h - 104} ${x(102)} ${h - 76}C${x(108)} ${h - 44} ${x(70)} ${h - 30} ${x(70)} ${h}Z`
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 8, light, { height: 86, distance: 0.7, peaks: 4 }) +
    ridge(pen, w, horizon + 16, light, { height: 52, distance: 0.46, peaks: 5 }) +
    woods(pen, w, horizon + 16, light, 16, 0.34) +
    meadow(pen, w, h, horizon + 12, light) +
    woods(pen, w * 0.26, horizon + 52, light, 40, 0.1) +
    woods(pen, w, horizon + 52, light, 40, 0.1, w * 0.78) +
    path(road, pen.blend(90, mix(asphalt, light.low, 0.4), asphalt)) +
    stroke(
      `M${x(-12)} ${h - 2}C${x(30)} ${h - 38} ${x(88)} ${h - 46} ${x(84)} ${h - 76}C${x(76)} ${h - 100} ${x(-14)} ${h - 98} ${x(-11)} ${horizon + 14}`,
      light.seen('#f4f4ee'),
      1.5,
      'stroke-dasharray="9 8" opacity=".8"',
    ) +
    car(pen, light, w / 2 + turn * 62, h - 34, 1.15, turn < 0) +
    each([0, 1, 2, 3, 4], (i) =>
      rect(
        w / 2 + turn * (112 - i * 2) - 1,
        h - 30 - i * 15,
        2.6 - i * 0.3,
        10 - i,
        0.4,
        light.seen(i % 2 ? '#f4f4ee' : '#d8402c'),
      ),
    ) +
    woods(pen, w * 0.12, h - 6, light, 74, 0) +
    fringe(pen, w, h, light, 10)
  )
}

/** Small houses under the hills, with fields or greenhouses before them. */
export const village: View = (pen, w, h, light) => {
  const [horizon, sunX] = [108, pen.between(60, 340)]
  const rows = times(9, (i) =>
    stroke(
      `M${round(w / 2 + (i - 4) * 12)} ${horizon + 34}L${round(w / 2 + (i - 4) * 82)} ${h}`,
      light.seen(light.isSnowy ? '#bccbdc' : '#6b5236'),
      1.6 + Math.abs(i - 4) * 0.4,
      fade(0.45),
    ),
  )
  const fence = stroke(
    `${times(50, (i) => `M${i * 8 + 2} ${horizon + 34}v-9`)}M0 ${horizon + 28}H${w}`,
    light.seen('#8f7d66', 0.2),
    1.1,
  )
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 6, light, { height: 70, distance: 0.76, peaks: 6 }) +
    ridge(pen, w, horizon + 14, light, { height: 34, distance: 0.5, peaks: 5 }) +
    woods(pen, w, horizon + 14, light, 18, 0.3) +
    meadow(pen, w, h, horizon + 10, light) +
    each([18, 92, 176, 262, 336], (x, i) =>
      cottage(pen, light, x + pen.between(-10, 10), horizon + 28 + (i % 2) * 5, pen.between(44, 56), 0.1),
    ) +
    fence +
    rows +
    woods(pen, w, h - 20, light, 84, 0, w * 0.9) +
    fringe(pen, w, h, light, 12)
  )
}

/** Greenhouses that shine, rows of beds beside them. */
export const greenhouse: View = (pen, w, h, light) => {
  const [horizon, sunX] = [96, pen.between(60, 340)]
  const hall = (x: number, foot: number, s: number) => {
    const lit = light.isDark ? '#ffe08a' : light.seen('#d9ecef')
    return place(
      x,
      foot,
      path(
        'M-60 0V-30Q0 -72 60 -30V0Z',
        pen.blend(80, mix(lit, '#ffffff', 0.4), lit, mix(lit, light.seen('#5f9a5e'), 0.45)),
      ) +
        ellipse(0, -8, 50, 9, light.seen('#5f9a4e'), fade(0.5)) +
        stroke(
          times(9, (i) => `M${-60 + i * 15} 0V${round(-30 - 21 * (1 - ((i - 4) / 4) ** 2))}`) +
            'M-60 -30Q0 -72 60 -30M-60 -18H60',
          light.seen('#f7f9fa'),
          1.3,
        ) +
        rect(-9, -22, 18, 22, 0.6, light.seen('#8fb0b8')) +
        stroke('M0 -22V0M-9 -22h18v22h-18Z', light.seen('#f7f9fa'), 1.2),
      0,
      s,
    )
  }
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 6, light, { height: 52, distance: 0.74, peaks: 7 }) +
    woods(pen, w, horizon + 10, light, 14, 0.4) +
    meadow(pen, w, h, horizon + 8, light) +
    (light.isDark ? lamplight(pen, w / 2, horizon + 36, 210, '#ffe08a', 0.6) : '') +
    hall(64, horizon + 40, 0.72) +
    hall(152, horizon + 46, 0.84) +
    hall(266, horizon + 58, 1.16) +
    times(7, (row) =>
      stroke(
        `M${row * 66 - 30} ${h}L${round(w / 2 + (row - 3) * 34)} ${horizon + 66}`,
        light.seen(light.isSnowy ? '#d5e0ec' : '#4f7f3f'),
        5.5,
        `stroke-dasharray="4 6" ${fade(0.9)}`,
      ),
    ) +
    fringe(pen, w, h, light, 10)
  )
}
