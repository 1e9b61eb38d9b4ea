import { mix } from '../colour.ts'
import type { Pen } from '../pen.ts'
import { round } from '../round.ts'
import { each, ellipse, fade, type Point, path, stroke } from '../shapes.ts'
import { lineOf, rough, under } from './land.ts'
import { GRASS, type Light } from './light.ts'

type Cliff = { top: readonly Point[]; foot: number; distance: number }

/** Rock with grass or snow on it and foam at its foot; its top goes from left to right. */
export const cliff = (pen: Pen, light: Light, { top, foot, distance }: Cliff) => {
  const line = rough(pen, top, 0.17, 4).map(([x, y]): Point => [x, Math.min(y, foot)])
  const rock = light.seen('#7d7067', distance)
  const grown = light.seen(light.isSnowy ? '#f6f9fc' : GRASS[light.year], distance)
  const inner = line.map(([x, y]): Point => [x, Math.min(foot, y + pen.between(2.5, 8) * (1 - distance * 0.5))])
  const faces = line.filter((_, i) => i % 4 === 0)
  return (
    under(line, foot, pen.blend(90, mix(rock, '#ffffff', 0.14), mix(rock, '#1a2228', 0.34))) +
    each(faces, ([x, y], i) => {
      const [nextX, nextY] = faces[i + 1] ?? [x, y]
      const lean = pen.between(-7, 7)
      const long = (value: number) => round(Math.min(foot, value + (foot - value) * pen.between(0.55, 1)))
      return path(
        `M${round(x)} ${round(y)}L${round(nextX)} ${round(nextY)}L${round(nextX + lean)} ${long(nextY)}L${round(x + lean * 0.4)} ${long(y)}Z`,
        i % 2 ? '#12181d' : '#ffffff',
        fade(i % 2 ? 0.2 : 0.09),
      )
    }) +
    path(`${lineOf(line)}${lineOf(inner.toReversed()).replace('M', 'L')}Z`, grown) +
    stroke(lineOf(line), mix(grown, '#ffffff', 0.22), 0.9, fade(0.8)) +
    foam(pen, line, foot, light, distance)
  )
}

const foam = (pen: Pen, line: readonly Point[], foot: number, light: Light, distance: number) => {
  const [from, to] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 0]
  return Array.from({ length: Math.ceil((to - from) / 12) }, (_, i) =>
    ellipse(
      from + i * 12 + pen.between(-3, 3),
      foot + pen.between(-0.6, 1.2),
      pen.between(5, 12),
      pen.between(0.8, 2) * (1.2 - distance),
      light.seen('#ffffff', distance * 0.4),
      fade(0.75),
    ),
  ).join('')
}
