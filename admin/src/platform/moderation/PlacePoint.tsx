import type { Point } from '@ostrov/shared/geo/shapes'
import type { MapPin } from '@ostrov/shared/map/pins'
import { pointIn } from '@ostrov/shared/moderation/details'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { useState } from 'react'
import { useKnown } from '../../components/use-known'

/** Where a restaurant stands, on the map; where it stood before too, when it would move. */
export function PlacePoint({ shown, proposed }: { shown: unknown; proposed: unknown }) {
  const { data: known } = useKnown()
  const [before, now] = [pointIn(shown), pointIn(proposed)]
  if (!now) return <p className="ui-muted">Точки нет</p>
  const isMoved = before !== null && String(before.coordinates) !== String(now.coordinates)
  return (
    <>
      {isMoved && (
        <p className="revision__moved">Точку перенесли: ресторан&nbsp;— где станет, дом&nbsp;— где сейчас.</p>
      )}
      <div className="revision__map">
        {known && <PointMap now={now} before={isMoved ? before : null} {...known.settings} cities={known.cities} />}
      </div>
    </>
  )
}

type Known = NonNullable<ReturnType<typeof useKnown>['data']>
type Props = { now: Point; before: Point | null; tile_url: string; cities: Known['cities'] }

function PointMap({ now, before, tile_url, cities }: Props) {
  // A proposal never changes, and the map draws its pins anew whenever they do.
  const [pins] = useState(() => pinsOf(now, before))
  return <IslandMap label="Карта: где ресторан" center={now} tile_url={tile_url} cities={cities} pins={pins} />
}

function pinsOf(now: Point, before: Point | null): MapPin[] {
  const pins: MapPin[] = [{ point: now, kind: 'restaurant', label: 'Ресторан' }]
  return before ? [{ point: before, kind: 'home', label: 'Стоит сейчас' }, ...pins] : pins
}
