import { expect, test } from 'bun:test'
import { isFlood, newWords, paceWords } from './rules'

test.each([
  [0, 'за\u00A0последнюю неделю\u00A0— ни\u00A0одного'],
  [1, 'около 1\u00A0объявления в\u00A0неделю'],
  [5, 'около 5\u00A0объявлений в\u00A0неделю'],
  [7, 'около 1\u00A0объявления в\u00A0день'],
  [98, 'около 14\u00A0объявлений в\u00A0день'],
])('%i within a week is «%s»', (week, words) => expect(paceWords(week)).toBe(words))

test('many are a flood, few are none', () => {
  expect([isFlood(98), isFlood(210)]).toEqual([false, true])
})

test.each([
  [0, null],
  [1, '1\u00A0новое'],
  [12, '12\u00A0новых'],
  [100, 'больше 99 новых'],
])('%i new are «%s»', (count, words) => expect(newWords(count)).toBe(words))
