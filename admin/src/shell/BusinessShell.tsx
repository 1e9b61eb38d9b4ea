import { OWN_ACCOUNT } from '@ostrov/shared/paths'
import { BUSINESS_PERMISSIONS, BUSINESS_ROLES, OFFERED_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Navigate, useLocation } from 'react-router'
import { PrintSheet } from '../business/orders/PrintSheet'
import { EmptyState, ErrorState, SkeletonRows } from '../components/States'
import { useProfile } from '../session/people'
import { AccountMenu } from './AccountMenu'
import { BUSINESS_SECTIONS, businessSections } from './business-sections'
import { Frame } from './Frame'
import { ImpersonationBanner } from './ImpersonationBanner'
import { OpeningBanner } from './OpeningBanner'
import { RestaurantSwitcher } from './RestaurantSwitcher'
import { isCurrent, isForbidden } from './section'

/** The restaurant's side of the back office. */
export function BusinessShell() {
  const { data: profile, error, isFetching, refetch } = useProfile()
  const { pathname } = useLocation()
  if (!profile) {
    return (
      <main className="frame__waiting">
        {error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />}
      </main>
    )
  }
  const sections = businessSections(profile)
  const [first] = sections
  if (first && isForbidden(pathname, sections, BUSINESS_SECTIONS)) return <Navigate to={first.to} replace />
  const { permission = 'orders', ofOne } = sections.find((section) => isCurrent(section, pathname)) ?? {}
  const person = { name: profile.name, email: profile.email, role: BUSINESS_ROLES[profile.role], account: OWN_ACCOUNT }
  return (
    <>
      <Frame
        sections={sections}
        content={first ? undefined : <NothingPermitted />}
        banner={
          <>
            {profile.acted_by && <ImpersonationBanner name={profile.name} />}
            <OpeningBanner key={pathname} />
          </>
        }
        switcher={<RestaurantSwitcher permission={permission} ofOne={ofOne} />}
        account={<AccountMenu person={person} />}
      />
      <PrintSheet />
    </>
  )
}

function NothingPermitted() {
  return (
    <EmptyState
      alone
      title="Пока вам ничего не&nbsp;доступно"
      text={`Попросите владельца ресторана открыть вам разделы: ${OFFERED_PERMISSIONS.map(
        (one) => BUSINESS_PERMISSIONS[one],
      )
        .join(', ')
        .toLowerCase()}.`}
    />
  )
}
