import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { newsFeed, newsItem } from '../../features/news/feeds'
import { rssAnswer } from '../../feeds'

/** The newest twenty. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { items } = await ask(serverApi(locals.api).news.get({ query: {} }))
  return rssAnswer(items.map(newsItem), newsFeed({ brand: brandName(), origin: url.origin }))
}
