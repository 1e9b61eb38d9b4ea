import { Pool } from 'pg'
import { createImages } from '../../services/images/images'
import { seedHistory } from './history'
import { seedKitchens } from './kitchens'
import { seedMenus } from './menus'
import { seedPeople } from './people'
import { seedImageRows, seedPictureFiles } from './pictures'
import { seedPlace } from './place'
import { seedPromotions } from './promotions'

/** `dataDir` is where the pictures go; `now` is the evening the demo island lives in. */
type SeedOptions = { dataDir?: string; now?: Date; log?: (line: string) => void }

/** Fills a migrated, empty database with the demo island. Does nothing where there is a city already; says whether it did. */
export async function seedIfEmpty(url: string, options: SeedOptions = {}): Promise<boolean> {
  const pool = new Pool({ connectionString: url, max: 4 })
  try {
    const { rowCount } = await pool.query('select 1 from city limit 1')
    if (rowCount) return false
    await seed(pool, options)
    return true
  } finally {
    await pool.end()
  }
}

async function seed(
  pool: Pool,
  { dataDir = process.env.DATA_DIR ?? '.data', now = new Date(), log = console.log }: SeedOptions,
) {
  log('Города, улицы и дома')
  await seedPlace(pool)
  await seedPeople(pool)
  log('Рестораны и меню')
  await seedImageRows(pool)
  await seedKitchens(pool, now)
  await seedMenus(pool)
  await seedHistory(pool, now)
  await seedPromotions(pool, now)
  log('Картинки')
  await seedPictureFiles(pool, createImages({ dir: `${dataDir}/images`, s3Url: '' }))
}
