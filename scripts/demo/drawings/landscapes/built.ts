import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, fade, path, rect, stroke, times } from '../shapes.ts'
import type { Light } from './light.ts'

const WALLS = ['#d8cbb8', '#c9d0d2', '#d9b79a', '#e3d9c6', '#b9c8cc', '#cbb6a6'] as const
const ROOFS = ['#a5482f', '#3f6f73', '#7a4a38', '#4f5d78', '#2f6b4e'] as const
const PAINTS = ['#e3d7c0', '#9ec1c4', '#d9a35f', '#c97b63', '#a9b98a', '#f0ead9'] as const

export const lamplight = (pen: Pen, x: number, y: number, r: number, colour: string, strength = 0.8) =>
  circle(
    x,
    y,
    r,
    pen.radial([
      [0, colour, strength],
      [0.3, colour, strength * 0.4],
      [1, colour, 0],
    ]),
  )

const windowOf = (pen: Pen, light: Light, distance: number) =>
  pen.chance({ dawn: 0.2, day: 0.03, evening: 0.45, night: 0.5 }[light.hour])
    ? mix(pen.pick(['#ffd98a', '#ffe9b8', '#ffc868']), light.low, distance * 0.5)
    : light.seen(pen.pick(['#56707f', '#647f8d', '#49616f']), distance)

/** A block of flats, its foot on the line. */
export const panel = (pen: Pen, light: Light, x: number, foot: number, width: number, floors: number, distance = 0) => {
  const [floor, wall] = [width / 9 + 3, pen.pick(WALLS)]
  const high = floors * floor + floor * 0.5
  const columns = Math.round(width / (floor * 0.95))
  const step = width / columns
  const trim = light.seen(mix(pen.pick(ROOFS), wall, 0.45), distance)
  const body = light.seen(wall, distance)
  return (
    rect(x, foot - high, width, high, 0, pen.blend(0, mix(body, '#ffffff', 0.1), mix(body, '#20262c', 0.14))) +
    times(floors, (row) =>
      times(columns, (column) => {
        const [cx, cy] = [x + column * step + step * 0.2, foot - high + floor * 0.45 + row * floor]
        const pane = rect(cx, cy, step * 0.56, floor * 0.52, 0.3, windowOf(pen, light, distance))
        return column % 3 === 1
          ? pane + rect(cx - step * 0.12, cy + floor * 0.34, step * 0.82, floor * 0.3, 0.3, trim)
          : pane
      }),
    ) +
    rect(
      x - 1,
      foot - high - 1.6,
      width + 2,
      2.4,
      0,
      light.seen(light.isSnowy ? '#ffffff' : mix(wall, '#30363c', 0.4), distance),
    )
  )
}

/** A low house with a gable; smoke rises from its chimney when it is cold. */
export const cottage = (pen: Pen, light: Light, x: number, foot: number, width: number, distance = 0) => {
  const [high, rise] = [width * 0.42, width * 0.36]
  const wall = light.seen(pen.pick(PAINTS), distance)
  const roof = light.seen(light.isSnowy ? '#f6f9fc' : pen.pick(ROOFS), distance)
  const top = foot - high
  const chimney = x + width * 0.7
  const smoke = light.year === 'winter' || light.year === 'autumn'
  return (
    (smoke
      ? stroke(
          `M${round(chimney + 1.5)} ${round(top - rise * 0.85)}c${round(width * 0.1)} ${round(-width * 0.2)} ${round(-width * 0.08)} ${round(-width * 0.3)} ${round(width * 0.12)} ${round(-width * 0.6)}`,
          light.seen('#ffffff', 0.3),
          width * 0.06,
          fade(0.4),
        )
      : '') +
    rect(chimney, top - rise * 0.85, width * 0.09, rise * 0.7, 0, light.seen('#8a4f3c', distance)) +
    rect(x, top, width, high, 0, pen.blend(0, mix(wall, '#ffffff', 0.12), mix(wall, '#20262c', 0.16))) +
    path(
      `M${round(x - width * 0.07)} ${round(top + 1)}L${round(x + width / 2)} ${round(top - rise)}L${round(x + width * 1.07)} ${round(top + 1)}Z`,
      roof,
    ) +
    path(
      `M${round(x + width / 2)} ${round(top - rise)}L${round(x + width * 1.07)} ${round(top + 1)}H${round(x + width * 0.62)}Z`,
      '#1b2836',
      fade(0.14),
    ) +
    times(2, (i) => {
      const [wx, wy] = [x + width * (0.16 + i * 0.44), top + high * 0.28]
      return (
        rect(wx - width * 0.02, wy - width * 0.02, width * 0.24, high * 0.5, 0, light.seen('#f7f4ec', distance)) +
        rect(wx, wy, width * 0.2, high * 0.42, 0, windowOf(pen, light, distance)) +
        rect(wx + width * 0.09, wy, width * 0.015, high * 0.42, 0, light.seen('#f7f4ec', distance))
      )
    })
  )
}

