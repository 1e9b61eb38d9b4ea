import type { CityWire } from '@ostrov/shared/geo/schema'
import type { Point } from '@ostrov/shared/geo/shapes'
import { RESTAURANT_FORM } from '@ostrov/shared/profiles/form'
import type { CuisineWire } from '@ostrov/shared/restaurants/schema'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { ImagesField } from '@ostrov/shared/ui/ImagesField'
import { PlaceField } from '@ostrov/shared/ui/PlaceField'
import { PlaceOnMap } from '@ostrov/shared/ui/PlaceOnMap'
import { sendImageTo } from '@ostrov/shared/ui/send-image'
import { type useForm, wordsOf } from '@ostrov/shared/ui/use-form'
import { type PlaceHint, usePlace } from '@ostrov/shared/ui/use-place'
import { ask } from '@ostrov/shared/wire/answers'
import { api } from '../../api'
import type { ProfileValues } from './profile-values'

const send = sendImageTo('/api/business_user/images')
const ISLAND: Point = { type: 'Point', coordinates: [142.738, 46.959] }

export type Known = {
  cities: readonly CityWire[]
  cuisines: readonly CuisineWire[]
  settings: { tile_url: string; geocoder_url: string }
}
type Form = ReturnType<typeof useForm<keyof typeof RESTAURANT_FORM, ProfileValues>>

/** The table with the towns there are. */
export function tableOf({ cities }: Known) {
  const choices = { '': 'Выберите город', ...Object.fromEntries(cities.map(({ name }) => [name, name])) }
  return { ...RESTAURANT_FORM, city: { ...RESTAURANT_FORM.city, choices } }
}

/** All that a restaurant says of itself. */
export function ProfileFields({ form, known }: { form: Form; known: Known }) {
  const { values, errors, change } = form
  return (
    <>
      <FormField form={form} name="title" />
      <FormField form={form} name="description" />
      <PlaceFields form={form} known={known} />
      <FormField form={form} name="phones" />
      <ChoiceField
        many
        legend={RESTAURANT_FORM.cuisines.label}
        name="cuisines"
        className="cuisine-choices"
        options={known.cuisines.map(({ slug, name }) => ({ value: slug, label: name }))}
        value={values.cuisines}
        onChange={(cuisines) => change({ cuisines })}
        error={errors.cuisines}
      />
      <ImagesField
        {...wordsOf(form, 'logo')}
        max={1}
        value={values.logo}
        send={send}
        onChange={(logo) => change({ logo })}
      />
      <ImagesField
        {...wordsOf(form, 'image')}
        max={1}
        value={values.image}
        send={send}
        onChange={(image) => change({ image })}
      />
      <div className="field-pair">
        <FormField form={form} name="delivery_time" />
        <FormField form={form} name="free_delivery_sum" />
      </div>
      <FormField form={form} name="delivers" />
      <FormField form={form} name="pickup" />
    </>
  )
}

function PlaceFields({ form, known }: { form: Form; known: Known }) {
  const { values, change } = form
  const place = usePlace({ typed: values.address, chosen: values.house, city: values.city, suggest })
  const choose = (address: string, house: PlaceHint | null) => change({ address, house })
  const town = known.cities.find(({ name }) => name === values.city)
  const ofTown = { ...form, change: (chosen: object) => change({ ...chosen, address: '', house: null }) }
  return (
    <>
      <FormField form={ofTown} name="city" />
      <PlaceField {...wordsOf(form, 'address')} place={place} onChange={choose} />
      <div>
        <PlaceOnMap
          label={RESTAURANT_FORM.address.label}
          settings={known.settings}
          center={values.house?.coordinates ?? town?.coordinates ?? ISLAND}
          cities={known.cities}
          place={place}
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

async function suggest(query: string, city: string): Promise<PlaceHint[]> {
  if (city === '') return []
  const { items } = await ask(api.hints.business_user.addresses_and_coordinates.post({ query, city, count: 10 }))
  return items.map(({ address, city_id, coordinates }) => ({ address, city_id, coordinates }))
}
