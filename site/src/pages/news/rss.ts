import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { rssOf, xmlAnswer } from '../../features/news/feeds'

/** The newest twenty. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { items } = await ask(serverApi(locals.api).news.get({ query: {} }))
  return xmlAnswer(rssOf(items, { brand: brandName(), origin: url.origin }), 'application/rss+xml')
}