export const streetLamp = (pen: Pen, light: Light, x: number, foot: number, high: number, side = 1) => {
  const [lx, ly] = [x + side * high * 0.18, foot - high + high * 0.03]
  return (
    stroke(
      `M${round(x)} ${round(foot)}V${round(foot - high * 0.95)}Q${round(x)} ${round(foot - high)} ${round(lx)} ${round(ly)}`,
      light.seen('#4b555e'),
      Math.max(0.8, high * 0.022),
    ) +
    (light.isDark ? lamplight(pen, lx, ly + 1, high * 0.4, '#ffdf9a') + circle(lx, ly, high * 0.03, '#fff6dc') : '') +
    rect(lx - high * 0.05, ly - high * 0.02, high * 0.1, high * 0.03, 0.5, light.seen('#39424a'))
  )
}

/** A car on the road: from behind, or from the front when it comes. */
export const car = (pen: Pen, light: Light, x: number, foot: number, size: number, comes = false) => {
  const [glow, lamp] = comes ? ['#fff2c4', '#fffbe6'] : ['#ff4a2e', '#d8311f']
  const paint = light.seen(pen.pick(['#e9ecee', '#2b3036', '#8c979f', '#a5342a', '#2f5f8a', '#d9d2c2']))
  const at = (d: string, fill: string) =>
    path(d, fill, `transform="translate(${round(x)} ${round(foot)}) scale(${round(size, 3)})"`)
  return (
    at('M-9 0V-3H-5V0ZM5 0V-3H9V0Z', '#15181b') +
    at('M-11 -3Q-11.5 -9 -9.5 -10L-7 -15Q-6.5 -16 -5 -16H5Q6.5 -16 7 -15L9.5 -10Q11.5 -9 11 -3Z', paint) +
    at('M-7.6 -10L-5.8 -14.4H5.8L7.6 -10Z', light.seen('#3d5361')) +
    at('M-3 -5.6H3V-3.8H-3Z', light.seen('#f4f4ee')) +
    (light.isDark
      ? lamplight(pen, x - 8.6 * size, foot - 7.4 * size, 7 * size, glow) +
        lamplight(pen, x + 8.6 * size, foot - 7.4 * size, 7 * size, glow)
      : '') +
    at('M-10.4 -8.6H-7.4V-6.4H-10.4ZM7.4 -8.6H10.4V-6.4H7.4Z', lamp)
  )
}

/** A white tower with red belts; its beam is seen in the dark and in fog. */
export const lighthouse = (pen: Pen, light: Light, x: number, foot: number, high: number) => {
  const [half, top] = [high * 0.11, high * 0.075]
  const wide = (share: number) => half + (top - half) * share
  const belt = (from: number, to: number, colour: string) =>
    path(
      `M${round(x - wide(from))} ${round(foot - high * from)}H${round(x + wide(from))}L${round(x + wide(to))} ${round(foot - high * to)}H${round(x - wide(to))}Z`,
      pen.blend(
        0,
        mix(light.seen(colour), '#ffffff', 0.16),
        light.seen(colour),
        mix(light.seen(colour), '#1a2430', 0.34),
      ),
    )
  const lit = light.isDark || light.weather === 'fog' || light.weather === 'rain'
  const [ly, lamp] = [foot - high * 0.88, '#fff2c4']
  const beam = (side: number) =>
    path(
      `M${round(x)} ${round(ly)}L${round(x + side * 420)} ${round(ly - 46)}V${round(ly + 34)}Z`,
      pen.linear(
        side > 0
          ? [
              [0, lamp, 0.75],
              [0.5, lamp, 0],
            ]
          : [
              [0.5, lamp, 0],
              [1, lamp, 0.5],
            ],
        0,
      ),
    )
  return (
    (lit ? beam(1) + beam(-1) + lamplight(pen, x, ly, high * 0.4, lamp) : '') +
    belt(0, 0.26, '#f4f2ea') +
    belt(0.26, 0.44, '#c63a26') +
    belt(0.44, 0.62, '#f4f2ea') +
    belt(0.62, 0.8, '#c63a26') +
    rect(x - top * 1.5, foot - high * 0.82, top * 3, high * 0.025, 0, light.seen('#39424a')) +
    rect(x - top * 0.8, foot - high * 0.93, top * 1.6, high * 0.11, 0, lit ? '#fff6d6' : light.seen('#7fa0ac')) +
    stroke(`M${round(x)} ${round(foot - high * 0.93)}v${round(high * 0.11)}`, light.seen('#39424a'), 0.8) +
    path(
      `M${round(x - top)} ${round(foot - high * 0.93)}Q${round(x)} ${round(foot - high * 1.03)} ${round(x + top)} ${round(foot - high * 0.93)}Z`,
      light.seen('#a52f1f'),
    ) +
    stroke(`M${round(x)} ${round(foot - high * 0.98)}v${round(-high * 0.06)}`, light.seen('#39424a'), 0.9) +
    times(3, (i) =>
      rect(
        x - high * 0.012,
        foot - high * (0.1 + i * 0.22),
        high * 0.024,
        high * 0.05,
        0.4,
        lit ? '#ffdf9a' : light.seen('#3d5361'),
      ),
    )
  )
}
