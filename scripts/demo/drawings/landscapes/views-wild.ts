import { mix } from '../colour.ts'
import { round } from '../round.ts'
import { circle, ellipse, fade, type Point, path, place, stroke, times } from '../shapes.ts'
import { fringe, lineOf, meadow, ridge, rough, under, woods } from './land.ts'
import type { Light } from './light.ts'
import { drawSky } from './sky.ts'
import type { View } from './views-sea.ts'
import { drawWater } from './water.ts'

/** Hills in layers with woods between them. */
export const hills: View = (pen, w, h, light) => {
  const [horizon, sunX, bend] = [pen.between(104, 118), pen.between(60, 340), pen.between(180, 240)]
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 6, light, { height: 76, distance: 0.82, peaks: 5 }) +
    ridge(pen, w, horizon + 22, light, { height: 56, distance: 0.6, peaks: 6 }) +
    ridge(pen, w, horizon + 40, light, { height: 40, distance: 0.38, peaks: 4 }) +
    woods(pen, w, horizon + 42, light, 15, 0.34) +
    meadow(pen, w, h, horizon + 40, light) +
    path(
      `M${round(bend - 3)} ${round(horizon + 41)}C${round(bend + 60)} ${round(horizon + 56)} ${round(bend - 96)} ${round(horizon + 66)} ${round(bend - 30)} ${round(horizon + 84)}S${round(bend + 110)} ${h - 12} ${round(bend + 20)} ${h + 4}H${round(bend + 130)}C${round(bend + 190)} ${h - 24} ${round(bend + 20)} ${round(horizon + 78)} ${round(bend - 4)} ${round(horizon + 66)}S${round(bend + 76)} ${round(horizon + 54)} ${round(bend + 4)} ${round(horizon + 41)}Z`,
      pen.blend(90, light.low, light.middle, mix(light.high, light.seen('#2f6f95'), 0.4)),
    ) +
    woods(pen, w * pen.between(0.24, 0.34), horizon + 68, light, 40, 0.08) +
    woods(pen, w, horizon + 84, light, 62, 0, w * pen.between(0.72, 0.86)) +
    fringe(pen, w, h, light, 20)
  )
}

/** A cone with snow and a plume of steam, the sea or woods at its foot. */
export const volcano: View = (pen, w, h, light) => {
  const [foot, x, sunX] = [pen.between(146, 156), pen.between(160, 250), pen.between(40, 120)]
  const top = foot - pen.between(112, 122)
  const side = (sign: number): Point[] =>
    rough(
      pen,
      [
        [x + sign * 13, top],
        [x + sign * 44, top + 40],
        [x + sign * 96, top + 84],
        [x + sign * 210, foot],
      ],
      0.05,
      4,
    )
  const [left, right] = [side(-1).reverse(), side(1)]
  const crater: Point[] = [
    [x - 6, top + 4],
    [x + 5, top + 3],
  ]
  const rock = light.seen(light.isSnowy ? '#c3cfde' : '#70717a', 0.5)
  const capFoot = top + (foot - top) * { winter: 1, spring: 0.66, summer: 0.3, autumn: 0.44 }[light.year]
  const cap = [...left, ...crater, ...right].filter(([, y]) => y < capFoot)
  const [from, to] = [cap.at(-1)?.[0] ?? x, cap[0]?.[0] ?? x]
  const tongues = Array.from({ length: 21 }, (_, i): Point => {
    const isTongue = i % 2 === 1
    const reach = light.year === 'winter' ? 0 : isTongue ? pen.between(-2, 20) : -pen.between(0, 20)
    return [from + ((to - from) * (i + 0.5)) / 21, capFoot + reach]
  })
  const teeth = rough(pen, tongues, 0.25, 2)
  const snow = light.seen('#fbfdff', 0.2)
  const isSea = pen.chance(0.5)
  return (
    drawSky(pen, w, foot, light, sunX) +
    plume(x, top, light) +
    ridge(pen, w, foot, light, { height: 34, distance: 0.78, peaks: 7 }) +
    path(
      `${lineOf([...left, ...crater, ...right])}Z`,
      pen.blend(0, mix(rock, '#ffffff', 0.18), rock, mix(rock, '#141a24', 0.34)),
    ) +
    path(`${lineOf([...cap, ...teeth])}Z`, pen.blend(0, snow, snow, mix(snow, light.seen('#7d93b4', 0.3), 0.6))) +
    stroke(
      times(16, (i) => {
        const lean = (i - 7.5) * 0.085
        const start = 12 + pen.between(0, 26)
        return `M${round(x + lean * start)} ${round(top + start)}q${round(lean * 22)} ${round(18)} ${round(lean * pen.between(60, 110))} ${round(pen.between(36, 74))}`
      }),
      mix(rock, '#141a24', 0.4),
      1,
      fade(0.4),
    ) +
    woods(pen, w, foot + 4, light, 9, 0.42) +
    (isSea
      ? drawWater(pen, w, light, { top: foot + 2, foot: h, sunX, waves: 0.3 })
      : meadow(pen, w, h, foot + 2, light) + woods(pen, w, foot + 26, light, 24, 0.16) + fringe(pen, w, h, light, 22))
  )
}

const plume = (x: number, top: number, light: Light) =>
  times(9, (i) =>
    ellipse(
      x + 4 + i * i * 1.5,
      top - 3 - i * 4.6,
      5 + i * 3.4,
      3.6 + i * 1.9,
      light.seen('#f7f7f5', 0.24 + i * 0.03),
      fade(round(0.75 - i * 0.066, 2)),
    ),
  )

