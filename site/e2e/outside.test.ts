import { expect, test } from 'bun:test'
import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { AFISHA_RSS, NEWS_RSS, SITEMAP, sectionRssPath } from '@ostrov/shared/machine-paths'
import { restaurantPath } from '@ostrov/shared/paths'
import { shareJourney } from './harness.ts'

const journey = await shareJourney()
const read = async (address: string) => {
  const answer = await fetch(new URL(address, journey.url))
  return { address, status: answer.status, text: await answer.text() }
}
const placesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => unescaped(place))
const unescaped = (text: string) => text.replaceAll('&amp;', '&')
const digitsOf = (text: string) => text.replace(/[\s()+-]/g, '')

/** Every page that search engines are told of. */
async function pagesOfSitemaps() {
  const maps = await Promise.all(placesIn((await read(SITEMAP)).text).map(read))
  expect(maps.map(({ status }) => status)).toEqual(maps.map(() => 200))
  return [...new Set(maps.flatMap(({ text }) => placesIn(text)))]
}

async function* readAll(addresses: readonly string[]) {
  for (let at = 0; at < addresses.length; at += 8) yield* await Promise.all(addresses.slice(at, at + 8).map(read))
}

test('a page that the sitemap names is here, may be indexed and calls itself so; none of them tells an author’s phone', async () => {
  const pages = await pagesOfSitemaps()
  const ads = await journey.sql<{ number: number; section: string; phone: string }>(
    `select number, section, contact_phone as phone from ad where moderation_status = 'approved'`,
  )
  const phones = [...new Set(ads.map(({ phone }) => phone.slice(1)))]
  const machines = [
    ...[NEWS_RSS, AFISHA_RSS, ...SECTION_NAMES.flatMap((name) => [sectionRssPath(name), `/api/ads/${name}`])],
    ...['/api/search/everything?query=toyota', '/api/ads/addresses/1', ...ads.map(({ number }) => `/api/ad/${number}`)],
  ]
  const wrong: string[] = []
  for await (const { address, status, text } of readAll([...pages, ...machines])) {
    const digits = digitsOf(text)
    if (phones.some((phone) => digits.includes(phone))) wrong.push(`${address} tells a phone`)
    if (status !== 200) wrong.push(`${address} answers ${status}`)
    if (machines.includes(address)) continue
    if (/<meta name="robots" content="noindex"/.test(text)) wrong.push(`${address} is not to be indexed`)
    const canonical = unescaped(/<link rel="canonical" href="([^"]+)"/.exec(text)?.[1] ?? '')
    if (canonical !== address) wrong.push(`${address} calls itself ${canonical}`)
  }
  expect(wrong).toEqual([])
  expect(pages.length).toBeGreaterThan(300)
})

test('a list that somebody narrowed further is no page for search engines, and has a feed of its own', async () => {
  const { text } = await read('/cars?regionCheckbox=korsakov&wheelCheckbox=right')
  expect(text).toMatch(/<meta name="robots" content="noindex"/)
  const feed = unescaped(/type="application\/rss\+xml"[^>]*href="([^"]+)"/.exec(text)?.[1] ?? '')
  expect(feed).toBe('/cars/rss?regionCheckbox=korsakov&wheelCheckbox=right')
  const rss = (await read(feed)).text
  const [{ count } = { count: 0 }] = await journey.sql<{ count: number }>(
    `select count(*)::int as count from ad a join city c on c.id = a.city_id where a.section = 'cars' and c.slug = 'korsakov'
       and a.wheel = 'right' and a.moderation_status = 'approved' and a.archived_as is null and a.hidden_at is null and a.expires_at > now()`,
  )
  expect(rss.split('<item>')).toHaveLength(count + 1)
  expect((await read('/sitemap-ads/999.xml')).status).toBe(404)
})

test('a page of each kind is shared with a picture of its own', async () => {
  const [place] = await journey.sql<{ id: string }>(
    `select id from restaurant where moderation_status = 'approved' limit 1`,
  )
  const pages = [...(await pagesOfSitemaps()), new URL(restaurantPath(place?.id ?? ''), journey.url).href]
  const kinds = [
    /\/eda\/restaurants\//,
    /\/cars\/\d/,
    /\/vacancies\/\d/,
    /\/news\/[^/]+-\d+$/,
    /\/afisha\/[^/]+-\d+$/,
    /\/organizations\/\d/,
  ]
  for (const kind of kinds) {
    const page = pages.find((address) => kind.test(address)) ?? `no page like ${kind}`
    const { text } = await read(page)
    const picture = unescaped(/<meta property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? '')
    const answer = await fetch(picture)
    expect([page, answer.status]).toEqual([page, 200])
    if (process.env.SHOTS_DIR)
      await Bun.write(`${process.env.SHOTS_DIR}/share-${kinds.indexOf(kind)}.jpeg`, answer.clone())
    expect((await answer.bytes()).subarray(0, 3)).toEqual(new Uint8Array([0xff, 0xd8, 0xff]))
  }
})
