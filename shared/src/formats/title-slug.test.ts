import { expect, test } from 'bun:test'
import { titleSlug } from './title-slug'

test.each([
  ['Паром «Холмск — Ванино» вышел', 80, 'parom-holmsk-vanino-vyshel'],
  ['Ёлка и\u00A0щётка', 80, 'elka-i-schetka'],
  ['Йод, 5 % — и всё?', 80, 'yod-5-i-vse'],
  ['Паром вышел после шторма', 12, 'parom-vyshel'],
  ['Паром вышел после шторма', 11, 'parom'],
  ['Достопримечательность', 8, 'dostopri'],
  ['…', 80, ''],
  ['日本', 80, ''],
])('%s in %p letters', (title, most, slug) => {
  expect(titleSlug(title, most)).toBe(slug)
})
