import { round } from '../round.ts'
import type { Point } from '../shapes.ts'

/** Metres: along the length, up, and towards the near side. */
export type Spot = readonly [x: number, y: number, z: number]

/** How a thing in space is seen on the sheet. */
export type View = {
  at: (spot: Spot) => Point
  line: (spots: readonly Spot[]) => string
  shape: (spots: readonly Spot[]) => string
  /** Outline around all of the points. */
  around: (spots: readonly Spot[]) => string
  /** Units of the sheet in a metre at the spot. */
  metre: (spot: Spot) => number
  horizon: number
}

type Camera = { yaw: number; eye: number; distance: number; flip: boolean }
type Frame = { left: number; right: number; top: number; ground: number }

/** A camera that looks level at the middle of a thing of the size and fits it into the frame. Uprights stay upright. */
export const createView = ([length, height, width]: Spot, camera: Camera, frame: Frame): View => {
  const turn = (camera.yaw * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  const seen = ([x, y, z]: Spot) => {
    const along = x - length / 2
    const depth = camera.distance + along * sin - z * cos
    return [((along * cos + z * sin) / depth) * (camera.flip ? -1 : 1), (camera.eye - y) / depth, depth] as const
  }
  const corners = [0, length].flatMap((x) =>
    [0, height].flatMap((y) => [-width / 2, width / 2].map((z) => seen([x, y, z]))),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = Math.min((frame.right - frame.left) / (right - left), (frame.ground - frame.top) / (bottom - top))
  const at = (spot: Spot): Point => {
    const [x, y] = seen(spot)
    return [(frame.left + frame.right) / 2 + (x - (left + right) / 2) * scale, frame.ground + (y - bottom) * scale]
  }
  const line = (spots: readonly Spot[]) => polyline(spots.map(at))
  return {
    at,
    line,
    shape: (spots) => `${line(spots)}Z`,
    around: (spots) => `${polyline(hull(spots.map(at)))}Z`,
    metre: (spot) => scale / seen(spot)[2],
    horizon: frame.ground - bottom * scale,
  }
}

const polyline = (points: readonly Point[]) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`

const hull = (points: readonly Point[]): Point[] => {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const half = (list: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of list) {
      for (;;) {
        const [a, b] = [kept.at(-2), kept.at(-1)]
        if (!a || !b || (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break
        kept.pop()
      }
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}

/** Numbers from the first to the last, evenly. */
export const steps = (from: number, to: number, count = 12) =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count)

/** Height over a length, smooth through the knots. */
export const curve = (knots: readonly Point[]) => (x: number) => {
  const next = knots.findIndex(([at]) => at >= x)
  const last = knots.length - 1
  const i = next < 0 ? last : Math.max(1, next)
  const knot = (at: number): Point => knots[Math.min(last, Math.max(0, at))] ?? [0, 0]
  const [[x0, y0], [x1, y1]] = [knot(i - 1), knot(i)]
  const slope = (at: number) => {
    const [[ax, ay], [bx, by]] = [knot(at - 1), knot(at + 1)]
    return bx === ax ? 0 : (by - ay) / (bx - ax)
  }
  const width = x1 - x0 || 1
  const t = Math.min(1, Math.max(0, (x - x0) / width))
  const [u, v] = [t * t * (3 - 2 * t), t - t * t]
  return y0 + (y1 - y0) * u + width * v * (slope(i - 1) * (1 - t) - slope(i) * t)
}
