/** px at each edge of a map that must stay free of what is shown on it. */
export type Room = { top: number; right: number; bottom: number; left: number }

/** How far the body of a pin reaches from the point it stands on (map.css). */
export const PIN_REACH: Room = { top: 58, right: 26, bottom: 4, left: 26 }
const AIR = 10

/** Room in which every pin is seen whole, beside what lies over the edges of the map. */
export function roomForPins(covered: Partial<Room> = {}): Room {
  return {
    top: PIN_REACH.top + AIR + (covered.top ?? 0),
    right: PIN_REACH.right + AIR + (covered.right ?? 0),
    bottom: PIN_REACH.bottom + AIR + (covered.bottom ?? 0),
    left: PIN_REACH.left + AIR + (covered.left ?? 0),
  }
}
