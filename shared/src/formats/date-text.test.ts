import { expect, test } from 'bun:test'
import { checkForm } from '../forms/form'
import { dayOf, maskDay, maskTime, shownDay } from './date-text'

test('a day is typed as one says it, day first, whatever the browser speaks', () => {
  expect(['2', '22', '221', '22112026', '22.11.2026 г.'].map(maskDay)).toEqual([
    '2',
    '22',
    '22.1',
    '22.11.2026',
    '22.11.2026',
  ])
  expect(dayOf('22.11.2026')).toBe('2026-11-22')
  expect(shownDay('2026-11-22')).toBe('22.11.2026')
})

test('a day that is not whole stays as it was typed', () => {
  expect(dayOf('22.1')).toBe('22.1')
  expect(shownDay('22.1')).toBe('22.1')
})

test('a time is typed by its digits alone', () => {
  expect(['1', '193', '1930', '19:30'].map(maskTime)).toEqual(['1', '19:3', '19:30', '19:30'])
})

test('a day and a time that do not exist are refused', () => {
  const table = { on: { label: 'День', kind: 'date' }, at: { label: 'Время', kind: 'time' } } as const
  expect(checkForm(table, { on: '2026-02-28', at: '23:59' })).toEqual({})
  expect(Object.keys(checkForm(table, { on: '2026-02-30', at: '24:00' }))).toEqual(['on', 'at'])
  expect(Object.keys(checkForm(table, { on: '22.1', at: '7' }))).toEqual(['on', 'at'])
})
