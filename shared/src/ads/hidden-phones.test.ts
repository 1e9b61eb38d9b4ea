import { expect, test } from 'bun:test'
import { withoutPhones } from './hidden-phones'

test('phones in a text are hidden however they are written', () => {
  for (const phone of [
    '+79241234567',
    '+7 924 123-45-67',
    '8 (924) 123 45 67',
    '8-924-123-45-67',
    '9241234567',
    '924 123 45 67',
    '8(4242)45-67-89',
    '+7(4242) 456-789',
    '8.924.123.45.67',
    '7 924 1234567',
  ]) {
    const text = withoutPhones(`Звоните ${phone}, отвечу вечером`)
    expect(text.replace(/\u00A0/g, ' ')).toBe('Звоните (телефон по кнопке), отвечу вечером')
  }
})

test('prices, years, sizes and numbers of parts stay', () => {
  for (const text of [
    'Цена 1 500 000 рублей, торг до 1 450 000',
    'Год 2014, пробег 120 000 км, объём 1998 см³',
    'Артикул 1234567890123',
    'Размер 100 200 300, вес 25',
    'ИНН 6501123456',
    'С 2010 по 2024 год',
  ])
    expect(withoutPhones(text)).toBe(text)
})
