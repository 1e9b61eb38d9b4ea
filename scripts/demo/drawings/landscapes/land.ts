import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { ellipse, fade, type Point, path, rect, stroke, times } from '../shapes.ts'
import { GRASS, type Light, WOODS } from './light.ts'

/** A rough line through the given points: each half is broken again, less and less. */
export const rough = (pen: Pen, points: readonly Point[], roughness: number, rounds = 5): Point[] => {
  let line = [...points]
  for (let i = 0; i < rounds; i++) {
    line = line.flatMap((point, at): Point[] => {
      const next = line[at + 1]
      if (!next) return [point]
      const shift = pen.between(-1, 1) * roughness * Math.abs(next[0] - point[0])
      return [point, [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + shift]]
    })
  }
  return line
}

export const lineOf = (points: readonly Point[]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${round(x)} ${round(y)}`).join('')

/** Everything under a line, down to a foot. */
export const under = (points: readonly Point[], foot: number, fill: string, extra = '') => {
  const [first, last] = [points[0], points.at(-1)]
  return first && last
    ? path(`${lineOf(points)}L${round(last[0])} ${round(foot)}L${round(first[0])} ${round(foot)}Z`, fill, extra)
    : ''
}

type Ridge = { height: number; distance: number; roughness?: number; peaks?: number; colour?: string }

/** One chain of hills across the picture, lit from the left; snow lies on it in winter. */
export const ridge = (pen: Pen, w: number, foot: number, light: Light, look: Ridge) => {
  const { height, distance, roughness = 0.16, peaks = 5 } = look
  const own =
    look.colour ?? (light.isSnowy ? mix('#e8eff7', WOODS.winter, 0.35) : mix(WOODS[light.year], '#6d8f86', 0.25))
  const corners = Array.from({ length: peaks + 1 }, (_, i): Point => {
    const high = i % 2 ? pen.between(0.72, 1) : pen.between(0.3, 0.6)
    return [-10 + (i / peaks) * (w + 20), foot - height * high]
  })
  const line = rough(pen, corners, roughness)
  const colour = light.seen(own, distance)
  const body = pen.linear(
    [
      [0, mix(colour, light.seen('#ffffff', distance), 0.12)],
      [1, mix(colour, light.low, 0.35)],
    ],
    90,
  )
  return under(line, foot + 24, body) + folds(pen, line, foot, height, light.seen(mix(own, '#24303a', 0.4), distance))
}

/** Ravines that run down from a ridge. */
const folds = (pen: Pen, line: readonly Point[], foot: number, height: number, colour: string) =>
  stroke(
    line
      .filter((_, i) => i % 5 === 2)
      .map(([x, y]) => {
        const long = Math.min(foot - y - 2, height * pen.between(0.25, 0.6))
        return long > 4
          ? `M${round(x)} ${round(y + 1)}q${round(pen.between(-3, 5))} ${round(long * 0.5)} ${round(pen.between(-6, 9))} ${round(long)}`
          : ''
      })
      .join(''),
    colour,
    1,
    fade(0.28),
  )

/** A wall of spruces along a line, the nearer the larger. */
export const woods = (pen: Pen, w: number, foot: number, light: Light, size: number, distance: number, from = -8) => {
  const colour = light.seen(light.isSnowy ? '#4f6b70' : mix(WOODS[light.year], '#2f5648', 0.6), distance)
  const pale = light.seen('#f4f8fc', distance)
  const trees: { x: number; y: number; high: number }[] = []
  for (let x = from; x < w + 8; x += size * pen.between(0.24, 0.46))
    trees.push({ x, y: foot + pen.between(-1, 1) * size * 0.06, high: size * pen.between(0.6, 1.1) })
  const tiers = ({ x, y, high }: (typeof trees)[number], right: number) =>
    times(3, (i) => {
      const [top, half] = [y - high + i * high * 0.26, high * (0.1 + i * 0.06)]
      const base = round(top + high * 0.4)
      return `M${round(x)} ${round(top)}L${round(x + half * right)} ${base}H${round(x - half)}Z`
    })
  const trunks = trees.map(({ x, y, high }) => `M${round(x - 0.6)} ${round(y)}h1.2v${round(-high * 0.3)}h-1.2Z`)
  return (
    path(trunks.join('') + trees.map((tree) => tiers(tree, 1)).join(''), colour) +
    path(
      trees.map((tree) => tiers(tree, -0.3)).join(''),
      light.isSnowy ? pale : '#ffffff',
      fade(light.isSnowy ? 0.85 : 0.1),
    )
  )
}

/** Flat land that goes away to the horizon, with tufts or drifts. */
export const meadow = (
  pen: Pen,
  w: number,
  h: number,
  top: number,
  light: Light,
  own = GRASS[light.isSnowy ? 'winter' : light.year],
) => {
  const [near, far] = [
    light.seen(mix(own, '#23301f', light.isSnowy ? 0.02 : 0.14)),
    light.seen(mix(own, '#ffffff', 0.12), 0.55),
  ]
  const marks = times(26, () => {
    const share = pen.rand() ** 0.7
    const y = top + (h - top) * share
    const size = 4 + share * 34
    const dark = light.isSnowy ? '#a9bdd4' : mix(own, '#2f3a1d', 0.5)
    return ellipse(pen.between(-10, w + 10), y, size, size * 0.1, light.seen(dark, 0.5 * (1 - share)), fade(0.26))
  })
  return rect(0, top, w, h - top, 0, pen.blend(90, far, near)) + marks
}

/** Low growth at the very front: grass, reeds or drifts. */
export const fringe = (pen: Pen, w: number, h: number, light: Light, deep = 14) => {
  if (light.isSnowy) {
    const line = rough(
      pen,
      [
        [-5, h - deep],
        [w * 0.3, h - deep * 0.5],
        [w * 0.62, h - deep * 1.1],
        [w + 5, h - deep * 0.5],
      ],
      0.03,
      3,
    )
    return under(line, h, pen.blend(90, light.seen('#ffffff'), light.seen('#c9d8e8')))
  }
  const blades = (count: number, colour: string, long: number) =>
    stroke(
      times(count, () => {
        const x = pen.between(0, w)
        return `M${round(x)} ${h + 2}q${round(pen.between(-2, 2))} ${round(-long * 0.6)} ${round(pen.between(-6, 6))} ${round(-long * pen.between(0.6, 1.2))}`
      }),
      colour,
      1.1,
    )
  const own = GRASS[light.year]
  return (
    blades(120, light.seen(mix(own, '#1c2a14', 0.5)), deep) +
    blades(70, light.seen(mix(own, '#ffffff', 0.1)), deep * 0.7)
  )
}
