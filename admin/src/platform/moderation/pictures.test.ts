import { expect, test } from 'bun:test'
import { picturePairs } from './pictures'

test('pictures stand beside those in their place, whatever field they are of', () => {
  const pairs = picturePairs([
    { name: 'name', label: 'Название', as: 'text', shown: 'Щи', proposed: 'Борщ' },
    { name: 'image_id', label: 'Фото', as: 'image', shown: null, proposed: 'a' },
    { name: 'gallery', label: 'Другие фото', as: 'images', shown: ['b', 'c'], proposed: ['b'] },
  ])
  expect(pairs).toEqual([
    { label: 'Фото', shown: null, proposed: 'a' },
    { label: 'Другие фото', shown: 'b', proposed: 'b' },
    { label: 'Другие фото', shown: 'c', proposed: null },
  ])
})
