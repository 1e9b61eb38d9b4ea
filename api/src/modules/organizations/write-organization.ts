import type { Point } from '@ostrov/shared/geo/shapes'
import { NOUNS } from '@ostrov/shared/nouns'
import { ORGANIZATION_FORM } from '@ostrov/shared/organizations/form'
import type { OrganizationInputWire } from '@ostrov/shared/organizations/schema'
import { namesOf } from '@ostrov/shared/wire/names'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { By, Customer } from '../../kernel/actors'
import { Refusal } from '../../kernel/problems'
import { retireModerated } from '../moderation/remove-moderated'
import type { Owner } from '../moderation/revision'
import { saveModerated, submitNew } from '../moderation/save-moderated'
import { checkOrganization } from './check-organization'
import { renewOpening } from './open-organizations'
import { versionOf } from './organization-sql'

type Acting = { customer: Customer; by: By; now: Date }
type Own = { version: string; city_id: string; address: string | null; point: Point | null; image_ids: string[] }

const COLUMNS = [...namesOf(ORGANIZATION_FORM), 'point']
const ownerOf = ({ id }: Customer): Owner => `customer:${id}`

/**
 * An organization that is shown once a moderator has looked at it. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `organization.too_many`, and as `checkOrganization`
 */
export async function createOrganization(em: Em, typed: OrganizationInputWire, { customer, by, now }: Acting) {
  const input = await checkOrganization(em, customer, typed)
  await demandRoom(em, customer)
  const names = sql.join(COLUMNS.map((name) => sql.ref(name)))
  const made = await row<{ id: string }>(
    em,
    sql`insert into organization (owner_id, created_at, updated_at, ${names})
        select ${customer.id}, ${now}, ${now}, ${sql.join(COLUMNS.map((name) => sql.ref(`given.${name}`)))}
        from jsonb_populate_record(null::organization, ${JSON.stringify(input)}::jsonb) given returning id`,
  )
  if (!made) throw new Error('An organization was not written.')
  await renewOpening(em, made.id, now)
  await submitNew(em, { kind: 'organization', row_id: made.id, owner: ownerOf(customer), input, by, now })
  return made.id
}

/**
 * Changes an own organization: hours, phones and town at once, the rest once a moderator has looked. Call inside a transaction.
 * @throws {Refusal} `organization.not_found` for who does not own it, `organization.changed` when it was changed since
 * `version`, and as `checkOrganization`
 */
export async function changeOrganization(
  em: Em,
  id: string,
  { version, ...typed }: OrganizationInputWire & { version: string },
  { customer, by, now }: Acting,
) {
  const own = await lockOwn(em, customer, id)
  const input = await checkOrganization(em, customer, typed, own)
  if (own.version !== version) throw new Refusal('organization.changed')
  await saveModerated(em, {
    ...{ kind: 'organization', row_id: id, owner: ownerOf(customer), input, columns: COLUMNS, by, now },
  })
  await renewOpening(em, id, now)
}

/** Removes an own organization: its address says that it is gone. Call inside a transaction. @throws {Refusal} `organization.not_found` */
export async function deleteOrganization(em: Em, id: string, { customer, by, now }: Acting) {
  await lockOwn(em, customer, id)
  await retireModerated(em, { kind: 'organization', row_id: id, owner: ownerOf(customer), by, now })
}

/** Locks an organization of whose owner this is. @throws {Refusal} `organization.not_found` for its employees, too */
export async function lockOwn(em: Em, { id: owner_id }: Pick<Customer, 'id'>, id: string): Promise<Own> {
  const own = await row<Own>(
    em,
    sql`select ${versionOf} as version, o.city_id, o.address, o.point, o.image_ids from organization o
        where o.id = ${id} and o.owner_id = ${owner_id} and o.deleted_at is null for update`,
  )
  if (!own) throw new Refusal('organization.not_found')
  return own
}

/** Two of one person at the same moment are counted one after the other. */
async function demandRoom(em: Em, { id }: Customer) {
  await takeLock(em, `organizations:${id}`)
  const own = await row<{ count: number }>(
    em,
    sql`select count(*)::int as count from organization where owner_id = ${id} and deleted_at is null`,
  )
  if ((own?.count ?? 0) >= NOUNS.organization.most) throw new Refusal('organization.too_many')
}
