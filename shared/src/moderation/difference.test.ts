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

test('lines that stayed are found before words are compared', () => {
  expect(differenceOf('Раз два.\nТри.\nЧетыре пять.', 'Раз два.\nЧетыре шесть.')).toEqual([
    { kind: 'same', text: 'Раз два.\n' },
    { kind: 'gone', text: 'Три.\n' },
    { kind: 'same', text: 'Четыре ' },
    { kind: 'gone', text: 'пять.' },
    { kind: 'new', text: 'шесть.' },
  ])
})

test('one changed word of a long text is shown as one', () => {
  const lines = Array.from(
    { length: 400 },
    (_, at) => `Пункт ${at}: исполнитель передаёт заказ ресторану и сообщает о нём.`,
  )
  const changed = lines.with(200, 'Пункт 200: исполнитель передаёт заказ курьеру и сообщает о нём.')
  expect(differenceOf(lines.join('\n'), changed.join('\n')).filter(({ kind }) => kind !== 'same')).toEqual([
    { kind: 'gone', text: 'ресторану ' },
    { kind: 'new', text: 'курьеру ' },
  ])
})
