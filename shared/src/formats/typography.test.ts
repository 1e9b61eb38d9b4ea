import { expect, test } from 'bun:test'
import fc from 'fast-check'
import * as addresses from '../addresses/messages'
import * as customers from '../customers/messages'
import * as orders from '../orders/messages'
import * as restaurants from '../restaurants/labels'
import * as search from '../search/labels'
import * as sessions from '../sessions/messages'
import { nbsp, phraseParts } from './typography'

test('a short preposition stays with its word', () => {
  expect(nbsp('Привезём в дом и на работу')).toBe('Привезём в\u00A0дом и\u00A0на\u00A0работу')
})

test('a sentence may begin with a preposition', () => {
  expect(nbsp('В корзине пусто')).toBe('В\u00A0корзине пусто')
})

test('a unit stays with its number', () => {
  expect(nbsp('450 г, 0,5 л, 30 мин, 12 лет')).toBe('450\u00A0г, 0,5\u00A0л, 30\u00A0мин, 12 лет')
})

test('a long word keeps its ordinary space', () => {
  expect(nbsp('горячий борщ')).toBe('горячий борщ')
})

test('a hyphenated word stays whole, unless it is longer than a line may be', () => {
  expect(phraseParts('Суп Пян-се острый')).toEqual(['Суп ', 'Пян-се', ' острый'])
  expect(phraseParts('Александровск-Сахалинский')).toEqual(['', 'Александровск-Сахалинский', ''])
  const long = `${'очень-'.repeat(20)}острый`
  expect(phraseParts(long)).toEqual([long])
})

test('a dash and a ruble sign stay with what stands before them', () => {
  expect(nbsp('Сахалин — остров, 400 ₽')).toBe('Сахалин\u00A0— остров, 400\u00A0₽')
})

test('a text that was set once is not changed by setting it again', () => {
  const words = fc.constantFrom('в', 'на', 'дом', '—', '«и', '№', '5', '₽', 'у')
  fc.assert(
    fc.property(fc.array(words), (parts) => {
      const once = nbsp(parts.join(' '))
      expect(nbsp(once)).toBe(once)
    }),
  )
})

test('no sentence of the tables leaves a preposition or a unit at the end of a line', () => {
  const tables = [addresses, customers, orders, restaurants, search, sessions]
  expect(tables.flatMap(sentencesIn).filter((sentence) => sentence !== nbsp(sentence))).toEqual([])
})

function sentencesIn(table: unknown): string[] {
  if (typeof table === 'string') return [table]
  return table && typeof table === 'object' ? Object.values(table).flatMap(sentencesIn) : []
}

test('a measure keeps to its number, a word that begins as one does not', () => {
  expect(nbsp('Дом 48 м² и 3 т, 9,8 л. с.')).toBe('Дом 48\u00a0м² и\u00a03\u00a0т, 9,8\u00a0л. с.')
  expect(nbsp('5 тысяч, 2 мая')).toBe('5 тысяч, 2 мая')
})
