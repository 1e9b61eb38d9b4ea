import { expect, test } from 'bun:test'
import { readFlag } from './flag-text'

test.each(['да', 'Да', 'ДА ', 'yes', 'TRUE', 'ИСТИНА', 'истина', '1', '+', '✓'])('%j is yes', (word) => {
  expect(readFlag(word)).toBe(true)
})

test.each(['нет', 'Нет', 'no', 'FALSE', 'ЛОЖЬ', '0', '-', '—'])('%j is no', (word) => {
  expect(readFlag(word)).toBe(false)
})

test.each(['', 'может быть', '2', 'данет'])('%j is neither', (word) => {
  expect(readFlag(word)).toBeNull()
})
