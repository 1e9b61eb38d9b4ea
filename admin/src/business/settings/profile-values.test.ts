import { expect, test } from 'bun:test'
import { leftToSave } from './profile-values'

test('of two people’s changes to different fields one’s own are left to save', () => {
  expect(leftToSave({ title: 'Дом' }, { delivery_time: 50 })).toEqual({ title: 'Дом' })
})

test('what one’s own first press has saved, though its answer was lost, is not saved again', () => {
  expect(leftToSave({ title: 'Дом', phones: ['1'] }, { title: 'Дом', phones: ['1'] })).toEqual({})
  expect(leftToSave({ title: 'Дом', pickup: false }, { title: 'Дом' })).toEqual({ pickup: false })
})

test('a field of which somebody else made something else is for the person to decide', () => {
  expect(leftToSave({ title: 'Дом', pickup: false }, { title: 'Очаг' })).toBeNull()
})
