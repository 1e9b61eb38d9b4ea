import { AFISHA, eventPath, venuePath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { sitemapOf, xmlAnswer } from '../../feeds'

/** The afisha, every event and every venue. */
export const GET: APIRoute = async ({ locals, url }) => {
  const api = serverApi(locals.api)
  const [events, venues] = await Promise.all([
    ask(api.events.addresses.get({ query: {} })),
    ask(api.venues.get({ query: {} })),
  ])
  const pages = [
    { path: AFISHA },
    ...events.items.map((one) => ({ path: eventPath(one), changed_at: one.changed_at })),
    ...venues.items.map(({ slug }) => ({ path: venuePath(slug) })),
  ]
  return xmlAnswer(sitemapOf(pages, url.origin))
}
