import { ADDRESS_FORM } from '@ostrov/shared/geo/form'
import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { Button } from '@ostrov/shared/ui/Button'
import { FormField } from '@ostrov/shared/ui/FormField'
import { PlaceField } from '@ostrov/shared/ui/PlaceField'
import { useForm, wordsOf } from '@ostrov/shared/ui/use-form'
import { type PlaceHint, streetOf, usePlace } from '@ostrov/shared/ui/use-place'
import { MapPin } from 'lucide-react'
import { useState } from 'react'
import type { Draft } from './draft'
import { placed, suggest } from './suggestions'

type Written = Pick<Draft, 'address' | 'city' | 'city_id'>
type Typed = { city: string; address: string; chosen: PlaceHint | null }

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
export function TypeStep({ firstTime, ...props }: Props) {
  const { form, place, unknown, change } = useTyping(props)
  const ofTown = { ...form, change: (town: object) => change({ ...town, address: '', chosen: null }) }
  return (
    <form className="address-form vertical gap-5" {...form.bind}>
      {firstTime && (
        <p className="ui-muted">Курьеру нужен точный адрес: улица и&nbsp;дом. По&nbsp;нему найдём рестораны рядом.</p>
      )}
      <FormField form={ofTown} name="city" />
      <PlaceField
        {...wordsOf(form, 'address')}
        place={place}
        onChange={(typed, house) => change({ address: typed, chosen: house })}
      />
      <div className="address-form__submit">
        <p className="address-form__unknown" role="status">
          {unknown && 'Такого дома мы не\u00a0знаем. Проверьте улицу и\u00a0номер или покажите дом на\u00a0карте.'}
        </p>
        <Button type="submit" variant="primary" size="large" wide busy={form.busy} disabled={!unknown && !place.house}>
          {unknown && <MapPin size={22} aria-hidden="true" />}
          {unknown ? 'Показать на\u00a0карте' : 'Продолжить'}
        </Button>
      </div>
    </form>
  )
}

/** What is typed, the house it means, and where one goes with it; `unknown` is a house that nobody knows. */
function useTyping({ cities, geocoder_url, draft, onChoose, onShow }: Omit<Props, 'firstTime'>) {
  const [lost, setLost] = useState(false)
  const initial: Typed = { city: draft.city, address: streetOf(draft), chosen: draft.coordinates ? draft : null }
  const form = useForm({
    table: tableOf(cities),
    initial,
    blame: 'address',
    otherwise: UNREACHABLE,
    submit: async ({ city }) => {
      const found = unknown ? null : place.house && (await placed(place.house, geocoder_url))
      if (found) onChoose({ ...found, city })
      else if (unknown) await show()
      else setLost(true)
      return undefined
    },
  })
  const { city, address, chosen } = form.values
  const place = usePlace({ typed: address, chosen, city, suggest })
  const unknown = lost || place.unknown
  const change = (changed: Partial<Typed>) => {
    setLost(false)
    form.change(changed)
  }
  /** The map opens by the street where one of its houses is known. */
  const show = async () => {
    const { written } = place
    if (!written) return
    const [beside] = place.hints
    const near = beside && (await placed(beside, geocoder_url).catch(() => null))
    const known = cities.find(({ name }) => name === city)
    onShow({ ...written, city_id: known?.id ?? null }, near?.coordinates ?? known?.coordinates ?? null)
  }
  return { form, place, unknown, change }
}

function tableOf(cities: readonly CityWire[]) {
  const choices = Object.fromEntries(cities.map(({ name }) => [name, name]))
  return { city: { ...ADDRESS_FORM.city_id, choices }, address: ADDRESS_FORM.address }
}
