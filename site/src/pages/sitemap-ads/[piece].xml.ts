import { adPath } from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import type { APIRoute } from 'astro'
import { serverApi } from '../../api'
import { sitemapOf, xmlAnswer } from '../../feeds'

/** A part of the ads that are shown now. */
export const GET: APIRoute = async ({ locals, params, url }) => {
  const piece = Number(params.piece)
  const { addresses } = serverApi(locals.api).ads
  const { pieces } = await ask(addresses.get())
  if (!Number.isInteger(piece) || piece < 1 || piece > pieces) return new Response(null, { status: 404 })
  const { items } = await ask(addresses({ piece }).get())
  const pages = items.map((ad) => ({ path: adPath(ad.section, ad.number, ad.slug), changed_at: ad.changed_at }))
  return xmlAnswer(sitemapOf(pages, url.origin))
}
