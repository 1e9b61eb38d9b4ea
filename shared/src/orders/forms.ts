import { phoneChecks } from '../accounts/forms'
import { type Check, collectErrors, type FieldValue, type FormErrors, maxLength, required } from '../forms/fields'
import { type AddressDetailsForm, COURIER_COMMENT_MAX, REQUIRED_IN_ORDER, validateAddressDetails } from '../geo/forms'
import { type DeliveryType, offeredPaymentTypes, PAYMENT_TYPES } from './statuses'

export const CUTLERY_MAX = 30

export type RecipientField = 'user_phone' | 'user_name' | 'payment_type'
export type OrderField = RecipientField | 'cultery_count' | 'front_door' | 'apartment' | 'floor' | 'delivery_comment'

/** The second step of the order as it stands in the form; the address's own details are its flat fields. */
export type OrderForm = Partial<Record<OrderField, FieldValue>> & {
  delivery_type: DeliveryType
  private_house?: boolean | undefined
}

// The «c» of «cпособ» is a Latin letter in the product's contract, and stays one.
const NO_PAYMENT_TYPE = 'Укажите cпособ оплаты'
const CARD_IS_THE_COURIERS = 'Картой при\u00A0получении платят курьеру. Выберите другой способ оплаты'

/** Who receives the order and how it is paid, field by field. */
export const recipientChecks: Record<RecipientField, readonly Check[]> = {
  user_phone: phoneChecks,
  user_name: [required('Укажите имя')],
  payment_type: [(value) => (PAYMENT_TYPES.some((type) => type === value) ? null : NO_PAYMENT_TYPE)],
}

/** 0–30, nothing means none. */
export const cutleryChecks: readonly Check[] = [
  (value) => (/^\d*$/.test(value) ? null : 'Разрешены только цифры'),
  (value) => (Number(value) <= CUTLERY_MAX ? null : `Не больше ${CUTLERY_MAX} приборов`),
]

/** The whole second step: recipient, payment, cutlery, and for a delivery the way to the door. */
export function validateOrder(form: OrderForm): FormErrors<OrderField> {
  return { ...validatePayment(form), ...validateRecipient(form), ...validateCutlery(form), ...validateDoor(form) }
}

/** Who receives the order and how it is paid. */
export function validateRecipient(form: Partial<Record<RecipientField, FieldValue>>): FormErrors<RecipientField> {
  const { user_phone, user_name, payment_type } = form
  return collectErrors({ user_phone, user_name, payment_type }, recipientChecks)
}

function validatePayment({ delivery_type, payment_type }: OrderForm): FormErrors<'payment_type'> {
  const refused = payment_type === 'card' && !offeredPaymentTypes(delivery_type).includes(payment_type)
  return refused ? { payment_type: CARD_IS_THE_COURIERS } : {}
}

/** How many sets of cutlery: 0–30, nothing means none. */
export function validateCutlery(form: { cultery_count?: FieldValue }): FormErrors<'cultery_count'> {
  return collectErrors({ cultery_count: form.cultery_count }, { cultery_count: cutleryChecks })
}

/** Entrance, apartment, floor, comment; for a pickup none of them need be given. */
export function validateDoor(
  form: Omit<AddressDetailsForm, 'comment'> & { delivery_comment?: FieldValue; delivery_type: DeliveryType },
): FormErrors<'front_door' | 'apartment' | 'floor' | 'delivery_comment'> {
  const { front_door, apartment, floor, private_house, delivery_comment } = form
  const apartment_required = form.delivery_type === 'delivery' ? REQUIRED_IN_ORDER : null
  return {
    ...validateAddressDetails({ front_door, apartment, floor, private_house }, { apartment_required }),
    ...collectErrors({ delivery_comment }, { delivery_comment: [maxLength(COURIER_COMMENT_MAX)] }),
  }
}
