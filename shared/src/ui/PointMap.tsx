import { useMemo, useRef, useState } from 'react'
import { ISLAND, pointText } from '../geo/point-text'
import type { Point } from '../geo/shapes'
import type { MapHandle } from '../map/leaflet-map'
import { Button } from './Button'
import type { Places } from './field-doors'
import { IslandMap } from './IslandMap'
import { ZoomButtons } from './ZoomButtons'
import '../styles/place-map.css'

type Props = Pick<Places, 'settings' | 'cities'> & {
  first: Point | null /** Where it begins while nothing is shown. */
  center?: Point
  onChoose: (point: Point) => void
}

/** A map of which a tap is the point itself, whatever stands there. */
export default function PointMap({ settings, cities, first, center, onChoose }: Props) {
  const [point, setPoint] = useState(first)
  const map = useRef<MapHandle | null>(null)
  const pins = useMemo(() => (point ? [{ point, kind: 'home' as const, label: 'Выбранное место' }] : []), [point])
  return (
    <div className="place-map vertical">
      <IslandMap
        full
        label="Карта: выберите место"
        center={first ?? center ?? cities[0]?.coordinates ?? ISLAND}
        tile_url={settings.tile_url}
        cities={cities}
        pins={pins}
        onTap={setPoint}
        onReady={(ready) => {
          map.current = ready
        }}
      >
        <div className="place-map__tools stack gap-2">
          <ZoomButtons onZoom={(steps) => map.current?.zoomBy(steps)} />
        </div>
      </IslandMap>
      <div className="place-map__foot stack gap-2">
        <div className="place-map__found" role="status">
          <p className="place-map__prompt">{point ? pointText(point) : 'Нажмите на\u00A0место на\u00A0карте'}</p>
        </div>
        <Button variant="primary" size="large" wide disabled={!point} onClick={() => point && onChoose(point)}>
          Всё верно
        </Button>
      </div>
    </div>
  )
}
