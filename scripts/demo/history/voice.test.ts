import { expect, test } from 'bun:test'
import { CUSTOMERS } from '../island/people.ts'
import { DISH_REVIEWS } from '../island/reviews/dishes.ts'
import { REVIEWS } from '../island/reviews.ts'
import { inVoiceOf, isWoman } from './voice.ts'

const texts = [...REVIEWS.map(({ text }) => text), ...DISH_REVIEWS.map(({ text }) => text)]

test('one writes as a man or as a woman, as the name says', () => {
  expect(inVoiceOf('Екатерина Цой', 'Взял{а} «Сахалинскую» и пош{ёл|ла}.')).toBe('Взяла «Сахалинскую» и пошла.')
  expect(inVoiceOf('Никита Шорохов', 'Взял{а} «Сахалинскую» и пош{ёл|ла}.')).toBe('Взял «Сахалинскую» и пошёл.')
  expect(CUSTOMERS.filter(({ name }) => isWoman(name)).length).toBeGreaterThan(CUSTOMERS.length / 3)
})

test('no review of the demo speaks of its writer in one gender only', () => {
  const marked = texts.flatMap((text) => [...text.matchAll(/[а-яё]+(?=\{)/gi)].map(([stem]) => stem.toLowerCase()))
  const firstPerson = [...new Set(marked)].filter((stem) => stem.length > 3)
  // Without a subject before it the verb is the writer's own.
  const unmarked = new RegExp(
    `(?<=^|[.!?:,—] |но |а |что |чем )(?:${firstPerson.join('|')}|взял|ел|съел)а?(?![а-яё{])`,
    'i',
  )
  expect(texts.filter((text) => unmarked.test(text))).toEqual([])
})
