import { phonesOf } from '@ostrov/shared/organizations/rules'
import type { OrganizationWire } from '@ostrov/shared/organizations/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { everyone, everyoneJoins, isEveryoneShown } from './everyone'
import { type CardRow, cardColumns, cardOf } from './list-organizations'

type Found = Omit<OrganizationWire, 'slug' | 'phones' | 'images' | 'restaurant'> &
  Pick<CardRow, 'restaurant_id' | 'schedules' | 'disabled_until' | 'delivers'> & { phones: string; image_ids: string[] }

/**
 * An organization by its number.
 * @throws {Refusal} `organization.gone` where it was shown once and taken off the site, `organization.not_found`
 */
export async function readOrganization(em: Em, number: number): Promise<OrganizationWire> {
  const found = await row<Found>(
    em,
    sql`select o.id, ${cardColumns}, o.description, o.phones, o.site, o.image_ids
        from ${everyone} ${everyoneJoins} where o.number = ${number} and ${isEveryoneShown}`,
  )
  if (!found) throw new Refusal((await isGone(em, number)) ? 'organization.gone' : 'organization.not_found')
  const { image_ids, phones, ...organization } = found
  const images = await loadImages(em, image_ids)
  return {
    ...cardOf(organization),
    phones: phonesOf(phones),
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }
}

/** Whether one of this number was shown once. */
async function isGone(em: Em, number: number): Promise<boolean> {
  const found = await row(
    em,
    sql`select from organization o where o.number = ${number} and o.moderation_status = 'approved'
          and (o.is_hidden or o.deleted_at is not null)`,
  )
  return found !== undefined
}
