import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { ErrorState } from '../../components/ErrorState'
import type { MapHandle, MapPin, MapZone } from './leaflet-map'
import './map-frame.css'

/** What the settings of the installation say about maps (`GET /api/settings`). */
export type MapSettings = { tile_url: string; geocoder_url: string }

type Props = {
  /** What the map shows, for a screen reader. */
  label: string
  center: Point
  zoom?: number
  tile_url: string
  cities: readonly CityWire[]
  pins?: readonly MapPin[]
  zones?: readonly MapZone[]
  /** Shows all pins at once instead of the centre. */
  fitPins?: boolean
  full?: boolean
  /** Told the place that was tapped; Enter takes the middle of the map. */
  onTap?: (point: Point) => void
  onReady?: (map: MapHandle) => void
  /** Controls that lie over the map. */
  children?: ReactNode
}

const ADDRESS_ZOOM = 16
const NONE: never[] = []

/** A map of the island. Leaflet comes when this is shown, and a failure to load it can be tried again. */
export function IslandMap(props: Props) {
  const { label, pins = NONE, zones = NONE, fitPins = false, children } = props
  const element = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { map, failed } = useMap(element, props, attempt)

  useEffect(() => {
    map?.setPins(pins)
    if (fitPins) map?.fit(pins.map((pin) => pin.point))
  }, [map, pins, fitPins])
  useEffect(() => map?.setZones(zones), [map, zones])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return (
    <div className="map-frame" data-ready={map ? '' : undefined}>
      {failed ? (
        <ErrorState title="Не получилось загрузить карту" onRetry={retry} />
      ) : (
        <section ref={element} className="map-frame__map" aria-label={label} />
      )}
      {children}
    </div>
  )
}

function useMap(element: { current: HTMLDivElement | HTMLElement | null }, props: Props, attempt: number) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    let made: MapHandle | null = null
    let gone = false
    import('./leaflet-map').then(
      ({ createMap }) => {
        if (gone || !element.current) return
        const { center, zoom = ADDRESS_ZOOM, tile_url, cities, full = false, onTap } = latest.current
        const tap = onTap && ((point: Point) => latest.current.onTap?.(point))
        made = createMap(element.current, { center, zoom, tile_url, cities, full, onTap: tap })
        setMap(made)
        latest.current.onReady?.(made)
      },
      () => setFailedAttempt(attempt),
    )
    return () => {
      gone = true
      made?.remove()
      setMap(null)
    }
  }, [element, attempt])
  return { map, failed: failedAttempt === attempt }
}
