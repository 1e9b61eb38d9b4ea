import { expect, test } from 'bun:test'
import { seal, unseal } from './sealed'

const KEY = 'a-key-of-at-least-thirty-two-characters'

test('what is sealed opens again, and never looks the same twice', () => {
  const [one, other] = [seal(KEY, 'секрет', 'business:1'), seal(KEY, 'секрет', 'business:1')]
  expect(one).not.toBe(other)
  expect(one).not.toContain('секрет')
  expect(unseal(KEY, one, 'business:1')).toBe('секрет')
})

test('it opens with no other key, for nobody else, and not when a letter was changed', () => {
  const sealed = seal(KEY, 'секрет', 'business:1')
  const changed = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`
  expect(() => unseal(`${KEY}!`, sealed, 'business:1')).toThrow('SECRETS_KEY')
  expect(() => unseal(KEY, sealed, 'business:2')).toThrow()
  expect(() => unseal(KEY, changed, 'business:1')).toThrow()
})
