import { COURIER_COMMENT_MAX } from '@ostrov/shared/geo/forms'
import { Button } from '@ostrov/shared/ui/Button'
import { Field, SelectField, TextField } from '@ostrov/shared/ui/Field'
import type { AddressView } from './address'
import { Choices } from './Choices'
import { Refusal } from './Refusal'
import '../addresses/door-fields.css'
import '../checkout/checkout.css'
import './plain.css'

/** A new address as one plain form. */
export function AddressForm({ view }: { view: AddressView }) {
  const { cities, typed, houses, errors, refusal, action } = view
  return (
    <form className="plain-form" method="post" action={action}>
      <Refusal sentence={refusal} />
      <SelectField label="Город" name="city_id" defaultValue={typed.city_id} error={errors.city_id}>
        {cities.map((city) => (
          <option key={city.id} value={city.id}>
            {city.name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Улица и дом"
        name="address"
        autoComplete="address-line1"
        maxLength={200}
        placeholder="Например, Ленина, 218"
        defaultValue={typed.address}
        error={errors.address ?? errors.coordinates}
      />
      {houses.length > 0 && (
        <Choices
          legend="Какой из домов?"
          name="house"
          chosen=""
          choices={houses.map(({ address }) => ({ value: address, label: address }))}
        />
      )}
      <div className="door-fields">
        <label className="ui-choice">
          <span>
            <span className="ui-field__label">Частный дом</span>
            <span className="ui-muted plain-choices__more">Подъезд, квартира и&nbsp;этаж не&nbsp;нужны</span>
          </span>
          <input
            className="ui-check"
            type="checkbox"
            name="private_house"
            value="yes"
            defaultChecked={typed.private_house}
          />
        </label>
        <div className="door-fields__row">
          <Field
            label="Подъезд"
            name="front_door"
            inputMode="numeric"
            maxLength={3}
            defaultValue={typed.front_door}
            error={errors.front_door}
          />
          <Field
            label="Кв./офис"
            name="apartment"
            inputMode="numeric"
            maxLength={5}
            defaultValue={typed.apartment}
            error={errors.apartment}
          />
          <Field
            label="Этаж"
            name="floor"
            inputMode="numeric"
            maxLength={3}
            defaultValue={typed.floor}
            error={errors.floor}
          />
        </div>
        <TextField
          label="Комментарий курьеру"
          name="comment"
          rows={2}
          maxLength={COURIER_COMMENT_MAX}
          placeholder="Домофон не работает, позвоните"
          defaultValue={typed.comment}
          error={errors.comment}
        />
      </div>
      <Button type="submit" variant="primary" size="large" wide>
        Сохранить
      </Button>
    </form>
  )
}
