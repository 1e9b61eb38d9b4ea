import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { richText } from '../../../test/rich-text'

const product = await openProduct()
const { call, pool } = product
const { token } = await administrator(product, 'editor@example.com', 'content')
const MINUTE_MS = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString()

const EMPTY = {
  ...{ slug: null, city_id: null, image_id: null, image_alt: null, image_caption: null, author: null },
  ...{ source_url: null, published_at: null, is_hidden: false, correction: '' },
}
const write = async (fields: object = {}) => {
  const text = { title: 'Паром вышел', rubric: 'transport', lead: 'Шторм кончился.', body: richText('Паром ушёл.') }
  return (await call('POST', '/api/admin/news', { token, body: { ...EMPTY, ...text, ...fields } })).body
}
const change = (id: string, body: object) => call('PUT', `/api/admin/news/${id}`, { token, body })
const read = (number: number) => call('GET', `/api/news/${number}`)
const listed = async (query = '') => {
  const { body } = await call('GET', `/api/news${query}`)
  return body.items.map(({ title }: { title: string }) => title)
}
const picture = async () =>
  (
    await pool.query(
      `insert into image (width, height, color, uploaded_by) values (10, 10, '#aabbcc', 'seed') returning id`,
    )
  ).rows[0].id

test('a draft and what is planned are read by nobody; the moment alone makes it visible', async () => {
  const draft = await write({ title: 'Черновик' })
  const planned = await write({ title: 'Завтра', published_at: inMinutes(60) })
  const past = await write({ title: 'Уже', published_at: inMinutes(-60) })
  expect([draft.state, planned.state, past.state]).toEqual(['draft', 'planned', 'published'])
  expect(await listed()).toEqual(['Уже'])
  for (const { number } of [draft, planned]) expect((await read(number)).body.errorMessage).toBe('news.not_found')
  // Nothing runs and nobody writes: its moment is moved into the past as time would.
  await pool.query(`update news set published_at = now() - interval '1 second' where id = $1`, [planned.id])
  expect((await read(planned.number)).body).toMatchObject({ title: 'Завтра', number: planned.number })
  expect(await listed()).toEqual(['Завтра', 'Уже'])
})

test('what was taken off the site is in no list, and its address says so', async () => {
  const { id, number } = await write({ title: 'Ошибка', published_at: inMinutes(-5) })
  await change(id, { is_hidden: true })
  const { status, body } = await read(number)
  expect([status, body.errorMessage]).toEqual([410, 'news.gone'])
  expect(await listed()).not.toContain('Ошибка')
  const { body: addresses } = await call('GET', '/api/news/addresses')
  expect(addresses.items.map((one: { number: number }) => one.number)).not.toContain(number)
  const hiddenDraft = await write({ is_hidden: true })
  expect((await read(hiddenDraft.number)).status).toBe(404)
})

test('publishing at once needs what was looked at, and what was read before keeps its place', async () => {
  const draft = await write({ title: 'Сейчас' })
  const publish = (id: string, version: string) =>
    call('POST', `/api/admin/news/${id}/publish`, { token, body: { version } })
  expect((await publish(draft.id, 'другая')).body.errorMessage).toBe('news.changed')
  product.clock.now = new Date()
  const published = (await publish(draft.id, draft.version)).body
  expect(published).toMatchObject({ state: 'published', published_at: product.clock.now.toISOString() })
  const hidden = (await change(draft.id, { is_hidden: true })).body
  product.clock.now = new Date()
  expect((await publish(draft.id, hidden.version)).body).toMatchObject({
    state: 'published',
    published_at: published.published_at,
  })
})

test('a correction is marked with its moment, which other changes do not move', async () => {
  const { id, number } = await write({ published_at: inMinutes(-30) })
  expect((await read(number)).body).toMatchObject({ corrected_at: null, correction: '' })
  product.clock.now = new Date('2026-11-26T03:30:00Z')
  await change(id, { correction: 'Паром ушёл в семь, а не в восемь.' })
  const moment = product.clock.now.toISOString()
  expect((await read(number)).body).toMatchObject({
    corrected_at: moment,
    correction: 'Паром ушёл в семь, а не в восемь.',
  })
  product.clock.now = new Date('2026-11-26T04:30:00Z')
  await change(id, { lead: 'Шторм кончился вчера.' })
  expect((await read(number)).body.corrected_at).toBe(moment)
  await change(id, { correction: '' })
  expect((await read(number)).body.corrected_at).toBeNull()
})

