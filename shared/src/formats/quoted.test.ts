import { expect, test } from 'bun:test'
import { quoted } from './quoted'

test.each([
  ['Борщ', '«Борщ»'],
  ['Ролл «Анива»', '«Ролл „Анива“»'],
  ['«Шторм»', '«Шторм»'],
  ['Пицца "Маргарита" и "Четыре сыра"', '«Пицца „Маргарита“ и „Четыре сыра“»'],
  ['Сет “Вторая смена”', '«Сет „Вторая смена“»'],
  ['Сет „Вторая смена“', '«Сет „Вторая смена“»'],
  ['«Ёж» и «Уж»', '«„Ёж“ и „Уж“»'],
  ['Сет «Ролл «Анива»»', '«Сет „Ролл „Анива““»'],
  ['Пицца 12" на троих', '«Пицца 12" на троих»'],
  ['', '«»'],
])('%s stands in quotes as %s', (name, words) => {
  expect(quoted(name)).toBe(words)
})

test('what stood in quotes once stands there again unchanged', () => {
  for (const name of ['Ролл «Анива»', 'Борщ', '«Ёж» и «Уж»']) expect(quoted(quoted(name))).toBe(quoted(name))
})
