import { quoted } from '@ostrov/shared/formats/quoted'
import { findPlace } from '@ostrov/shared/geo/geocoder'
import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import type { OwnZoneWire, ZoneChangeWire, ZoneInputWire } from '@ostrov/shared/restaurants/zones-schema'
import { showToast } from '@ostrov/shared/ui/toasts'
import { ask } from '@ostrov/shared/wire/answers'
import { currentOf } from '@ostrov/shared/wire/current'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '../../api'
import { useZonesDoor } from '../../session/restaurant-side'

/** What maps stand on: tiles, or without them the towns whose streets are drawn from our own data. */
export type Ground = { tile_url: string; geocoder_url: string; center: Point; cities: readonly CityWire[] }

export const keyOf = (id: string) => ['zones', id]

/** Every zone of a restaurant. */
export function useZones(id: string) {
  const at = useZonesDoor(id)
  return useQuery({ queryKey: keyOf(id), queryFn: async () => (await ask(at.get({ query: {} }))).items })
}

/** The ground of this installation's maps. */
export function useGround() {
  return useQuery({
    queryKey: ['map-ground'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<Ground> => {
      const [settings, cities] = await Promise.all([ask(api.settings.get()), ask(api.cities.get({ query: {} }))])
      const { longitude, latitude } = settings.map_center
      const center: Point = { type: 'Point', coordinates: [longitude, latitude] }
      return { tile_url: settings.tile_url, geocoder_url: settings.geocoder_url, center, cities: cities.items }
    },
  })
}

/** Where the restaurant's own door is, as its address is known; null while that is not. */
export function useDoor(address: string, geocoder_url: string): Point | null {
  const { data } = useQuery({
    queryKey: ['door', address],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => findPlace(address, geocoder_url),
  })
  return data?.coordinates ?? null
}

/** Changes of zones; what the server answers is shown, and what another did meanwhile is read. @throws {Problem} */
export function useZoneChange(id: string) {
  const client = useQueryClient()
  const at = useZonesDoor(id)
  const key = keyOf(id)
  const show = (change: (zones: OwnZoneWire[]) => OwnZoneWire[]) =>
    client.setQueryData<OwnZoneWire[]>(key, (zones) => zones && change(zones))
  const settled = <What>(answer: Promise<What>) =>
    answer.finally(() => void client.invalidateQueries({ queryKey: key }))
  const save = async (zone_id: string, change: ZoneChangeWire) => {
    const saved = await settled(ask(at({ zoneId: zone_id }).put(change)))
    show((zones) => zones.map((zone) => (zone.id === saved.id ? saved : zone)))
    return saved
  }
  return {
    add: async (zone: ZoneInputWire) => {
      const added = await settled(ask(at.post(zone)))
      show((zones) => [...zones, added])
      return added
    },
    addAll: (items: ZoneInputWire[]) => settled(ask(at.import.post({ items }))),
    save,
    /**
     * Saves a border over the zone as it was seen. Terms that another has set meanwhile are kept, and said; where another has
     * drawn a border too, nothing is saved and their zone is answered.
     */
    saveBorder: async (seen: OwnZoneWire, polygon: Polygon): Promise<OwnZoneWire | null> => {
      const over = (zone: OwnZoneWire) => save(zone.id, { polygon, version: zone.version })
      try {
        await over(seen)
      } catch (problem) {
        const now = currentOf(problem, seen)
        if (!now) throw problem
        if (!isSameBorder(now.polygon, seen.polygon)) return now
        const { name } = await over(now)
        showToast(`Граница сохранена. Условия зоны ${quoted(name)} тем временем изменил кто-то другой.`)
      }
      return null
    },
    /** Shows the switch turned at once, and back when it could not be. */
    turn: async ({ id: zone_id, is_active }: OwnZoneWire) => {
      const turned = (on: boolean) =>
        show((zones) => zones.map((zone) => (zone.id === zone_id ? { ...zone, is_active: on } : zone)))
      turned(!is_active)
      await settled(ask(at({ zoneId: zone_id }).put({ is_active: !is_active }))).catch((problem: unknown) => {
        turned(is_active)
        throw problem
      })
    },
    remove: async (zone_id: string) => {
      await settled(ask(at({ zoneId: zone_id }).delete()))
      show((zones) => zones.filter((zone) => zone.id !== zone_id))
    },
  }
}

/** The active zones of a restaurant that bring to a point, the serving one first: outside of peak hours and in them. @throws {Problem} */
export function useZonesAround(id: string) {
  const at = useZonesDoor(id)
  return ([lon, lat]: readonly [number, number]) => ask(at.around.get({ query: { lon, lat } }))
}

/** The zones of another restaurant one serves. @throws {Problem} */
export async function zonesOf(id: string) {
  return (await ask(api.business_user.restaurants({ restaurantId: id }).delivery_zone.get({ query: {} }))).items
}

export function isSameBorder(one: Polygon, other: Polygon): boolean {
  return JSON.stringify(one.coordinates) === JSON.stringify(other.coordinates)
}
