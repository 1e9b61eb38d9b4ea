import { expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import { idsOf, type Picture, picturesCheck, picturesComplaint, storedPicture, turnedSize } from './pictures'

const stored = storedPicture({ id: 'a', url: '/a' })
const failed: Picture = { ...stored, key: 'b', state: 'failed', id: null }
const sending: Picture = { ...stored, key: 'c', state: 'sending', id: null }

test('a form waits for its pictures and says which of them need a hand', () => {
  expect(picturesComplaint([stored])).toBeNull()
  expect(picturesComplaint([stored, sending])).toContain('Подождите')
  expect(picturesComplaint([failed, sending])).toContain('Повторите')
})

test('more pictures than the form takes are refused in the words of the contract', () => {
  expect(picturesComplaint(Array.from({ length: 31 }, () => stored))).toBe('Вы не можете загрузить более 30 фотографий')
  expect(picturesComplaint([stored, stored], 1)).toBe('Вы не можете загрузить более 1 фотографии')
})

test('a form’s table asks for its pictures as for any other field', () => {
  const table = {
    photos: { label: 'Фото', kind: 'images', required: 'Добавьте фото', checks: [picturesCheck('photos')] },
  } as const
  expect(checkForm(table, { photos: [] })).toEqual({ photos: 'Добавьте фото' })
  expect(checkForm(table, { photos: [stored] })).toEqual({})
  expect(checkForm(table, { photos: [failed] }).photos).toContain('Повторите')
})

test('only what is stored is sent, in the order in which it stands', () => {
  expect(idsOf([storedPicture({ id: 'z', url: '' }), failed, stored])).toEqual(['z', 'a'])
})

test('a picture turned on its side is as wide as it was high', () => {
  expect(turnedSize({ width: 1200, height: 800 }, 1)).toEqual({ width: 800, height: 1200 })
  expect(turnedSize({ width: 1200, height: 800 }, 2)).toEqual({ width: 1200, height: 800 })
})
