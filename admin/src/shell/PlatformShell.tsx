import { useAdministrator } from '../session/people'
import { AccountMenu } from './AccountMenu'
import { Frame } from './Frame'
import { PLATFORM_SECTIONS } from './sections'

/** The platform's side of the back office. */
export function PlatformShell() {
  const { data: admin } = useAdministrator()
  const person = admin && { name: admin.name, email: admin.email, role: 'Администратор' }
  return <Frame sections={PLATFORM_SECTIONS} account={<AccountMenu person={person} />} />
}
