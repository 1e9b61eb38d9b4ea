import { cityList } from '@ostrov/shared/geo/lists'
import { CitySchema } from '@ostrov/shared/geo/schema'
import { listRoute } from '@ostrov/shared/lists/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { listCities } from './list-cities'

export const geoRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/cities', ({ em, query }) => listCities(em, query), {
    open: true,
    ...listRoute(cityList, CitySchema),
    detail: { summary: 'The region’s cities, in the order they are offered', tags: ['Geo'] },
  })
