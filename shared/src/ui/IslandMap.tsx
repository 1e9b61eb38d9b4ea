import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CityWire } from '../geo/schema'
import type { Point } from '../geo/shapes'
import type { Frame } from '../map/framing'
import { bring } from './bring'
import { ErrorState } from './ErrorState'
import '../map/ground.css'
import type { MapHandle } from '../map/leaflet-map'
import '../map/map-frame.css'
import { bringMapStyle } from '../map/map-style'
import type { MapPin } from '../map/pins'
import type { MapZone } from '../map/zone-shapes'

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
  /** The zone that stands out. */
  chosen?: string | null
  /** Told the zone that was pressed. */
  onZone?: (id: string) => void
  /** What is seen at once, instead of the centre; a new one moves the map. */
  frame?: Frame | null
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
  const { label, pins = NONE, zones = NONE, chosen = null, frame = null, children } = props
  const element = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { map, failed } = useMap(element, props, attempt)

  useEffect(() => map?.setPins(pins), [map, pins])
  useEffect(() => map?.setZones(zones), [map, zones])
  useEffect(() => map?.markZone(chosen), [map, zones, chosen])
  useEffect(() => {
    if (frame) map?.fit(frame)
  }, [map, frame])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return (
    <div className="map-frame" data-ready={map ? '' : undefined}>
      {failed ? (
        <ErrorState title="Не получилось загрузить карту" onRetry={retry} />
      ) : (
        <>
          <section ref={element} className="map-frame__map" aria-label={label} aria-busy={map === null} />
          {map === null && <p className="map-frame__wait">Загружаем карту…</p>}
        </>
      )}
      {children}
    </div>
  )
}

const loadMap = () => import('../map/leaflet-map')

function useMap(element: { current: HTMLDivElement | HTMLElement | null }, props: Props, attempt: number) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null)
  const latest = useRef(props)
  latest.current = props
  useEffect(() => {
    let made: MapHandle | null = null
    let gone = false
    Promise.all([bring(loadMap), bringMapStyle()]).then(
      ([{ createMap }]) => {
        if (gone || !element.current) return
        const { center, zoom = ADDRESS_ZOOM, tile_url, cities, full = false, onTap } = latest.current
        const tap = onTap && ((point: Point) => latest.current.onTap?.(point))
        const onZone = (id: string) => latest.current.onZone?.(id)
        made = createMap(element.current, { center, zoom, tile_url, cities, full, onTap: tap, onZone })
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
