import type { AdValues } from '@ostrov/shared/ads/schema'
import { isPoint } from '@ostrov/shared/geo/point-text'
import type { Point } from '@ostrov/shared/geo/shapes'
import type { Em } from '../../../db/orm'
import { row, sql } from '../../../db/sql'
import { Refusal } from '../../../kernel/problems'
import { housePoint, readTown } from '../../geo/house-point'
import { metresBetween } from '../../geo/nearest'
import { lastProposal, versionOf } from '../../moderation/moderated-sql'

/** Plots and dachas of a town lie around it, at most so far from its centre. */
const AROUND_METRES = 60_000

type Place = { city_id: unknown; address: unknown; point: unknown }

/**
 * Where an ad stands: where the gazetteer knows its house; else where its author showed it, by their town; else where it
 * stood while the same was said of it; else on no map.
 * @throws {Refusal} `request.invalid` where the point is far from the town
 */
export async function pointOfAd(em: Em, said: AdValues, before?: Place): Promise<Point | null> {
  const { city_id, address, point } = said
  if (typeof city_id !== 'string') return null
  const known = await housePoint(em, city_id, typeof address === 'string' ? address : null)
  if (known) return known
  if (isPoint(point)) return demandByTown(em, city_id, point)
  const isSame = before !== undefined && before.address === address && before.city_id === city_id
  return isSame && address !== null && isPoint(before.point) ? before.point : null
}

async function demandByTown(em: Em, city_id: string, point: Point): Promise<Point> {
  const town = await readTown(em, city_id)
  if (town && metresBetween(town.coordinates, point) <= AROUND_METRES) return point
  const sentence = 'Точка на\u00A0карте далеко от\u00A0этого города. Покажите место ещё раз или выберите другой город'
  throw new Refusal('request.invalid', { errors: { address: sentence } })
}

/** The version of an ad, and its place and photos as its author wrote them last, shown or not. */
export const lastWritten = (em: Em, id: string) =>
  row<Place & { version: string; image_ids: string[] }>(
    em,
    sql`select ${versionOf('ad', 'a')} as version, a.city_id, said.last ->> 'address' as address, said.last -> 'point' as point,
          said.last -> 'image_ids' as image_ids
        from ad a ${lastProposal('ad', 'a')}, lateral (select to_jsonb(a) || coalesce(v.proposed, '{}') as last) said where a.id = ${id}`,
  )
