import { phonesOf } from '@ostrov/shared/organizations/rules'
import type { OrganizationWire } from '@ostrov/shared/organizations/schema'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { loadImages } from '../images/image-view'
import { cardColumns, cardJoins, withSlug } from './list-organizations'

type Found = Omit<OrganizationWire, 'slug' | 'phones' | 'images'> & {
  phones: string
  image_ids: string[]
  is_gone: boolean
}

/**
 * An organization by its number.
 * @throws {Refusal} `organization.gone` where it was shown once and taken off the site, `organization.not_found`
 */
export async function readOrganization(em: Em, number: number): Promise<OrganizationWire> {
  const found = await row<Found>(
    em,
    sql`select o.id, ${cardColumns}, o.description, o.point, o.phones, o.site, o.image_ids,
          o.is_hidden or o.deleted_at is not null as is_gone
        from organization o ${cardJoins} where o.number = ${number} and o.moderation_status = 'approved'`,
  )
  if (!found) throw new Refusal('organization.not_found')
  const { image_ids, is_gone, phones, ...organization } = found
  if (is_gone) throw new Refusal('organization.gone')
  const images = await loadImages(em, image_ids)
  return {
    ...withSlug(organization),
    phones: phonesOf(phones),
    images: image_ids.flatMap((id) => images.get(id) ?? []),
  }
}
