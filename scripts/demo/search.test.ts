import { beforeAll, expect, test } from 'bun:test'
import { Client } from 'pg'
import { loadRegion } from '../../api/src/modules/geo/load-region'
import { openProduct } from '../../api/test/product'
import { leftOpen, wantedOf } from './judged'
import { seedKitchens } from './kitchens'
import { seedMenus } from './menus'
import { seedPeople } from './people'
import { namedPictures } from './pictures'
import { insertRows } from './rows'
import { SEARCHES } from './searches'
import { readTowns } from './towns'

const product = await openProduct()

beforeAll(async () => {
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  const created_at = new Date('2026-02-01T00:00:00Z')
  const pictures = namedPictures().map(({ id, width, height }) => ({
    id,
    width,
    height,
    color: '#000000',
    uploaded_by: 'seed',
    created_at,
  }))
  await insertRows(db, 'image', pictures)
  await loadRegion(db)
  const towns = await readTowns(db)
  await seedPeople(db, towns)
  await seedKitchens(db, towns, created_at)
  await seedMenus(db)
  await db.query('analyze')
  await db.end()
})

test.each(wantedOf(SEARCHES))('«$query» finds what a hungry person means', async (wanted) => {
  const { status, body } = await product.call('GET', `/api/search?query=${encodeURIComponent(wanted.query)}`)
  expect(status).toBe(200)
  expect(leftOpen(wanted, body)).toEqual([])
})
