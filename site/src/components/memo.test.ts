import { expect, test } from 'bun:test'
import { markup } from '@ostrov/shared/formats/markup'
import { drawnOnce, keptBy } from './memo'

test('what was made for a key is kept, until others take its place', () => {
  const keep = keptBy<number>(2)
  let made = 0
  const ask = (key: string) => keep(key, () => ++made)
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 1])
  expect([ask('c'), ask('b'), ask('a')]).toEqual([3, 2, 4])
})

test('a key of many kilobytes keeps no place', () => {
  const keep = keptBy<number>(2)
  let made = 0
  expect([1, 2].map(() => keep('a'.repeat(5000), () => ++made))).toEqual([1, 2])
})

test('markup is drawn anew when a fact differs', () => {
  let drawn = 0
  const card = drawnOnce(({ name, price }: { name: string; price?: number | undefined }) => {
    drawn++
    return markup`<b>${name}</b>${price}`
  })
  const htmls = [{ name: 'Борщ' }, { name: 'Борщ' }, { name: 'Борщ', price: 0 }, { name: '<' }].map(
    (one) => `${card(one)}`,
  )
  expect(htmls).toEqual(['<b>Борщ</b>', '<b>Борщ</b>', '<b>Борщ</b>0', '<b>&lt;</b>'])
  expect(drawn).toBe(3)
})
