import { expect, test } from 'bun:test'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'
import { richTextPlain } from '@ostrov/shared/rich-text/plain'
import { administrator, signIn } from '../../../test/people'
import { openProduct } from '../../../test/product'

const product = await openProduct({ LIMITS: 'suggestions=3/86400,suggestions_address=4/86400' })
const { call, pool } = product
const moderator = await administrator(product, 'moderator@example.com', 'moderator')
const editor = await administrator(product, 'editor@example.com', 'content')

const photoOf = async (customer: { id: string }) =>
  (
    await pool.query(
      `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', $1) returning id`,
      [`customer:${customer.id}`],
    )
  ).rows[0].id
const suggest = (token: string, fields: object = {}, headers = {}) =>
  call('POST', '/api/user/news', {
    token,
    headers,
    body: { title: 'Открыли каток', text: 'На площади залили каток.\n\nЛёд крепкий.', ...fields },
  })
const own = async (token: string) => (await call('GET', '/api/user/news', { token })).body.items
const waiting = async () =>
  (await call('GET', '/api/admin/moderation?kind=news', { token: moderator.token })).body.items
const decide = (id: string, body: object) =>
  call('PUT', `/api/admin/moderation/${id}`, { token: moderator.token, body: { version: 1, ...body } })
const drafts = async () => (await call('GET', '/api/admin/news?is_suggested=true', { token: editor.token })).body.items

test('a suggestion waits for a moderator, then an editor has it as a draft with its words and photos, and publishes it', async () => {
  const anna = await signIn(product)
  const photos = [await photoOf(anna), await photoOf(anna)]
  expect((await suggest(anna.token, { images: photos, source_url: 'https://example.com/katok' })).status).toBe(200)
  expect(await own(anna.token)).toMatchObject([{ title: 'Открыли каток', moderation_status: 'pending', address: null }])
  expect(await drafts()).toEqual([])
  const [revision] = await waiting()
  expect(revision).toMatchObject({ kind: 'news', title: 'Открыли каток', author: { kind: 'customer', id: anna.id } })
  expect(revision.fields.map(({ as }: { as: string }) => as)).toEqual(['text', 'rich', 'image', 'text'])
  expect((await decide(revision.id, { status: 'approved' })).status).toBe(200)
  const [draft] = await drafts()
  expect(draft).toMatchObject({ title: 'Открыли каток', state: 'draft', image: { id: photos[0] }, is_suggested: true })
  expect(richTextPlain(draft.body)).toBe('На площади залили каток.\nЛёд крепкий.\nФото читателя')
  expect(richTextPictures(draft.body).map(({ id }) => id)).toEqual([photos[1]])
  // What an editor owes it: its lead.
  const path = `/api/admin/news/${draft.id}`
  const publish = (version: string) => call('POST', `${path}/publish`, { token: editor.token, body: { version } })
  expect((await publish(draft.version)).body.errors).toHaveProperty('lead')
  const lead = 'На площади Победы открыли каток.'
  const { version } = (await call('PUT', path, { token: editor.token, body: { lead, rubric: 'sport' } })).body
  product.clock.now = new Date()
  expect((await publish(version)).body.state).toBe('published')
  const [mine] = await own(anna.token)
  expect((await call('GET', `/api/news/${mine.address.number}`)).body).toMatchObject({ lead, rubric: 'sport' })
})

test('what is returned or waits reaches no editor; its author reads why', async () => {
  const anna = await signIn(product)
  await suggest(anna.token, { title: 'Слух' })
  const [revision] = await waiting()
  expect((await decide(revision.id, { status: 'rejected', reason: 'Это слух' })).status).toBe(200)
  expect(await own(anna.token)).toMatchObject([{ moderation_status: 'rejected', moderation_reason: 'Это слух' }])
  expect((await drafts()).map(({ title }: { title: string }) => title)).not.toContain('Слух')
})

test('against a refusal its author appeals once; another moderator gives it to the editors', async () => {
  const anna = await signIn(product)
  await suggest(anna.token, { title: 'Мост закрыли' })
  const refused = (await waiting()).find(({ title }: { title: string }) => title === 'Мост закрыли')
  expect((await decide(refused.id, { status: 'rejected', reason: 'Нет источника' })).status).toBe(200)
  product.clock.now = new Date(product.clock.now.getTime() + 11_000)
  const [{ appeal }] = await own(anna.token)
  expect(appeal).toMatchObject({ verdict_id: refused.id, status: null })
  const path = `/api/user/moderation/${appeal.verdict_id}/appeal`
  const words = 'Об этом написала мэрия'
  expect((await call('POST', path, { token: anna.token, body: { words } })).status).toBe(200)
  expect((await own(anna.token))[0].appeal).toMatchObject({ status: 'pending' })
  const another = await administrator(product, 'another@example.com', 'moderator')
  const { items } = (await call('GET', '/api/admin/moderation?kind=news', { token: another.token })).body
  const waits = items.find(({ cause }: { cause: string }) => cause === 'appeal')
  expect(waits).toMatchObject({ title: 'Мост закрыли', appeal: { words, reason: 'Нет источника' } })
  const word = { version: 1, status: 'approved' }
  expect((await call('PUT', `/api/admin/moderation/${waits.id}`, { token: another.token, body: word })).status).toBe(
    200,
  )
  expect((await own(anna.token))[0]).toMatchObject({ moderation_status: 'approved', moderation_reason: null })
  expect((await drafts()).map(({ title }: { title: string }) => title)).toContain('Мост закрыли')
})

test('another’s picture is not taken, and a repeat of the same is one suggestion', async () => {
  const [anna, boris] = [await signIn(product), await signIn(product)]
  const theirs = await photoOf(boris)
  expect((await suggest(anna.token, { images: [theirs] })).body.errorMessage).toBe('image.not_found')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  for (let time = 0; time < 2; time++) expect((await suggest(anna.token, {}, headers)).status).toBe(200)
  expect(await own(anna.token)).toHaveLength(1)
  expect((await call('POST', '/api/user/news', { body: { title: 'Кто-то', text: 'Без входа' } })).status).toBe(401)
})

test('one person, and one address, suggests only so often a day', async () => {
  const anna = await signIn(product)
  for (let time = 0; time < 3; time++) expect((await suggest(anna.token)).status).toBe(200)
  expect((await suggest(anna.token)).body.errorMessage).toBe('request.too_often')
  const address = { 'x-client-ip': '203.0.113.7' }
  for (let time = 0; time < 4; time++)
    expect((await suggest((await signIn(product)).token, {}, address)).status).toBe(200)
  expect((await suggest((await signIn(product)).token, {}, address)).body.errorMessage).toBe('request.too_often')
})

test('who leaves takes along what waits; what was let through stays with nobody’s name', async () => {
  const anna = await signIn(product)
  await suggest(anna.token, { title: 'Пропущенная' })
  const [passed] = (await waiting()).filter(({ title }: { title: string }) => title === 'Пропущенная')
  await decide(passed.id, { status: 'approved' })
  await suggest(anna.token, { title: 'Ждущая' })
  expect((await call('DELETE', '/api/auth/account', { token: anna.token })).status).toBe(200)
  const { rows } = await pool.query(`select title, suggested_by from news where title in ('Пропущенная', 'Ждущая')`)
  expect(rows).toEqual([{ title: 'Пропущенная', suggested_by: null }])
  expect((await waiting()).map(({ title }: { title: string }) => title)).not.toContain('Ждущая')
})
