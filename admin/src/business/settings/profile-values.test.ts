import { expect, test } from 'bun:test'
import { changedFields } from '@ostrov/shared/forms/merge'
import { changesOf, NEW_PROFILE, PLACE, type ProfileValues, profilePlain } from './profile-values'

const HOUSE = {
  address: 'улица Мира, 9, Холмск',
  city_id: 'kholmsk',
  coordinates: { type: 'Point' as const, coordinates: [142, 47] as [number, number] },
}
const base: ProfileValues = { ...NEW_PROFILE, title: 'Дом', city: 'Холмск', address: 'улица Мира, 1' }

test('only what was changed is sent, as the server takes it', () => {
  const typed = { ...base, title: ' Очаг ', free_delivery_sum: '900' }
  const changed = changedFields(base, typed, profilePlain)
  expect(changesOf(typed, changed)).toEqual({ title: 'Очаг', free_delivery_sum: 900 })
})

test('the place is one thing: another house is its address, with its town', () => {
  const typed = { ...base, city: 'Холмск', address: 'улица Мира, 9', house: HOUSE }
  const changed = changedFields(base, typed, profilePlain)
  expect(changed).toEqual(['address'])
  expect(changesOf(typed, changed)).toEqual({
    address: HOUSE.address,
    coordinates: HOUSE.coordinates,
    city_id: 'kholmsk',
  })
  expect(PLACE.address).toEqual(['city', 'house'])
})

test('an address with no house chosen for it is refused under its field, not left out of what is sent', () => {
  const typed = { ...base, address: 'улица Мира, 9', delivery_time: '50' }
  const changed = changedFields({ ...base, house: HOUSE }, typed, profilePlain)
  expect(changed).toEqual(['address', 'delivery_time'])
  const refused = expect.objectContaining({ errors: { address: expect.stringContaining('Выберите дом') } })
  expect(() => changesOf(typed, changed)).toThrow(refused)
  expect(changesOf(typed, ['delivery_time'])).toEqual({ delivery_time: 50 })
})
