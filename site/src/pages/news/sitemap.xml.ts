import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { newsSitemapOf } from '../../features/news/feeds'
import { xmlAnswer } from '../../feeds'

/** What is news still, as search engines of news want it. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { items } = await ask(serverApi(locals.api).news.addresses.get({ query: {} }))
  return xmlAnswer(newsSitemapOf(items, { brand: brandName(), origin: url.origin }, new Date()))
}
