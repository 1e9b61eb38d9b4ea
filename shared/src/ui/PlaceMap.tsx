import { LocateFixed } from 'lucide-react'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import type { Place } from '../geo/geocoder'
import type { CityWire } from '../geo/schema'
import type { Point } from '../geo/shapes'
import type { MapHandle } from '../map/leaflet-map'
import { Button } from './Button'
import { IslandMap, type MapSettings } from './IslandMap'
import { showToast } from './toasts'
import { type Tapped, useTappedPlace } from './use-tapped-place'
import { ZoomButtons } from './ZoomButtons'
import '../styles/place-map.css'

type Props = {
  settings: MapSettings
  cities: readonly CityWire[]
  center: Point
  chosen: Place | null
  /** A house nobody knows, to be shown by a tap. */
  written: Omit<Place, 'coordinates'> | null
  onChoose: (place: Place) => void
  /** A field by which a house is found without looking for it on the map. */
  search?: (onFound: (place: Place) => void) => ReactNode
  /** What else one may do here. */
  children?: ReactNode
}

const FOUND_ZOOM = 16

/** A map of which a tap finds the house. */
export default function PlaceMap({ settings, cities, center, chosen, written, onChoose, search, children }: Props) {
  const { tapped, ask, take } = useTappedPlace(settings.geocoder_url, firstOf(chosen), written)
  const map = useRef<MapHandle | null>(null)
  const point = tapped.state === 'none' ? null : tapped.point
  const pins = useMemo(() => (point ? [{ point, kind: 'home' as const, label: 'Выбранное место' }] : []), [point])
  const goTo = (place: Point) => {
    map.current?.moveTo(place, FOUND_ZOOM)
    ask(place, 0)
  }
  const show = (place: Place) => {
    map.current?.moveTo(place.coordinates, FOUND_ZOOM)
    take(place)
  }
  return (
    <div className="place-map vertical">
      <IslandMap
        full
        label="Карта: выберите дом"
        center={chosen?.coordinates ?? center}
        tile_url={settings.tile_url}
        cities={cities}
        pins={pins}
        onTap={ask}
        onReady={(ready) => {
          map.current = ready
        }}
      >
        {search && !written && <div className="place-map__search">{search(show)}</div>}
        <div className="place-map__tools stack gap-2">
          <ZoomButtons onZoom={(steps) => map.current?.zoomBy(steps)} />
          <LocateMe onPlace={goTo} />
        </div>
      </IslandMap>
      <div className="place-map__foot stack gap-2">
        <div className="place-map__found" role="status">
          <Found tapped={tapped} written={written} onRetry={() => point && ask(point, 0)} />
        </div>
        <Button
          variant="primary"
          size="large"
          wide
          disabled={tapped.state !== 'found'}
          onClick={() => tapped.state === 'found' && onChoose(tapped.place)}
        >
          Всё верно
        </Button>
        {children}
      </div>
    </div>
  )
}

function firstOf(chosen: Place | null): Tapped {
  return chosen ? { state: 'found', point: chosen.coordinates, place: chosen } : { state: 'none' }
}

type FoundProps = { tapped: Tapped; written: Props['written']; onRetry: () => void }

function Found({ tapped, written, onRetry }: FoundProps) {
  if (written && tapped.state === 'none') {
    return (
      <>
        <p className="place-map__prompt">Нажмите на&nbsp;свой дом</p>
        <p className="ui-muted">{written.address}</p>
      </>
    )
  }
  if (tapped.state === 'none') {
    return (
      <>
        <p className="place-map__prompt">Выберите адрес</p>
        <p className="ui-muted">Нажмите на&nbsp;дом на&nbsp;карте</p>
      </>
    )
  }
  if (tapped.state === 'searching') return <p className="place-map__prompt ui-muted">Ищем дом…</p>
  if (tapped.state === 'nowhere') {
    return (
      <>
        <p className="place-map__prompt">Выберите адрес</p>
        <p className="ui-muted">Здесь нет дома с&nbsp;адресом. Нажмите на&nbsp;дом поближе или введите адрес.</p>
      </>
    )
  }
  if (tapped.state === 'failed') {
    return (
      <p className="place-map__prompt">
        Не&nbsp;получилось узнать адрес.{' '}
        <button type="button" className="ui-link" onClick={onRetry}>
          Повторить
        </button>
      </p>
    )
  }
  const [street, house, ...town] = tapped.place.address.split(', ')
  return (
    <>
      <p className="place-map__prompt">{[street, house].join(', ')}</p>
      <p className="ui-muted">{town.join(', ')}</p>
    </>
  )
}

function LocateMe({ onPlace }: { onPlace: (point: Point) => void }) {
  const [busy, setBusy] = useState(false)
  const locate = () => {
    setBusy(true)
    const fail = () => {
      setBusy(false)
      showToast('Не\u00a0получилось узнать, где вы. Выберите дом на\u00a0карте', { kind: 'error' })
    }
    if (!('geolocation' in navigator)) return fail()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setBusy(false)
        onPlace({ type: 'Point', coordinates: [coords.longitude, coords.latitude] })
      },
      fail,
      { timeout: 10_000, maximumAge: 60_000, enableHighAccuracy: true },
    )
  }
  return (
    <button type="button" className="ui-round" aria-label="Где я" aria-busy={busy || undefined} onClick={locate}>
      {busy ? <span className="ui-spinner" aria-hidden="true" /> : <LocateFixed size={22} aria-hidden="true" />}
    </button>
  )
}
