import type { ModerationStatus } from '@ostrov/shared/moderation/statuses'
import type { BusinessPermission } from '@ostrov/shared/staff/permissions'
import type { BusinessUserWire } from '@ostrov/shared/staff/schema'
import type { Em } from '../../db/orm'
import { rows, sql } from '../../db/sql'
import type { Business } from '../../kernel/actors'
import { servedBy } from '../../kernel/served'
import { loadImages, pictureOf } from '../images/image-view'
import { Admin } from './admin'
import { BusinessUser } from './business-user'

type ServedRow = {
  id: string
  title: string
  address: string
  logo_id: string | null
  permissions: BusinessPermission[]
  moderation_status: ModerationStatus
  sound: boolean
}

/** The profile with every restaurant this person serves and what they may do there; an owner may do everything. */
export async function businessProfile(em: Em, business: Business): Promise<BusinessUserWire> {
  const { id, email, name, phone = null, role } = await em.findOneOrFail(BusinessUser, { id: business.id })
  const served = await rows<ServedRow>(
    em,
    sql`select r.id, r.title, r.general_info->>'address' as address, r.logo_id, r.moderation_status, s.permissions,
          (r.notification_config->>'sound')::boolean as sound
        from (${servedBy(business)}) s join restaurant r on r.id = s.id order by r.created_at, r.id limit 1000`,
  )
  const images = await loadImages(
    em,
    served.map(({ logo_id }) => logo_id),
  )
  const restaurants = served.map(({ logo_id, ...one }) => ({ ...one, logo: pictureOf(images, logo_id) }))
  return { id, email, name, phone, role, acted_by: await actingAdmin(em, business), restaurants }
}

async function actingAdmin(em: Em, { session }: Business) {
  if (session.act_admin_id === null) return null
  const { name } = await em.findOneOrFail(Admin, { id: session.act_admin_id })
  return { name }
}
