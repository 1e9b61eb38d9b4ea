import { RESTAURANT_LABELS } from '@ostrov/shared/restaurants/labels'
import { ErrorState } from '@ostrov/shared/ui/ErrorState'
import { useCallback, useEffect, useState } from 'react'
import { EmptyState } from '../../components/EmptyState'
import { SkeletonList } from '../../components/Skeleton'
import { ZonesOnMap } from './ZonesOnMap'
import { readZones, type Zones } from './zones'

export type ZonesOf = { restaurant_id: string }

/** Where the restaurant delivers and on what terms. */
export default function DeliveryZones({ restaurant_id }: ZonesOf) {
  const { read, retry } = useZones(restaurant_id)
  if (read === null) return <Waiting />
  if (read === 'failed') return <ErrorState title="Не получилось загрузить зоны" onRetry={retry} />
  if (read.zones.length === 0) {
    const { address } = read.restaurant.general_info
    return (
      <EmptyState
        drawing="address"
        title={RESTAURANT_LABELS.pickupOnly}
        text={`Ресторан не\u00a0доставляет заказы. Заберите свой сами: ${address}.`}
      />
    )
  }
  return (
    <div className="zones-drawer">
      <ZonesOnMap {...read} />
    </div>
  )
}

function useZones(restaurant_id: string) {
  const [read, setRead] = useState<Zones | 'failed' | null>(null)
  const retry = useCallback(() => {
    setRead(null)
    readZones(restaurant_id).then(setRead, () => setRead('failed'))
  }, [restaurant_id])
  useEffect(retry, [retry])
  return { read, retry }
}

function Waiting() {
  return (
    <div className="zones-drawer">
      <div className="zones__map ui-skeleton" aria-hidden="true" />
      <SkeletonList rows={3} picture={false} />
    </div>
  )
}
