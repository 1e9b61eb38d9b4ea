import type { Point } from '@ostrov/shared/geo/shapes'
import type { MapPin } from '@ostrov/shared/map/pins'
import { pointIn } from '@ostrov/shared/moderation/details'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { useState } from 'react'
import { useKnown } from '../../components/use-known'

const RESTAURANT: Standing = { where: 'где ресторан', label: 'Ресторан', kind: 'restaurant' }

/** How what stands there is called, and drawn. */
type Standing = { where: string; label: string; kind: 'restaurant' | 'home' }
const KINDS = { restaurant: 'ресторан', home: 'дом' } as const

type Moved = { shown: unknown; proposed: unknown; standing?: Standing }

/** Where a restaurant or an ad stands, on the map; where it stood before too, when it would move. */
export function PlacePoint({ shown, proposed, standing = RESTAURANT }: Moved) {
  const { data: known } = useKnown()
  const [before, now] = [pointIn(shown), pointIn(proposed)]
  if (!now) return <p className="ui-muted">Точки нет</p>
  const isMoved = before !== null && String(before.coordinates) !== String(now.coordinates)
  return (
    <>
      {isMoved && (
        <p className="revision__moved">
          Точку перенесли: {KINDS[standing.kind]}&nbsp;— где станет, {KINDS[otherKind(standing)]}&nbsp;— где сейчас.
        </p>
      )}
      <div className="revision__map">
        {known && (
          <PointMap {...{ now, standing }} before={isMoved ? before : null} {...known.settings} cities={known.cities} />
        )}
      </div>
    </>
  )
}

type Known = NonNullable<ReturnType<typeof useKnown>['data']>
type Props = { now: Point; before: Point | null; standing: Standing; tile_url: string; cities: Known['cities'] }

function PointMap({ now, before, standing, tile_url, cities }: Props) {
  // A proposal never changes, and the map draws its pins anew whenever they do.
  const [pins] = useState(() => pinsOf(now, before, standing))
  return <IslandMap label={`Карта: ${standing.where}`} center={now} tile_url={tile_url} cities={cities} pins={pins} />
}

function pinsOf(now: Point, before: Point | null, standing: Standing): MapPin[] {
  const pins: MapPin[] = [{ point: now, kind: standing.kind, label: standing.label }]
  return before ? [{ point: before, kind: otherKind(standing), label: 'Стоит сейчас' }, ...pins] : pins
}

const otherKind = ({ kind }: Standing) => (kind === 'home' ? 'restaurant' : 'home')
