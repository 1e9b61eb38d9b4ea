import { quoted } from '@ostrov/shared/formats/quoted'
/** WGS 84 `[longitude, latitude]` in degrees, the order GeoJSON uses. */
export type LonLat = [lon: number, lat: number]

/** Reads «lon lat, lon lat, …». @throws when a coordinate is missing or is not a number */
export function parseLine(text: string): LonLat[] {
  return text.split(',').map((pair) => {
    const [lon, lat] = pair.trim().split(/\s+/).map(Number)
    if (lon === undefined || lat === undefined || Number.isNaN(lon + lat))
      throw new Error(`Not a coordinate: ${quoted(pair)}`)
    return [lon, lat]
  })
}
