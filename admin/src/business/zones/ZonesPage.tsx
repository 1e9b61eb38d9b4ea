import { sentenceOf } from '@ostrov/shared/wire/answers'
import { OneRestaurant } from '../../components/OneRestaurant'
import { PageHeader } from '../../components/PageHeader'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useGround, useZones } from './use-zones'
import { ZonesBoard } from './ZonesBoard'
import './zones.css'
import './zone-list.css'
import './corners.css'

const TITLE = 'Зоны доставки'

/** Where a restaurant delivers and on what terms. */
export function ZonesPage() {
  return (
    <OneRestaurant permission="settings" title={TITLE}>
      {({ id, address }) => <Zones id={id} address={address} />}
    </OneRestaurant>
  )
}

function Zones({ id, address }: { id: string; address: string }) {
  const zones = useZones(id)
  const ground = useGround()
  if (zones.data && ground.data)
    return <ZonesBoard id={id} address={address} title={TITLE} zones={zones.data} ground={ground.data} />
  const failed = [zones, ground].find(({ error }) => error)
  const retry = () => void Promise.all([zones.refetch(), ground.refetch()])
  return (
    <div className="page">
      <PageHeader title={TITLE} />
      {failed ? (
        <ErrorState text={sentenceOf(failed.error)} busy={failed.isFetching} onRetry={retry} />
      ) : (
        <SkeletonRows />
      )}
    </div>
  )
}
