import { mkdir } from 'node:fs/promises'
import type { LonLat } from '../api/src/modules/geo/line.ts'
import { type CitySlug, cities } from '../api/src/modules/geo/region/cities.ts'
import { streetsOf } from '../api/src/modules/geo/region/streets.ts'
import { coast } from './coast.ts'

/** Writes the site's static map data into `directory`, for maps that must work when no tiles answer. */
export async function exportGeo(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true })
  for (const { name, text } of geoFiles()) await Bun.write(`${directory}/${name}`, text)
}

/** The files as they must stand in the repository. */
export function geoFiles(): { name: string; text: string }[] {
  return [
    { name: 'island.json', text: collection(coast().map(landFeature)) },
    ...cities.map(({ slug }) => ({ name: `streets-${slug}.json`, text: collection(streetFeatures(slug)) })),
  ]
}

type Feature = {
  type: 'Feature'
  properties: { name?: string }
  geometry: { type: 'Polygon'; coordinates: LonLat[][] } | { type: 'LineString'; coordinates: LonLat[] }
}

function landFeature(ring: LonLat[]): Feature {
  return { type: 'Feature', properties: {}, geometry: { type: 'Polygon', coordinates: [outerRing(ring)] } }
}

function streetFeatures(slug: CitySlug): Feature[] {
  return streetsOf(slug).map(({ title, line }) => ({
    type: 'Feature',
    properties: { name: title },
    geometry: { type: 'LineString', coordinates: line },
  }))
}

// GeoJSON wants an outer ring counterclockwise.
function outerRing(ring: LonLat[]): LonLat[] {
  const turn = ring.reduce((sum, [lon, lat], index) => {
    const next = ring[index + 1] ?? [lon, lat]
    return sum + (next[0] - lon) * (next[1] + lat)
  }, 0)
  return turn > 0 ? ring.toReversed() : ring
}

// One feature a line: small to download and still readable in a diff.
function collection(features: Feature[]): string {
  const lines = features.map((feature) => JSON.stringify(feature)).join(',\n')
  return `{"type":"FeatureCollection","features":[\n${lines}\n]}\n`
}

if (import.meta.main) await exportGeo(`${import.meta.dir}/../site/public/geo`)
