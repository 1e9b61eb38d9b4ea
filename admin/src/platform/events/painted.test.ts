import { expect, test } from 'bun:test'
import { begun, changesOf, painted, rowKey, withKind } from './painted'

const row = (sector: string, name: string, kind_id: string | null, taken = 0) => ({
  ...{ sector, name, kind_id, taken },
  ...{ y: 1, seats: [{ number: 1, x: 1 }] },
})
const kind = (id: string, price: number) => ({ id, version: `v-${id}`, name: id, price, is_seated: true })
const hall = {
  ...{ stage: 'Сцена', width: 5, height: 5 },
  rows: [row('Партер', '1', 'a', 1), row('Партер', '2', 'a'), row('Партер', '3', 'b'), row('Балкон', 'А', null)],
  kinds: [kind('a', 900), kind('b', 500)],
}
const keys = hall.rows.map(rowKey)

test('rows given to a kind are taken from the other, and only what changed is saved', () => {
  const start = begun(hall)
  expect(changesOf(hall, start)).toEqual([])
  const now = painted(hall, start, { keys: keys.slice(1, 2), kind: 'b' })
  expect(changesOf(hall, now).map(({ id, places }) => [id, places])).toEqual([
    ['a', 'Партер: 1'],
    ['b', 'Партер: 2–3'],
  ])
})

test('a row of which something is sold stays what it is, whatever sector is painted', () => {
  const now = painted(hall, begun(hall), { keys, kind: null })
  expect(now.rows[keys[0] ?? '']).toBe('a')
  expect(changesOf(hall, now).map(({ id, places }) => [id, places])).toEqual([
    ['a', 'Партер: 1'],
    ['b', ''],
  ])
})

test('a new kind is saved once it has rows', () => {
  const { id, painted: added } = withKind(begun(hall), { name: 'Балкон', price: 300 })
  expect(changesOf(hall, added)).toEqual([])
  const now = painted(hall, added, { keys: keys.slice(3), kind: id })
  expect(changesOf(hall, now)).toEqual([{ id: null, version: null, name: 'Балкон', price: 300, places: 'Балкон' }])
})
