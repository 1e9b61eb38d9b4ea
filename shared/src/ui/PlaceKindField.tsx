import type { Values } from '../forms/form'
import { ISLAND } from '../geo/point-text'
import type { FieldDoors, Places } from './field-doors'
import { PlaceField } from './PlaceField'
import { PlaceOnMap } from './PlaceOnMap'
import { type Form, wordsOf } from './use-form'
import { type PlaceHint, usePlace } from './use-place'

const NOWHERE: Places = { settings: { tile_url: '', geocoder_url: '' }, cities: [], suggest: async () => [] }

type Props<Name extends string> = { form: Form<Name>; name: Name; usePlaces: FieldDoors['usePlaces'] }

/**
 * A house by its hints or on the map. Beside its text the form's values hold the `house` that was chosen for it, a
 * `PlaceHint` or null, and the name of the `city` it is looked for in.
 */
export function PlaceKindField<Name extends string>({ form, name, usePlaces }: Props<Name>) {
  const places = usePlaces()
  const { settings, cities, suggest } = places ?? NOWHERE
  const { typed, house, city } = standing(form.values, name)
  const place = usePlace({ typed, chosen: house, city, suggest })
  const choose = (address: string, chosen: PlaceHint | null) => form.change?.({ [name]: address, house: chosen })
  const town = cities.find((one) => one.name === city)
  return (
    <>
      <PlaceField {...wordsOf(form, name)} place={place} onChange={choose} />
      <div>
        <PlaceOnMap
          label={form.table[name].label}
          {...{ settings, cities, place }}
          center={house?.coordinates ?? town?.coordinates ?? ISLAND}
          onChange={choose}
        />
      </div>
      {place.unknown && (
        <p className="ui-muted" role="status">
          Такого дома мы не&nbsp;знаем: проверьте номер или покажите его на&nbsp;карте.
        </p>
      )}
    </>
  )
}

function standing(values: Values, name: string) {
  const { house, city } = values
  return { typed: String(values[name] ?? ''), house: isHint(house) ? house : null, city: String(city ?? '') }
}

function isHint(value: unknown): value is PlaceHint {
  return typeof value === 'object' && value !== null && 'address' in value && 'coordinates' in value
}
