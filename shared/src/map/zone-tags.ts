/** A place on the screen, in px. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Spot = { x: number; y: number }
export type Tag = {
  width: number
  height: number
  /** Where its middle may stand, best first. */
  spots: readonly Spot[]
}

const AIR = 3

/**
 * Where each tag goes: its first spot within the map where it covers neither what is there already nor a tag before it;
 * else its first spot, the best there is.
 */
export function placeTags(tags: readonly Tag[], map: Box, taken: readonly Box[]): Spot[] {
  const all = [...taken]
  return tags.map((tag) => {
    const first = tag.spots[0] ?? { x: 0, y: 0 }
    const free = tag.spots.find((spot) => {
      const box = boxAt(tag, spot)
      return isWithin(box, map) && all.every((other) => !isOver(box, other))
    })
    all.push(boxAt(tag, free ?? first))
    return free ?? first
  })
}

function boxAt({ width, height }: Tag, { x, y }: Spot): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

function isWithin(box: Box, map: Box): boolean {
  return box.left >= map.left && box.top >= map.top && box.right <= map.right && box.bottom <= map.bottom
}

function isOver(one: Box, other: Box): boolean {
  const apartAcross = one.right + AIR <= other.left || other.right + AIR <= one.left
  const apartDown = one.bottom + AIR <= other.top || other.bottom + AIR <= one.top
  return !apartAcross && !apartDown
}