test('an article carries its pictures, how long it takes, and others of its rubric', async () => {
  const [cover, inside] = [await picture(), await picture()]
  const long = richText(Array.from({ length: 400 }, () => 'слово').join(' '))
  const body = {
    ...long,
    content: [...long.content, { type: 'image', attrs: { id: inside, alt: 'Лёд', caption: 'Утро' } }],
  }
  const shown = { image_id: cover, image_alt: 'Каток', image_caption: 'Фото', published_at: inMinutes(-3) }
  const { number } = await write({ title: 'Каток', rubric: 'sport', body, ...shown })
  for (const title of ['Хоккей', 'Лыжи']) await write({ title, rubric: 'sport', published_at: inMinutes(-9) })
  const article = (await read(number)).body
  expect(article).toMatchObject({ image: { id: cover }, image_alt: 'Каток', reading_minutes: 3, city: null })
  expect(article.images.map(({ id }: { id: string }) => id)).toEqual([inside])
  expect(article.related.map(({ title }: { title: string }) => title).sort()).toEqual(['Лыжи', 'Хоккей'])
  expect(await listed('?rubric=sport')).toEqual(['Каток', 'Лыжи', 'Хоккей'])
  expect((await call('GET', '/api/news?rubric=weather')).status).toBe(422)
})

test('what it names has to be there, and a picture needs words for who does not see it', async () => {
  const gone = crypto.randomUUID()
  const image = { type: 'image', attrs: { id: gone, alt: 'Лёд', caption: '' } }
  expect((await write({ city_id: gone })).errors).toHaveProperty('city_id')
  expect((await write({ body: { type: 'doc', content: [image] } })).errors).toHaveProperty('body')
  expect((await write({ image_id: await picture() })).errors).toHaveProperty('image_alt')
  expect((await write({ source_url: 'javascript:alert(1)' })).errors).toHaveProperty('source_url')
  expect((await write({ slug: 'с пробелом' })).errors).toHaveProperty('slug')
})

test('the words of its address are made of the title where none are given, and follow no later title', async () => {
  const made = await write({ title: 'Ёлку «Горного воздуха» зажгли — 7 декабря' })
  expect(made.slug).toBe('elku-gornogo-vozduha-zazhgli-7-dekabrya')
  expect((await change(made.id, { title: 'Ёлку зажгли' })).body.slug).toBe(made.slug)
  expect((await write({ title: '…' })).slug).toBe('news')
  const long = await write({ title: 'Сельскохозяйственная '.repeat(6).trim() })
  expect(long.slug).toBe('selskohozyaystvennaya-selskohozyaystvennaya-selskohozyaystvennaya'.slice(0, long.slug.length))
  expect(long.slug).not.toEndWith('-')
})

test('the desk finds by words, number, state, rubric and who it came from, and counts', async () => {
  const { number } = await write({ title: 'Горбуша пошла', rubric: 'sea' })
  const desk = async (query: string) => (await call('GET', `/api/admin/news?${query}`, { token })).body.items
  expect(await desk('query=горбуша')).toMatchObject([{ number }])
  expect(await desk(`query=${number}`)).toMatchObject([{ title: 'Горбуша пошла' }])
  expect(await desk('state=draft&rubric=sea')).toMatchObject([{ number }])
  expect(await desk('is_suggested=true')).toEqual([])
  const { body } = await call('GET', '/api/admin/news/facets?rubric=sea', { token })
  expect(body.state).toEqual({ draft: 1 })
})

test('a town that news are about is hidden rather than removed', async () => {
  const { rows } = await pool.query(
    `insert into city (name, slug, coordinates) values ('Углегорск', 'uglegorsk', '{"type":"Point","coordinates":[142,49]}') returning id`,
  )
  await write({ city_id: rows[0].id })
  const owner = await administrator(product)
  const { body } = await call('DELETE', `/api/admin/cities/${rows[0].id}`, { token: owner.token })
  expect(body.errorMessage).toBe('city.in_use')
})
