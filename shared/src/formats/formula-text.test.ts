import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { asWritten, withoutFormula } from './formula-text'

test.each([
  '=1+1',
  '+7 900',
  '-5',
  '@x',
  ' =1',
  '\u00A0=1',
  '\n=1',
  '\t=1',
  '\r=1',
  '\tx',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  ' ＝1',
  "'=1",
  '\u200B=1',
  '\u3000\uFEFF=1',
  '"=1',
  ' \u202F@x',
  '\u2212=1',
  '﹢1',
  '﹣1',
  '﹦1',
  '﹫1',
])('%j is disarmed and comes back', (text) => {
  expect(withoutFormula(text)).toBe(`'${text}`)
  expect(asWritten(withoutFormula(text))).toBe(text)
})

test.each(['Борщ', "'Щи", 'а=б', '', "''", 'Соус - острый', '«-18%»'])('%j stays as it is', (text) => {
  expect(withoutFormula(text)).toBe(text)
  expect(asWritten(text)).toBe(text)
})

test('whatever is disarmed comes back as it was', () => {
  const signs = fc.constantFrom("'", '=', '+', '-', '@', ' ', '\u00A0', '\t', '\n', '＝', 'а', '🚀', '\u200B', '"')
  fc.assert(
    fc.property(fc.string({ unit: signs }), (text) => {
      expect(asWritten(withoutFormula(text))).toBe(text)
    }),
  )
})
