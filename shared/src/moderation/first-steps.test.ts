import { expect, test } from 'bun:test'
import { missingSteps, openingWords } from './first-steps'

const none = { has_logo: false, has_image: false, has_legal_info: false, schedules: 0, zones: 0, products: 0 }
const all = { has_logo: true, has_image: true, has_legal_info: true, schedules: 7, zones: 2, products: 40 }
const said = (
  moderation_status: Parameters<typeof openingWords>[0]['moderation_status'],
  counts: typeof all,
  owner = true,
) => openingWords({ moderation_status, counts }, owner)

test('what is missing is named in the order it is filled in', () => {
  expect(missingSteps(none)).toEqual(['logo', 'image', 'legal', 'hours', 'zones', 'menu'])
  expect(missingSteps({ ...all, has_image: false, products: 0 })).toEqual(['image', 'menu'])
  expect(missingSteps(all)).toEqual([])
})

test('steps to the opening are counted, a logo and a photo as one', () => {
  expect(said('pending', none)).toBe('До\u00A0открытия осталось 5\u00A0шагов')
  expect(said('pending', { ...none, has_legal_info: true })).toBe('До\u00A0открытия осталось 4\u00A0шага')
  expect(said('needs_work', { ...all, has_logo: false })).toBe('До\u00A0открытия остался 1\u00A0шаг')
})

test('a manager is not counted what is the owner’s alone, or what they may not see', () => {
  expect(said('pending', { ...none }, false)).toBe('До\u00A0открытия осталось 4\u00A0шага')
  expect(openingWords({ moderation_status: 'pending', counts: { ...none, products: null } }, false)).toBe(
    'До\u00A0открытия осталось 3\u00A0шага',
  )
})

test('the line goes when the restaurant takes orders, and says whom it waits for before', () => {
  expect(said('approved', all)).toBeNull()
  expect(said('approved', { ...all, has_logo: false, has_legal_info: false, zones: 0 })).toBeNull()
  expect(said('approved', { ...all, products: 0 })).toBe('До\u00A0открытия остался 1\u00A0шаг')
  expect(said('pending', all)).toContain('на\u00A0проверке')
  expect(said('needs_work', all)).toContain('вернули')
})
