import { expect, test } from 'bun:test'
import { addressLines, paymentLine } from './money-lines'

const cash = { payment_type: 'cash', is_paid: false } as const
const door = {
  private_house: false,
  apartment: null,
  front_door: null,
  floor: null,
  comment: null,
  coordinates: null,
  price: 0,
}

test.each([
  [null, 'Наличные'],
  ['', 'Наличные'],
  ['2000', 'Наличные, сдача с\u00A02\u00A0000\u00A0₽'],
  ['Сдача с 5000 рублей', 'Наличные, сдача с\u00A05\u00A0000\u00A0₽'],
  ['сдача с 5 000 ₽', 'Наличные, сдача с\u00A05\u00A0000\u00A0₽'],
  ['100', 'Наличные, сдача со\u00A0100\u00A0₽'],
  ['крупной купюры', 'Наличные, сдача крупной купюры'],
])('the note «%s» reads «%s»', (payment_comment, line) => {
  expect(paymentLine({ ...cash, payment_comment })).toBe(line)
})

test('a test order is paid by nobody', () => {
  expect(paymentLine({ ...cash, payment_comment: null, is_test: true })).toBe('Ничего не\u00A0стоит')
})

test('an online order says «Оплачен» only when the bank said so', () => {
  expect(paymentLine({ payment_type: 'online', payment_comment: null, is_paid: true })).toBe('Оплачен онлайн')
  expect(paymentLine({ payment_type: 'online', payment_comment: null, is_paid: false })).toBe('Онлайн')
})

test('a pickup has no address', () => {
  expect(addressLines({ delivery: { ...door, type: 'pickup', address: 'Ленина, 210' } })).toBeNull()
})

test('the way to the door names only what is known', () => {
  const delivery = {
    ...door,
    type: 'delivery' as const,
    address: 'Ленина, 234, Южно-Сахалинск',
    apartment: '18',
    floor: '5',
  }
  expect(addressLines({ delivery })).toEqual({
    street: 'Ленина, 234',
    door: 'кв.\u00A018, этаж\u00A05, Южно-Сахалинск',
  })
})
