import { ADDRESS_FORM } from '@ostrov/shared/geo/form'
import { Button } from '@ostrov/shared/ui/Button'
import { ChoiceField } from '@ostrov/shared/ui/ChoiceField'
import { FormField } from '@ostrov/shared/ui/FormField'
import { Phrase } from '@ostrov/shared/ui/Phrase'
import { DoorFields } from '../addresses/DoorFields'
import type { AddressView } from './address'
import { Refusal } from './Refusal'
import '../checkout/checkout.css'
import './plain.css'

/** A new address as one plain form. */
export function AddressForm({ view }: { view: AddressView }) {
  const { cities, typed, houses, errors, refusal, action } = view
  const choices = Object.fromEntries(cities.map(({ id, name }) => [id, name]))
  const form = {
    table: { ...ADDRESS_FORM, city_id: { ...ADDRESS_FORM.city_id, choices } },
    values: typed,
    errors: { ...(errors.coordinates && { address: errors.coordinates }), ...errors },
  }
  return (
    <form className="plain-form" method="post" action={action}>
      <Refusal sentence={refusal} />
      <FormField form={form} name="city_id" />
      <FormField form={form} name="address" />
      {houses.length > 0 && (
        <ChoiceField
          legend={<h2>Какой из домов?</h2>}
          className="ui-card checkout__choices"
          name="house"
          value={[]}
          options={houses.map(({ address }) => ({ value: address, label: <Phrase text={address} /> }))}
        />
      )}
      <DoorFields form={form} comment="comment" />
      <Button type="submit" variant="primary" size="large" wide>
        Сохранить
      </Button>
    </form>
  )
}
