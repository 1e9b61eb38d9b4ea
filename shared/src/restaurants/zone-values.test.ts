import { expect, test } from 'bun:test'
import { zoneBody, zoneValues, zoneWords } from './zone-values'

const empty = zoneValues(null, '#0B6767')
const typed = {
  ...empty,
  name: 'Центр',
  price: '150',
  min_order_sum: '0',
  peak_price: '300',
  peak_min_order_sum: '900',
}

test('an empty sum is none, and sums of peak hours go along only where those have conditions of their own', () => {
  const sums = { price: 150, min_order_sum: 0, free_delivery_sum: null }
  const none = { peak_price: null, peak_min_order_sum: null, peak_free_delivery_sum: null }
  expect(zoneBody(typed)).toMatchObject({ ...sums, peak: 'same', ...none })
  expect(zoneBody({ ...typed, peak: 'closed' })).toMatchObject({ peak: 'closed', ...none })
  expect(zoneBody({ ...typed, peak: 'own' })).toMatchObject({
    peak: 'own',
    ...none,
    peak_price: 300,
    peak_min_order_sum: 900,
  })
})

test('a field is said in words', () => {
  const said = (['name', 'price', 'free_delivery_sum', 'is_active', 'peak'] as const).map((name) =>
    zoneWords(typed, name),
  )
  expect(said).toEqual(['«Центр»', '150\u00A0₽', 'пусто', 'да', '«Как в\u00A0остальное время»'])
})
