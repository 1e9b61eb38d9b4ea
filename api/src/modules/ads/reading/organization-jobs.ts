import type { ListQuery } from '@ostrov/shared/lists/table'
import { organizationJobs } from '@ostrov/shared/organizations/lists'
import { readList } from '../../../db/list'
import type { Em } from '../../../db/orm'
import { sql } from '../../../db/sql'
import { authorWorksThere, employers } from '../../organizations/organization-sql'
import { isShown } from '../ad-status'
import { type CardRow, cardColumns, cardsOf } from './ad-cards'

/** Vacancies that people of an organization, or of a restaurant, have written in its name; of who works there no more, none. */
export async function listOrganizationJobs(
  em: Em,
  number: number,
  query: ListQuery<typeof organizationJobs>,
  now: Date,
) {
  const list = await readList<CardRow, typeof organizationJobs>(em, organizationJobs, query, {
    select: cardColumns('vacancies'),
    from: sql`${employers} join ad a on a.organization_id = o.id`,
    joined: sql`join city c on c.id = a.city_id`,
    key: sql`a.number`,
    where: sql`o.number = ${number} and o.is_shown and ${isShown(now)} and ${authorWorksThere}`,
    order: sql`a.published_at desc, a.number desc`,
  })
  return { ...list, items: await cardsOf(em, list.items) }
}
