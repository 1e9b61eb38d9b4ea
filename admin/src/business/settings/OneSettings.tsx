import type { OwnRestaurantWire } from '@ostrov/shared/profiles/schema'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api } from '../../api'
import { OneRestaurant } from '../../components/OneRestaurant'
import { ErrorState, SkeletonRows } from '../../components/States'
import type { NeededPermission } from '../../session/people'
import { SettingsHead } from './SettingsTabs'

type Props = {
  permission: NeededPermission
  tab: string
  children: (restaurant: OwnRestaurantWire) => ReactNode
}

/** One page of a restaurant's settings, with all the restaurant says of itself. */
export function OneSettings({ permission, tab, children }: Props) {
  return (
    <OneRestaurant permission={permission} title="Настройки">
      {({ id, title }) => (
        <div className="page page--narrow">
          <SettingsHead tab={tab} text={title} />
          <Loaded id={id}>{children}</Loaded>
        </div>
      )}
    </OneRestaurant>
  )
}

/** How the settings of a restaurant are kept at hand. */
export const settingsKey = (id: string) => ['own-restaurant', id]

function Loaded({ id, children }: Pick<Props, 'children'> & { id: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: settingsKey(id),
    queryFn: () => ask(api.business_user.restaurants({ restaurantId: id }).get()),
    // What is typed is not drawn anew by what others do; saving finds that out.
    refetchOnWindowFocus: false,
  })
  if (data) return children(data)
  return error ? <ErrorState text={sentenceOf(error)} busy={isFetching} onRetry={refetch} /> : <SkeletonRows />
}
