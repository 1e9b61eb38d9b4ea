import { formatMoney } from '@ostrov/shared/formats/money'
import type { Point, Position } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { circleAround } from '@ostrov/shared/restaurants/first-zone'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { ZoomButtons } from '@ostrov/shared/ui/ZoomButtons'
import { Maximize2, Minimize2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Sight } from './use-warnings'
import type { Ground } from './use-zones'

type Props = {
  ground: Ground
  zones: readonly OwnZoneWire[]
  chosen: string | null
  /** The restaurant's own. */
  door: Point | null
  /** The address that is asked about. */
  found: Point | null
  sight: Sight | null
  map: MapHandle | null
  /** A border is being drawn. */
  editing: boolean
  isFull: boolean
  onZone: (id: string) => void
  onReady: (map: MapHandle | null) => void
  onFull: () => void
}

const SIGHT_COLOUR = '#AF2440'
const MAX_PINS = 40

/** The zones on the map, and what a warning is about. */
export function ZonesMap({ ground, zones, chosen, door, found, sight, map, editing, isFull, ...on }: Props) {
  const { onZone, onReady, onFull } = on
  const shapes = useMemo(() => [...zones.map(shapeOf), ...sightShapes(sight)], [zones, sight])
  const pins = useMemo(() => pinsOf(door, found, sight), [door, found, sight])
  const frame = useFrame(zones, door, sight)
  const place = useRef<HTMLDivElement>(null)
  // On a narrow screen the map lies above what was pressed.
  useEffect(() => {
    if (sight || editing) place.current?.scrollIntoView({ block: 'nearest' })
  }, [sight, editing])
  return (
    <div className="zones__map" ref={place}>
      <IslandMap
        label="Карта зон доставки"
        center={ground.center}
        zoom={12}
        tile_url={ground.tile_url}
        cities={ground.cities}
        full
        zones={shapes}
        chosen={chosen}
        onZone={onZone}
        pins={pins}
        frame={frame}
        onReady={onReady}
      >
        <MapButtons map={map} isFull={isFull} onFull={onFull} />
      </IslandMap>
    </div>
  )
}

type MapButtonsProps = { map: MapHandle | null; isFull: boolean; onFull: () => void }
function MapButtons({ map, isFull, onFull }: MapButtonsProps) {
  const Size = isFull ? Minimize2 : Maximize2
  return (
    <div className="zones__buttons stack gap-2">
      <ZoomButtons onZoom={(steps) => map?.zoomBy(steps)} />
      <button type="button" className="ui-round" aria-label="Во весь экран" aria-pressed={isFull} onClick={onFull}>
        <Size size={22} aria-hidden="true" />
      </button>
    </div>
  )
}

function shapeOf({ id, polygon, price, ...colours }: OwnZoneWire) {
  return { id, polygon, ...colours, tag: price > 0 ? formatMoney(price) : '0\u00A0₽' }
}

function sightShapes(sight: Sight | null) {
  const colours = { fill_color: SIGHT_COLOUR, border_color: SIGHT_COLOUR }
  return (sight?.shapes ?? []).map((polygon, at) => ({ id: `sight-${at}`, polygon, ...colours, tag: 'Здесь' }))
}

function pinsOf(door: Point | null, found: Point | null, sight: Sight | null) {
  const places = sight?.places.slice(0, MAX_PINS) ?? []
  const address = found ? [{ point: found, kind: 'home' as const, label: 'Проверяемый адрес' }] : []
  const own = door ? [{ point: door, kind: 'restaurant' as const, label: 'Ваш ресторан' }] : []
  return [
    ...own,
    ...address,
    ...places.map(({ coordinates, street }) => ({ point: coordinates, kind: 'home' as const, label: street })),
  ]
}

/**
 * What a warning is about, else all zones at once, as they were when the page was opened: a change of one does not move the map
 * from under the eye.
 */
function useFrame(zones: readonly OwnZoneWire[], door: Point | null, sight: Sight | null) {
  const [whole] = useState(() => frameOf(zones.flatMap(({ polygon }) => (polygon.coordinates[0] ?? []).map(pointOf))))
  return useMemo(() => {
    if (sight) return frameOf(pointsOf(sight))
    // Where nothing is drawn yet the map opens on the ground a first zone would take.
    const [ring = []] = door && !whole ? circleAround(door).coordinates : []
    return whole ?? frameOf(ring.map(pointOf))
  }, [sight, whole, door])
}

const pointOf = (coordinates: Position): Point => ({ type: 'Point', coordinates })

function pointsOf({ shapes, places }: Sight): Point[] {
  const corners = shapes.flatMap(({ coordinates }) => (coordinates[0] ?? []).map(pointOf))
  return [...corners, ...places.slice(0, MAX_PINS).map(({ coordinates }) => coordinates)]
}

function frameOf(points: Point[]) {
  const room = { top: 40, right: 40, bottom: 40, left: 40 }
  return points.length === 0 ? null : { points, rooms: [room] }
}
