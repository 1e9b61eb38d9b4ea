import { ADMINISTRATOR } from '@ostrov/shared/paths'
import { ADMIN_ROLES } from '@ostrov/shared/staff/permissions'
import { useAdministrator } from '../session/people'
import { AccountMenu } from './AccountMenu'
import { Frame } from './Frame'
import { platformSections } from './sections'

/** The platform's side of the back office. */
export function PlatformShell() {
  const { data: admin } = useAdministrator()
  const person = admin && {
    name: admin.name,
    email: admin.email,
    role: ADMIN_ROLES[admin.role].label,
    account: ADMINISTRATOR,
  }
  return <Frame sections={admin ? platformSections(admin.role) : []} account={<AccountMenu person={person} />} />
}
