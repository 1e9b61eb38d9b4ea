import type { CityWire } from '@ostrov/shared/geo/schema'
import type { OrderWire } from '@ostrov/shared/orders/schema'
import { type ReactNode, useState } from 'react'
import { IslandMap } from '../map/IslandMap'
import type { MapHandle, MapPin } from '../map/leaflet-map'

/** What the server's page hands over for maps. */
export type MapGround = { tile_url: string; cities: readonly CityWire[] }

type Props = MapGround & {
  order: OrderWire
  full?: boolean
  onReady?: (map: MapHandle) => void
  children?: ReactNode
}

/** Zoom of an order's map with a single point on it. */
const ZOOM = 16

/** The restaurant, and for a delivery the person's door. */
export function OrderMap({ order, full = false, onReady, children, tile_url, cities }: Props) {
  const { basket, delivery } = order
  const { name, coordinates } = basket.restaurant.general_info
  // Where an order comes from and goes to never changes, and the map draws its pins anew whenever they do.
  const [pins] = useState(() => pinsOf(name, coordinates, delivery.coordinates))
  return (
    <IslandMap
      label={delivery.coordinates ? `Карта: ${name} и ваш адрес` : `Карта: ${name}`}
      center={coordinates}
      zoom={ZOOM}
      tile_url={tile_url}
      cities={cities}
      pins={pins}
      fitPins={pins.length > 1}
      full={full}
      onReady={onReady}
    >
      {children}
    </IslandMap>
  )
}

type Place = OrderWire['basket']['restaurant']['general_info']['coordinates']

function pinsOf(name: string, restaurant: Place, home: Place | null): MapPin[] {
  const pins: MapPin[] = [{ point: restaurant, kind: 'restaurant', label: name }]
  if (home) pins.push({ point: home, kind: 'home', label: 'Ваш адрес' })
  return pins
}
