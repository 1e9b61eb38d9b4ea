import { expect, test } from 'bun:test'
import { inputOf, rowOf } from '@ostrov/shared/records/schema'
import { richField } from '@ostrov/shared/rich-text/field'
import { Elysia } from 'elysia'
import { formErrors } from './form-errors'
import { inputs } from './inputs'

const TABLE = {
  body: richField({ label: 'Текст', max: 10_000, required: 'Напишите текст' }),
  note: richField({ label: 'Заметка' }),
}
const input = inputOf(TABLE)
const app = new Elysia()
  .use(inputs)
  .post('/', ({ body }) => ({ id: '0198f2f0-0000-7000-8000-000000000001', version: 'a', ...body }), {
    body: input,
    response: rowOf(TABLE, {}),
  })

const words = (text: string) => ({
  type: 'text',
  text,
  marks: [{ type: 'bold' }, { type: 'link', attrs: { href: 'https://example.com' } }],
})
const paragraph = { type: 'paragraph', content: [words('Маяк'), { type: 'hard_break' }] }
const list = (depth: number): object => ({
  type: 'bullet_list',
  content: [{ type: 'list_item', content: depth === 1 ? [paragraph] : [paragraph, list(depth - 1)] }],
})
const docOf = (...content: unknown[]) => ({ type: 'doc', content })

async function send(body: unknown) {
  const answer = await app.handle(
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
  return { status: answer.status, body: answer.ok ? await answer.json() : null }
}

test('a rich text comes through the door and back as it was sent, however deep it may be', async () => {
  const body = docOf({ type: 'blockquote', content: [paragraph] }, list(3), {
    type: 'image',
    attrs: { id: '0198f2f0-0000-7000-8000-000000000001', alt: 'Маяк', caption: '' },
  })
  const answer = await send({ body, note: null })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ body, note: null })
})

test('its words get the one spelling of every text', async () => {
  const answer = await send({ body: docOf({ type: 'paragraph', content: [words('И\u0306од\u200B')] }), note: null })
  expect(answer.body).toMatchObject({ body: docOf({ type: 'paragraph', content: [words('Йод')] }) })
})

test('what is outside of its schema is refused with its place, not left out', async () => {
  const wrong = docOf(paragraph, { ...paragraph, content: [{ ...words('а'), onclick: 'x' }] })
  const misfits = [
    wrong,
    { ...docOf(paragraph), style: 'a' },
    null,
    'Маяк',
    [],
    docOf('Маяк'),
    docOf(null),
    { type: 'doc' },
  ]
  for (const body of misfits) expect((await send({ body, note: null })).status).toBe(422)
  for (const note of misfits.filter(Boolean)) {
    expect((await send({ body: docOf(paragraph), note })).status).toBe(422)
  }
  expect(formErrors(input, { body: wrong, note: docOf({ type: 'iframe' }) })).toEqual({
    body: 'Блок\u00A02: свойство «onclick» не\u00A0поддерживается',
    note: 'Блок\u00A01: часть «iframe» здесь не\u00A0поддерживается',
  })
  expect(formErrors(input, { body: null, note: null })).toEqual({ body: 'Напишите текст' })
})
