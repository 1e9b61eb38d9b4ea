import { ADMINISTRATOR, OVERVIEW } from '@ostrov/shared/paths'
import { ADMIN_ROLES } from '@ostrov/shared/staff/permissions'
import { buttonClass } from '@ostrov/shared/ui/Button'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'react-router'
import { api } from '../api'
import { EmptyState, ErrorState, SkeletonRows } from '../components/States'
import { useAdministrator } from '../session/people'
import { SetUpFirst } from '../sign-in/second-factor/SetUpFirst'
import { AccountMenu } from './AccountMenu'
import { DeskSearch } from './DeskSearch'
import { Frame } from './Frame'
import { PLATFORM_SECTIONS, platformSections } from './platform-sections'
import { isForbidden, type PlatformSection } from './section'

const ASK_EVERY_MS = 30_000

/** The platform's side of the back office. */
export function PlatformShell() {
  const { data: admin, error, isFetching, refetch } = useAdministrator()
  const { pathname } = useLocation()
  const counts = useWaiting(admin !== undefined && !admin.needs_second_factor)
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
      counts={counts}
      switcher={<DeskSearch sections={sections} />}
      account={<AccountMenu person={person} />}
      content={isForbidden(pathname, sections, PLATFORM_SECTIONS) ? <NotPermitted /> : undefined}
    />
  )
}

/** How much waits, by the address of its section. */
function useWaiting(enabled: boolean): Readonly<Record<string, number>> {
  const { data } = useQuery({
    queryKey: ['waiting'],
    queryFn: () => ask(api.admin.waiting.get()),
    refetchInterval: ASK_EVERY_MS,
    enabled,
  })
  const countOf = ({ waits }: PlatformSection) => (data && waits && data[waits]) ?? 0
  return Object.fromEntries(PLATFORM_SECTIONS.map((section) => [section.to, countOf(section)]))
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
