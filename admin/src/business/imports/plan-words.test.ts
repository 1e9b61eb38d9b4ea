import { expect, test } from 'bun:test'
import { countsWords, placeWords } from './plan-words'

test('what a file does is counted in words, and what there is none of is left out', () => {
  expect(countsWords({ create: 3, change: 12, same: 0, wrong: 1 })).toBe('новых 3, изменится 12, с\u00A0ошибками 1')
  expect(countsWords({ create: 0, change: 0, same: 0, wrong: 0 })).toBe('пусто')
})

test('a line is told with its sheet where there are several', () => {
  expect([placeWords(5, undefined), placeWords(5, 'Напитки')]).toEqual(['5', '5, лист\u00A0«Напитки»'])
})
