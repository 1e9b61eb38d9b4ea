import { LonLatQuery } from '@ostrov/shared/restaurants/schema'
import { Integer, IntegerInAddress } from '@ostrov/shared/wire/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { findHouses } from './find-houses'
import { nearestHouse, REVERSE_METRES } from './nearest'
import { nominatimPlace } from './nominatim'

const Place = t.Object({
  place_id: Integer(),
  licence: t.String(),
  osm_type: t.Literal('node'),
  osm_id: Integer(),
  lat: t.String(),
  lon: t.String(),
  category: t.String(),
  type: t.String(),
  place_rank: Integer(),
  importance: t.Number(),
  addresstype: t.String(),
  name: t.String(),
  display_name: t.String(),
  address: t.Object({
    house_number: t.String(),
    road: t.String(),
    city: t.String(),
    state: t.String(),
    country: t.String(),
    country_code: t.String(),
  }),
  boundingbox: t.Array(t.String()),
})
const tags = ['Geo']

/** Answers in Nominatim's own form, so that a browser may be pointed at a real Nominatim by one setting. */
export const geocoderRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/geocoder' })
    .use(access(deps))
    .get(
      '/reverse',
      async ({ em, query }) => {
        const house = await nearestHouse(em, { coordinates: [query.lon, query.lat] }, REVERSE_METRES)
        return house ? nominatimPlace(house) : { error: 'Unable to geocode' }
      },
      {
        open: true,
        query: t.Object({
          lat: LonLatQuery.properties.lat,
          lon: LonLatQuery.properties.lon,
          format: t.Optional(t.String({ maxLength: 20 })),
        }),
        response: { 200: t.Union([Place, t.Object({ error: t.String() })]) },
        detail: { summary: 'The house at a point of the map, at most 150 m away (Nominatim jsonv2)', tags },
      },
    )
    .get(
      '/search',
      async ({ em, query: { q, limit = 10 } }) =>
        (await findHouses(em, { query: q, count: limit })).map(nominatimPlace),
      {
        open: true,
        query: t.Object({
          q: t.String({ minLength: 1, maxLength: 200 }),
          limit: t.Optional(IntegerInAddress({ minimum: 1, maximum: 40, default: 10 })),
          format: t.Optional(t.String({ maxLength: 20 })),
        }),
        response: { 200: t.Array(Place) },
        detail: { summary: 'Houses by their address (Nominatim jsonv2)', tags },
      },
    )
