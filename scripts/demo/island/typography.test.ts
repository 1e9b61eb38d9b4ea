import { expect, test } from 'bun:test'
import { glue } from './typography.ts'

test('short words stay with the next word, also when several follow each other', () => {
  expect(glue('Роллы и не в коробке')).toBe('Роллы и\u00a0не\u00a0в\u00a0коробке')
})

test('a short word at the start or after an opening quote is glued too', () => {
  expect(glue('К чаю, «У моря»')).toBe('К\u00a0чаю, «У\u00a0моря»')
})

test('a word that only ends like a short one is left alone', () => {
  expect(glue('икра свежая')).toBe('икра свежая')
})

test('a dash never starts a line and a number never leaves its unit', () => {
  expect(glue('Скидка — 1 500 ₽ и 180 г мяса')).toBe('Скидка\u00a0— 1\u00a0500\u00a0₽ и\u00a0180\u00a0г мяса')
})
