import { beforeEach, expect, test } from 'bun:test'
import { UNDO_DECISION_MS, UNDO_WAY_MS } from '@ostrov/shared/moderation/rules'
import { $decided, arrived, chooseLast, decidedAs, forget, offered, setOff } from './decided'

const NOW = new Date('2026-11-28T10:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const said = (words: string, at = 0) => {
  const key = setOff(NOW)
  arrived(key, { words, ids: [words], undo_until: later(at + UNDO_DECISION_MS).toISOString() })
  return key
}
const words = (now: Date) => offered($decided.get(), now).map((one) => one.words)

beforeEach(() => $decided.set([]))

test('the last is taken back, then the one before', () => {
  said('Борщ')
  said('Щи', 2000)
  expect([chooseLast(NOW)?.words, chooseLast(NOW)?.words, chooseLast(NOW)]).toEqual(['Щи', 'Борщ', undefined])
})

test('each is offered as long as the server lets it, less what an undo needs for its way', () => {
  said('Борщ')
  said('Щи', 2000)
  const first = UNDO_DECISION_MS - UNDO_WAY_MS
  expect(words(later(first - 1))).toEqual(['Борщ', 'Щи'])
  expect(words(later(first))).toEqual(['Щи'])
  expect(chooseLast(later(first + 2000))).toBeUndefined()
  setOff(later(first + 2000))
  expect($decided.get()).toHaveLength(1)
})

test('a word that is on its way is the last; refused, it takes none other along', () => {
  said('Борщ')
  const key = setOff(NOW)
  expect(chooseLast(NOW)?.key).toBe(key)
  forget(key)
  expect(decidedAs(key)).toBeUndefined()
  expect(words(NOW)).toEqual(['Борщ'])
})

test('what arrives after it was chosen is taken back still; where none could be decided nothing is offered', () => {
  const key = setOff(NOW)
  chooseLast(NOW)
  arrived(key, { words: 'Щи', ids: ['a'], undo_until: later(UNDO_DECISION_MS).toISOString() })
  expect(decidedAs(key)).toMatchObject({ ids: ['a'], isUndone: true })
  arrived(setOff(NOW), { words: 'Ничего', ids: [], undo_until: later(UNDO_DECISION_MS).toISOString() })
  expect(words(NOW)).toEqual([])
})
