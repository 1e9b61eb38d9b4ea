import { sentenceOf } from '../api'
import { PrintSheet } from '../business/orders/PrintSheet'
import { ErrorState, SkeletonRows } from '../components/States'
import { useProfile } from '../session/people'
import { AccountMenu } from './AccountMenu'
import { Frame } from './Frame'
import { ImpersonationBanner } from './ImpersonationBanner'
import { RestaurantSwitcher } from './RestaurantSwitcher'
import { businessSections } from './sections'

const ROLES = { owner: 'Владелец', manager: 'Менеджер' } as const

/** The restaurant's side of the back office. */
export function BusinessShell() {
  const { data: profile, error, isFetching, refetch } = useProfile()
  if (!profile) {
    return (
      <main className="frame__waiting">
        {error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />}
      </main>
    )
  }
  const person = { name: profile.name, email: profile.email, role: ROLES[profile.role] }
  return (
    <>
      <Frame
        sections={businessSections(profile)}
        banner={profile.acted_by && <ImpersonationBanner name={profile.name} />}
        switcher={<RestaurantSwitcher permission="orders" />}
        account={<AccountMenu person={person} />}
      />
      <PrintSheet />
    </>
  )
}
