import { ISLAND } from '@ostrov/shared/geo/point-text'
import type { Position } from '@ostrov/shared/geo/shapes'
import { VIEW, writeAddress } from '@ostrov/shared/lists/address'
import { type MapWindow, readWindow, WINDOW } from '@ostrov/shared/lists/near'
import { type AnyQuery, type ListTable, valuesOf } from '@ostrov/shared/lists/table'
import type { serverApi } from '../../api'
import { type MapGround, readMapGround } from './map-ground'

/** Of a whole town; and of several with the sea around, where none is chosen. */
const [TOWN_ZOOM, SEVERAL_ZOOM] = [12, 9]

/** What the map of a list begins with. */
export type PlacesMapView = {
  ground: MapGround
  /** What is seen first: the window of the address, else the town that is chosen, else the first one. */
  start: { center: Position; zoom: number; window: MapWindow | null }
  /** Where it is asked what stands on it. */
  asks: string
  /** The filters of the list, as its address has them. */
  filters: string
}

type Listed = {
  table: ListTable
  query: AnyQuery
  /** Which filter of it chooses towns. */
  town: string
  asks: string
}

/** The map of a list. */
export async function readPlacesMap(
  api: ReturnType<typeof serverApi>,
  { table, query, town: by, asks }: Listed,
): Promise<PlacesMapView> {
  const ground = await readMapGround(api)
  const chosen = valuesOf(query[by])
  const only = ground.cities.find(({ slug }) => chosen.length === 1 && slug === chosen[0])
  const town = only ?? ground.cities[0]
  const window = readWindow(query[WINDOW])
  const without = { ...query, [WINDOW]: undefined, [VIEW]: undefined, near: undefined, sort: undefined }
  const filters = writeAddress(table, { ...without, page: undefined, after: undefined, before: undefined })
  return {
    ground,
    start: { center: (town?.coordinates ?? ISLAND).coordinates, zoom: only ? TOWN_ZOOM : SEVERAL_ZOOM, window },
    asks,
    filters: filters.replace(/^\?/, ''),
  }
}
