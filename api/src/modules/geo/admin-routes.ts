import { Elysia } from 'elysia'
import type { Deps } from '../../kernel/deps'
import { recordChange, recordCreate, recordList, recordRemove } from '../records/record-routes'
import { cityRecord } from './city-record'

const PATH = '/admin/cities'

export const cityAdminRoutes = (deps: Deps) =>
  new Elysia()
    .use(recordList(deps, PATH, cityRecord))
    .use(recordCreate(deps, PATH, cityRecord))
    .use(recordChange(deps, PATH, cityRecord))
    .use(recordRemove(deps, PATH, cityRecord))
