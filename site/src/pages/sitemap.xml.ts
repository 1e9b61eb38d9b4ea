import { adsSitemapPath, EVENTS_SITEMAP, NEWS_SITEMAP, PAGES_SITEMAP } from '@ostrov/shared/machine-paths'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../api'
import { sitemapIndexOf, xmlAnswer } from '../feeds'

/** Every sitemap there is: a section adds its own here. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { pieces } = await ask(serverApi(locals.api).ads.addresses.get())
  const ofAds = Array.from({ length: pieces }, (_, at) => adsSitemapPath(at + 1))
  return xmlAnswer(sitemapIndexOf([PAGES_SITEMAP, NEWS_SITEMAP, EVENTS_SITEMAP, ...ofAds], url.origin))
}
