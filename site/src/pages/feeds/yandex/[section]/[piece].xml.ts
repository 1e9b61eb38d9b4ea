import { FEED_SECTIONS } from '@ostrov/shared/ads/feed-schema'
import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../../../api'
import { readListing } from '../../../../features/ads/listing'
import { estateFeed, feedStream, vacanciesFeed, vacancySets } from '../../../../features/ads/yandex'

/** A piece of a section's ads as Yandex takes them. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const piece = Number(params.piece)
  const section = FEED_SECTIONS.find((one) => one === params.section)
  const api = serverApi(locals.api)
  const { pieces } = await ask(api.ads.addresses.get())
  if (!section || !Number.isInteger(piece) || piece < 1 || piece > pieces) return new Response(null, { status: 404 })
  const site = { brand: brandName(), origin: url.origin, now: new Date() }
  const writing = section === 'estate' ? estateFeed(site) : vacanciesFeed(await setsOf(api), site)
  const read = async (after: number) =>
    (await ask(api.ads.feeds({ section })({ piece }).get({ query: { after } }))).items
  return new Response(feedStream(writing, read), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}

async function setsOf(api: ReturnType<typeof serverApi>) {
  const { counts, words } = await readListing(api, 'vacancies', {})
  return vacancySets(counts, words)
}
