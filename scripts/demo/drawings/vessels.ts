import { tint } from './colour.ts'
import type { Pen } from './pen.ts'
import { round } from './round.ts'
import { around, circle, each, ellipse, fade, path, place, polar, rect, ring, shadow, stroke, times } from './shapes.ts'

/** Cast-iron pan seen from above. */
export const skillet = (pen: Pen, r: number, turn = pen.pick([35, -38, 145] as const)) => {
  const handle =
    path(`M${r * 0.9} -15L${r * 1.5} -11Q${r * 1.6} 0 ${r * 1.5} 11L${r * 0.9} 15Z`, pen.slope('#34322f', 0.14)) +
    ellipse(r * 1.42, 0, 9, 5, '#171513')
  return (
    place(
      6,
      10,
      path(`M${r * 0.9} -15L${r * 1.5} -11Q${r * 1.6} 0 ${r * 1.5} 11L${r * 0.9} 15Z`, '#1d0d05', fade(0.3)),
      turn,
    ) +
    shadow(pen, r * 0.08, r * 0.11, r * 1.14, r * 1.12, 0.48) +
    place(0, 0, handle, turn) +
    circle(0, 0, r, pen.slope('#45423e', 0.25)) +
    circle(0, 0, r * 0.93, '#1c1a18') +
    circle(r * 0.01, r * 0.02, r * 0.89, pen.slope('#2d2a27', -0.12)) +
    ring(0, 0, r * 0.965, '#fff', 1, fade(0.22))
  )
}

/** Bamboo steamer seen from above. */
export const steamer = (pen: Pen, r: number) =>
  shadow(pen, r * 0.08, r * 0.12, r * 1.14, r * 1.12, 0.46) +
  circle(0, 0, r, pen.slope('#d8a45f', 0.25)) +
  ring(0, 0, r * 0.955, '#8a5a28', 1.6, fade(0.7)) +
  ring(0, 0, r * 0.91, '#8a5a28', 1.2, fade(0.5)) +
  circle(0, 0, r * 0.86, '#7b4d22') +
  circle(r * 0.01, r * 0.02, r * 0.84, pen.slope('#c99a5b', -0.16)) +
  times(13, (i) => {
    const x = r * (-0.72 + i * 0.12)
    const half = Math.sqrt(Math.max(0, (r * 0.83) ** 2 - x ** 2))
    return stroke(`M${round(x)} ${round(-half)}V${round(half)}`, '#7b4d22', 2.2, fade(0.4))
  }) +
  each(around(3, r * 0.93, 0.5), ([x, y], i) => place(x, y, rect(-4, -8, 8, 16, 2, '#a87437'), 28 + i * 120))

/** Sheet of kraft or checked deli paper, slightly crumpled. */
export const paper = (pen: Pen, w: number, h: number, turn = pen.between(-8, 8)) => {
  const tone = pen.pick(['#d9b98c', '#f4ead6', '#fbf6ec'] as const)
  const d = `M${-w / 2} ${-h / 2 + 6}Q${-w / 4} ${-h / 2 - 5} 0 ${-h / 2}T${w / 2 - 4} ${-h / 2 + 3}L${w / 2} 0L${w / 2 - 5} ${h / 2 - 3}Q${w / 5} ${h / 2 + 5} 0 ${h / 2 - 1}T${-w / 2 + 3} ${h / 2}L${-w / 2 - 4} ${h / 8}Z`
  const checks = tone === '#fbf6ec' ? checked(w, h, pen.pick(['#d2543c', '#2f7f86', '#3e6fa3'] as const)) : ''
  const folds =
    stroke(
      `M${-w * 0.46} ${-h * 0.2}L${-w * 0.1} ${-h * 0.46}M${w * 0.2} ${h * 0.47}L${w * 0.47} ${h * 0.1}M${w * 0.3} ${-h * 0.45}L${w * 0.42} ${-h * 0.1}`,
      tint(tone, -0.3),
      1.2,
      fade(0.4),
    ) + path(`M${w / 2 - 4} ${-h / 2 + 3}l-34 3l32 26Z`, tint(tone, 0.5), fade(0.7))
  return place(
    0,
    0,
    `<path d="${d}" transform="translate(5 8)" fill="#1d0d05" opacity=".28"/>${path(d, pen.slope(tone, 0.12))}${checks}${folds}`,
    turn,
  )
}

