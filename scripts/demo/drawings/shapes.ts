import type { Pen } from './pen.ts'
import { round } from './round.ts'

export type Point = readonly [x: number, y: number]

export const circle = (x: number, y: number, r: number, fill: string, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${extra && ` ${extra}`}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${extra && ` ${extra}`}/>`

export const rect = (x: number, y: number, w: number, h: number, r: number, fill: string, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${round(r)}" fill="${fill}"${extra && ` ${extra}`}/>`

export const path = (d: string, fill: string, extra = '') => `<path d="${d}" fill="${fill}"${extra && ` ${extra}`}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${extra && ` ${extra}`}/>`

export const ring = (x: number, y: number, r: number, colour: string, width: number, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${extra && ` ${extra}`}/>`

/** Puts a part drawn around the origin at a point. */
export const place = (x: number, y: number, inner: string, turn = 0, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)})${turn ? ` rotate(${round(turn)})` : ''}${scale === 1 ? '' : ` scale(${round(scale, 3)})`}">${inner}</g>`

export const fade = (opacity: number) => `opacity="${opacity}"`

export const times = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('')

export const each = <T>(list: readonly T[], draw: (item: T, i: number) => string) => list.map(draw).join('')

export const polar = (r: number, angle: number, x = 0, y = 0): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
]

/** Closed smooth outline through the middles of the given corners. */
export const smooth = (points: readonly Point[]) => {
  const middle = (a: Point, b: Point): Point => [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)]
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return ''
  const curves = points.map((point, i) => {
    const [x, y] = middle(point, points[i + 1] ?? first)
    return `Q${round(point[0])} ${round(point[1])} ${x} ${y}`
  })
  return `M${middle(last, first).join(' ')}${curves.join('')}Z`
}

type BlobLook = { wobble?: number; corners?: number; turn?: number }

/** Outline of something soft and not quite round; turn in degrees. */
export const blob = (pen: Pen, x: number, y: number, rx: number, ry = rx, look: BlobLook = {}) => {
  const { wobble = 0.1, corners = 9, turn = 0 } = look
  const lean = (turn * Math.PI) / 180
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2
    const reach = 1.04 + pen.between(-wobble, wobble)
    const [dx, dy] = [rx * reach * Math.cos(angle), ry * reach * Math.sin(angle)]
    return [x + dx * Math.cos(lean) - dy * Math.sin(lean), y + dx * Math.sin(lean) + dy * Math.cos(lean)]
  })
  return smooth(points)
}

/** Points inside a disc, no two nearer than gap while there is room. */
export const scatter = (pen: Pen, count: number, radius: number, gap = 0, inner = 0): Point[] => {
  const points: Point[] = []
  for (let tries = 0; points.length < count && tries < count * 30; tries++) {
    const share = pen.rand()
    const point = polar(Math.sqrt(inner ** 2 + share * (radius ** 2 - inner ** 2)), pen.rand() * Math.PI * 2)
    if (points.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) >= gap)) points.push(point)
  }
  return points
}

/** Points evenly on a circle. */
export const around = (count: number, radius: number, start = 0, x = 0, y = 0): Point[] =>
  Array.from({ length: count }, (_, i) => polar(radius, start + (i / count) * Math.PI * 2, x, y))

/** Soft shadow on the table without a blur filter. */
export const shadow = (pen: Pen, x: number, y: number, rx: number, ry: number, strength = 0.4) => {
  const fill = pen.radial([
    [0, '#1d0d05', 1],
    [0.62, '#1d0d05', 0.75],
    [0.84, '#1d0d05', 0.22],
    [1, '#1d0d05', 0],
  ])
  return ellipse(x, y, rx, ry, fill, fade(strength))
}

/** One solid part: dark copy under it for contact, lit body over it. */
export const solid = (d: string, fill: string, drop = 2.5, strength = 0.28) =>
  `<path d="${d}" transform="translate(${round(drop * 0.7)} ${drop})" fill="#2a1008" opacity="${strength}"/><path d="${d}" fill="${fill}"/>`

/** Many short strokes of one colour in a single element: rice, dill, shreds. */
export const strands = (
  pen: Pen,
  points: readonly Point[],
  length: number,
  colour: string,
  width: number,
  extra = '',
) => {
  const d = each(points, ([x, y]) => {
    const [dx, dy] = polar(length * pen.between(0.7, 1.2), pen.rand() * Math.PI * 2)
    return `M${round(x)} ${round(y)}l${round(dx)} ${round(dy)}`
  })
  return stroke(d, colour, width, extra)
}

/** Many dots of one colour in a single element: sesame, pepper, roe. */
export const dots = (points: readonly Point[], size: number, colour: string, extra = '') =>
  stroke(
    each(points, ([x, y]) => `M${round(x)} ${round(y)}h.01`),
    colour,
    size,
    extra,
  )

export const shift = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy])

/** Points out of a flat row of coordinates: x, y, x, y… */
export const pairs = (...flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[i * 2] ?? 0, flat[i * 2 + 1] ?? 0])
