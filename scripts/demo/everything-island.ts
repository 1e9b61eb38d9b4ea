import { Client } from 'pg'
import { loadCatalogues } from '../../api/src/modules/catalogues/load-catalogues'
import { loadRegion } from '../../api/src/modules/geo/load-region'
import type { openProduct } from '../../api/test/product'
import { seedAds } from './ad-rows'
import { seedEvents } from './event-rows'
import { seedKitchens } from './kitchens'
import { seedMenus } from './menus'
import { seedNews } from './news-rows'
import { seedOrganizations } from './organization-rows'
import { seedPeople } from './people'
import { namedPictures } from './pictures'
import { insertRows } from './rows'
import { readTowns } from './towns'

/** What the portal's search finds on the demo island, without a picture drawn. */
export async function seedEverything({ databaseUrl }: Awaited<ReturnType<typeof openProduct>>) {
  const db = new Client({ connectionString: databaseUrl })
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
}
