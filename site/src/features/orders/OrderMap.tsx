import type { Point, Position } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import type { MapPin } from '@ostrov/shared/map/pins'
import { roomForPins } from '@ostrov/shared/map/room'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { type ReactNode, useMemo, useState } from 'react'
import type { MapGround } from '../map/map-ground'

type Props = MapGround & {
  order: OrderWire
  /** Where who brings it is, while that is known. */
  courier?: Point | null | undefined
  full?: boolean
  onReady?: (map: MapHandle) => void
  children?: ReactNode
}

/** Before the pins frame the map (spec §9). */
const ZOOM = 12
/** px of the map under the sheet's rounded edge (order-page.css, order-map.css). */
const SHEET = 24
/** px from a corner to the far edges of the close button: pins stay below it or beside it. */
const CLOSE = { top: 56, left: 60 }
const ROOMS = [
  roomForPins({ top: CLOSE.top, bottom: SHEET }),
  roomForPins({ left: CLOSE.left, bottom: SHEET }),
] as const

/** The restaurant, for a delivery the person's door, and on its way who brings it. */
export function OrderMap({ order, courier = null, full = false, onReady, children, tile_url, cities }: Props) {
  const { basket, delivery } = order
  const { name, coordinates } = basket.restaurant.general_info
  // Where an order comes from and goes to never changes, and the map draws its pins anew whenever they do.
  const [{ pins, frame }] = useState(() => {
    const pins = pinsOf(name, coordinates, delivery.coordinates)
    return { pins, frame: { points: pins.map(({ point }) => point), rooms: ROOMS } }
  })
  const [lon, lat] = courier?.coordinates ?? []
  const all = useMemo(() => (lon && lat ? [...pins, courierAt([lon, lat])] : pins), [pins, lon, lat])
  return (
    <IslandMap
      label={`Карта: ${[name, delivery.coordinates && 'ваш адрес', courier && 'курьер'].filter(Boolean).join(', ')}`}
      center={coordinates}
      zoom={ZOOM}
      tile_url={tile_url}
      cities={cities}
      pins={all}
      frame={frame}
      full={full}
      onReady={onReady}
    >
      {children}
    </IslandMap>
  )
}

const courierAt = (coordinates: Position): MapPin => ({
  ...{ kind: 'courier', label: 'Курьер', point: { type: 'Point', coordinates } },
})

type Place = OrderWire['basket']['restaurant']['general_info']['coordinates']

function pinsOf(name: string, restaurant: Place, home: Place | null): MapPin[] {
  const pins: MapPin[] = [{ point: restaurant, kind: 'restaurant', label: name }]
  if (home) pins.push({ point: home, kind: 'home', label: 'Ваш адрес' })
  return pins
}
