import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { afishaRss } from '../../features/events/feeds'
import { xmlAnswer } from '../../features/news/feeds'

/** What comes next. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { items } = await ask(serverApi(locals.api).events.get({ query: {} }))
  return xmlAnswer(afishaRss(items, brandName(), url.origin), 'application/rss+xml')
}
