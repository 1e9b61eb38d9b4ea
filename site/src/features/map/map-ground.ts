import type { CityWire } from '@ostrov/shared/geo/schema'
import type { serverApi } from '../../api'

/** What a map stands on: tiles, or without them the towns whose streets are drawn from our own data. */
export type MapGround = { tile_url: string; cities: readonly CityWire[] }

/** The ground of this installation's maps; without the API a map is still drawn, only bare. */
export async function readMapGround(api: ReturnType<typeof serverApi>): Promise<MapGround> {
  const [settings, cities] = await Promise.all([
    api.settings.get().catch(() => null),
    api.cities.get({ query: {} }).catch(() => null),
  ])
  return { tile_url: settings?.data?.tile_url ?? '', cities: cities?.data?.items ?? [] }
}
