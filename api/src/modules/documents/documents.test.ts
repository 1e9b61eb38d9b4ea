import { expect, test } from 'bun:test'
import { isRichText } from '@ostrov/shared/rich-text/check'
import { richTextPlain } from '@ostrov/shared/rich-text/plain'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { richText } from '../../../test/rich-text'

const product = await openProduct()
const { call, pool } = product
const owner = await administrator(product)
const editor = await administrator(product, 'editor@example.com', 'content')

let made = 0
const write = async (body: object = {}) => {
  const sent = {
    title: 'Оферта',
    key: `offer-${++made}`,
    body: richText('Мы продаём еду.', 'Доставка платная.'),
    ...body,
  }
  return (await call('POST', '/api/admin/document', { token: editor.token, body: sent })).body
}
const change = (id: string, body: object) => call('PUT', `/api/admin/document/${id}`, { token: editor.token, body })
const publish = (id: string, version: string, token = editor.token) =>
  call('POST', `/api/admin/document/${id}/publish`, { token, body: { version } })
const read = (path: string) => call('GET', `/api/admin/${path}`, { token: editor.token })

test('a new installation has both documents published, and anybody reads them by key', async () => {
  for (const [key, title, words] of [
    ['agreement', 'Пользовательское соглашение', '{почта}'],
    ['privacy', 'Политика обработки персональных данных', '152-ФЗ'],
  ]) {
    const { status, body } = await call('GET', `/api/admin/docs/${key}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ key, title, number: 1, current: 1, editions: [{ number: 1 }] })
    expect(isRichText(body.body)).toBe(true)
    expect(richTextPlain(body.body)).toContain(words ?? '')
    expect((await call('GET', `/api/admin/docs/${body.id}`)).body).toEqual(body)
  }
})

test('a draft is read by nobody until it is published', async () => {
  const { id, key, version, state } = await write()
  expect(state).toBe('draft')
  expect((await call('GET', `/api/admin/docs/${key}`)).body.errorMessage).toBe('document.not_found')
  expect((await publish(id, version)).body).toMatchObject({ state: 'published', number: 1, version })
  expect((await call('GET', `/api/admin/docs/${key}`)).body).toMatchObject({ number: 1, title: 'Оферта' })
  const draft = (await change(id, { body: richText('Мы продаём еду.', 'Доставка бесплатная.'), version })).body
  expect(draft).toMatchObject({ state: 'changed', number: 1 })
  expect(richTextPlain((await call('GET', `/api/admin/docs/${key}`)).body.body)).toContain('платная.')
  expect((await read(`document/${id}/difference?from=1`)).body).toEqual({
    look: false,
    pieces: [
      { kind: 'same', text: 'Оферта\nМы продаём еду.\nДоставка ' },
      { kind: 'gone', text: 'платная.' },
      { kind: 'new', text: 'бесплатная.' },
    ],
  })
  await publish(id, draft.version, owner.token)
  const now = (await call('GET', `/api/admin/docs/${key}`)).body
  expect(now).toMatchObject({ number: 2, current: 2, editions: [{ number: 2 }, { number: 1 }] })
  const before = (await call('GET', `/api/admin/docs/${key}?version=1`)).body
  expect(before).toMatchObject({ number: 1, current: 2 })
  expect(richTextPlain(before.body)).toContain('Доставка платная.')
  expect((await read(`document/${id}/versions`)).body.items).toMatchObject([
    { number: 2, published_by: 'Ольга' },
    { number: 1, published_by: 'Ольга' },
  ])
  expect((await read(`document/${id}/difference?from=1&to=2`)).body.pieces).toHaveLength(3)
  expect((await call('GET', `/api/admin/docs/${key}?version=3`)).body.errorMessage).toBe('document.not_found')
})

test('of two who publish at once one does', async () => {
  const { id, version } = await write()
  const answers = await Promise.all([publish(id, version), publish(id, version, owner.token)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(answers.find(({ status }) => status === 409)?.body.errorMessage).toBe('document.unchanged')
  expect((await read(`document/${id}/versions`)).body.total).toBe(1)
})

test('what was not looked at is not published', async () => {
  const { id, version } = await write()
  await change(id, { title: 'Договор', version })
  const { status, body } = await publish(id, version)
  expect([status, body.errorMessage]).toEqual([409, 'document.changed'])
  expect(body.current.title).toBe('Договор')
  expect((await publish('018f0000-0000-7000-8000-000000000000', version)).body.errorMessage).toBe('document.not_found')
})

test('what was published keeps its key, its editions and itself', async () => {
  const { id, version } = await write()
  await publish(id, version)
  const { status, body } = await change(id, { key: 'other', version })
  expect([status, Object.keys(body.errors)]).toEqual([422, ['key']])
  const removal = await call('DELETE', `/api/admin/document/${id}`, { token: editor.token })
  expect(removal.body.errorMessage).toBe('document.published')
  for (const statement of ['update document_version set number = 9', 'delete from document_version'])
    expect(await pool.query(`${statement} where document_id = $1`, [id]).catch(({ message }) => message)).toContain(
      'only ever added',
    )
  const draft = await write()
  expect((await call('DELETE', `/api/admin/document/${draft.id}`, { token: editor.token })).status).toBe(200)
})

test('a key is nobody else’s, and a document shows no pictures', async () => {
  const refused = async (body: object) => Object.keys((await write(body)).errors)
  expect(await refused({ key: 'agreement' })).toEqual(['key'])
  expect(await refused({ key: 'Оферта' })).toEqual(['key'])
  const image = { type: 'image', attrs: { id: '018f0000-0000-7000-8000-000000000000', alt: 'Печать', caption: '' } }
  expect(await refused({ body: { type: 'doc', content: [image] } })).toEqual(['body'])
})

test('a change of look alone is told as such', async () => {
  const { id, version } = await write({ body: richText('Важно.') })
  await publish(id, version)
  const bold = { type: 'text', text: 'Важно.', marks: [{ type: 'bold' }] }
  await change(id, { body: { type: 'doc', content: [{ type: 'paragraph', content: [bold] }] }, version })
  const { body } = await read(`document/${id}/difference?from=1`)
  expect(body).toEqual({ look: true, pieces: [{ kind: 'same', text: 'Оферта\nВажно.' }] })
})

test('the list finds documents by words and state', async () => {
  const { id, key } = await write({ title: 'Правила площадки' })
  const ids = async (query: string) => (await read(`document?${query}`)).body.items.map((one: { id: string }) => one.id)
  expect(await ids(`query=${encodeURIComponent('правила')}`)).toEqual([id])
  expect(await ids(`query=${key}&state=draft`)).toEqual([id])
  expect(await ids(`query=${key}&state=published`)).toEqual([])
})

test('only who keeps the content writes and publishes', async () => {
  const { id, version } = await write()
  for (const role of ['moderator', 'support', 'finance'] as const) {
    const { token } = await administrator(product, `${role}@example.com`, role)
    const answers = await Promise.all([
      call('GET', '/api/admin/document', { token }),
      call('GET', `/api/admin/document/${id}/versions`, { token }),
      call('GET', `/api/admin/document/${id}/difference`, { token }),
      publish(id, version, token),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  }
})
