import { expect, test } from 'bun:test'
import { farWords } from './ad-words'
import { leastMark, lowerOf, pricedMark, priceMark } from './price-mark'

test('a price has room on a mark of the map', () => {
  expect([950, 45_400, 999_700, 4_450_000, 12_300_000, null, 0].map(priceMark)).toEqual([
    ...['950\u00A0₽', '45\u00A0тыс.', '1\u00A0млн', '4,5\u00A0млн', '12\u00A0млн', 'без\u00A0цены', 'даром'],
  ])
})

test('several are marked with the lowest of what is paid once, else of what is paid by the month', () => {
  const once = { price: 4_500_000, price_per: null }
  const monthly = { price: 25_000, price_per: 'в\u00A0месяц' }
  const none = { price: null, price_per: null }
  expect(leastMark(lowerOf({ ...once, price: 9_000_000 }, once))).toBe('от\u00A04,5\u00A0млн')
  expect(leastMark(lowerOf(monthly, once))).toBe('от\u00A04,5\u00A0млн')
  expect(leastMark(lowerOf(none, monthly))).toBe('от\u00A025\u00A0тыс./мес')
  expect(leastMark(none)).toBe('')
  expect(leastMark({ ...none, price: 0 })).toBe('есть\u00A0даром')
  expect(pricedMark({ price: 2_500, price_per: 'за\u00A0сутки' })).toBe('3\u00A0тыс./сут')
})

test('how far a thing is, is said as roughly as it is known', () => {
  const to = (lat: number) => farWords([142.7, 46.9], { type: 'Point', coordinates: [142.7, lat] })
  expect([46.9, 46.9031, 46.9376, 47.4].map(to)).toEqual(['100\u00A0м', '300\u00A0м', '4,2\u00A0км', '56\u00A0км'])
})
