import { zoneProperties } from '@ostrov/shared/map/zone-colours'
import { peakWords } from '@ostrov/shared/restaurants/peak'
import type { DeliveryZoneWire } from '@ostrov/shared/restaurants/schema'
import type { zoneConditions } from '@ostrov/shared/restaurants/zones'
import type { CSSProperties } from 'react'

type Props = {
  zone: DeliveryZoneWire
  conditions: ReturnType<typeof zoneConditions>
  /** It serves the person's address. */
  mine: boolean
  pressed: boolean
  /** Absent: there is no map to show it on. */
  onPress?: () => void
}

/** A zone's colour on the map, its name and its terms. */
export function ZoneRow({ zone, conditions, mine, pressed, onPress }: Props) {
  const { minimum, price, free } = conditions
  const atPeak = peakWords(zone)
  const colours: CSSProperties & ReturnType<typeof zoneProperties> = zoneProperties(zone)
  const words = (
    <>
      <span className="zones__colour map-zone" style={colours} />
      <span className="zones__words">
        <span className="zones__name">{zone.name}</span>
        <span className="ui-muted">{minimum}</span>
        {atPeak && <span className="zones__peak ui-small">{atPeak}</span>}
        {mine && <span className="ui-badge ui-badge--sea zones__mine">Ваш адрес здесь</span>}
      </span>
      <span className="zones__price">
        <span className="ui-price">{price}</span>
        {free && <span className="zones__free ui-small">{free}</span>}
      </span>
    </>
  )
  return (
    <li className="zones__item">
      {onPress ? (
        <button type="button" className="zones__row" data-zone-row={zone.id} aria-pressed={pressed} onClick={onPress}>
          {words}
        </button>
      ) : (
        <div className="zones__row">{words}</div>
      )}
    </li>
  )
}
