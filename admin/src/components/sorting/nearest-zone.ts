import type { CollisionDetection } from '@dnd-kit/core'

/** A row of a branch, or the head over its rows (row null). */
export type Zone = { level: string; branch: string; row: string | null }

/** The zones of a tree by what shows them. */
export type Zones = Map<HTMLElement, Zone>

/** What a draggable of a tree was given, or a collision; null for anything else. */
export function zoneOf(data: unknown): Zone | null {
  return isZone(data) ? data : null
}

/**
 * The zone of the lifted row's level nearest to the pointer, and the half of it. Places are read from the page as it is now:
 * while one drags, branches open and what is below moves. The library's own droppables would be measured one by one, and each
 * drawn anew whenever the pointer is over another.
 */
export const nearestZone =
  (zones: Zones): CollisionDetection =>
  ({ active, pointerCoordinates }) => {
    const lifted = zoneOf(active.data.current)
    if (!lifted || !pointerCoordinates) return []
    const { y } = pointerCoordinates
    let nearest = { id: active.id, away: Number.POSITIVE_INFINITY, data: {} }
    for (const [node, zone] of zones) {
      if (zone.level !== lifted.level) continue
      const { top, bottom, height } = node.getBoundingClientRect()
      const away = height === 0 ? Number.POSITIVE_INFINITY : Math.max(top - y, y - bottom, 0)
      if (away < nearest.away) nearest = { id: active.id, away, data: { zone, isBelow: y > top + height / 2 } }
    }
    return nearest.away < Number.POSITIVE_INFINITY ? [nearest] : []
  }

function isZone(data: unknown): data is Zone {
  return typeof data === 'object' && data !== null && 'level' in data && 'branch' in data && 'row' in data
}