/** A salmon in the air or under the water. */
const salmon = (light: Light, flip: string) =>
  `<g transform="${flip}">` +
  path('M-24 2Q-10 -10 10 -7Q20 -5 25 1Q18 8 6 8Q-12 9 -24 2Z', light.seen('#b9564c')) +
  path('M-22 1Q-8 -9 10 -7Q20 -5 25 1Q10 -2 -22 1Z', light.seen('#6b7d62')) +
  path('M-22 2L-36 -7Q-32 2 -35 11Z', light.seen('#8a4a44')) +
  path('M-2 -8L6 -14L9 -7ZM-6 7L-1 13L4 8Z', light.seen('#7d4a44')) +
  circle(18, -1, 1.5, '#14181b') +
  stroke('M22 3Q19 4 17 3M13 -6Q10 1 13 7', light.seen('#5f2f2c'), 0.9) +
  '</g>'

/** A sea eagle on the wing, white at its shoulders and tail. */
const eagle = (light: Light, x: number, y: number, size: number) =>
  place(
    x,
    y,
    path(
      'M0 -2Q-9 -10 -22 -6L-19 -3L-21 -1Q-10 -3 -3 4L-5 10H5L3 4Q10 -3 21 -1L19 -3L22 -6Q9 -10 0 -2Z',
      light.seen('#33302e'),
    ) +
      path(
        'M-4 -3Q-9 -7 -14 -7Q-9 -4 -5 0ZM4 -3Q9 -7 14 -7Q9 -4 5 0ZM-5 10L-2.4 4.6H2.4L5 10Q0 12 -5 10Z',
        light.seen('#ffffff'),
      ) +
      path('M-1.6 -3.4Q0 -6 1.6 -3.4L0.4 -1.4Z', light.seen('#e0a92f')),
    0,
    size,
  )

/** A quick river: salmon leap in it when they spawn, eagles soar over it in winter. */
export const river: View = (pen, w, h, light) => {
  const [horizon, sunX] = [pen.between(82, 96), pen.between(120, 280)]
  const bank = light.seen(
    light.isSnowy
      ? '#f0f5fa'
      : { winter: '#f0f5fa', spring: '#8f9a5e', summer: '#7a9f52', autumn: '#b8934a' }[light.year],
  )
  const bend = pen.between(-26, 26)
  const stone = () => light.seen(pen.pick(['#7d7972', '#918c84', '#66625d']))
  const leaps = light.year === 'winter' ? 0 : pen.int(2, 3)
  return (
    drawSky(pen, w, horizon, light, sunX) +
    ridge(pen, w, horizon + 6, light, { height: 60, distance: 0.7, peaks: 5 }) +
    ridge(pen, w, horizon + 14, light, { height: 30, distance: 0.44, peaks: 6 }) +
    woods(pen, w, horizon + 16, light, 22, 0.32) +
    drawWater(pen, w, light, { top: horizon + 14, foot: h, sunX, waves: 0.7 }) +
    under(
      rough(
        pen,
        [
          [-8, horizon + 14],
          [110 + bend, horizon + 20],
          [138 + bend, horizon + 36],
          [70, horizon + 74],
          [-8, horizon + 96],
        ],
        0.06,
        3,
      ),
      horizon + 14,
      bank,
    ) +
    path(
      `M-8 ${horizon + 12}H${round(138 + bend)}Q${round(150 + bend)} ${horizon + 34} ${round(88 + bend)} ${horizon + 62}Q40 ${horizon + 84} -8 ${horizon + 118}Z`,
      bank,
    ) +
    path(
      `M${w + 8} ${horizon + 12}H${round(214 + bend)}Q${round(250 + bend)} ${horizon + 40} ${round(306 + bend)} ${horizon + 66}Q${w - 20} ${horizon + 96} ${w + 8} ${h}Z`,
      bank,
    ) +
    woods(pen, 96, horizon + 60, light, 54, 0.04) +
    woods(pen, w, horizon + 76, light, 66, 0, 322) +
    times(13, () => {
      const [x, y, s] = [pen.between(90, 330), pen.between(horizon + 60, h - 8), pen.between(3, 9)]
      return ellipse(x, y + s * 0.3, s * 1.5, s * 0.4, '#ffffff', fade(0.5)) + ellipse(x, y, s, s * 0.55, stone())
    }) +
    times(leaps, (i) => {
      const [x, y] = [120 + i * 74 + pen.between(-12, 12), horizon + 78 + (i % 2) * 20]
      const s = round(pen.between(0.8, 1.05), 2)
      return (
        times(7, () =>
          circle(
            x - 24 + pen.between(-16, 16),
            y + 18 + pen.between(-16, 4),
            pen.between(0.7, 1.7),
            '#ffffff',
            fade(0.85),
          ),
        ) +
        ellipse(x - 22, y + 22, 20, 3.6, '#ffffff', fade(0.6)) +
        salmon(light, `translate(${round(x)} ${round(y)}) rotate(${-32 + (i % 2) * 14}) scale(${s})`)
      )
    }) +
    (light.year === 'winter'
      ? eagle(light, 128, 48, 0.8) + eagle(light, 226, 34, 0.5) + eagle(light, 292, 58, 0.62)
      : '') +
    fringe(pen, w, h, light, 10)
  )
}
