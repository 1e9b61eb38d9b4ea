import { expect, test } from 'bun:test'
import { isNumber, isText, listOf, mapOf, shaped, storedAs } from './read-stored'

type Dish = { id: string; price: number }
const isDish = shaped<Dish>({ id: isText, price: isNumber })
const dish = { id: 'a', price: 450 }
const read = (value: unknown) => storedAs<object[]>(JSON.stringify(value), listOf(isDish))

test('what was kept in its shape is read as it was', () => {
  expect(read([dish, { ...dish, more: 1 }])).toEqual([dish, { ...dish, more: 1 }])
  expect(storedAs('{"a":1}', mapOf(isNumber))).toEqual({ a: 1 })
})

test('nonsense, nothing and another shape are nothing', () => {
  for (const text of [null, undefined, '', '{', 'null', '5', '[1]']) expect(storedAs(text, listOf(isDish))).toBeNull()
  for (const one of [null, [], 'a', { ...dish, price: '450' }, { id: 'a' }]) expect(read([one])).toBeNull()
  for (const map of [null, [], { a: '1' }]) expect(storedAs(JSON.stringify(map), mapOf(isNumber))).toBeNull()
})
