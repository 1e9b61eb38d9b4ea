import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { circle, dots, ellipse, fade, type Point, rect, stroke, times } from '../shapes.ts'
import type { Light } from './light.ts'

/** Sky from the top to the horizon; the sun or the moon stands at `sunX`. */
export const drawSky = (pen: Pen, w: number, horizon: number, light: Light, sunX: number) => {
  const { high, middle, low, hour, weather } = light
  const stars = hour === 'night' && light.hasSun ? starry(pen, w, horizon) : ''
  return (
    rect(0, 0, w, horizon + 2, 0, pen.blend(90, high, middle, low)) +
    stars +
    (light.hasSun ? luminary(pen, horizon, light, sunX) : '') +
    (weather === 'clear' ? streaks(pen, w, horizon, light, 5) : clouds(pen, w, horizon, light))
  )
}

const starry = (pen: Pen, w: number, horizon: number) => {
  const field = (count: number): Point[] =>
    Array.from({ length: count }, () => [pen.between(0, w), pen.between(0, horizon * 0.8)])
  return dots(field(70), 0.7, '#fff', fade(0.6)) + dots(field(16), 1.2, '#fff', fade(0.9))
}

const heightOf = (horizon: number, { hour }: Light) =>
  ({ dawn: horizon * 0.84, day: horizon * 0.24, evening: horizon * 0.88, night: horizon * 0.26 })[hour]

const luminary = (pen: Pen, horizon: number, light: Light, x: number) => {
  const y = heightOf(horizon, light)
  const halo = (r: number, strength: number) =>
    circle(
      x,
      y,
      r,
      pen.radial([
        [0, light.glow, strength],
        [0.4, light.glow, strength * 0.36],
        [1, light.glow, 0],
      ]),
    )
  const size = light.hour === 'night' ? 7 : 10
  return (
    halo(150, light.hour === 'night' ? 0.3 : 0.75) +
    halo(52, light.hour === 'night' ? 0.4 : 0.9) +
    (light.hour === 'day' ? '' : circle(x, y, size, mix(light.glow, '#ffffff', 0.4)))
  )
}

/** Thin high clouds, lit from below when the sun is low. */
const streaks = (pen: Pen, w: number, horizon: number, light: Light, count: number) =>
  times(count, () => {
    const [x, y] = [pen.between(-20, w + 20), pen.between(horizon * 0.12, horizon * 0.72)]
    const colour = light.hour === 'day' ? '#ffffff' : mix(light.low, '#ffffff', light.hour === 'night' ? 0 : 0.25)
    return times(3, (i) =>
      ellipse(
        x + pen.between(-30, 30),
        y + i * 3 - 3,
        pen.between(28, 76),
        pen.between(0.9, 2.2),
        colour,
        fade(light.hour === 'night' ? 0.12 : round(pen.between(0.3, 0.6), 2)),
      ),
    )
  })

const clouds = (pen: Pen, w: number, horizon: number, light: Light) => {
  const isThick = light.weather !== 'cloudy'
  const count = isThick ? 9 : 6
  return times(count, (i) => {
    const x = ((i + pen.between(-0.3, 0.3)) / (count - 1)) * w
    const y = pen.between(horizon * 0.12, horizon * (isThick ? 0.7 : 0.58))
    return cloud(pen, x, y, pen.between(0.7, 1.5) * (isThick ? 1.5 : 1), light, isThick)
  })
}

/** A heap of soft puffs over a flat foot: bright above, the sky's colour below. */
const cloud = (pen: Pen, x: number, y: number, size: number, light: Light, isThick: boolean) => {
  const bright = light.hour === 'night' ? mix(light.middle, '#ffffff', 0.12) : mix(light.low, '#ffffff', 0.5)
  const shade = mix(light.middle, light.isDark ? '#1d2540' : '#5f7183', isThick ? 0.3 : 0.16)
  const puff = (colour: string, strength: number) =>
    pen.radial([
      [0, colour, strength],
      [0.55, colour, strength * 0.75],
      [1, colour, 0],
    ])
  const [white, grey] = [puff(bright, isThick ? 0.5 : 0.9), puff(shade, isThick ? 0.6 : 0.5)]
  return (
    ellipse(x, y + 3 * size, 46 * size, 7 * size, grey) +
    times(6, (i) => {
      const side = (i - 2.5) / 2.5
      const r = (15 - Math.abs(side) * 6) * size * pen.between(0.8, 1.15)
      return ellipse(x + side * 34 * size, y - r * 0.45, r * 1.5, r, white)
    })
  )
}

/** What falls or hangs between the eye and the land. */
export const drawAir = (pen: Pen, w: number, h: number, horizon: number, light: Light) => {
  if (light.weather === 'rain')
    return stroke(
      times(130, () => {
        const [x, y, long] = [pen.between(-20, w), pen.between(-10, h), pen.between(6, 15)]
        return `M${round(x)} ${round(y)}l${round(long * 0.22)} ${round(long)}`
      }),
      '#e8f0f5',
      0.55,
      fade(0.5),
    )
  if (light.weather === 'snowfall')
    return [0.9, 1.5, 2.3].map((size, i) => flakes(pen, w, h, size, [110, 70, 26][i] ?? 0)).join('')
  if (light.weather === 'fog') {
    const veil = pen.radial([
      [0, light.low, 0.7],
      [0.5, light.low, 0.45],
      [1, light.low, 0],
    ])
    return times(8, (i) =>
      ellipse(pen.between(0, w), horizon + (i - 3) * 14, pen.between(130, 240), pen.between(14, 30), veil),
    )
  }
  return ''
}

const flakes = (pen: Pen, w: number, h: number, size: number, count: number) =>
  dots(
    Array.from({ length: count }, (): Point => [pen.between(0, w), pen.between(0, h)]),
    size,
    '#fff',
    fade(0.8),
  )
