import { beforeAll, expect, test } from 'bun:test'
import { Client } from 'pg'
import { loadCatalogues } from '../../api/src/modules/catalogues/load-catalogues'
import { loadRegion } from '../../api/src/modules/geo/load-region'
import { openProduct } from '../../api/test/product'
import { seedAds } from './ad-rows'
import { seedEvents } from './event-rows'
import { EVERYTHING } from './everything'
import { wantedOf } from './judged'
import { seedKitchens } from './kitchens'
import { seedMenus } from './menus'
import { seedNews } from './news-rows'
import { seedOrganizations } from './organization-rows'
import { seedPeople } from './people'
import { namedPictures } from './pictures'
import { insertRows } from './rows'
import { readTowns } from './towns'

const product = await openProduct()

beforeAll(async () => {
  const db = new Client({ connectionString: product.databaseUrl })
  await db.connect()
  const now = new Date()
  const kept = { color: '#000000', uploaded_by: 'seed', created_at: now }
  const pictures = namedPictures().map(({ id, width, height }) => ({ id, width, height, ...kept }))
  await insertRows(db, 'image', pictures)
  await loadRegion(db)
  await loadCatalogues(db)
  const towns = await readTowns(db)
  await seedPeople(db, towns)
  await seedKitchens(db, towns, now)
  await seedMenus(db)
  await seedOrganizations(db, towns, now)
  await seedAds(db, towns, now)
  await seedNews(db, towns, now)
  await seedEvents(db, towns, now)
  await db.query('analyze')
  await db.end()
}, 60_000)

type Group = { kind: string; things: { title: string }[] }

test.each(wantedOf(EVERYTHING))('$query: brings first what is meant', async ({ query, demands: [demand = ''] }) => {
  const { status, body } = await product.call('GET', `/api/search/everything?query=${encodeURIComponent(query)}`)
  expect(status).toBe(200)
  const [, kind, part = ''] = /^(\S+) ?(.*)$/.exec(demand) ?? []
  const [first]: Group[] = body.groups
  const titles = first?.things.slice(0, 3).map(({ title }) => title) ?? []
  expect({ query, kind: first?.kind, titles: titles.some((title) => title.includes(part)) || titles }).toEqual({
    query,
    kind: kind ?? '',
    titles: true,
  })
})
