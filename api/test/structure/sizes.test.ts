/** How large the house is. Whoever makes a number greater writes here why, and a reviewer reads it. */
import { expect, test } from 'bun:test'
import { join } from 'node:path'
import { LIGHT_JOURNEYS } from '../../../scripts/test/tiers'

const ROOT = join(import.meta.dir, '../../..')

/** Lines of what is served, without tests and migrations: the most there may be. The site is Astro pages, islands, adapter and worker. */
const LINES = {
  // Some 1 200 of them are what a person is given of each table, its file, erasing by a letter, and terms of keeping; figures
  // of the disk, the certificate, answers and connections, ids of requests and traces take some 360. Replicas and who has just
  // written, the log by months, turns of counters and what bears a mute network or a wrong clock are 620.
  // Orders for a time take 600 of them, couriers 1 730, offers 530, points 530, kept ways to pay 780.
  'api/src': 73_900,
  // What is laid out, drawn and woken later takes 145 of them, a time to choose for an order some 480,
  // a courier's page 930, offers 220, points with a menu on paper 490, kept ways to pay 280.
  'site/{src,adapter,worker}': 45_150,
  // Some 750 of them, and 200 of `shared`, draw a hall by cells. Orders for a time take 520 here and 480 of `shared`,
  // couriers 880 and 530, offers 270 and 520.
  'admin/src': 37_000,
  'shared/src': 32_550,
}

test.each(Object.entries(LINES))('%s has at most %i lines', async (where, most) => {
  const paths = [...new Bun.Glob(`${where}/**/*.{ts,tsx,astro,css}`).scanSync({ cwd: ROOT })]
  const served = paths.filter((path) => !path.includes('.test.') && !path.startsWith('api/src/db/migrations/'))
  const lines = await Promise.all(served.map(async (path) => (await read(path)).split('\n').length - 1))
  expect(lines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most)
})

// Some 600 of them are what a country would take, 220 a replica; orders for a time take 330, couriers 400,
// what the bank says of kept ways to pay 350, offers and points 350.
test('all documents together have at most 38 900 words', async () => {
  const globs = ['*.md', '{api,site,admin,shared,scripts,docs}/**/*.md']
  const paths = globs.flatMap((glob) => [...new Bun.Glob(glob).scanSync({ cwd: ROOT })])
  // What is said of versions grows with them.
  const own = new Set(paths.filter((path) => !/(?:^|\/)(?:node_modules|dist)\/|CHANGELOG/.test(path)))
  const words = await Promise.all([...own].map(async (path) => (await read(path)).split(/\s+/).filter(Boolean).length))
  expect(words.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(38_900)
})

// A noun's main one each, and one of orders for a time; what else a browser must show stands in `all`.
test('a change is judged by at most 49 journeys', () => {
  expect(Object.keys(LIGHT_JOURNEYS).length).toBeLessThanOrEqual(49)
})

function read(path: string) {
  return Bun.file(join(ROOT, path)).text()
}
