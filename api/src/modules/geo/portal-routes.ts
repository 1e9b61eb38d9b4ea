import { CityList } from '@ostrov/shared/geo/schema'
import { pageQuery } from '@ostrov/shared/wire/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../http/deps'
import { listCities } from './list-cities'

export const geoRoutes = (deps: Deps) =>
  new Elysia().use(access(deps)).get('/cities', ({ em, query }) => listCities(em, query), {
    open: true,
    query: pageQuery(100),
    response: { 200: CityList },
    detail: { summary: 'The region’s cities, in the order they are offered', tags: ['Geo'] },
  })
