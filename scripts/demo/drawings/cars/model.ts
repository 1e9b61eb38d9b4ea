import type { BodyPlan } from './bodies.ts'
import { curve, type Spot, steps } from './space.ts'

/** A body as points in space: what the drawing of each panel asks of it. */
export type Model = ReturnType<typeof createModel>

export const createModel = (plan: BodyPlan) => {
  const { length, half, nose } = plan
  const shoulder = curve(plan.shoulder)
  const roof = curve(plan.roof)
  const [foot, rearFoot] = [plan.roof[0]?.[0] ?? 0, plan.roof.at(-1)?.[0] ?? length]
  const tail = nose * 0.6
  const taper = (x: number) => {
    const front = Math.max(0, 1 - x / (nose + 0.75))
    const back = Math.max(0, 1 - (length - x) / (tail + 0.6))
    return 1 - 0.24 * front ** 2.2 - 0.16 * back ** 2.2
  }
  /** Half of the width: widest at the waist, drawn in at the sill and at the shoulder. */
  const wide = (x: number, y: number) => half * taper(x) * (1 - 0.11 * ((y - 0.62) / 0.6) ** 2)
  const slant = (y: number) => 0.1 * ((y - 0.48) / 0.42) ** 2
  const end = (s: number, y: number, isFront: boolean): Spot => {
    const depth = isFront ? nose : tail
    const inward = Math.min(1, s * s) * depth + slant(y) * (isFront ? 1 : 0.5) + Math.max(0, Math.abs(s) - 1) * 0.9
    const x = isFront ? inward : length - inward
    const across =
      Math.abs(s) <= 1 ? s * wide(isFront ? depth + slant(y) : length - depth, y) : Math.sign(s) * wide(x, y)
    return [x, y, across]
  }
  const side = (x: number, y: number, near = 1): Spot => [x, y, near * wide(x, y)]
  /** A point of the cabin's side between the belt and the roof's edge. */
  const cabin = (x: number, y: number, near = 1): Spot => {
    const belt = shoulder(x)
    const share = Math.min(1, Math.max(0, (y - belt) / (plan.height - belt)))
    const foot = wide(x, belt) - 0.03
    return [x, y, near * (foot + (plan.roofHalf - foot) * share)]
  }
  /** Across the cabin at a length: bulges towards the end. */
  const across = (x: number, y: number, bulge: number): Spot[] => {
    const [, , z] = cabin(x, y)
    return steps(-1, 1, 10).map((s): Spot => [x - bulge * (1 - s * s), y + 0.02 * (1 - s * s), s * z])
  }
  return {
    plan,
    shoulder,
    roof,
    foot,
    rearFoot,
    front: (s: number, y: number) => end(s, y, true),
    rear: (s: number, y: number) => end(s, y, false),
    side,
    cabin,
    across,
    wide,
  }
}
