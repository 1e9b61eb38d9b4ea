import { expect, test } from 'bun:test'
import { AD_LISTS } from './lists'
import {
  ALIKE_COLUMNS,
  COMPARED,
  FRONT,
  frontOf,
  isFront,
  kindField,
  PLACED,
  SECTION_NAMES,
  sectionOf,
  togetherWith,
} from './sections'

test('each section is found among those that people come for, itself or beside one', () => {
  expect(frontOf('resumes')).toBe('vacancies')
  expect(FRONT.map(frontOf)).toEqual(FRONT)
  expect(isFront('resumes')).toBe(false)
  expect(SECTION_NAMES.filter((name) => !FRONT.includes(frontOf(name)))).toEqual([])
})

test('sections that are looked for in one place lead to each other', () => {
  expect(togetherWith('resumes')).toEqual(['vacancies', 'resumes'])
  expect(togetherWith('vacancies')).toEqual(['vacancies', 'resumes'])
  expect(togetherWith('cars')).toEqual(['cars'])
  const besides = SECTION_NAMES.filter((name) => togetherWith(name).length > 1)
  expect(besides.filter((name) => !sectionOf(name).words.invites)).toEqual([])
})

test('a list is ordered in words of its section: work by pay, things by what they cost', () => {
  const paid = SECTION_NAMES.filter((name) => sectionOf(name).words.price === 'Зарплата')
  expect(paid).toEqual(['vacancies', 'resumes'])
  for (const name of SECTION_NAMES) {
    const { price, '-price': dear } = AD_LISTS[name].sorts
    const words = paid.includes(name)
      ? ['Сначала с\u00A0меньшей зарплатой', 'Сначала с\u00A0большей зарплатой']
      : ['Сначала дешёвые', 'Сначала дорогие']
    expect([price, dear]).toEqual(words)
  }
})

test('what one comes to write an ad for is said in other words than the section', () => {
  const wordsOf = (text: string) =>
    text
      .toLowerCase()
      .split(/[^а-яё]+/)
      .filter((word) => word.length > 3)
  const said = SECTION_NAMES.map((name) => sectionOf(name).words)
  const doubled = said.filter(({ purpose, title }) =>
    wordsOf(purpose).some((word) => wordsOf(title).some((other) => other.slice(0, 4) === word.slice(0, 4))),
  )
  expect(doubled).toEqual([])
  expect(new Set(said.map(({ purpose }) => purpose)).size).toBe(said.length)
})

test('what kind of thing an ad is of is told by a field that is chosen: of a model the mark it stands in', () => {
  expect(kindField('cars').column).toBe('mark')
  const typed = SECTION_NAMES.filter((name) => !kindField(name).field.entry && !kindField(name).field.choices)
  expect(typed).toEqual([])
  const said = SECTION_NAMES.flatMap((name) =>
    Object.keys(sectionOf(name).called ?? {}).map((word) => [name, word] as const),
  )
  expect(said.filter(([name, word]) => !kindField(name).field.choices?.[word])).toEqual([])
})

test('ads are alike by a column of their section: entries of catalogues first, none that stands in another', () => {
  expect(ALIKE_COLUMNS.slice(0, 2)).toEqual(['specialization', 'category'])
  expect(ALIKE_COLUMNS).not.toContain('model')
  expect(PLACED.filter((name) => !('point' in sectionOf(name).fields))).toEqual([])
  expect(COMPARED.filter((name) => !sectionOf(name).compared)).toEqual([])
})
