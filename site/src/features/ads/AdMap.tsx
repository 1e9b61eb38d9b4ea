import type { Point } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import type { MapPin } from '@ostrov/shared/map/pins'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { ZoomButtons } from '@ostrov/shared/ui/ZoomButtons'
import { useState } from 'react'
import type { MapGround } from '../map/map-ground'

type Props = MapGround & {
  /** Where it is, in words. */
  label: string
  point: Point
}

/** The map of one place, once it is asked for. */
export default function AdMap({ label, point, ...ground }: Props) {
  const [open, setOpen] = useState(false)
  const [map, setMap] = useState<MapHandle | null>(null)
  // The map draws its pins anew whenever they are others.
  const [pins] = useState((): MapPin[] => [{ point, kind: 'home', label }])
  if (!open)
    return (
      <button type="button" className="ui-button ui-button--small ad-place__open" onClick={() => setOpen(true)}>
        Открыть карту
      </button>
    )
  return (
    <IslandMap label={`Карта: ${label}`} center={point} pins={pins} onReady={setMap} {...ground}>
      {map && (
        <div className="map-frame__tools stack gap-2">
          <ZoomButtons onZoom={map.zoomBy} />
        </div>
      )}
    </IslandMap>
  )
}
