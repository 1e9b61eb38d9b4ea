import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { numberText, readMeasure, readRubles, readWhole } from './number-read'

test.each([
  ['690', 690],
  ['00690', 690],
  ['0', 0],
  [' 690 ', 690],
  ['690 руб.', 690],
  ['690р', 690],
  ['690 рублей', 690],
  ['690\u00A0₽', 690],
  ['1 200', 1200],
  ['1\u00A0200', 1200],
  ['1\u202F200', 1200],
  ['1 000,00', 1000],
  ['1 000,00 ₽', 1000],
  ['690.00', 690],
  ['690,0', 690],
  ['1 000 000', 1_000_000],
  [690, 690],
  [385.000_000_000_000_06, 385],
])('%j is plainly %d rubles', (text, sum) => {
  expect(readRubles(text)).toEqual({ number: sum, complaint: null })
})

test.each([
  '1,000',
  '1.000',
  '1,000 ₽',
  '12.500',
  '1,500.00',
  '1.500,00',
  '1,000,000',
  '1 000,000',
  '1,5',
  '690.50',
  '12 50',
  '1 2 3',
  '-100',
  '690-00',
  'от 690',
  '6.9E2',
  "1'000",
  '1200/1500',
  '690 $',
  '690,',
  ',5',
  '٦٩٠',
  '1'.repeat(50_000),
  `1${' '.repeat(50_000)}x`,
  1.5,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
])('%j is asked about, never taken for another sum', (text) => {
  const { number, complaint } = readRubles(text)
  expect(number).toBeNull()
  expect(complaint?.length).toBeGreaterThan(10)
})

test('the sentence names what stands there and how to write it', () => {
  const said = (text: string) => readRubles(text).complaint?.replaceAll('\u00A0', ' ')
  expect(said('1,000')).toBe('«1,000» — это 1000 или 1? Напишите без запятой')
  expect(said('12.500')).toBe('«12.500» — это 12500 или 12,5? Напишите без точки')
  expect(said('1,5')).toBe('«1,5»: нужны целые рубли, например 1 или 2')
  expect(said('от 690')).toBe('«от 690»: нужно одно число цифрами, например 690')
  expect(said('дорого')).toBe('Разрешены только цифры')
  expect(said('1,500.00')).toContain('«1,500.00»')
})

test.each([
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['1,25', 1.25],
  ['1 150', 1150],
  ['1,1250', 1.125],
  [1.125, 1.125],
])('%j is plainly %d of a measure', (text, number) => {
  expect(readMeasure(text)).toEqual({ number, complaint: null })
})

test.each(['1,250', '1.000', '250/30', '1,5,5', '5-7'])('%j of a measure is asked about', (text) => {
  expect(readMeasure(text).number).toBeNull()
})

test('three digits behind the sign are a part where a thousand cannot be meant', () => {
  expect(readMeasure('1,250', { thousands: false })).toEqual({ number: 1.25, complaint: null })
})

test('a count is whole', () => {
  expect(readWhole('3')).toEqual({ number: 3, complaint: null })
  expect(readWhole('1,5').complaint).toContain('целое число')
  expect(readWhole('3 ₽').number).toBeNull()
})

test('what a number is written as is read back as that very number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (thousandths) => {
      const number = thousandths / 1000
      expect(readMeasure(numberText(number))).toEqual({ number, complaint: null })
      expect(readMeasure(String(numberText(number)).replace('.', ','))).toEqual({ number, complaint: null })
    }),
  )
})

test('a sum that was read is the digits that were written', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('0', '1', '9', ',', '.', ' ', '\u00A0', '-') }), (text) => {
      const { number } = readRubles(text)
      if (number === null) return
      const [whole = ''] = text.trim().split(/[.,]/)
      expect(number).toBe(Number(whole.replace(/\s/g, '')))
    }),
  )
})
