import { addressLine, addressParts } from '@ostrov/shared/geo/address-text'
import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { Button } from '@ostrov/shared/ui/Button'
import { SelectField } from '@ostrov/shared/ui/Field'
import { MapPin } from 'lucide-react'
import { type SyntheticEvent, useState } from 'react'
import type { Draft } from './draft'
import { StreetField } from './StreetField'
import { placed, type Suggestion } from './suggestions'
import { isUnknown, sameHouse, useOffer } from './use-offer'

type Written = Pick<Draft, 'address' | 'city' | 'city_id'>

type Props = {
  cities: readonly CityWire[]
  geocoder_url: string
  draft: Draft
  firstTime: boolean
  onChoose: (place: Written & { coordinates: Point }) => void
  /** A house nobody knows is to be shown on the map, which opens at the point if there is one. */
  onShow: (written: Written, near: Point | null) => void
}

const UNREACHABLE = 'Не\u00a0получилось найти дом. Попробуйте ещё раз'

/** The second step: the town from a list, street and house with suggestions; what nobody knows is shown on the map. */
export function TypeStep({ cities, geocoder_url, draft, firstTime, onChoose, onShow }: Props) {
  const [city, setCity] = useState(draft.city)
  const [typed, setTyped] = useState(streetOf(draft))
  const [chosen, setChosen] = useState<Suggestion | null>(draft.coordinates ? draft : null)
  const [error, setError] = useState<string | null>(null)
  const [lost, setLost] = useState(false)
  const [busy, setBusy] = useState(false)
  const offer = useOffer(chosen ? '' : typed, city)
  const house = chosen ?? sameHouse(offer, typed)
  const unknown = lost || (!house && isUnknown(offer, typed))

  const change = (text: string, suggestion: Suggestion | null) => {
    setTyped(text)
    setChosen(suggestion)
    setError(null)
    setLost(false)
  }
  const find = async (suggestion: Suggestion | null) => {
    setBusy(true)
    try {
      return suggestion && (await placed(suggestion, geocoder_url))
    } finally {
      setBusy(false)
    }
  }
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (unknown) return show()
    try {
      const found = await find(house)
      if (found) onChoose({ ...found, city })
      else setLost(true)
    } catch {
      setError(UNREACHABLE)
    }
  }
  /** The map opens by the street where one of its houses is known. */
  const show = async () => {
    const parts = addressParts(typed)
    if (!parts) return
    const beside = offer && 'items' in offer ? (offer.items[0] ?? null) : null
    const near = await find(beside).catch(() => null)
    const known = cities.find(({ name }) => name === city)
    const written = { address: addressLine({ ...parts, city }), city, city_id: known?.id ?? null }
    onShow(written, near?.coordinates ?? known?.coordinates ?? null)
  }

  return (
    <form className="address-form" onSubmit={submit} noValidate>
      {firstTime && (
        <p className="ui-muted">Курьеру нужен точный адрес: улица и&nbsp;дом. По&nbsp;нему найдём рестораны рядом.</p>
      )}
      <SelectField
        label="Город"
        name="city"
        value={city}
        onChange={(event) => {
          setCity(event.target.value)
          change('', null)
        }}
      >
        {cities.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <StreetField
        value={typed}
        offer={offer}
        error={error}
        onType={(text) => change(text, null)}
        onChoose={(suggestion) => change(streetOf(suggestion), suggestion)}
      />
      <div className="address-form__submit">
        <p className="address-form__unknown" role="status">
          {unknown && 'Такого дома мы не\u00a0знаем. Проверьте улицу и\u00a0номер или покажите дом на\u00a0карте.'}
        </p>
        {unknown ? (
          <Button type="submit" variant="primary" size="large" wide busy={busy}>
            <MapPin size={22} aria-hidden="true" />
            Показать на&nbsp;карте
          </Button>
        ) : (
          <Button type="submit" variant="primary" size="large" wide busy={busy} disabled={!house}>
            Продолжить
          </Button>
        )}
      </div>
    </form>
  )
}

/** «Ленина, 234» without the town, which has a field of its own. */
function streetOf({ address }: { address: string }): string {
  return address.split(', ').slice(0, 2).join(', ')
}
