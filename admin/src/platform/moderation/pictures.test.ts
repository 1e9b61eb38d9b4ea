import { expect, test } from 'bun:test'
import { picturePairs } from './pictures'

test('pictures stand beside those in their place, whatever field they are of; those that stay come last, alone', () => {
  const pairs = picturePairs({
    fields: [
      { name: 'name', label: 'Название', as: 'text', shown: 'Щи', proposed: 'Борщ' },
      { name: 'image_id', label: 'Фото', as: 'image', shown: null, proposed: 'a' },
      { name: 'gallery', label: 'Другие фото', as: 'images', shown: ['b', 'c'], proposed: ['b'] },
    ],
    beside: [
      { name: 'price', label: 'Цена', text: '300\u00A0₽', image_ids: [] },
      { name: 'image_ids', label: 'Фото', text: '', image_ids: ['d'] },
    ],
  })
  expect(pairs).toEqual([
    { field: 'image_id', at: 0, label: 'Фото', shown: null, proposed: 'a', isCompared: false },
    { field: 'gallery', at: 0, label: 'Другие фото', shown: 'b', proposed: 'b', isCompared: true },
    { field: 'gallery', at: 1, label: 'Другие фото', shown: 'c', proposed: null, isCompared: true },
    { field: 'image_ids', at: 0, label: 'Фото', shown: null, proposed: 'd', isCompared: false },
  ])
})
