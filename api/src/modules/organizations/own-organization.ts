import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import { readHours, writeHours } from '@ostrov/shared/organizations/hours-text'
import { ownOrganizationList } from '@ostrov/shared/organizations/lists'
import { organizationSlug, phoneLines } from '@ostrov/shared/organizations/rules'
import { OrganizationInput, type OrganizationInputWire, OwnOrganization } from '@ostrov/shared/organizations/schema'
import type { Em } from '../../db/orm'
import { sql } from '../../db/sql'
import { housePoint } from '../geo/house-point'
import { holdOwnImages } from '../images/hold-images'
import { type OwnWriting, ownRecord } from '../own-records/own-record'
import { ownColumns } from '../own-records/own-sql'
import { demandRows } from '../records/demand-rows'
import { renewOpening } from './open-organizations'
import { Organization } from './organization'
import { workplacesOf } from './organization-sql'

const own = ownColumns('organization', 'o', ORGANIZATION_FORM)

/** What a person owns, and what they work for, which they may look at. Only the owner sees who works there. */
export const ownOrganization = ownRecord({
  noun: 'organization',
  entity: Organization,
  owner: 'owner_id',
  list: ownOrganizationList,
  form: ORGANIZATION_FORM,
  row: OwnOrganization,
  input: OrganizationInput,
  source: ({ id }) => ({
    select: sql`${own.select}, o.number, c.name as city, case when o.owner_id = ${id} then 'owner' else 'employee' end as role,
      json_build_object('id', b.id, 'name', b.name, 'phone', b.phone) as owner,
      case when o.owner_id = ${id} then (select coalesce(json_agg(json_build_object('id', u.id, 'name', nullif(u.name, ''),
        'phone', u.phone) order by e.created_at, e.id), '[]') from organization_employee e join "user" u on u.id = e.user_id
        where e.organization_id = o.id) else '[]' end as employees`,
    from: sql`organization o`,
    joined: sql`${own.joined} join city c on c.id = o.city_id join "user" b on b.id = o.owner_id`,
    key: sql`o.id`,
    where: sql`o.id = any(${workplacesOf(id)})`,
    order: sql`o.name, o.id`,
  }),
  also: ({ values: { name } }) => ({ slug: organizationSlug(name) }),
  columns: asColumns,
  written: (em, id, { now }) => renewOpening(em, id, now),
  limits: { person: 'organizations' },
  refuses: ['image.not_found'],
})

/** Its point is looked for where the address says another place; what it names is held until the end of the transaction. */
async function asColumns(em: Em, { customer, input, before }: OwnWriting<OrganizationInputWire>) {
  const { name, category, description, city_id, phones, hours, site, image_ids } = input
  await demandRows(em, { city: { city_id } })
  const address = input.address?.trim() || null
  const isSamePlace = before?.address === address && before.city_id === city_id
  const fields = {
    ...{ name: name.trim(), category, description: description.trim(), city_id, address },
    point: isSamePlace ? before.point : await housePoint(em, city_id, address),
    phones: phoneLines(phones),
    site: site?.trim() || null,
    hours: hoursOf(hours),
    image_ids: await holdOwnImages(em, customer.id, image_ids, before?.image_ids),
  }
  return { fields }
}

/** In their one spelling; null where nothing was said. */
export const hoursOf = (typed: string | null) => writeHours(readHours(typed ?? '') ?? []) || null
