import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { differenceOf } from './difference'

const said = (before: string, after: string) =>
  differenceOf(before, after)
    .map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `{+${text}+}` })[kind])
    .join('')

test('words that went and came stand where they were', () => {
  expect(said('Борщ со сметаной', 'Борщ с густой сметаной')).toBe('Борщ [-со -]{+с густой +}сметаной')
  expect(said('Борщ', 'Щи')).toBe('[-Борщ-]{+Щи+}')
  expect(said('Борщ', 'Борщ')).toBe('Борщ')
})

test('what stayed and came is the new text, whatever the texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const pieces = differenceOf(before, after)
      expect(pieces.flatMap(({ kind, text }) => (kind === 'gone' ? [] : text)).join('')).toBe(after)
    }),
  )
})
