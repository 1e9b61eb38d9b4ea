import type { CityWire } from '@ostrov/shared/geo/schema'
import { Button } from '@ostrov/shared/ui/Button'
import { SelectField } from '@ostrov/shared/ui/Field'
import { type SyntheticEvent, useState } from 'react'
import type { Draft } from './draft'
import { StreetField } from './StreetField'
import { placed, type Suggestion, suggest } from './suggestions'

type Props = {
  cities: readonly CityWire[]
  geocoder_url: string
  draft: Draft
  firstTime: boolean
  onChoose: (place: Pick<Draft, 'address' | 'city' | 'city_id'> & { coordinates: Draft['coordinates'] }) => void
}

const FROM_LIST = 'Выберите адрес из\u00a0подсказок: улица и\u00a0дом'
const UNREACHABLE = 'Не\u00a0получилось найти дом. Попробуйте ещё раз'

/** The second step: the town from a list, street and house with suggestions. */
export function TypeStep({ cities, geocoder_url, draft, firstTime, onChoose }: Props) {
  const [city, setCity] = useState(draft.city)
  const [typed, setTyped] = useState(streetOf(draft))
  const [chosen, setChosen] = useState<Suggestion | null>(draft.coordinates ? draft : null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    setBusy(true)
    try {
      const suggestion = chosen ?? (await onlyHouse(typed, city))
      const house = suggestion && (await placed(suggestion, geocoder_url))
      if (house) onChoose({ ...house, city })
      else setError(FROM_LIST)
    } catch {
      setError(UNREACHABLE)
    }
    setBusy(false)
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
          setTyped('')
          setChosen(null)
          setError(null)
        }}
      >
        {cities.map(({ id, name }) => (
          <option key={id} value={name}>
            {name}
          </option>
        ))}
      </SelectField>
      <StreetField
        city={city}
        value={typed}
        error={error}
        onType={(text) => {
          setTyped(text)
          setChosen(null)
          setError(null)
        }}
        onChoose={(suggestion) => {
          setTyped(streetOf(suggestion))
          setChosen(suggestion)
          setError(null)
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        className="address-form__submit"
        busy={busy}
        disabled={typed.trim() === '' || error !== null}
      >
        Продолжить
      </Button>
    </form>
  )
}

/** «улица Ленина, 234» without the town, which has a field of its own. */
function streetOf({ address }: { address: string }): string {
  return address.split(', ').slice(0, 2).join(', ')
}

/** Who typed the whole address need not press the suggestion that says the same. */
async function onlyHouse(typed: string, city: string): Promise<Suggestion | null> {
  const key = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '')
  const offered = await suggest(typed.trim(), city)
  return offered.find((suggestion) => key(streetOf(suggestion)) === key(typed)) ?? null
}
