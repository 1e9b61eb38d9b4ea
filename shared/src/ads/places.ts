import { addressParts } from '../geo/address-text'
import type { Point } from '../geo/shapes'

/** Where an ad is, as its author said. */
export type AdPlace = { address: string | null; point: Point | null; is_approximate: boolean | null }

/** Degrees of longitude and latitude, some 300 m on the island: a rough place is the middle of such a piece. The database rounds so too (`map_point`). */
const ROUGH = [0.004, 0.0027] as const
const DIGITS = 6

/** The same as everybody is shown it. */
export function shownPlace({ address, point, is_approximate }: AdPlace) {
  if (is_approximate !== true) return { address, point, is_approximate: false }
  return { address: address && streetOf(address), point: point && roughly(point), is_approximate: true }
}

/** Of a line that is no street with a house nobody knows what it gives away: the town alone is told. */
function streetOf(address: string): string | null {
  const parts = addressParts(address)
  return parts && [parts.street, ...parts.towns].join(', ')
}

function roughly({ coordinates: [lon, lat] }: Point): Point {
  return { type: 'Point', coordinates: [middle(lon, ROUGH[0]), middle(lat, ROUGH[1])] }
}

const middle = (degrees: number, step: number) => Number(((Math.floor(degrees / step) + 0.5) * step).toFixed(DIGITS))
