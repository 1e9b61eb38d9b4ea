import { expect, test } from 'bun:test'
import { namesOf } from '../wire/names'
import {
  EMPLOYER_SEES,
  EMPLOYER_STATES,
  mayMove,
  mayWrite,
  REPLY_MOVES,
  REPLY_STATES,
  rateOf,
  rateWords,
} from './rules'

test('nothing leads out of a withdrawn reply, and only the employer decides', () => {
  for (const move of namesOf(REPLY_MOVES)) {
    expect(mayMove(move, 'employer', 'withdrawn')).toBe(false)
    expect(mayMove(move, 'person', 'withdrawn')).toBe(false)
  }
  expect([mayMove('invite', 'person', 'seen'), mayMove('withdraw', 'employer', 'seen')]).toEqual([false, false])
  expect([mayMove('invite', 'employer', 'declined'), mayMove('decline', 'employer', 'invited')]).toEqual([true, true])
})

test('each state has its word on both sides, and each of the employer’s is seen', () => {
  const seen = namesOf(REPLY_STATES).flatMap((status) => EMPLOYER_SEES[status] ?? [])
  expect(seen).toEqual(namesOf(EMPLOYER_STATES))
})

test('the person writes once they were answered, and no more after a refusal', () => {
  expect(mayWrite('person', 'seen', false)).toBe(false)
  expect(mayWrite('person', 'seen', true)).toBe(true)
  expect(mayWrite('person', 'declined', true)).toBe(false)
  expect(mayWrite('employer', 'sent', false)).toBe(true)
  expect(mayWrite('employer', 'withdrawn', true)).toBe(false)
})

test('a rate is told of ten replies at least, and rounds nobody up to all or down to none', () => {
  expect(rateOf({ answered: 9, total: 9 })).toBeNull()
  expect(rateOf({ answered: 99, total: 100 })).toBe(9)
  expect(rateOf({ answered: 1, total: 100 })).toBe(1)
  expect(rateOf({ answered: 10, total: 10 })).toBe(10)
  expect(rateOf({ answered: 0, total: 10 })).toBe(0)
  expect(rateWords(9)).toBe('Отвечает на\u00A09 из\u00A010 откликов')
})
