import { expect, test } from 'bun:test'
import { readSought } from './sought-choices'

test.each([
  ['vacancies', 'повар без опыта работы', [['без', 'опыта']], 'повар'],
  ['vacancies', 'Удалёнка', [['удаленно']], ''],
  ['vacancies', 'работа водителем', [], 'водителем'],
  ['vacancies', 'работа', [], 'работа'],
  ['cars', 'белую камри на полном приводе', [['белый'], ['полный', 'привод']], 'камри'],
  ['cars', 'прадо "правый руль"', [], 'прадо "правый руль"'],
  ['sales', 'с опыта без', [], 'опыта без'],
] as const)('of %s «%s» says so much', (section, typed, choices, rest) => {
  expect(readSought(section, typed)).toEqual({ choices: choices.map((words) => [...words]), rest })
})
