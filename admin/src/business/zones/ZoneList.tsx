import type { Point } from '@ostrov/shared/geo/shapes'
import { peakWords } from '@ostrov/shared/restaurants/peak'
import { doorWarning, IDLE_ZONE, overlapWords, townWarning } from '@ostrov/shared/restaurants/zone-warnings'
import { zoneConditions } from '@ostrov/shared/restaurants/zones'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Pencil, SquareDashedMousePointer } from 'lucide-react'
import { EmptyState } from '../../components/States'
import type { Overlaps } from './overlaps'
import { useCoverage, useOverlaps } from './use-warnings'
import { useZoneChange } from './use-zones'
import { ZoneSquare } from './ZoneSquare'
import { type Seeing, ZoneWarning } from './ZoneWarning'

type Props = Seeing & {
  id: string
  /** The restaurant's own; null while it is not known. */
  door: Point | null
  /** Begins the first zone as a circle around the door. */
  onFirst: () => void
  zones: readonly OwnZoneWire[]
  chosen: string | null
  onChoose: (id: string) => void
  onTerms: (zone: OwnZoneWire) => void
  onBorder: (zone: OwnZoneWire) => void
}

/** The zones in words: all that the map shows, and what is worth knowing of them. */
export function ZoneList({ door, onFirst, ...rest }: Props) {
  const { id, zones, sight, onSight } = rest
  const overlaps = useOverlaps(zones)
  const coverage = useCoverage(id)
  if (zones.length === 0) {
    return (
      <EmptyState title="Зон пока нет" text="Нарисуйте первую на&nbsp;карте, впишите точки или&nbsp;загрузите GeoJSON.">
        {door && (
          <Button variant="sea" onClick={onFirst}>
            Начать с&nbsp;круга в&nbsp;3&nbsp;км
          </Button>
        )}
      </EmptyState>
    )
  }
  const atDoor = doorWarning(zones, door)
  const inTown = coverage && zones.some(({ is_active }) => is_active) ? townWarning(coverage) : null
  const places = coverage?.streets ?? []
  return (
    <>
      {atDoor && <ZoneWarning text={atDoor} sight={sight} onSight={onSight} />}
      {overlaps.isPartial && <ZoneWarning text={PARTIAL} sight={sight} onSight={onSight} />}
      {inTown && <ZoneWarning text={inTown} shows={{ shapes: [], places }} sight={sight} onSight={onSight} />}
      <ul className="zone-list stack gap-3">
        {zones.map((zone) => (
          <ZoneItem key={zone.id} zone={zone} overlaps={overlaps} {...rest} />
        ))}
      </ul>
    </>
  )
}

const PARTIAL = 'Зоны накладываются так часто, что сравнили не\u00A0все пары: предупреждения ниже неполные'

type ItemProps = Omit<Props, 'door' | 'onFirst'> & { zone: OwnZoneWire; overlaps: Overlaps }

/** Where a zone crosses others, each with the ground they share; that one lies within another is how towns are laid out. */
function Overlapping({ zone, zones, overlaps, sight, onSight }: ItemProps) {
  const met = overlaps.pairs.flatMap(({ ids, shared, nested }) => {
    const other =
      !nested && ids.includes(zone.id) ? zones.find(({ id }) => id !== zone.id && ids.includes(id)) : undefined
    return other ? [{ text: overlapWords(zone, other), shows: { shapes: shared, places: [] } }] : []
  })
  return (
    <>
      {overlaps.idle.includes(zone.id) && (
        <ZoneWarning text={IDLE_ZONE} shows={{ shapes: [zone.polygon], places: [] }} sight={sight} onSight={onSight} />
      )}
      {met.map((warning) => (
        <ZoneWarning key={warning.text} {...warning} sight={sight} onSight={onSight} />
      ))}
    </>
  )
}

function ZoneItem(props: ItemProps) {
  const { id, zone, chosen, onChoose, onTerms, onBorder } = props
  const { turn } = useZoneChange(id)
  const { minimum, price, free } = zoneConditions(zone)
  const atPeak = peakWords(zone)
  const said = (problem: unknown) => showToast(sentenceOf(problem), { kind: 'error' })
  return (
    <li className="zone-item stack gap-2" data-chosen={zone.id === chosen || undefined}>
      <button
        type="button"
        className="zone-item__name row gap-3"
        aria-pressed={zone.id === chosen}
        onClick={() => onChoose(zone.id)}
      >
        <ZoneSquare {...zone} />
        {zone.name}
      </button>
      <p className="ui-muted">{[price, minimum, free].filter(Boolean).join(' · ')}</p>
      {atPeak && <p className="ui-muted">{atPeak}</p>}
      <Overlapping {...props} />
      <SwitchField
        label="Доставляем сюда"
        aria-label={`Доставляем сюда: ${zone.name}`}
        checked={zone.is_active}
        onChange={() => void turn(zone).catch(said)}
      />
      <div className="cluster gap-2">
        <Button onClick={() => onTerms(zone)} aria-haspopup="dialog" aria-label={`Условия: ${zone.name}`}>
          <Pencil size={18} aria-hidden="true" />
          Условия
        </Button>
        <Button onClick={() => onBorder(zone)} aria-label={`Граница: ${zone.name}`}>
          <SquareDashedMousePointer size={18} aria-hidden="true" />
          Граница
        </Button>
      </div>
    </li>
  )
}
