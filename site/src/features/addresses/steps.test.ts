import { describe, expect, test } from 'bun:test'
import type { AddressWire } from '@ostrov/shared/addresses/schema'
import { draftOf, EMPTY_DRAFT, readDraft, sentAddress } from './draft'
import { shortAddress, townOf } from './short-address'
import { isApartmentShown, isEditing, stepOf, walkedTo } from './steps'

describe('the steps of an address', () => {
  test('it begins with the map, or with typing where init asks for it', () => {
    expect(stepOf(null, false)).toBe(1)
    expect(stepOf(null, true)).toBe(2)
    expect(stepOf('3', true)).toBe(3)
  })

  test('a step that does not exist is no step', () => {
    for (const step of ['0', '4', 'map', '1.5']) expect(stepOf(step, false)).toBeNull()
  })

  test('opening the details alone is editing', () => {
    expect(isEditing([3])).toBe(true)
    expect(isEditing([1, 3])).toBe(false)
  })

  test('who came from the map before its script did has looked at the map', () => {
    expect(walkedTo(2, '1')).toEqual([1, 2])
    expect(walkedTo(1, '1')).toEqual([1])
    expect(walkedTo(2, null)).toEqual([2])
    expect(walkedTo(3, 'x')).toEqual([3])
  })

  test('the flat is asked after both map and typing, and when editing', () => {
    expect(isApartmentShown([1, 2, 3])).toBe(true)
    expect(isApartmentShown([3])).toBe(true)
    expect(isApartmentShown([1, 3])).toBe(false)
    expect(isApartmentShown([2, 3])).toBe(false)
  })
})

const saved: AddressWire = {
  id: '0199f0a0-0000-7000-8000-000000000001',
  address: 'улица Комсомольская, 259Б, Южно-Сахалинск',
  coordinates: { type: 'Point', coordinates: [142.74, 46.95] },
  city_id: '0199f0a0-0000-7000-8000-000000000002',
  apartment: '18',
  address_details: { front_door: null, apartment: '18', floor: '4', comment: null, private_house: false },
  is_active: true,
}

describe('the draft of an address', () => {
  test('a saved address comes back as it was', () => {
    expect(sentAddress(draftOf(saved))).toEqual({
      address: saved.address,
      city_id: saved.city_id,
      coordinates: saved.coordinates,
      address_details: { front_door: '', apartment: '18', floor: '4', comment: '', private_house: false },
    })
  })

  test('without a place on the map nothing is sent', () => {
    expect(sentAddress({ ...EMPTY_DRAFT, address: 'улица Ленина, 1' })).toBeNull()
  })

  test('a kept draft is read back, nonsense is not', () => {
    const draft = draftOf(saved)
    expect(readDraft(JSON.stringify(draft))).toEqual(draft)
    expect(readDraft('{"address":1}')).toBeNull()
    expect(readDraft('{')).toBeNull()
  })
})

test('an address is said short in its own town', () => {
  expect(shortAddress(saved)).toBe('ул.\u00a0Комсомольская,\u00a0259Б, кв.\u00a018')
  expect(townOf(saved)).toBe('Южно-Сахалинск')
})
