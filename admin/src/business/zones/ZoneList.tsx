import { peakWords } from '@ostrov/shared/restaurants/peak'
import { overlapWarnings } from '@ostrov/shared/restaurants/zone-warnings'
import { zoneConditions } from '@ostrov/shared/restaurants/zones'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SwitchField } from '@ostrov/shared/ui/Field'
import { showToast } from '@ostrov/shared/ui/toasts'
import { sentenceOf } from '@ostrov/shared/wire/answers'
import { Pencil, SquareDashedMousePointer, TriangleAlert } from 'lucide-react'
import { EmptyState } from '../../components/States'
import { useZoneChange } from './use-zones'
import { ZoneSquare } from './ZoneSquare'

type Props = {
  id: string
  zones: readonly OwnZoneWire[]
  /** Of all of them together. */
  warnings: readonly string[]
  chosen: string | null
  onChoose: (id: string) => void
  onTerms: (zone: OwnZoneWire) => void
  onBorder: (zone: OwnZoneWire) => void
}

/** The zones in words: all that the map shows, and what is worth knowing of them. */
export function ZoneList({ zones, warnings, ...rest }: Props) {
  if (zones.length === 0) {
    return (
      <EmptyState
        title="Зон пока нет"
        text="Нарисуйте первую на&nbsp;карте, впишите точки или&nbsp;загрузите GeoJSON."
      />
    )
  }
  return (
    <>
      {warnings.map((text) => (
        <Warning key={text} text={text} />
      ))}
      <ul className="zone-list">
        {zones.map((zone) => (
          <ZoneItem key={zone.id} zone={zone} zones={zones} {...rest} />
        ))}
      </ul>
    </>
  )
}

type ItemProps = Omit<Props, 'warnings'> & { zone: OwnZoneWire }

function ZoneItem({ id, zone, zones, chosen, onChoose, onTerms, onBorder }: ItemProps) {
  const { turn } = useZoneChange(id)
  const { minimum, price, free } = zoneConditions(zone)
  const atPeak = peakWords(zone)
  const said = (problem: unknown) => showToast(sentenceOf(problem), { kind: 'error' })
  return (
    <li className="zone-item" data-chosen={zone.id === chosen || undefined}>
      <button
        type="button"
        className="zone-item__name"
        aria-pressed={zone.id === chosen}
        onClick={() => onChoose(zone.id)}
      >
        <ZoneSquare {...zone} />
        {zone.name}
      </button>
      <p className="ui-muted">{[price, minimum, free].filter(Boolean).join(' · ')}</p>
      {atPeak && <p className="ui-muted">{atPeak}</p>}
      {overlapWarnings(zone, zones).map((text) => (
        <Warning key={text} text={text} />
      ))}
      <SwitchField
        label="Доставляем сюда"
        aria-label={`Доставляем сюда: ${zone.name}`}
        checked={zone.is_active}
        onChange={() => void turn(zone).catch(said)}
      />
      <div className="zone-item__acts">
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

function Warning({ text }: { text: string }) {
  return (
    <p className="zone-warning">
      <TriangleAlert size={18} aria-hidden="true" />
      {text}
    </p>
  )
}
