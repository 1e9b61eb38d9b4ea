import { Client } from 'pg'
import { loadCatalogues } from '../../api/src/modules/catalogues/load-catalogues'
import { loadRegion } from '../../api/src/modules/geo/load-region'
import { createImages } from '../../api/src/services/images/images'
import { seedAds } from './ad-rows'
import { seedEvents } from './event-rows'
import { seedHistory } from './history'
import { seedKitchens } from './kitchens'
import { seedMenus } from './menus'
import { seedNews } from './news-rows'
import { seedOffers } from './offers'
import { seedOrganizationReviews, seedOrganizations } from './organization-rows'
import { seedPeople } from './people'
import { drawPictures, pictureRows } from './pictures'
import { seedPromotions } from './promotions'
import { seedReplies } from './reply-rows'
import { type Db, insertRows } from './rows'
import { seedSupport } from './support-rows'
import { readTowns } from './towns'

const SOMEBODY = `select from admin union all select from business_user union all select from "user" limit 1`

/**
 * `dataDir` is where the pictures go, `sketches` makes them small, `undrawn` leaves them to whoever asks for one; `now` is the
 * evening the demo island lives in.
 */
type SeedOptions = {
  dataDir?: string
  sketches?: boolean | undefined
  undrawn?: boolean | undefined
  now?: Date
  log?: (line: string) => void
}

/**
 * Fills a migrated, empty database with the demo island, all of it or nothing. Does nothing where somebody lives already;
 * says whether it did.
 */
export async function seedIfEmpty(url: string, options: SeedOptions = {}): Promise<boolean> {
  const { dataDir = process.env.DATA_DIR ?? '.data', sketches, undrawn, now = new Date(), log = console.log } = options
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rowCount } = await client.query(SOMEBODY)
    if (rowCount) return false
    if (!undrawn) {
      log('Drawing the pictures of the demo island…')
      await drawPictures(createImages({ dir: `${dataDir}/images`, s3Url: '' }), { sketches, log })
    }
    await client.query('begin')
    await seed(client, now, log)
    await client.query('commit')
    log('Counting what was written…')
    await client.query('analyze')
    return true
  } finally {
    await client.end()
  }
}

async function seed(db: Db, now: Date, log: (line: string) => void) {
  log('Writing the streets and the catalogues…')
  await insertRows(db, 'image', pictureRows())
  await loadRegion(db)
  await loadCatalogues(db)
  log('Writing people, kitchens and menus…')
  const towns = await readTowns(db)
  await seedPeople(db, towns)
  await seedKitchens(db, towns, now)
  await seedMenus(db)
  await seedOffers(db)
  await seedPromotions(db, now)
  log('Writing organizations and ads…')
  await seedOrganizations(db, towns, now)
  await seedOrganizationReviews(db, now)
  await seedAds(db, towns, now)
  await seedReplies(db, now)
  await seedSupport(db, now)
  log('Writing orders and reviews…')
  await seedHistory(db, now)
  log('Writing news and events…')
  await seedNews(db, towns, now)
  await seedEvents(db, towns, now)
}
