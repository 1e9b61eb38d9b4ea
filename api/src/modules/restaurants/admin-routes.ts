import { sql } from '../../db/sql'
import type { Deps } from '../../kernel/deps'
import { referenceRoute } from '../records/reference-routes'

export const restaurantReferenceRoute = (deps: Deps) =>
  referenceRoute(deps, '/admin/references/restaurant', {
    from: sql`restaurant r`,
    key: sql`r.id`,
    title: sql`r.title`,
    more: sql`r.general_info->>'address'`,
  })
