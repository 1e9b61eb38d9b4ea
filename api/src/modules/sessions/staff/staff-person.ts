import type { Em } from '../../../db/orm'
import { Admin } from '../../staff/admin'
import { BusinessUser } from '../../staff/business-user'

export type StaffKind = 'business' | 'admin'
/** Somebody of the staff, of either side. */
export type StaffPerson = { kind: StaffKind; id: string }

/** The account itself. */
export function loadStaff(em: Em, { kind, id }: StaffPerson): Promise<Pick<Admin, 'email' | 'password_hash'>> {
  return kind === 'business' ? em.findOneOrFail(BusinessUser, { id }) : em.findOneOrFail(Admin, { id })
}
