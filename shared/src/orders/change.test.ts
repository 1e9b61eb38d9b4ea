import { expect, test } from 'bun:test'
import { changeLabel, changeRefusal, changeSum } from './change'

test.each([
  ['5000', 5000],
  ['5 000 ₽', 5000],
  ['сдача с 5000 рублей', 5000],
  ['со 100', 100],
  ['2000р', 2000],
  ['крупной купюры', null],
  ['5000,50', null],
  ['-5000', null],
])('«%s» is change from %p', (note, sum) => {
  expect(changeSum(note)).toBe(sum)
})

test('change is brought from no less than the order costs', () => {
  expect(changeRefusal('100', 2590)).toBe('Это меньше заказа. Укажите сумму от\u00A02\u00A0590\u00A0₽')
  expect(changeRefusal('2589', 2590)).not.toBeNull()
  expect(changeRefusal('2590', 2590)).toBeNull()
  expect(changeRefusal('5 000 ₽', 2590)).toBeNull()
})

test('no change asked for is nothing against the order', () => {
  for (const note of ['', '  ', null, undefined, 'без сдачи', 'Не нужна']) expect(changeRefusal(note, 2590)).toBeNull()
})

test('what is no sum, or nobody’s note, is not taken', () => {
  expect(changeRefusal('крупной купюры', 2590)).not.toBeNull()
  expect(changeRefusal('999999999', 2590)).not.toBeNull()
})

test('the sum is said as a person says it', () => {
  expect(changeLabel('100')).toBe('со\u00A0100\u00A0₽')
  expect(changeLabel('Сдача с 5000 ₽')).toBe('с\u00A05\u00A0000\u00A0₽')
  expect(changeLabel('без сдачи')).toBeNull()
})
