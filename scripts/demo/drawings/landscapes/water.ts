import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { blob, fade, path, rect, stroke, times } from '../shapes.ts'
import type { Light } from './light.ts'

type Water = { top: number; foot: number; sunX: number /** 0 is a mirror, 1 a rough sea. */; waves?: number }

/** Water that mirrors the sky, with the sun's path on it. */
export const drawWater = (pen: Pen, w: number, light: Light, { top, foot, sunX, waves = 0.4 }: Water) => {
  const deep = mix(light.seen(light.weather === 'clear' ? '#23658c' : '#4a6a7c'), light.middle, 0.22)
  const far = mix(mix(light.low, light.middle, 0.5), deep, 0.3)
  const surface = rect(0, top, w, foot - top, 0, pen.blend(90, far, mix(far, deep, 0.6), deep))
  return (
    surface +
    ripples(pen, w, top, foot, mix(deep, '#0c2233', 0.4), 60, 0.3 + waves * 0.2) +
    ripples(pen, w, top, foot, mix(light.low, '#ffffff', 0.2), 46, 0.3 + waves * 0.25) +
    (light.hasSun ? sunPath(pen, top, foot, light, sunX) : '') +
    (waves > 0.6 ? crests(pen, w, top, foot, light) : '')
  )
}

const ripples = (pen: Pen, w: number, top: number, foot: number, colour: string, count: number, opacity: number) =>
  [0, 1, 2]
    .map((band) =>
      stroke(
        times(count / 3, () => {
          const share = (band + pen.rand()) / 3
          const y = top + 1.5 + (foot - top) * share ** 1.5
          return `M${round(pen.between(-10, w))} ${round(y)}h${round(3 + share * pen.between(8, 34))}`
        }),
        colour,
        0.35 + band * 0.4,
        fade(round(opacity, 2)),
      ),
    )
    .join('')

const sunPath = (pen: Pen, top: number, foot: number, light: Light, x: number) => {
  const isLow = light.hour === 'dawn' || light.hour === 'evening'
  return stroke(
    times(44, (i) => {
      const share = i / 44
      const half = (3 + share * 20) * pen.between(0.4, 1)
      return `M${round(x - half + pen.between(-3, 3) * (1 + share * 3))} ${round(top + 1 + (foot - top) * share ** 1.3)}h${round(half * 1.6)}`
    }),
    mix(light.glow, '#ffffff', 0.25),
    isLow ? 1.1 : 0.9,
    fade(isLow ? 0.75 : light.hour === 'night' ? 0.4 : 0.5),
  )
}

/** White heads of a sea in the wind. */
const crests = (pen: Pen, w: number, top: number, foot: number, light: Light) =>
  stroke(
    times(34, () => {
      const share = pen.rand()
      const long = 3 + share * 16
      return `M${round(pen.between(-10, w))} ${round(top + 3 + (foot - top) * share)}q${round(long / 3)} ${round(-1 - share * 2)} ${round(long)} 0`
    }),
    light.seen('#ffffff', 0.1),
    1.2,
    fade(0.75),
  )

/** Surf along a beach. */
export const surf = (pen: Pen, w: number, y: number, light: Light) =>
  times(3, (i) =>
    stroke(
      `M-5 ${round(y + i * 4)}${times(6, () => `q${round(w / 24)} ${round(pen.between(-2.5, 2.5))} ${round(w / 12)} 0t${round(w / 12)} ${round(pen.between(-0.6, 0.6))}`)}`,
      light.seen('#ffffff', 0.06),
      2.2 - i * 0.5,
      fade(0.85 - i * 0.22),
    ),
  )

/** Ice that drifts, the larger the nearer. */
export const floes = (pen: Pen, w: number, top: number, foot: number, light: Light) =>
  times(34, (i) => {
    const share = ((i + pen.rand()) / 34) ** 1.4
    const [x, y, r] = [pen.between(-10, w + 10), top + 4 + (foot - top) * share, 4 + share * 26]
    const sheet = blob(pen, x, y, r, r * 0.26, { wobble: 0.3, corners: 8 })
    return (
      path(sheet, light.seen('#8fa9c0', 0.4 * (1 - share)), `transform="translate(0 ${round(0.6 + share * 2.4)})"`) +
      path(sheet, light.seen('#f7fafd', 0.3 * (1 - share)))
    )
  })
