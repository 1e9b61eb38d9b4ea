import { formatMoney } from '@ostrov/shared/formats/money'
import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import { IslandMap } from '@ostrov/shared/map/IslandMap'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { coverageWarnings } from '@ostrov/shared/restaurants/zone-warnings'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Problem } from '@ostrov/shared/wire/answers'
import { Maximize2, Minimize2, Minus, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { PageHeader } from '../../components/PageHeader'
import { BorderEditor } from './BorderEditor'
import { CheckAddress } from './CheckAddress'
import { type Ground, useDoor, useZoneChange } from './use-zones'
import { ZoneDrawer } from './ZoneDrawer'
import { ZoneList } from './ZoneList'
import { ZonesMore } from './ZonesMore'

type Props = { id: string; address: string; title: string; zones: OwnZoneWire[]; ground: Ground }

/** What one does: looks, draws the border of a zone, or sets its terms. */
type Doing = { act: 'look' } | Border | Terms
/** `theirs`: somebody else drew another one meanwhile. */
type Border = { act: 'border'; zone: OwnZoneWire | null; theirs?: Polygon }
type Terms = { act: 'terms'; zone: OwnZoneWire | null; polygon: Polygon }

/** The zones on a map and in words beside it. */
export function ZonesBoard({ id, address, title, zones, ground }: Props) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const [doing, setDoing] = useState<Doing>({ act: 'look' })
  const [chosen, setChosen] = useState<string | null>(null)
  const [isFull, setIsFull] = useState(false)
  const [found, setFound] = useState<Point | null>(null)
  const look = () => setDoing({ act: 'look' })
  const change = useZoneChange(id)
  // Of two borders of one zone both are seen: one's own as it is drawn, the other's beneath it.
  const drawn = doing.act === 'border' && !doing.theirs ? doing.zone?.id : null
  const shown = useMemo(() => zones.filter((zone) => zone.id !== drawn).map(shapeOf), [zones, drawn])
  const frame = useFrame(zones)
  const door = useDoor(address, ground.geocoder_url)
  const pins = useMemo(
    () => (found ? [{ point: found, kind: 'home' as const, label: 'Проверяемый адрес' }] : []),
    [found],
  )
  const saveBorder = async (zone: OwnZoneWire | null, polygon: Polygon) => {
    if (!zone) return setDoing({ act: 'terms', zone, polygon })
    const theirs = await change.saveBorder(zone, polygon)
    if (!theirs) return look()
    setDoing({ act: 'border', zone: theirs, theirs: theirs.polygon })
    throw new Problem(409, 'zone.changed', 'Пока вы\u00A0рисовали, границу изменили. Выберите, какая останется.')
  }
  const terms = (zone: OwnZoneWire) => setDoing({ act: 'terms', zone, polygon: zone.polygon })
  return (
    <div className="page page--zones">
      <PageHeader title={title}>
        <ZonesMore id={id} zones={zones} />
        <Button variant="sea" onClick={() => setDoing({ act: 'border', zone: null })} disabled={doing.act === 'border'}>
          <Plus size={20} aria-hidden="true" />
          Новая зона
        </Button>
      </PageHeader>
      <div className="zones" data-full={isFull || undefined} data-drawing={doing.act === 'border' || undefined}>
        <div className="zones__map">
          <IslandMap
            label="Карта зон доставки"
            center={ground.center}
            zoom={12}
            tile_url={ground.tile_url}
            cities={ground.cities}
            full
            zones={shown}
            chosen={doing.act === 'border' ? null : chosen}
            onZone={(zone) => doing.act !== 'border' && setChosen(zone)}
            pins={pins}
            frame={frame}
            onReady={setMap}
          >
            <MapButtons map={map} isFull={isFull} onFull={() => setIsFull(!isFull)} />
          </IslandMap>
        </div>
        <div className="zones__side">
          {doing.act === 'border' ? (
            <BorderEditor
              key={doing.zone?.id ?? 'new'}
              title={doing.zone ? `Граница: ${doing.zone.name}` : 'Новая зона: граница'}
              map={map}
              initial={doing.zone?.polygon ?? null}
              theirs={doing.theirs ?? null}
              save={doing.zone ? 'Сохранить границу' : 'Дальше: условия'}
              onSave={(polygon) => saveBorder(doing.zone, polygon)}
              onClose={look}
            />
          ) : (
            <>
              <CheckAddress id={id} zones={zones} ground={ground} onFound={setFound} onZone={setChosen} />
              <ZoneList
                id={id}
                zones={zones}
                warnings={coverageWarnings(zones, door, ground.cities)}
                chosen={chosen}
                onChoose={setChosen}
                onTerms={terms}
                onBorder={(zone) => setDoing({ act: 'border', zone })}
              />
            </>
          )}
        </div>
      </div>
      {doing.act === 'terms' && <ZoneDrawer id={id} zone={doing.zone} polygon={doing.polygon} onClose={look} />}
    </div>
  )
}

type MapButtonsProps = { map: MapHandle | null; isFull: boolean; onFull: () => void }
function MapButtons({ map, isFull, onFull }: MapButtonsProps) {
  const Size = isFull ? Minimize2 : Maximize2
  return (
    <div className="zones__buttons">
      <button type="button" className="ui-round" aria-label="Приблизить" onClick={() => map?.zoomBy(1)}>
        <Plus size={22} aria-hidden="true" />
      </button>
      <button type="button" className="ui-round" aria-label="Отдалить" onClick={() => map?.zoomBy(-1)}>
        <Minus size={22} aria-hidden="true" />
      </button>
      <button type="button" className="ui-round" aria-label="Во весь экран" aria-pressed={isFull} onClick={onFull}>
        <Size size={22} aria-hidden="true" />
      </button>
    </div>
  )
}

function shapeOf({ id, polygon, price, ...colours }: OwnZoneWire) {
  return { id, polygon, ...colours, tag: price > 0 ? formatMoney(price) : '0\u00A0₽' }
}

/** All zones at once, as they were when the page was opened: a change of one does not move the map from under the eye. */
function useFrame(zones: readonly OwnZoneWire[]) {
  const [frame] = useState(() => frameOf(zones))
  return frame
}

function frameOf(zones: readonly OwnZoneWire[]) {
  const points = zones.flatMap(({ polygon }) => polygon.coordinates[0] ?? [])
  const room = { top: 40, right: 40, bottom: 40, left: 40 }
  return points.length === 0
    ? null
    : { points: points.map((coordinates): Point => ({ type: 'Point', coordinates })), rooms: [room] }
}
