import { useStore } from '@nanostores/react'
import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { formatMoney } from '@ostrov/shared/formats/money'
import { quoted } from '@ostrov/shared/formats/quoted'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import type { MapPin } from '@ostrov/shared/map/pins'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import { zoneConditions } from '@ostrov/shared/restaurants/zones'
import { IslandMap } from '@ostrov/shared/ui/IslandMap'
import { ZoomButtons } from '@ostrov/shared/ui/ZoomButtons'
import { MapPinOff } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { useAwake } from '../../components/use-awake'
import { $activeAddress } from '../account/store'
import type { MapGround } from '../map/map-ground'
import { ZoneRow } from './ZoneRow'
import { cornersOf, outsideWords, withFreeSum, type Zones, zoneAt } from './zones'
import './zones.css'

/** Before the zones frame the map (spec §9). */
const FIRST_ZOOM = 9
const ROOMS = [{ top: 28, right: 28, bottom: 20, left: 28 }] as const

/** Where a restaurant brings food on what terms: a map, and the same in words. A zone is chosen on either. */
export function ZonesOnMap({ restaurant, zones: all, ground }: Zones) {
  const zones = useMemo(() => all.map((zone) => withFreeSum(zone, restaurant.free_delivery_sum)), [all, restaurant])
  const home = useStore($activeAddress, { ssr: () => null })
  const now = new Date()
  const serving = home && zoneAt(zones, home.coordinates, now)
  const live = useAwake()
  const { chosen, told, choose, list, place } = useChosen(zones)
  return (
    <>
      {home && !serving && <Outside words={outsideWords(zones, home.coordinates, now)} />}
      <div className="zones__map" ref={place}>
        {live && (
          <ZonesMap
            place={restaurant.general_info}
            home={home}
            zones={zones}
            ground={ground}
            chosen={chosen}
            onZone={(id) => choose(id, 'map')}
          />
        )}
      </div>
      <p className="ui-hidden" role="status">
        {told}
      </p>
      <ul className="zones" ref={list}>
        {zones.map((zone) => (
          <ZoneRow
            key={zone.id}
            zone={zone}
            conditions={zoneConditions(zone)}
            mine={zone.id === serving?.id}
            pressed={zone.id === chosen}
            onPress={live ? () => choose(zone.id, 'row') : undefined}
          />
        ))}
      </ul>
    </>
  )
}

function Outside({ words }: { words: string }) {
  return (
    <p className="zones__outside row gap-3">
      <MapPinOff size={22} aria-hidden="true" />
      {words}
    </p>
  )
}

type MapProps = {
  place: Zones['restaurant']['general_info']
  home: AddressWire | null
  zones: readonly DeliveryZoneWire[]
  ground: MapGround
  chosen: string | null
  onZone: (id: string) => void
}

function ZonesMap({ place, home, zones, ground, chosen, onZone }: MapProps) {
  const { name, coordinates } = place
  const map = useRef<MapHandle | null>(null)
  const shown = zones.find(({ id }) => id === chosen)
  const frame = useMemo(() => ({ points: cornersOf(shown ? [shown] : zones), rooms: ROOMS }), [shown, zones])
  const shapes = useMemo(() => zones.map((zone) => ({ ...zone, tag: priceOf(zone.price) })), [zones])
  const pins = useMemo(() => {
    const made: MapPin[] = [{ point: coordinates, kind: 'restaurant', label: name }]
    if (home) made.push({ point: home.coordinates, kind: 'home', label: 'Ваш адрес' })
    return made
  }, [name, coordinates, home])
  return (
    <IslandMap
      label={`Карта зон доставки: ${name}${home ? ' и\u00a0ваш адрес' : ''}`}
      center={coordinates}
      zoom={FIRST_ZOOM}
      {...ground}
      pins={pins}
      zones={shapes}
      chosen={chosen}
      frame={frame}
      onZone={onZone}
      onReady={(ready) => {
        map.current = ready
      }}
    >
      <div className="zones__tools stack gap-2">
        <ZoomButtons onZoom={(steps) => map.current?.zoomBy(steps)} />
      </div>
    </IslandMap>
  )
}

/** The zone chosen; a second press lets it go. What was not pressed itself, row or map, comes into view. */
function useChosen(zones: readonly DeliveryZoneWire[]) {
  const [chosen, setChosen] = useState<string | null>(null)
  const [told, setTold] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const choose = (id: string, pressed: 'map' | 'row') => {
    const letGo = id === chosen
    const name = zones.find((zone) => zone.id === id)?.name ?? ''
    setChosen(letGo ? null : id)
    // A row says itself that it is pressed.
    setTold(pressed === 'row' ? '' : letGo ? 'Показаны все зоны' : `Выбрана зона ${quoted(name)}`)
    const other = pressed === 'map' ? list.current?.querySelector(`[data-zone-row="${id}"]`) : place.current
    if (!letGo) other?.scrollIntoView({ block: 'nearest' })
  }
  return { chosen, told, choose, list, place }
}

function priceOf(price: number): string {
  return price > 0 ? formatMoney(price) : 'Бесплатно'
}
