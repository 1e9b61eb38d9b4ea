import { expect, test } from 'bun:test'
import { administrator } from '../../../test/people'
import { openProduct } from '../../../test/product'
import { CatalogueEntry } from './catalogue-entry'
import { allGiven } from './data/all-given'
import { loadCatalogues } from './load-catalogues'

const product = await openProduct()
const { call, em, pool } = product
const first = await loadCatalogues(pool)
const find = (slug: string) => em().findOneOrFail(CatalogueEntry, { slug })

test('all of the data comes into an empty database', async () => {
  expect(first).toBe(allGiven().length)
  const { body } = await call('GET', '/api/catalogues/car_generation?within=toyota-prius')
  expect(body.items[2]).toEqual({
    ...{ slug: 'toyota-prius-xw30', parent: 'toyota-prius', name: 'XW30', sort: 2, from_year: 2009, to_year: 2015 },
  })
  expect(body.items.at(-1)).toEqual({
    ...{ slug: 'toyota-prius-xw60', parent: 'toyota-prius', name: 'XW60', sort: 4, from_year: 2022 },
  })
})

test('loaded again, nothing changes', async () => {
  expect(await loadCatalogues(pool)).toBe(0)
})

test('what differs from the data comes back to it', async () => {
  await pool.query(`update catalogue_entry set name = 'Приус', sort = 9 where slug = 'toyota-prius'`)
  expect(await loadCatalogues(pool)).toBe(1)
  expect(await find('toyota-prius')).toMatchObject({ name: 'Prius', sort: 0 })
})

test('what an administrator renamed, moved or hid is left as it is', async () => {
  const { token } = await administrator(product)
  const { id } = await find('vodolaz')
  const change = await call('PUT', `/api/admin/catalogue/${id}`, {
    token,
    body: { name: 'Водолаз-сварщик', sort: 5, is_hidden: true },
  })
  expect(change.status).toBe(200)
  expect(await loadCatalogues(pool)).toBe(0)
  expect(await find('vodolaz')).toMatchObject({ name: 'Водолаз-сварщик', sort: 5, is_hidden: true })
})

test('an entry of the data that went missing returns', async () => {
  await pool.query(`delete from catalogue_entry where slug = 'fiat-tipo'`)
  expect(await loadCatalogues(pool)).toBe(1)
})
