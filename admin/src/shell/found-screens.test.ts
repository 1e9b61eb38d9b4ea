import { expect, test } from 'bun:test'
import { screensOf } from './found-screens'
import { platformSections } from './platform-sections'

const screens = (typed: string, role: Parameters<typeof platformSections>[0] = 'owner') =>
  screensOf(platformSections(role), typed).flatMap(({ found }) => found.map(({ title }) => title))

test('a screen is found by the beginning of its name, or by what stands inside', () => {
  expect(screens('выпл')).toEqual(['Выплаты'])
  expect(screens('Залы')).toEqual(['Афиша'])
  expect(screens('банк')).toEqual(['Сверка с\u00A0банком'])
  expect(screens('причины возв')).toEqual(['Причины возврата'])
  expect(screens('12187')).toEqual([])
  expect(screens('').length).toBe(platformSections('owner').length)
})

test('nobody finds a screen that their role does not open', () => {
  expect(screens('выплаты', 'moderator')).toEqual([])
  expect(screens('новости', 'content')).toEqual(['Новости'])
})
