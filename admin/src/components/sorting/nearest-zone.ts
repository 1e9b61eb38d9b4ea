import type { CollisionDetection } from '@dnd-kit/core'

/** A row of a branch, or the head over its rows (row null). */
export type Zone = { level: string; branch: string; row: string | null }

/** What a draggable or a droppable of a tree was given; null for anything else. */
export function zoneOf(data: unknown): Zone | null {
  return isZone(data) ? data : null
}

/**
 * The zone of the lifted row's level nearest to the pointer, and the half of it. Places are read from the page as it is now:
 * while one drags, branches open and what is below moves.
 */
export const nearestZone: CollisionDetection = ({ active, droppableContainers, pointerCoordinates }) => {
  const lifted = zoneOf(active.data.current)
  if (!lifted || !pointerCoordinates) return []
  const { y } = pointerCoordinates
  let nearest = { id: active.id, away: Number.POSITIVE_INFINITY, data: {} }
  for (const { id, data, node } of droppableContainers) {
    const zone = zoneOf(data.current)
    if (zone?.level !== lifted.level || !node.current) continue
    const { top, bottom, height } = node.current.getBoundingClientRect()
    const away = height === 0 ? Number.POSITIVE_INFINITY : Math.max(top - y, y - bottom, 0)
    if (away < nearest.away) nearest = { id, away, data: { zone, isBelow: y > top + height / 2 } }
  }
  return nearest.away < Number.POSITIVE_INFINITY ? [nearest] : []
}

function isZone(data: unknown): data is Zone {
  return typeof data === 'object' && data !== null && 'level' in data && 'branch' in data && 'row' in data
}
