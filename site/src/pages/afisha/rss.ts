import { brandName } from '@ostrov/shared/formats/installation'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { afishaFeed, eventItem } from '../../features/events/feeds'
import { rssAnswer } from '../../feeds'

/** What comes next. */
export const GET: APIRoute = async ({ locals, url }) => {
  const { items } = await ask(serverApi(locals.api).events.get({ query: {} }))
  return rssAnswer(
    items.map((item) => eventItem(item, new Date())),
    afishaFeed(brandName(), url.origin),
  )
}
