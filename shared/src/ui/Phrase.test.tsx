import { expect, test } from 'bun:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { Phrase } from './Phrase'

const markup = (text: string) => renderToStaticMarkup(<Phrase text={text} />)

test('a hyphenated word stays whole, its letters as they were', () => {
  expect(markup('Ленина, 218, Южно-Сахалинск')).toBe('Ленина, 218, <span class="ui-whole">Южно-Сахалинск</span>')
  expect(markup('Ростов-на-Дону')).toBe('<span class="ui-whole">Ростов-на-Дону</span>')
})

test('a short preposition holds on to its word', () => {
  expect(markup('Шаверма со свининой')).toBe('Шаверма со\u00a0свининой')
})

test('what only looks like markup stays text', () => {
  expect(markup('Сет <b>-</b>')).toBe('Сет &lt;b&gt;-&lt;/b&gt;')
})
