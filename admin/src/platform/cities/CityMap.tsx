import { pointOf } from '@ostrov/shared/geo/point-text'
import type { MapPin } from '@ostrov/shared/map/pins'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { useMemo } from 'react'
import { useKnown } from '../../components/use-known'
import './cities.css'

const [LEAST, MOST] = [5, 18]

/** What a person who has chosen the city sees first: its centre, as near as the zoom brings it. */
export function CityMap({ coordinates, zoom }: { coordinates: string; zoom: string }) {
  const { data: known } = useKnown()
  const center = useMemo(() => pointOf(coordinates), [coordinates])
  const pins = useMemo((): MapPin[] => (center ? [{ point: center, kind: 'home', label: 'Центр' }] : []), [center])
  const near = Number(zoom)
  const isWhole = center !== null && near >= LEAST && near <= MOST
  return (
    <section className="city-map stack gap-3" aria-label="Что увидят на карте">
      <h3>На карте</h3>
      <div className="city-map__frame">
        {isWhole && known ? (
          <IslandMap
            key={`${coordinates}@${zoom}`}
            label="Карта: центр города"
            center={center}
            zoom={near}
            tile_url={known.settings.tile_url}
            cities={known.cities}
            pins={pins}
          />
        ) : (
          <p className="ui-muted">Укажите центр и&nbsp;масштаб: здесь будет видно, что откроется на&nbsp;карте.</p>
        )}
      </div>
    </section>
  )
}
