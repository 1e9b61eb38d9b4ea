import type { FormTable, Values } from '../forms/form'

/** How a missing value is called, which differs between the two forms that ask for an address. */
const REQUIRED_IN_ADDRESS = 'Это обязательное поле'
export const REQUIRED_IN_ORDER = 'Это поля обязательное'

/** A private house has neither flat nor entrance nor floor: what stands in their fields does not count. */
export const isFlat = ({ private_house }: Values) => private_house !== true

/** The way to the door of a saved address; the flat may wait for the checkout. */
export const DOOR_FORM = {
  private_house: { label: 'Частный дом', kind: 'flag', plain_hint: 'Подъезд, квартира и\u00A0этаж не\u00A0нужны' },
  front_door: { label: 'Подъезд', kind: 'digits', max: 2, when: isFlat },
  apartment: { label: 'Кв./офис', kind: 'digits', max: 4, when: isFlat },
  floor: { label: 'Этаж', kind: 'digits', max: 2, when: isFlat },
  comment: {
    label: 'Комментарий курьеру',
    kind: 'lines',
    max: 150,
    counted: true,
    placeholder: 'Домофон не работает, позвоните',
  },
} as const satisfies FormTable

/** The way to the door where the flat is asked. */
export const WHOLE_DOOR_FORM = {
  ...DOOR_FORM,
  apartment: { ...DOOR_FORM.apartment, required: REQUIRED_IN_ADDRESS },
} as const satisfies FormTable

/** A new address in one form: the house as text, and the way to its door. */
export const ADDRESS_FORM = {
  city_id: { label: 'Город', kind: 'choice', required: REQUIRED_IN_ADDRESS },
  address: {
    label: 'Улица и дом',
    kind: 'place',
    max: 200,
    required: REQUIRED_IN_ADDRESS,
    autoComplete: 'address-line1',
    placeholder: 'Ленина, 234',
  },
  ...WHOLE_DOOR_FORM,
} as const satisfies FormTable
