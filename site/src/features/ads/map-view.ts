import { AD_LISTS, REGION, WINDOW } from '@ostrov/shared/ads/lists'
import type { SectionName } from '@ostrov/shared/ads/sections'
import { ISLAND } from '@ostrov/shared/geo/point-text'
import type { Position } from '@ostrov/shared/geo/shapes'
import { VIEW, writeAddress } from '@ostrov/shared/lists/address'
import { type MapWindow, readWindow } from '@ostrov/shared/lists/near'
import { type AnyQuery, valuesOf } from '@ostrov/shared/lists/table'
import type { serverApi } from '../../api'
import { type MapGround, readMapGround } from '../map/map-ground'

/** Of a whole town. */
const TOWN_ZOOM = 12

/** What the map of a list begins with. */
export type AdsMapView = {
  ground: MapGround
  /** What is seen first: the window of the address, else the town that is chosen, else the first one. */
  start: { center: Position; zoom: number; window: MapWindow | null }
  /** The filters of the list, as its address has them. */
  filters: string
}

export async function readAdsMap(
  api: ReturnType<typeof serverApi>,
  section: SectionName,
  query: AnyQuery,
): Promise<AdsMapView> {
  const ground = await readMapGround(api)
  const chosen = valuesOf(query[REGION])
  const town = ground.cities.find(({ slug }) => chosen.length === 1 && slug === chosen[0]) ?? ground.cities[0]
  const window = readWindow(query[WINDOW])
  const without = { ...query, [WINDOW]: undefined, [VIEW]: undefined, near: undefined, sort: undefined }
  const filters = writeAddress(AD_LISTS[section], { ...without, page: undefined, after: undefined, before: undefined })
  return {
    ground,
    start: { center: (town?.coordinates ?? ISLAND).coordinates, zoom: TOWN_ZOOM, window },
    filters: filters.replace(/^\?/, ''),
  }
}
