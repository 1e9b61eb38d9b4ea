import { expect, test } from 'bun:test'
import { richTextComplaint } from './check'
import { RICH_TEXT_MOST } from './grammar'

const ID = '0198f2f0-0000-7000-8000-000000000001'
const words = (text: string, ...marks: unknown[]) => ({ type: 'text', text, ...(marks.length > 0 && { marks }) })
const p = (...content: unknown[]) => ({ type: 'paragraph', content })
const list = (...content: unknown[]) => ({ type: 'bullet_list', content: [{ type: 'list_item', content }] })
const image = (attrs: object) => ({ type: 'image', attrs: { id: ID, alt: 'Маяк', caption: '', ...attrs } })
const link = (href: unknown) => ({ type: 'link', attrs: { href } })
const complaintOf = (...content: unknown[]) => richTextComplaint({ type: 'doc', content })
const nested = (depth: number): object => (depth === 0 ? p(words('а')) : list(p(words('б')), nested(depth - 1)))

test('what the table of parts names is taken', () => {
  const heading = { type: 'heading', attrs: { level: 2 }, content: [words('Правила', { type: 'italic' })] }
  const quote = {
    type: 'blockquote',
    content: [p(words('Цитата', { type: 'bold' }, link('https://example.com/a?b=1')))],
  }
  const ordered = { ...list(p(words('раз'), { type: 'hard_break' })), type: 'ordered_list' }
  const rule = { type: 'horizontal_rule' }
  expect(complaintOf(heading, p(), quote, ordered, image({ caption: 'Вид с\u00A0моря' }), rule, nested(3))).toBeNull()
})

test.each([
  ['no document', null, 'том виде'],
  ['a text', 'Привет', 'том виде'],
  ['another kind of document', { type: 'paragraph' }, 'том виде'],
  ['nothing', { type: 'doc', content: [] }, 'здесь ничего нет'],
  ['more than a document', { type: 'doc', content: [p()], style: 'color:red' }, 'свойство «style»'],
  ['no list of parts', { type: 'doc', content: { 0: p() } }, 'должно быть списком'],
])('%s is refused', (_, value, sentence) => {
  expect(richTextComplaint(value)).toContain(sentence)
})

test.each([
  ['an unknown part', { type: 'script', content: [words('alert(1)')] }, 'часть «script»'],
  ['a part named as the language names its own', { type: 'constructor' }, 'часть «constructor»'],
  ['no part', 'слова', 'не\u00A0текст'],
  ['words outside a paragraph', words('слова'), 'часть «text»'],
  ['a title of the page', { type: 'heading', attrs: { level: 1 } }, 'второго и\u00A0третьего'],
  ['a level that is a text', { type: 'heading', attrs: { level: '2' } }, 'второго и\u00A0третьего'],
  ['a heading without its level', { type: 'heading' }, 'не\u00A0хватает свойств'],
  [
    'bold words in a heading',
    { type: 'heading', attrs: { level: 2 }, content: [words('а', { type: 'bold' })] },
    'оформление «bold»',
  ],
  ['a stray attribute', { ...p(), attrs: { onclick: 'x' } }, 'свойство «attrs»'],
  ['a stray attribute of a picture', image({ onerror: 'x' }), 'свойство «onerror»'],
  ['empty words', p(words('')), 'пустая часть'],
  ['words that are a number', p({ type: 'text', text: 1 }), 'пустая часть'],
  ['an unknown look', p(words('а', { type: 'underline' })), 'оформление «underline»'],
  ['the same look twice', p(words('а', { type: 'bold' }, { type: 'bold' })), 'повторяется'],
  [
    'more looks than there are',
    p(words('а', ...Array.from({ length: 4 }, () => ({ type: 'bold' })))),
    'лишнее оформление',
  ],
  ['a link to nowhere', p(words('а', link(null))), 'нет адреса'],
  ['a link with a target', p(words('а', { type: 'link', attrs: { href: '/a', target: '_top' } })), 'свойство «target»'],
  ['a link that runs', p(words('а', link('javascript:alert(1)'))), 'https://'],
  ['an empty list', { type: 'bullet_list', content: [] }, 'здесь ничего нет'],
  ['a list of paragraphs', { type: 'bullet_list', content: [p()] }, 'часть «paragraph»'],
  ['an item that begins with a list', list(list(p())), 'начинается с\u00A0абзаца'],
  [
    'a heading in a quote',
    { type: 'blockquote', content: [{ type: 'heading', attrs: { level: 2 } }] },
    'часть «heading»',
  ],
  ['lists too deep', nested(4), 'глубже'],
  ['a picture of another site', image({ id: 'https://example.com/a.png' }), 'не\u00A0загружена'],
  ['a picture that says nothing', image({ alt: ' ' }), 'опишите картинку'],
  ['a picture described at length', image({ alt: 'а'.repeat(RICH_TEXT_MOST.alt + 1) }), 'не\u00A0длиннее'],
  ['a caption that is none', image({ caption: 1 }), 'должна быть текстом'],
  ['a long caption', image({ caption: 'а'.repeat(RICH_TEXT_MOST.caption + 1) }), 'подпись'],
])('%s is refused with its place', (_, block, sentence) => {
  const complaint = complaintOf(p(words('Сначала всё хорошо')), block)
  expect(complaint).toStartWith('Блок\u00A02: ')
  expect(complaint).toContain(sentence)
})

test('a text has an end', () => {
  const { characters, nodes, images } = RICH_TEXT_MOST
  expect(complaintOf(p(words('а'.repeat(characters))))).toBeNull()
  expect(complaintOf(p(words('а'.repeat(characters))), p(words('б')))).toContain('слишком длинный')
  expect(complaintOf(...Array.from({ length: nodes }, () => p()))).toBeNull()
  expect(complaintOf(...Array.from({ length: nodes + 1 }, () => p()))).toContain('слишком много частей')
  expect(complaintOf(...Array.from({ length: nodes / 2 + 1 }, () => p(words('а'))))).toContain('слишком много частей')
  expect(complaintOf(...Array.from({ length: images + 1 }, () => image({})))).toContain('картинок')
})
