import * as L from 'leaflet'
import type { Point } from '../geo/shapes'
import type { Room } from './room'

/** What is to be seen at once. Of several rooms the one is taken in which it is seen largest. */
export type Frame = { points: readonly Point[]; rooms: readonly Room[] }

const CLOSEST = 16

/** Keeps a frame in view: also while the map's place changes its size, until the person moves the map. */
export function createFraming(map: L.Map, isMotionWelcome: () => boolean) {
  let frame: Frame | null = null
  let shown = false
  let own = false
  const show = (animate: boolean) => {
    const room = frame && widest(map, frame)
    if (!frame || !room) return
    own = true
    map.once('moveend', () => {
      own = false
    })
    map.fitBounds(boundsOf(frame), {
      paddingTopLeft: [room.left, room.top],
      paddingBottomRight: [room.right, room.bottom],
      maxZoom: CLOSEST,
      animate,
    })
    shown = true
  }
  map.on('movestart', () => {
    if (!own) frame = null
  })
  return {
    fit: (next: Frame) => {
      frame = next
      show(shown && isMotionWelcome())
    },
    resized: () => {
      map.invalidateSize()
      show(false)
    },
  }
}

function widest(map: L.Map, frame: Frame): Room | null {
  if (frame.points.length === 0) return null
  const bounds = boundsOf(frame)
  const zoomIn = ({ top, right, bottom, left }: Room) =>
    Math.min(CLOSEST, map.getBoundsZoom(bounds, false, L.point(left + right, top + bottom)))
  return frame.rooms.toSorted((one, other) => zoomIn(other) - zoomIn(one))[0] ?? null
}

function boundsOf({ points }: Frame): L.LatLngBounds {
  return L.latLngBounds(points.map(({ coordinates: [lon, lat] }) => L.latLng(lat, lon)))
}
