import { ADMINISTRATOR, OVERVIEW } from '@ostrov/shared/paths'
import { ADMIN_ROLES } from '@ostrov/shared/staff/permissions'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Link, useLocation } from 'react-router'
import { EmptyState, ErrorState, SkeletonRows } from '../components/States'
import { useAdministrator } from '../session/people'
import { SetUpFirst } from '../sign-in/second-factor/SetUpFirst'
import { AccountMenu } from './AccountMenu'
import { Frame } from './Frame'
import { PLATFORM_SECTIONS, platformSections } from './platform-sections'
import { isForbidden } from './section'

/** The platform's side of the back office. */
export function PlatformShell() {
  const { data: admin, error, isFetching, refetch } = useAdministrator()
  const { pathname } = useLocation()
  if (!admin) {
    return (
      <main className="frame__waiting">
        {error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />}
      </main>
    )
  }
  if (admin.needs_second_factor) return <SetUpFirst />
  const sections = platformSections(admin.role)
  const person = {
    name: admin.name,
    email: admin.email,
    role: ADMIN_ROLES[admin.role].label,
    account: ADMINISTRATOR,
  }
  return (
    <Frame
      sections={sections}
      account={<AccountMenu person={person} />}
      content={isForbidden(pathname, sections, PLATFORM_SECTIONS) ? <NotPermitted /> : undefined}
    />
  )
}

function NotPermitted() {
  return (
    <EmptyState alone title="Этот раздел вам не&nbsp;открыт" text="Если он нужен для работы, попросите администратора.">
      <Link className={buttonClass({ variant: 'sea' })} to={OVERVIEW}>
        К&nbsp;обзору
      </Link>
    </EmptyState>
  )
}
