import type { ListQuery } from '@ostrov/shared/lists/table'
import { ownOrganizationList } from '@ostrov/shared/organizations/lists'
import { organizationSlug } from '@ostrov/shared/organizations/rules'
import type { OwnOrganizationWire } from '@ostrov/shared/organizations/schema'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { appealColumn, lastProposal, lastRefusal } from '../moderation/moderated-sql'
import { stateOf, versionOf, workplacesOf } from './organization-sql'

type Row = Omit<OwnOrganizationWire, 'slug' | 'images'>

/** What was proposed last stands over what is shown. Only the owner sees who works there. */
const columns = (user_id: string) => sql`o.id, o.number, ${versionOf} as version, ${stateOf} as state,
  case when o.owner_id = ${user_id} then 'owner' else 'employee' end as role,
  coalesce(o.moderation_reason, v.reason) as reason, ${appealColumn},
  coalesce(o.moderation_status = 'approved' and v.status = 'pending', false) as is_waiting,
  jsonb_build_object('name', o.name, 'category', o.category, 'description', o.description, 'city_id', o.city_id,
    'address', o.address, 'phones', o.phones, 'site', o.site, 'hours', o.hours, 'image_ids', o.image_ids)
    || coalesce(v.proposed, '{}') - 'point' as values,
  c.name as city, json_build_object('id', b.id, 'name', b.name, 'phone', b.phone) as owner,
  case when o.owner_id = ${user_id} then (select coalesce(json_agg(json_build_object('id', u.id, 'name', nullif(u.name, ''),
    'phone', u.phone) order by e.created_at, e.id), '[]') from organization_employee e join "user" u on u.id = e.user_id
    where e.organization_id = o.id) else '[]' end as employees`

const joins = sql`join city c on c.id = o.city_id join "user" b on b.id = o.owner_id ${lastProposal('organization', 'o')}
  ${lastRefusal('organization', 'o')}`
const mine = (user_id: string) => sql`o.id = any(${workplacesOf(user_id)})`

/** Those that a person owns or works for. */
export async function listOwnOrganizations(em: Em, { id }: Customer, query: ListQuery<typeof ownOrganizationList>) {
  const list = await readList<Row, typeof ownOrganizationList>(em, ownOrganizationList, query, {
    select: columns(id),
    from: sql`organization o`,
    joined: joins,
    key: sql`o.id`,
    where: mine(id),
    order: sql`o.name, o.id`,
  })
  return { ...list, items: await withImages(em, list.items) }
}

/** One of them. @throws {Refusal} `organization.not_found` for a stranger's too */
export async function readOwnOrganization(em: Em, customer: Customer, id: string): Promise<OwnOrganizationWire> {
  const found = await row<Row>(
    em,
    sql`select ${columns(customer.id)} from organization o ${joins} where o.id = ${id} and ${mine(customer.id)}`,
  )
  const [own] = found ? await withImages(em, [found]) : []
  if (!own) throw new Refusal('organization.not_found')
  return own
}

async function withImages(em: Em, rows: readonly Row[]): Promise<OwnOrganizationWire[]> {
  const images = await loadImages(
    em,
    rows.flatMap(({ values }) => values.image_ids),
  )
  return rows.map((own) => ({
    ...own,
    slug: organizationSlug(own.values.name),
    images: own.values.image_ids.flatMap((id) => images.get(id) ?? []),
  }))
}
