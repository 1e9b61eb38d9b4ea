import { countOf, plural } from '../formats/plural'
import { quoted } from '../formats/quoted'
import type { Point } from '../geo/shapes'
import { type Polygon, pointInPolygon, winner, type ZoneConditions } from './zones'

type Zone = ZoneConditions & { id: string; name: string; is_active: boolean; polygon: Polygon }
/** A street of the restaurant's town with houses that no zone reaches. */
type Street = { street: string; houses: number }
/** How many of the houses of the restaurant's town active zones reach, and the streets where they do not. */
export type Coverage = { town: string; houses: number; served: number; streets: readonly Street[] }

const NAMED = 3

/** What is worth knowing of a zone that lies over another: where both do, the cheaper one serves. */
export function overlapWords(zone: Zone, other: Zone): string {
  return winner(zone, other) === zone
    ? `Пересекается с\u00A0${quoted(other.name)}: на\u00A0общей части действует эта зона, она дешевле`
    : `Пересекается с\u00A0${quoted(other.name)}: на\u00A0общей части действует она, она дешевле`
}

/** Of a zone on whose whole ground cheaper ones serve. */
export const IDLE_ZONE = 'Не\u00A0действует нигде: весь её участок накрыт зонами дешевле'

/** What no active zone reaches: all, or the restaurant's own door. */
export function doorWarning(zones: readonly Zone[], door: Point | null): string | null {
  const active = zones.filter(({ is_active }) => is_active)
  if (active.length === 0) return 'Нет ни\u00A0одной включённой зоны: доставка не\u00A0работает'
  const isCovered = door && active.some(({ polygon }) => pointInPolygon(door.coordinates, polygon))
  return door && !isCovered ? 'Адрес самого ресторана вне зон' : null
}

/** Which houses of the town no zone reaches; null when all are reached, or the town's houses are not known. */
export function townWarning({ town, houses, served, streets }: Coverage): string | null {
  const left = houses - served
  if (left === 0) return null
  if (served === 0) return `${town}: зоны не\u00A0достают ни\u00A0до\u00A0одного дома города`
  const names = streets.slice(0, NAMED).map(({ street }) => street)
  const more = streets.length - names.length
  const rest = more > 0 ? ` и\u00A0ещё ${countOf(more, 'улица', 'улицы', 'улиц')}` : ''
  const stays = plural(left, 'остаётся', 'остаются', 'остаются')
  return `${town}: без\u00A0доставки ${stays} ${countOf(left, 'дом', 'дома', 'домов')} из\u00A0${houses}: ${names.join(', ')}${rest}`
}
