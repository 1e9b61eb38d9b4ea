import { expect, test } from 'bun:test'
import { byLetter, countOf, type Entry, found, placeOf, treeOf } from './entries'
import { countOfChoice, tickOf, toggled } from './ticks'

const entry = (slug: string, name: string, parent: string | null = null): Entry => ({ slug, parent, name, sort: 0 })
const trade = entry('trade', 'Торговля')
const seller = entry('seller', 'Продавец', 'trade')
const cashier = entry('cashier', 'Кассир', 'trade')
const sea = entry('sea', 'Морской флот')
const boatswain = entry('boatswain', 'Боцман', 'sea')
const tree = treeOf([trade, seller, cashier, sea, boatswain])
const MARKS = [
  ['toyota', 'Toyota'],
  ['honda', 'Honda'],
  ['mitsubishi', 'Mitsubishi'],
  ['lexus', 'Lexus'],
  ['uaz', 'УАЗ'],
  ['lada', 'Lada (ВАЗ)'],
] as const
const marks = treeOf(MARKS.map(([slug, name]) => entry(slug, name)))

const slugs = (entries: readonly Entry[]) => entries.map(({ slug }) => slug)
const leaves = [seller, cashier, boatswain]

test.each([
  ['касир', 'cashier'],
  ['КАССИР', 'cashier'],
  ['rfccbh', 'cashier'],
  ['боц', 'boatswain'],
  ['продавцы', 'seller'],
])('«%s» finds %s', (typed, slug) => {
  expect(slugs(found(tree, leaves, typed))).toEqual([slug])
})

test('what stands in a branch is found by its name too', () => {
  expect(slugs(found(tree, leaves, 'торговля'))).toEqual(['seller', 'cashier'])
  expect(placeOf(tree, seller)).toBe('Торговля')
  expect(found(tree, leaves, 'космонавт')).toEqual([])
})

test('«ё» and «е» are one letter', () => {
  const planer = treeOf([entry('fir', 'Плёночник')])
  expect(slugs(found(planer, planer.all, 'пленочник'))).toEqual(['fir'])
})

test.each([
  ['тойота', 'toyota'],
  ['ещнщеф', 'toyota'],
  ['хонда', 'honda'],
  ['митсубиси', 'mitsubishi'],
  ['мицубиси', 'mitsubishi'],
  ['лексус', 'lexus'],
  ['ktrcec', 'lexus'],
  ['ваз', 'lada'],
  ['uaz', 'uaz'],
])('a mark is found as it is said here: «%s»', (typed, slug) => {
  expect(slugs(found(marks, marks.all, typed))[0]).toBe(slug)
})

test('letters stand in the order of the alphabet, Latin before Russian', () => {
  expect(byLetter(marks.all).map(([letter, some]) => `${letter} ${slugs(some)}`)).toEqual([
    ...['H honda', 'L lada,lexus', 'M mitsubishi', 'T toyota', 'У uaz'],
  ])
})

test('a branch is ticked whole, in part or not at all, and is named once', () => {
  expect(tickOf(tree, [], trade)).toBe(false)
  const one = toggled(tree, [], seller)
  expect([one, tickOf(tree, one, trade)]).toEqual([['seller'], 'some'])
  const both = toggled(tree, one, cashier)
  expect([both, tickOf(tree, both, trade), tickOf(tree, both, seller)]).toEqual([['trade'], true, true])
  expect(toggled(tree, both, seller)).toEqual(['cashier'])
  expect(toggled(tree, ['seller', 'boatswain'], trade)).toEqual(['trade', 'sea'])
  expect(toggled(tree, ['trade', 'sea'], trade)).toEqual(['sea'])
  expect(toggled(tree, ['nobody'], seller)).toEqual(['seller'])
})

test('counts of a branch are those of its leaves, and a choice leaves those of what is ticked', () => {
  const counts = { seller: 5, cashier: 2, boatswain: 1 }
  expect([countOf(tree, counts, trade), countOf(tree, counts, seller), countOf(tree, undefined, trade)]).toEqual([
    7,
    5,
    null,
  ])
  expect(countOfChoice(tree, counts, ['trade'])).toBe(7)
  expect(countOfChoice(tree, counts, ['cashier', 'boatswain'])).toBe(3)
  expect(countOfChoice(tree, counts, [])).toBe(8)
  expect(countOfChoice(tree, undefined, [])).toBeNull()
})
