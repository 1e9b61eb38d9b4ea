import type { Deps } from '../kernel/deps'
import { refreshOpenOrganizations } from '../modules/organizations/open-organizations'
import { refreshDueOpenHours } from '../modules/restaurants/hours/open-hours'

/** Each minute: renews the stored openings that have passed. Repeating it changes nothing. */
export async function refreshOpenHoursJob({ orm, now }: Pick<Deps, 'orm' | 'now'>) {
  await refreshOpenOrganizations(orm.em.fork(), now())
  return refreshDueOpenHours(orm.em.fork(), now())
}
