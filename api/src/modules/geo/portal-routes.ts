import { cityList } from '@ostrov/shared/geo/lists'
import { CitySchema, HouseSchema, MapPiece } from '@ostrov/shared/geo/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Elysia, t } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { housesOfPiece } from './houses-of-piece'
import { listCities } from './list-cities'

export const geoRoutes = (deps: Deps) =>
  new Elysia()
    .use(access(deps))
    .get('/cities', ({ em, query }) => listCities(em, query), {
      open: true,
      ...listRoute(cityList, CitySchema),
      detail: { summary: 'The region’s cities, in the order they are offered', tags: ['Geo'] },
    })
    .get('/houses', async ({ em, query }) => ({ houses: await housesOfPiece(em, query) }), {
      open: 'shared',
      query: MapPiece,
      response: { 200: t.Object({ houses: t.Array(HouseSchema) }) },
      detail: {
        summary: 'Houses in a piece of the map at most 0.02° wide and high, for maps drawn without tiles',
        tags: ['Geo'],
      },
    })
