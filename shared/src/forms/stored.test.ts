import { expect, test } from 'bun:test'
import { filled, readKept } from './stored'

test('a kept form that is nonsense is an empty one', () => {
  for (const text of [null, '', '{', '5', '[]', 'null']) expect(readKept(text)).toEqual({})
  expect(readKept('{"name":"Анна"}')).toEqual({ name: 'Анна' })
})

test('a kept value of another kind is forgotten, as is what the form does not ask any more', () => {
  const form: { name: string; count: number; place: string | null } = { name: '', count: 0, place: null }
  expect(filled(form, { name: 5, count: 2, place: 'a', age: 3 })).toEqual({ name: '', count: 2, place: 'a' })
  expect(filled(form, null)).toEqual(form)
})
