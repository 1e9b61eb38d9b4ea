import type { CityWire } from '@ostrov/shared/geo/schema'
import { RESTAURANT_FORM } from '@ostrov/shared/profiles/form'
import type { CuisineWire } from '@ostrov/shared/restaurants/schema'
import { FormField } from '@ostrov/shared/ui/FormField'
import type { useForm } from '@ostrov/shared/ui/use-form'
import { FormFields } from '../../components/forms/FormFields'
import type { ProfileValues } from './profile-values'

export type Known = { cities: readonly CityWire[]; cuisines: readonly CuisineWire[] }
type Form = ReturnType<typeof useForm<keyof typeof RESTAURANT_FORM, ProfileValues>>

/** The table with the towns and the cuisines there are. */
export function tableOf({ cities, cuisines }: Known) {
  const towns = { '': 'Выберите город', ...Object.fromEntries(cities.map(({ name }) => [name, name])) }
  const kitchens = Object.fromEntries(cuisines.map(({ slug, name }) => [slug, name]))
  return {
    ...RESTAURANT_FORM,
    city: { ...RESTAURANT_FORM.city, choices: towns },
    cuisines: { ...RESTAURANT_FORM.cuisines, choices: kitchens },
  }
}

/** All that a restaurant says of itself. */
export function ProfileFields({ form }: { form: Form }) {
  const ofTown = { ...form, change: (town: object) => form.change({ ...town, address: '', house: null }) }
  return (
    <FormFields
      form={form}
      own={{ city: () => <FormField form={ofTown} name="city" /> }}
      groups={[{ names: ['delivery_time', 'free_delivery_sum'] }]}
    />
  )
}
