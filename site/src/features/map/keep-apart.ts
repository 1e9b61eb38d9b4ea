import type { MapPlaceWire } from '@ostrov/shared/lists/map-schema'

/** px of a mark, and a little between two. */
export const HEIGHT = 48

type Dot = { x: number; y: number }

/** Places whose marks, so many px `wide`, would lie over one another become one, at the place of the larger; `dotOf` says where each is drawn. */
export function keepApart<Place extends MapPlaceWire>(
  places: readonly Place[],
  dotOf: (place: Place) => Dot,
  wide: number,
  /** What else is told of two places as one. */
  joined: (one: Place, other: Place) => Partial<Place>,
): Place[] {
  const apart: { place: Place; dot: Dot }[] = []
  for (const place of places.toSorted((one, other) => other.count - one.count)) {
    const dot = dotOf(place)
    const near = apart.find((one) => Math.abs(one.dot.x - dot.x) < wide && Math.abs(one.dot.y - dot.y) < HEIGHT)
    if (near) near.place = together(near.place, place, joined(near.place, place))
    else apart.push({ place, dot })
  }
  return apart.map(({ place }) => place)
}

const together = <Place extends MapPlaceWire>(one: Place, other: Place, told: Partial<Place>): Place => ({
  ...one,
  ...told,
  count: one.count + other.count,
  number: null,
})
