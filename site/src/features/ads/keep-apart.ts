import type { MapPlaceWire } from '@ostrov/shared/ads/map-schema'

/** px of a mark with its price, and a little between two. */
const WIDTH = 76
const HEIGHT = 44

type Dot = { x: number; y: number }

/** Places whose marks would lie over one another become one, at the place of the larger; `dotOf` says where each is drawn. */
export function keepApart(places: readonly MapPlaceWire[], dotOf: (place: MapPlaceWire) => Dot): MapPlaceWire[] {
  const apart: { place: MapPlaceWire; dot: Dot }[] = []
  for (const place of places.toSorted((one, other) => other.count - one.count)) {
    const dot = dotOf(place)
    const near = apart.find((one) => Math.abs(one.dot.x - dot.x) < WIDTH && Math.abs(one.dot.y - dot.y) < HEIGHT)
    if (near) near.place = { ...near.place, count: near.place.count + place.count, number: null, price: null }
    else apart.push({ place, dot })
  }
  return apart.map(({ place }) => place)
}
