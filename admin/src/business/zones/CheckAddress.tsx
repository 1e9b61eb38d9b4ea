import { quoted } from '@ostrov/shared/formats/quoted'
import { findPlace } from '@ostrov/shared/geo/geocoder'
import type { Point } from '@ostrov/shared/geo/shapes'
import { conditionsIn, isPeak } from '@ostrov/shared/restaurants/peak'
import { zoneConditions } from '@ostrov/shared/restaurants/zones'
import type { OwnZoneWire } from '@ostrov/shared/restaurants/zones-schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SelectField } from '@ostrov/shared/ui/Field'
import { PlaceField } from '@ostrov/shared/ui/PlaceField'
import { type PlaceHint, usePlace } from '@ostrov/shared/ui/use-place'
import { ask, sentenceOf } from '@ostrov/shared/wire/answers'
import { MapPinCheck } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import { api } from '../../api'
import { serverNow } from '../../clock'
import { type Ground, useZonesAround } from './use-zones'

type Props = {
  id: string
  zones: readonly OwnZoneWire[]
  ground: Ground
  onFound: (point: Point | null) => void
  onZone: (id: string | null) => void
}

/** Which zone serves an address, and why that one. */
export function CheckAddress(props: Props) {
  const { ground } = props
  const [city, setCity] = useState(ground.cities[0]?.name ?? '')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<PlaceHint | null>(null)
  const { answer, busy, check, clear } = useCheck(props)
  const place = usePlace({ typed, chosen, city, suggest })
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    void check(place.house?.address ?? place.written?.address)
  }
  return (
    <form className="check-address stack gap-4" onSubmit={send}>
      <h2>Проверить адрес</h2>
      <SelectField
        label="Город"
        value={city}
        onChange={({ target }) => {
          setCity(target.value)
          clear()
        }}
      >
        {ground.cities.map(({ id: city_id, name }) => (
          <option key={city_id}>{name}</option>
        ))}
      </SelectField>
      <PlaceField
        label="Улица и&nbsp;дом"
        place={place}
        onChange={(text, hint) => {
          setTyped(text)
          setChosen(hint)
          clear()
        }}
      />
      <Button type="submit" busy={busy} busyLabel="Проверяем…">
        <MapPinCheck size={20} aria-hidden="true" />
        Проверить
      </Button>
      <p role="status" className="check-address__answer">
        {answer}
      </p>
    </form>
  )
}

/** What is said of an address; it is shown on the map, and its zone is chosen. */
function useCheck({ id, zones, ground, onFound, onZone }: Props) {
  const [answer, setAnswer] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const zonesAround = useZonesAround(id)
  const clear = () => {
    setAnswer(null)
    onFound(null)
  }
  const check = async (address: string | undefined) => {
    if (!address) return setAnswer('Укажите улицу и\u00A0номер дома.')
    setBusy(true)
    try {
      const found = await findPlace(address, ground.geocoder_url)
      if (!found) return setAnswer('Такого дома мы не\u00A0знаем.')
      const around = await zonesAround(found.coordinates.coordinates)
      onFound(found.coordinates)
      onZone(servingOf(around)?.id ?? null)
      setAnswer(whyServes(around, zones))
    } catch (problem) {
      setAnswer(sentenceOf(problem))
    } finally {
      setBusy(false)
    }
  }
  return { answer, busy, check, clear }
}

const COUNT = 10
async function suggest(query: string, city: string): Promise<PlaceHint[]> {
  const { items } = await ask(api.hints.addresses.post({ query, city, count: COUNT }))
  return items.map(({ address }) => ({ address, city_id: null, coordinates: null }))
}

type Around = Awaited<ReturnType<ReturnType<typeof useZonesAround>>>

/** Which one serves there now. */
const servingOf = ({ zones, peak_zones }: Around) => (isPeak(serverNow()) ? peak_zones : zones)[0]

function whyServes(around: Around, zones: readonly OwnZoneWire[]): string {
  const [serving] = around.zones
  const [atPeak] = around.peak_zones
  if (!serving) {
    const off = zones.filter(({ is_active }) => !is_active).length
    return `Этот адрес вне зон доставки.${off > 0 ? ' Выключенные зоны не\u00A0учитываются.' : ''}`
  }
  const said = `Доставляет ${whyServing(around.zones, false)}`
  if (serving.id === atPeak?.id && serving.peak === 'same') return said
  return atPeak
    ? `${said} В\u00A0часы пик\u00A0— ${whyServing(around.peak_zones, true)}`
    : `${said} В\u00A0часы пик не\u00A0доставляем.`
}

/** The first of them, its conditions, and why not another. */
function whyServing([serving, ...others]: Around['zones'], peak: boolean): string {
  const zone = serving && conditionsIn(peak, serving)
  if (!zone) return ''
  const { price, minimum, free } = zoneConditions(zone)
  const why =
    others.length === 0
      ? ''
      : ` Ещё сюда достают: ${others.map(({ name }) => quoted(name)).join(', ')}; действует самая дешёвая.`
  return `${quoted(zone.name)}. ${[price, minimum, free].filter(Boolean).join('. ')}.${why}`
}
