import { expect, test } from 'bun:test'
import { isRichText } from '../rich-text/check'
import type { RichText } from '../rich-text/grammar'
import { richTextHtml } from '../rich-text/html'
import { filled } from './fill'

const FACTS = { brand: 'Маяк', origin: 'https://mayak.example', support_email: 'help@mayak.example' }

test('the name, the address and the mail of the installation stand in a document', () => {
  const text: RichText = {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Что делает {сервис}' }] },
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              {
                type: 'paragraph',
                content: [{ type: 'text', text: '{сайт}: пишите на {почта}.', marks: [{ type: 'bold' }] }],
              },
            ],
          },
        ],
      },
    ],
  }
  const full = filled(text, FACTS)
  expect(isRichText(full)).toBe(true)
  expect(richTextHtml(full, { image: () => null }).toString()).toBe(
    '<h2>Что делает «Маяк»</h2><ul><li><p><strong>https://mayak.example: пишите на\u00A0</strong>' +
      '<strong><a href="mailto:help@mayak.example">help@mayak.example</a></strong><strong>.</strong></p></li></ul>',
  )
})

test('other braces stay as they are written', () => {
  const text: RichText = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '{срок} {constructor}' }] }],
  }
  expect(filled(text, FACTS)).toEqual(text)
})
