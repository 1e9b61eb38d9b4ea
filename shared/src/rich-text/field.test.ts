import { expect, test } from 'bun:test'
import { isDirty, shownErrors } from '../forms/filling'
import { checkForm, type FormTable } from '../forms/form'
import { fieldWords, mergeValues } from '../forms/merge'
import { changeWords } from '../staff/log-words'
import { richField } from './field'
import type { Mark, RichText } from './grammar'

const textOf = (text: string, ...marks: Mark[]): RichText => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, ...(marks.length > 0 && { marks }) }] }],
})
const TABLE = {
  body: richField({ label: 'Текст', max: 10, required: 'Напишите текст' }),
  note: richField({ label: 'Заметка' }),
} satisfies FormTable
const good = { body: textOf('Маяк'), note: null }
const complaintOf = (body: unknown) => checkForm(TABLE, { ...good, body }).body

test('a form judges a rich text by its shape, by whether it says anything, and by the length of its words', () => {
  expect(checkForm(TABLE, good)).toEqual({})
  expect(complaintOf(null)).toBe('Напишите текст')
  expect(complaintOf(textOf(' \u200B\u3164'))).toBe('Напишите текст')
  expect(complaintOf({ type: 'doc', content: [{ type: 'horizontal_rule' }] })).toBe('Напишите текст')
  expect(complaintOf(textOf('а'.repeat(10), { type: 'bold' }))).toBeUndefined()
  expect(complaintOf(textOf('🐕'.repeat(10)))).toBeUndefined()
  expect(complaintOf(textOf('а'.repeat(11)))).toBe('Не\u00A0больше 10\u00A0знаков')
  expect(complaintOf({ type: 'doc', content: [{ type: 'script' }] })).toContain('Блок\u00A01')
  expect(complaintOf('Маяк')).toContain('том виде')
  expect(complaintOf(['Маяк'])).toContain('том виде')
})

test('a field without pictures says so', () => {
  const table = { body: richField({ label: 'Текст', pictures: false }) }
  const image = { type: 'image', attrs: { id: '018f0000-0000-7000-8000-000000000000', alt: 'Печать', caption: '' } }
  const body = { type: 'doc', content: [...textOf('Маяк').content, image] }
  expect(checkForm(table, { body })).toEqual({ body: 'Здесь не\u00A0бывает картинок' })
  expect(checkForm(table, { body: textOf('Маяк') })).toEqual({})
  expect(checkForm(TABLE, { ...good, note: body })).toEqual({})
})

test('a text that has grown too long is complained about while one types', () => {
  const shown = (body: unknown) =>
    shownErrors(TABLE, { ...good, body }, { tried: false, left: new Set(), told: {} }).body
  expect(shown(textOf('а'.repeat(11)))).toContain('знаков')
  expect(shown(null)).toBeUndefined()
})

test('the same text is the same in whatever order the database gives its parts back', () => {
  const other = { content: [{ content: [{ text: 'Маяк', type: 'text' }], type: 'paragraph' }], type: 'doc' }
  expect(isDirty({ body: textOf('Маяк') }, { body: other })).toBe(false)
  expect(isDirty({ body: textOf('Маяк', { type: 'bold' }) }, { body: other })).toBe(true)
  const base = { body: other, note: textOf('а') }
  const mine = { body: textOf('Маяк'), note: textOf('б') }
  const theirs = { body: textOf('Мыс'), note: textOf('в') }
  expect(mergeValues<Record<string, unknown>>(base, mine, theirs)).toEqual({
    values: { body: theirs.body, note: mine.note },
    taken: ['body'],
    clashes: ['note'],
  })
})

test('what another made of a text is told by its words', () => {
  expect(fieldWords(TABLE.body, textOf('Маяк', { type: 'bold' }))).toBe('«Маяк»')
  expect(fieldWords(TABLE.body, textOf('а'.repeat(400)))).toBe(`«${'а'.repeat(300)}…»`)
  expect(fieldWords(TABLE.body, null)).toBe('пусто')
})

const now = new Date('2026-11-22T03:00:00Z')
const subject = { kind: 'promotion', ref: 'a', title: 'Лето' }
const said = (from: unknown, to: unknown) =>
  changeWords({ act: 'promotion.change', subject, changes: [{ field: 'description', from, to }] }, now).map(
    (one) => `${one.from} → ${one.to}`,
  )

test('the log tells a rich text by the words about the first difference', () => {
  expect(said(textOf('Маяк'), textOf('Мыс'))).toEqual(['Маяк → Мыс'])
  expect(said(null, textOf('Мыс'))).toEqual(['— → Мыс'])
  expect(said(textOf('Мыс'), null)).toEqual(['Мыс → —'])
  expect(said(textOf('Мыс'), textOf('Мыс'))).toEqual([])
  expect(said(textOf('Мыс'), textOf('Мыс', { type: 'bold' }))).toEqual(['— → другое оформление'])
  const long = 'слово '.repeat(50)
  expect(said(textOf(`${long}раз`), textOf(`${long}два`))).toEqual([
    `…${'слово '.repeat(7)}раз → …${'слово '.repeat(7)}два`,
  ])
})
