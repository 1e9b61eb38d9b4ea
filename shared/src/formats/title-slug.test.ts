import { expect, test } from 'bun:test'
import { titleSlug } from './title-slug'

test.each([
  ['Паром «Холмск — Ванино» вышел', 80, 'parom-holmsk-vanino-vyshel'],
  ['Ёлка и\u00A0щётка', 80, 'elka-i-schetka'],
  ['Йод, 5 % — и всё?', 80, 'yod-5-i-vse'],
  ['Паром вышел после шторма', 12, 'parom-vyshel'],
  ['Паром вышел после шторма', 11, 'parom'],
  ['Достопримечательность', 8, 'dostopri'],
  ['Подъезд №5 — ключи', 80, 'podezd-5-klyuchi'],
  ['Café Olé, Škoda & Łódź', 80, 'cafe-ole-skoda-lodz'],
  ['Straße, smørrebrød', 80, 'strasse-smorrebrod'],
  ['За\u0301мок, и\u0306ога', 80, 'zamok-yoga'],
  ['Київ', 80, 'kiiv'],
  ['м² и ½', 80, 'm2-i-1-2'],
  ['…', 80, ''],
  ['日本', 80, ''],
])('%s in %p letters', (title, most, slug) => {
  expect(titleSlug(title, most)).toBe(slug)
})
