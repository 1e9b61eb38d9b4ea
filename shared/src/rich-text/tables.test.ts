import { expect, test } from 'bun:test'
import { EditorState, TextSelection } from 'prosemirror-state'
import { markup } from '../formats/markup'
import { documentOf, richTextOf } from '../ui/editor/document'
import { pluginsOf } from '../ui/editor/plugins'
import { addColumn, addRow, insertTable, removeColumn, removeRow, removeTable, toNextCell } from '../ui/editor/tables'
import { richTextComplaint } from './check'
import type { RichText, Table } from './grammar'
import { richTextHtml } from './html'
import { richTextPlain } from './plain'

const cell = (text: string, type: 'table_cell' | 'table_header' = 'table_cell') => ({
  type,
  ...(text && { content: [{ type: 'text' as const, text }] }),
})
const table = (...rows: string[][]): Table => ({
  type: 'table',
  content: rows.map((row, at) => ({
    type: 'table_row',
    content: row.map((text) => cell(text, at === 0 ? 'table_header' : 'table_cell')),
  })),
})
const doc = (...content: RichText['content']): RichText => ({ type: 'doc', content })
const PRICES = doc(table(['Рейс', 'Цена'], ['Утро', '690 ₽'], ['Вечер', '']))

test('a table is drawn with its headings, and told as lines', () => {
  expect(richTextComplaint(PRICES)).toBeNull()
  expect(richTextHtml(PRICES, { image: () => markup`` }).toString()).toBe(
    '<div class="rich-text__table" role="group" aria-label="Таблица" tabindex="0"><table><tbody>' +
      '<tr><th scope="col">Рейс</th><th scope="col">Цена</th></tr><tr><td>Утро</td><td>690\u00A0₽</td></tr>' +
      '<tr><td>Вечер</td><td></td></tr></tbody></table></div>',
  )
  expect(richTextPlain(PRICES)).toBe('Рейс · Цена\nУтро · 690 ₽\nВечер · ')
  expect(richTextOf(documentOf(PRICES))).toEqual(PRICES)
})

test.each([
  ['rows of different lengths', table(['а', 'б'], ['в']), 'разное число ячеек'],
  ['a table wider than a page', table(Array.from({ length: 13 }, () => 'а')), '12 столбцов'],
  ['no rows', { type: 'table', content: [] }, 'ничего нет'],
  [
    'a paragraph in a cell',
    {
      type: 'table',
      content: [{ type: 'table_row', content: [{ type: 'table_cell', content: [{ type: 'paragraph' }] }] }],
    },
    'часть «paragraph»',
  ],
  [
    'a cell that spans',
    { type: 'table', content: [{ type: 'table_row', content: [{ type: 'table_cell', attrs: { colspan: 2 } }] }] },
    'свойство «attrs»',
  ],
  ['a table in a quote', { type: 'blockquote', content: [table(['а'])] }, 'часть «table»'],
])('%s is refused', (_, block, sentence) => {
  expect(richTextComplaint({ type: 'doc', content: [block] })).toContain(sentence)
})

const plugins = pluginsOf({ link: () => {}, toolbar: () => {}, placeholder: () => '' })
const open = (text: RichText | null) => EditorState.create({ doc: documentOf(text), plugins })
function pressed(state: EditorState, ...commands: (typeof addRow)[]): EditorState {
  return commands.reduce((now, run) => {
    let next = now
    expect(run(now, (tr) => (next = now.apply(tr)))).toBe(true)
    return next
  }, state)
}
const typed = (state: EditorState, text: string) => state.apply(state.tr.insertText(text))
const shape = (state: EditorState) => {
  const text = richTextOf(state.doc)
  expect(text === null ? null : richTextComplaint(text)).toBeNull()
  return text === null ? '' : richTextPlain(text)
}

test('a table is put, filled cell by cell, grows and shrinks, and the cursor goes with it', () => {
  const made = typed(pressed(typed(pressed(open(null), insertTable), 'Рейс'), toNextCell), 'Цена')
  const filled = typed(pressed(made, toNextCell), 'Утро')
  expect(shape(filled)).toBe('Рейс · Цена\nУтро · ')
  const wider = typed(pressed(filled, addColumn), 'вт')
  expect(shape(wider)).toBe('Рейс ·  · Цена\nУтро · вт · ')
  const taller = typed(pressed(wider, addRow), 'ср')
  expect(shape(taller)).toBe('Рейс ·  · Цена\nУтро · вт · \n · ср · ')
  expect(shape(pressed(taller, removeRow, removeColumn))).toBe('Рейс · Цена\nУтро · ')
  expect(shape(pressed(taller, removeTable))).toBe('')
  const last = pressed(filled, toNextCell)
  expect(toNextCell(last)).toBe(false)
})

test('words deleted across cells leave rows even', () => {
  const state = open(PRICES)
  for (let from = 3; from < state.doc.content.size - 3; from += 1) {
    const chosen = state.apply(
      state.tr.setSelection(
        TextSelection.between(state.doc.resolve(from), state.doc.resolve(state.doc.content.size - 4)),
      ),
    )
    shape(chosen.apply(chosen.tr.deleteSelection()))
    shape(chosen.apply(chosen.tr.insertText('слово')))
  }
})
