import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { safePath } from './safe-path'

test('a path of this site is followed with its query', () => {
  expect(safePath('/eda/cart?step=2')).toBe('/eda/cart?step=2')
})

test('an address of another site is not followed, however it is spelled', () => {
  for (const foreign of [
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example/phish',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/%2E//evil.example',
    '/eda/../..//evil.example',
    '/..\\/evil.example',
    '/.\\\\evil.example',
    '/\n/evil.example',
    '///evil.example',
    '//',
    '/\\',
    'eda',
    null,
  ]) {
    expect(safePath(foreign)).toBeNull()
  }
})

test('whatever is typed for a path, a browser stays here with what comes of it', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  )
  const texts = fc.oneof(
    fc.array(part, { maxLength: 8 }).map((parts) => `/${parts.join('')}`),
    fc.string(),
  )
  fc.assert(
    fc.property(texts, (text) => {
      const path = safePath(text)
      return path === null || new URL(path, 'https://ostrov.example/eda/login').origin === 'https://ostrov.example'
    }),
    { numRuns: 5_000 },
  )
})
