import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { loadCatalogues } from './load-catalogues'

const product = await openProduct()
const { call, pool } = product
await loadCatalogues(pool)
const { token } = await administrator(product)
const desk = (method: string, path = '', body?: unknown) => call(method, `/api/admin/catalogue${path}`, { token, body })
const idOf = async (slug: string) =>
  (await pool.query('select id from catalogue_entry where slug = $1', [slug])).rows[0].id

const EMPTY = { parent_id: null, from_year: null, to_year: null, sort: 0, is_hidden: false }
const prius = await idOf('toyota-prius')
const toyota = await idOf('toyota')

test.each([
  ['a model of no mark', { catalogue: 'car_model', slug: 'toyota-x', name: 'X' }, 'parent_id'],
  ['a model in another model', { catalogue: 'car_model', slug: 'toyota-x', name: 'X', parent_id: prius }, 'parent_id'],
  [
    'a model whose key begins with another mark',
    { catalogue: 'car_model', slug: 'honda-x', name: 'X', parent_id: toyota },
    'slug',
  ],
  ['a mark in another', { catalogue: 'car_mark', slug: 'zil', name: 'ЗИЛ', parent_id: toyota }, 'parent_id'],
  ['a key that is taken', { catalogue: 'car_mark', slug: 'tokar', name: 'Токарь' }, 'slug'],
  ['a name that is there', { catalogue: 'car_mark', slug: 'toyota-2', name: 'TOYOTA' }, 'name'],
  [
    'a specialization in a leaf',
    { catalogue: 'specialization', slug: 'chpu', name: 'ЧПУ', parent_id: await idOf('tokar') },
    'parent_id',
  ],
  [
    'a fourth level of goods',
    { catalogue: 'goods_category', slug: 'dub', name: 'Дуб', parent_id: await idOf('pilomaterialy') },
    'parent_id',
  ],
  [
    'a generation without years',
    { catalogue: 'car_generation', slug: 'toyota-prius-x', name: 'X', parent_id: prius },
    'from_year',
  ],
  [
    'a generation that ended before it began',
    {
      catalogue: 'car_generation',
      slug: 'toyota-prius-x',
      name: 'X',
      parent_id: prius,
      from_year: 2010,
      to_year: 2009,
    },
    'to_year',
  ],
])('%s is refused', async (_, entry, field) => {
  const { status, body } = await desk('POST', '', { ...EMPTY, ...entry })
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
})

test('a new entry is offered, renamed, hidden and removed; its key and catalogue stay', async () => {
  const parent_id = await idOf('sport-i-otdyh')
  const made = await desk('POST', '', {
    ...EMPTY,
    catalogue: 'goods_category',
    slug: 'bajdarki',
    name: 'Байдарки',
    parent_id,
    from_year: 1990,
  })
  expect(made.body).toMatchObject({ parent: 'Спорт и отдых', is_given: false, from_year: null })
  const within = () => call('GET', '/api/catalogues/goods_category?within=sport-i-otdyh')
  const names = async () => (await within()).body.items.map(({ name }: { name: string }) => name)
  expect(await names()).toContain('Байдарки')
  const { id } = made.body
  expect((await desk('PUT', `/${id}`, { slug: 'kayaks' })).body.errors).toEqual({ slug: 'Ключ не\u00A0меняется' })
  expect((await desk('PUT', `/${id}`, { catalogue: 'specialization' })).body.errors).toHaveProperty('catalogue')
  expect((await desk('PUT', `/${id}`, { name: 'Каяки', is_hidden: true })).status).toBe(200)
  expect(await names()).not.toContain('Каяки')
  expect((await desk('DELETE', `/${id}`)).status).toBe(200)
})

test('what holds others, or came with the product, is not removed but hidden, and the refusal says why', async () => {
  expect((await desk('DELETE', `/${toyota}`)).body.errorMessage).toBe('catalogue_entry.in_use')
  const leaf = await idOf('tokar')
  expect((await desk('DELETE', `/${leaf}`)).body.errorMessage).toBe('catalogue_entry.given')
  expect((await desk('PUT', `/${leaf}`, { is_hidden: true })).status).toBe(200)
})

test('a branch with entries in it is not moved, a leaf is', async () => {
  const elsewhere = { parent_id: await idOf('prochee') }
  expect((await desk('PUT', `/${await idOf('lodki')}`, elsewhere)).body.errors).toHaveProperty('parent_id')
  expect((await desk('PUT', `/${await idOf('diski')}`, elsewhere)).status).toBe(200)
})

test('the list is narrowed by catalogue, by what holds it and by name or key', async () => {
  const total = async (query: string) => (await desk('GET', `?${query}`)).body.total
  expect(await total('catalogue=car_mark')).toBeGreaterThan(60)
  expect(await total(`parent_id=${prius}`)).toBe(5)
  expect(await total('query=prius-xw')).toBe(5)
  const { body } = await call('GET', '/api/admin/references/catalogue_entry?query=Toyota', { token })
  expect(body.items[0]).toEqual({ id: toyota, title: 'Toyota', more: null })
})
