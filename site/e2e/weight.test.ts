import { test } from 'bun:test'
import { gzipSync } from 'node:zlib'
import type { Response } from 'playwright'
import { addDish, openRestaurant, settle } from './acts.ts'
import { expect } from './expect.ts'
import { shareJourney } from './harness.ts'
import type { Person } from './person.ts'
import { scrollToEnd, settled } from './screen.ts'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 }
const journey = await shareJourney()

test("a restaurant's page sends at most 90 kB of JavaScript, gzipped, however far one scrolls", async () => {
  await using anna = await journey.person()
  const id = await journey.restaurant('Шторм')
  const { files, gzipped, names } = await weigh(anna, `/eda/restaurants/${id}`, { scroll: true })
  expect(gzipped, names).toBeLessThanOrEqual(90_000)
  expect(files, names).toBeLessThanOrEqual(4)
})

test('a guest loads few scripts on the start page and where one signs in', async () => {
  await using anna = await journey.person()
  for (const [path, most, parts] of [
    ['/eda', 81_500, 5],
    // One of them is the way to support. The hashes in the names of files alone move a sum by a hundred bytes.
    ['/eda/login', 89_500, 8],
  ] as const) {
    const { files, sent, names } = await weigh(anna, path)
    expect(files, names).toBeLessThanOrEqual(parts)
    expect(sent, names).toBeLessThanOrEqual(most)
  }
})

test('the cart, the checkout and the address of somebody signed in load few scripts', async () => {
  await using anna = await journey.person()
  await settle(anna, journey)
  await openRestaurant(anna, journey, 'Крутим-вертим')
  await addDish(anna, 'Пян-се', 3)
  await addDish(anna, 'Айран', 3)
  const limits = {
    // Some 700 of it, as where one signs in and of the profile, read a number as people write it: «7,5», «1 000».
    // Some 200 of these hand the focus on where a dish is taken out, and say what is wrong with a choice.
    // Some 700 ask for when, and tell what is left out of an order and why.
    '/eda/cart': { files: 9, sent: 113_700 },
    '/eda/cart?step=2': { files: 9, sent: 113_700 },
    // Packing differs by some bytes from machine to machine: each limit leaves some 400 above what was measured.
    // The map draws waters, their names and streets: some 2 500 of it.
    '/eda/address': { files: 12, sent: 147_400 },
    // Some 200 tell for when an order is wanted.
    '/eda/orders': { files: 11, sent: 100_900 },
    '/profile': { files: 12, sent: 110_000 },
  }
  for (const [path, limit] of Object.entries(limits)) {
    const { files, sent, names } = await weigh(anna, path)
    expect(files, `${path} ${names}`).toBeLessThanOrEqual(limit.files)
    expect(sent, `${path} ${names}`).toBeLessThanOrEqual(limit.sent)
  }
})

test('the start page of a new visitor asks for little, for nothing below the first screen, and for scripts at the first sign of life', async () => {
  await using anna = await journey.person(PHONE)
  const { page } = anna
  const asked = await watchRequests(anna)
  const answer = await page.goto('/eda')
  expect(answer?.headers()['content-encoding']).toBe('br')
  await expect.poll(() => isQuiet(page, asked)).toBe(true)
  const { sent, names } = sumOf(asked)
  console.log(`/eda, cold: ${asked.size} requests, ${sent} bytes beside the pictures`)
  expect(names).not.toContain('.js')
  expect(asked.size, names).toBeLessThanOrEqual(18)
  // At night each closed restaurant says when it opens, some 650 bytes in all.
  expect(sent, names).toBeLessThanOrEqual(58_000)
  const scripts = page.waitForRequest(/\.js$/)
  const below = page.locator('.home-list li').nth(3).locator('img')
  await expect(below).toBeHidden()
  await page.mouse.wheel(0, 300)
  await scripts
  await expect(below).toBeVisible()
  await expect.poll(() => below.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
})

test('a page of the portal asks a new visitor for few files', async () => {
  for (const path of ['/', '/news', '/cars', '/estate', '/afisha', '/organizations', '/search']) {
    await using anna = await journey.person(PHONE)
    const asked = await watchRequests(anna)
    await anna.page.goto(path)
    await expect.poll(() => isQuiet(anna.page, asked)).toBe(true)
    const { sent, names } = sumOf(asked)
    console.log(`${path}, cold: ${asked.size} requests, ${sent} bytes beside the pictures`)
    expect(asked.size, names).toBeLessThanOrEqual(20)
    expect(sent, names).toBeLessThanOrEqual(95_000)
  }
})

type Asked = Map<string, { url: string; type: string | undefined; sent: number }>

/** What a page asks for from now on, and how many bytes came. */
async function watchRequests({ page, context }: Person): Promise<Asked> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  const asked: Asked = new Map()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    asked.set(requestId, { url: request.url, type, sent: 0 }),
  )
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = asked.get(requestId)
    if (request) request.sent = encodedDataLength
  })
  return asked
}

/** The island's pictures are sketches here, unless somebody is to look at them: how many there are counts, not their bytes. */
function sumOf(asked: Asked) {
  const sent = [...asked.values()].reduce((sum, request) => sum + (request.type === 'Image' ? 0 : request.sent), 0)
  return { sent, names: JSON.stringify([...asked.values()]) }
}

/** All JavaScript that a page loads until it rests, nothing being kept from before: bytes as they travel, and as gzip packs them. */
async function weigh({ page, context }: Person, path: string, { scroll = false } = {}) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  const scripts = new Map<string, Promise<{ sent: number; gzipped: number }>>()
  const take = (response: Response) => {
    if (response.request().resourceType() === 'script') scripts.set(new URL(response.url()).pathname, sizesOf(response))
  }
  page.on('response', take)
  await page.goto(path)
  await settled(page)
  if (scroll) await scrollToEnd(page)
  await expect.poll(() => isQuiet(page, scripts)).toBe(true)
  page.off('response', take)
  const sizes = await Promise.all([...scripts].map(async ([name, size]) => ({ name, ...(await size) })))
  const sum = (of: 'sent' | 'gzipped') => sizes.reduce((total, size) => total + size[of], 0)
  const weight = { files: sizes.length, sent: sum('sent'), gzipped: sum('gzipped') }
  console.log(`${path}: ${weight.files} scripts, ${weight.sent} bytes sent, ${weight.gzipped} gzipped`)
  return { ...weight, names: JSON.stringify(sizes) }
}

/** No further script has come for a while: one that was loaded may ask for another. */
async function isQuiet(page: Person['page'], scripts: ReadonlyMap<string, unknown>) {
  const before = scripts.size
  await page.waitForTimeout(400)
  return scripts.size === before
}

async function sizesOf(response: Response) {
  const [body, { responseBodySize, responseHeadersSize }] = await Promise.all([
    response.body(),
    response.request().sizes(),
  ])
  // As hard as `compress-assets.ts` packs it.
  return { sent: responseBodySize + responseHeadersSize, gzipped: gzipSync(body, { level: 9 }).byteLength }
}
