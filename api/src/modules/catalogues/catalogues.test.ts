import { beforeAll, expect, test } from 'bun:test'
import type { Catalogue } from '@ostrov/shared/catalogues/catalogues'
import { openProduct } from '../../../test/product'
import { until } from '../../../test/server'
import { CatalogueEntry } from './catalogue-entry'
import { demandEntry } from './demand-entry'
import { entryNames } from './entry-names'
import { leavesUnder } from './leaves-under'

const { call, em, pool, deps } = await openProduct()
const ids = new Map<string, string>()

type Made = { catalogue: Catalogue; slug: string; name: string; parent?: string; sort?: number; is_hidden?: boolean }
async function make({ parent, ...entry }: Made) {
  const fork = em()
  const made = fork.create(CatalogueEntry, { ...entry, parent_id: parent ? (ids.get(parent) ?? null) : null })
  await fork.flush()
  ids.set(entry.slug, made.id)
}
const goods = (slug: string, more: Partial<Made> = {}) =>
  make({ catalogue: 'goods_category', slug, name: slug, ...more })

beforeAll(async () => {
  await goods('boats', { sort: 2 })
  await goods('home', { sort: 1 })
  await goods('motors', { parent: 'boats', sort: 2 })
  await goods('sails', { parent: 'boats', sort: 1 })
  await goods('outboard', { parent: 'motors' })
  await goods('inboard', { parent: 'motors', is_hidden: true })
  await goods('attic', { is_hidden: true })
  await goods('chests', { parent: 'attic' })
  await make({ catalogue: 'car_mark', slug: 'toyota', name: 'Toyota' })
  await make({ catalogue: 'car_mark', slug: 'honda', name: 'Honda' })
  await make({ catalogue: 'car_model', slug: 'toyota-prius', name: 'Prius', parent: 'toyota' })
  await make({ catalogue: 'car_model', slug: 'honda-fit', name: 'Fit', parent: 'honda' })
})

async function offered(path: string): Promise<string[]> {
  const { body } = await call('GET', `/api/catalogues/${path}`)
  return body.items.map(({ slug }: { slug: string }) => slug)
}

test('a catalogue offers what is not hidden, nor stands in what is, in its order', async () => {
  expect(await offered('goods_category')).toEqual(['outboard', 'home', 'sails', 'boats', 'motors'])
})

test('within an entry stands what it holds at any depth', async () => {
  expect(await offered('goods_category?within=boats')).toEqual(['outboard', 'sails', 'motors'])
  expect(await offered('car_model?within=toyota')).toEqual(['toyota-prius'])
  expect(await offered('car_model?within=nobody')).toEqual([])
  expect(await offered('car_model?within=attic')).toEqual([])
})

test('an unknown catalogue is refused', async () => {
  expect((await call('GET', '/api/catalogues/planes')).status).toBe(422)
})

test('a branch means all its leaves, hidden ones too; a mark means itself', async () => {
  expect((await leavesUnder(em(), 'boats')).sort()).toEqual(['inboard', 'outboard', 'sails'])
  expect(await leavesUnder(em(), 'sails')).toEqual(['sails'])
  expect(await leavesUnder(em(), 'toyota')).toEqual(['toyota'])
  expect(await leavesUnder(em(), 'nobody')).toEqual([])
})

test('names are those of hidden entries too, and none of unknown ones', async () => {
  const names = await entryNames(em(), ['toyota', 'inboard', 'nobody'])
  expect([...names]).toEqual([
    ['toyota', 'Toyota'],
    ['inboard', 'inboard'],
  ])
})

async function refusal(catalogue: Catalogue, slug: string, parent?: string) {
  const asked = em().transactional((tx) => demandEntry(tx, catalogue, slug, parent))
  return asked.then(
    () => null,
    (reason) => reason.details.errors,
  )
}

test('what may be chosen is taken, all else is refused under its field', async () => {
  expect(await refusal('goods_category', 'outboard')).toBeNull()
  expect(await refusal('car_model', 'toyota-prius', 'toyota')).toBeNull()
  const gone = 'Этого уже нет. Выберите другое'
  expect(await refusal('goods_category', 'nobody')).toEqual({ category: gone })
  expect(await refusal('goods_category', 'toyota')).toEqual({ category: gone })
  expect(await refusal('goods_category', 'inboard')).toEqual({ category: gone })
  expect(await refusal('goods_category', 'chests')).toEqual({ category: gone })
  expect(await refusal('goods_category', 'boats')).toEqual({ category: 'Выберите точнее' })
  expect(await refusal('car_model', 'honda-fit', 'toyota')).toEqual({
    model: 'Это из\u00A0другого списка. Выберите заново',
  })
})

test('while changes are heard of the tree is kept, and a change is known at once', async () => {
  await deps.notices.ready()
  const name = async () => (await entryNames(em(), ['honda'])).get('honda')
  expect(await name()).toBe('Honda')
  await pool.query('alter table catalogue_entry disable trigger drops_tags')
  await pool.query(`update catalogue_entry set name = 'Хонда' where slug = 'honda'`)
  expect(await name()).toBe('Honda')
  await pool.query('alter table catalogue_entry enable trigger drops_tags')
  await pool.query(`update catalogue_entry set name = 'HONDA' where slug = 'honda'`)
  await until(async () => (await name()) === 'HONDA')
  const heard: string[] = []
  deps.notices.hear('stale', { heard: (tag) => heard.push(tag), again: () => undefined })
  await pool.query('update catalogue_entry set edited_at = now()')
  await pool.query(`delete from catalogue_entry where slug = 'honda-fit'`)
  await pool.query(`select pg_notify('stale', 'end')`)
  await until(() => heard.includes('end'))
  expect(heard).toEqual(['catalogues', 'end'])
})
