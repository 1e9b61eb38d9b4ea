import type { serverApi } from '../../api'
import type { MapGround } from './OrderMap'

/** Every town of the region, for a map that is drawn from our own data. */
const ALL_CITIES = 100

/** What the server's page hands to a map; without the API a map is still drawn, only bare. */
export async function readMapGround(api: ReturnType<typeof serverApi>): Promise<MapGround> {
  const [settings, cities] = await Promise.all([api.settings.get(), api.cities.get({ query: { limit: ALL_CITIES } })])
  return { tile_url: settings.data?.tile_url ?? '', cities: cities.data?.items ?? [] }
}
