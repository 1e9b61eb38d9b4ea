import { expect, test } from 'bun:test'
import { farWords } from './ad-words'
import { priceMark } from './price-mark'

test('a price has room on a mark of the map', () => {
  expect([950, 45_400, 999_700, 4_450_000, 12_300_000, null, 0].map(priceMark)).toEqual([
    ...['950\u00A0₽', '45\u00A0тыс.', '1\u00A0млн', '4,5\u00A0млн', '12\u00A0млн', '•', 'даром'],
  ])
})

test('how far a thing is, is said as roughly as it is known', () => {
  const to = (lat: number) => farWords([142.7, 46.9], { type: 'Point', coordinates: [142.7, lat] })
  expect([46.9, 46.9031, 46.9376, 47.4].map(to)).toEqual(['100\u00A0м', '300\u00A0м', '4,2\u00A0км', '56\u00A0км'])
})
