import { sentenceOf } from '@ostrov/shared/wire/answers'
import type { ReactNode } from 'react'
import { ErrorState, SkeletonRows } from '../../components/States'
import { useGround, useZones } from './use-zones'
import { ZonesBoard } from './ZonesBoard'
import './zones.css'
import './zone-list.css'
import './corners.css'

type Props = { id: string; address: string; head: (acts: ReactNode) => ReactNode }

/** Where a restaurant delivers: on a page of its own, or in a part of an administrator's card. */
export function ZonesEditor({ id, address, head }: Props) {
  const zones = useZones(id)
  const ground = useGround()
  if (zones.data && ground.data)
    return <ZonesBoard id={id} address={address} head={head} zones={zones.data} ground={ground.data} />
  const failed = [zones, ground].find(({ error }) => error)
  const retry = () => void Promise.all([zones.refetch(), ground.refetch()])
  return (
    <>
      {head(null)}
      {failed ? (
        <ErrorState text={sentenceOf(failed.error)} busy={failed.isFetching} onRetry={retry} />
      ) : (
        <SkeletonRows />
      )}
    </>
  )
}