const checked = (w: number, h: number, colour: string) => {
  const step = 18
  const across = times(Math.floor(w / step / 2), (i) =>
    rect(-w / 2 + 8 + i * step * 2, -h / 2 + 6, step, h - 12, 0, colour, fade(0.22)),
  )
  const down = times(Math.floor(h / step / 2), (i) =>
    rect(-w / 2 + 6, -h / 2 + 10 + i * step * 2, w - 12, step, 0, colour, fade(0.22)),
  )
  return across + down
}

/** Small dish with a dip, seen from above. */
export const dip = (pen: Pen, x: number, y: number, r: number, sauce: string, dish = '#fbf7ee') =>
  shadow(pen, x + r * 0.12, y + r * 0.18, r * 1.2, r * 1.18, 0.42) +
  circle(x, y, r, pen.slope(dish, 0.2)) +
  circle(x, y, r * 0.84, tint(dish, -0.28)) +
  circle(x, y + r * 0.03, r * 0.78, pen.lit(sauce, 0.22)) +
  stroke(arc(x, y, r * 0.55, 3.5, 4.6), '#fff', r * 0.09, fade(0.55))

/** A glass with a drink and ice, seen from above. */
export const tumbler = (pen: Pen, x: number, y: number, r: number, drink: string) =>
  shadow(pen, x + r * 0.18, y + r * 0.26, r * 1.24, r * 1.2, 0.38) +
  circle(x, y, r, '#fff', fade(0.6)) +
  circle(x, y, r * 0.88, pen.lit(drink, 0.28)) +
  place(
    x,
    y,
    rect(-r * 0.34, -r * 0.4, r * 0.48, r * 0.48, r * 0.1, '#fff', fade(0.42)) +
      rect(r * 0.06, r * 0.04, r * 0.42, r * 0.42, r * 0.1, '#fff', fade(0.32)),
    pen.between(0, 60),
  ) +
  stroke(arc(x, y, r * 0.8, 3.4, 4.6), '#fff', r * 0.08, fade(0.8))

/** Part of a circle as a path; angles in radians. */
export const arc = (x: number, y: number, r: number, from: number, to: number) => {
  const [x1, y1] = polar(r, from, x, y)
  const [x2, y2] = polar(r, to, x, y)
  return `M${round(x1)} ${round(y1)}A${round(r)} ${round(r)} 0 ${to - from > Math.PI ? 1 : 0} 1 ${round(x2)} ${round(y2)}`
}

/** Stoneware plate with the blue and white pattern of Central Asia. */
export const lyagan = (pen: Pen, r: number) => {
  const blue = pen.pick(['#1f4f9c', '#2a5ea8', '#14707c'] as const)
  const petal =
    path('M0 -11C7 -4 7 4 0 11C-7 4 -7 -4 0 -11Z', blue) + path('M0 -5C3 -2 3 2 0 5C-3 2 -3 -2 0 -5Z', '#fff')
  return (
    shadow(pen, r * 0.07, r * 0.1, r * 1.13, r * 1.11, 0.42) +
    circle(0, 0, r, pen.slope('#f8f6ee', 0.12)) +
    ring(0, 0, r * 0.965, blue, r * 0.035) +
    each(around(22, r * 0.86), ([x, y], i) => place(x, y, petal, (i / 22) * 360 + 90, r / 132)) +
    each(around(22, r * 0.86, Math.PI / 22), ([x, y]) => circle(x, y, r * 0.022, '#d0612c')) +
    ring(0, 0, r * 0.755, blue, r * 0.018) +
    circle(0, 0, r * 0.74, pen.slope('#f4f1e6', -0.08))
  )
}
