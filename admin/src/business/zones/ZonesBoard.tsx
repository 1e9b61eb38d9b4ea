import type { Point, Polygon } from '@ostrov/shared/geo/shapes'
import type { MapHandle } from '@ostrov/shared/map/leaflet-map'
import { circleAround } from '@ostrov/shared/restaurants/first-zone'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { Problem } from '@ostrov/shared/wire/answers'
import { Plus } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { BorderEditor } from './BorderEditor'
import { CheckAddress } from './CheckAddress'
import type { Sight } from './use-warnings'
import { type Ground, useDoor, useZoneChange } from './use-zones'
import { ZoneDrawer } from './ZoneDrawer'
import { ZoneList } from './ZoneList'
import { ZonesMap } from './ZonesMap'
import { ZonesMore } from './ZonesMore'

type Props = {
  id: string
  address: string
  /** The head of the page or of the part, with what can be done. */
  head: (acts: ReactNode) => ReactNode
  zones: OwnZoneWire[]
  ground: Ground
}

/** What one does: looks, draws the border of a zone, or sets its terms. */
type Doing = { act: 'look' } | Border | Terms
/** `theirs`: somebody else drew another one meanwhile. */
/** `start`: what a new one begins as. */
type Border = { act: 'border'; zone: OwnZoneWire | null; theirs?: Polygon; start?: Polygon }
type Terms = { act: 'terms'; zone: OwnZoneWire | null; polygon: Polygon }

/** The zones on a map and in words beside it. */
export function ZonesBoard({ id, address, head, zones, ground }: Props) {
  const [map, setMap] = useState<MapHandle | null>(null)
  const { doing, setDoing, look, saveBorder } = useDoing(id)
  const [chosen, setChosen] = useState<string | null>(null)
  const [isFull, setIsFull] = useState(false)
  const [found, setFound] = useState<Point | null>(null)
  const [sight, setSight] = useState<Sight | null>(null)
  const door = useDoor(address, ground.geocoder_url)
  // Of two borders of one zone both are seen: one's own as it is drawn, the other's beneath it.
  const drawn = doing.act === 'border' && !doing.theirs ? doing.zone?.id : null
  const shown = useMemo(() => zones.filter((zone) => zone.id !== drawn), [zones, drawn])
  return (
    <>
      {head(
        <>
          <ZonesMore id={id} zones={zones} />
          <Button
            variant="sea"
            onClick={() => setDoing({ act: 'border', zone: null })}
            disabled={doing.act === 'border'}
          >
            <Plus size={20} aria-hidden="true" />
            Новая зона
          </Button>
        </>,
      )}
      <div
        className="zones columns-top gap-5"
        data-full={isFull || undefined}
        data-drawing={doing.act === 'border' || undefined}
      >
        <ZonesMap
          ground={ground}
          zones={shown}
          chosen={doing.act === 'border' ? null : chosen}
          door={door}
          found={found}
          sight={doing.act === 'border' ? null : sight}
          map={map}
          editing={doing.act === 'border'}
          isFull={isFull}
          onZone={(zone) => doing.act !== 'border' && setChosen(zone)}
          onReady={setMap}
          onFull={() => setIsFull(!isFull)}
        />
        <div className="zones__side stack gap-5">
          {doing.act === 'border' ? (
            <BorderEditor
              key={doing.zone?.id ?? 'new'}
              title={doing.zone ? `Граница: ${doing.zone.name}` : 'Новая зона: граница'}
              map={map}
              initial={doing.zone?.polygon ?? doing.start ?? null}
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
                door={door}
                onFirst={() => door && setDoing({ act: 'border', zone: null, start: circleAround(door) })}
                sight={sight}
                onSight={setSight}
                chosen={chosen}
                onChoose={setChosen}
                onTerms={(zone) => setDoing({ act: 'terms', zone, polygon: zone.polygon })}
                onBorder={(zone) => setDoing({ act: 'border', zone })}
              />
            </>
          )}
        </div>
      </div>
      {doing.act === 'terms' && <ZoneDrawer id={id} zone={doing.zone} polygon={doing.polygon} onClose={look} />}
    </>
  )
}

/** A new border leads on to the terms; one that somebody else has changed meanwhile stays open beside theirs. */
function useDoing(id: string) {
  const [doing, setDoing] = useState<Doing>({ act: 'look' })
  const change = useZoneChange(id)
  const look = () => setDoing({ act: 'look' })
  const saveBorder = async (zone: OwnZoneWire | null, polygon: Polygon) => {
    if (!zone) return setDoing({ act: 'terms', zone, polygon })
    const theirs = await change.saveBorder(zone, polygon)
    if (!theirs) return look()
    setDoing({ act: 'border', zone: theirs, theirs: theirs.polygon })
    throw new Problem(409, 'zone.changed', 'Пока вы\u00A0рисовали, границу изменили. Выберите, какая останется.')
  }
  return { doing, setDoing, look, saveBorder }
}
