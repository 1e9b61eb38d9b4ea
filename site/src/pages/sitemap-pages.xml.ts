import { SECTION_NAMES } from '@ostrov/shared/ads/sections'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import {
  documentPath,
  EDA,
  HOME,
  NEWS,
  newsPath,
  ORGANIZATIONS,
  organizationPath,
  rubricPath,
} from '@ostrov/shared/paths'
import { ask } from '@ostrov/shared/wire/answers'
import { namesOf } from '@ostrov/shared/wire/names'
import type { APIRoute } from 'astro'
import { serverApi } from '../api'
import { listPages } from '../features/ads/feeds'
import { sitemapOf, xmlAnswer } from '../feeds'

/** Pages that stand for long, lists of ads, every article and every organization. */
export const GET: APIRoute = async ({ locals, url }) => {
  const api = serverApi(locals.api)
  const [documents, news, organizations, ...counts] = await Promise.all([
    ask(api.admin.docs.get()),
    ask(api.news.addresses.get({ query: {} })),
    ask(api.organizations.addresses.get({ query: {} })),
    ...SECTION_NAMES.map((section) => ask(api.ads[section].facets.get({ query: {} }))),
  ])
  const standing = [HOME, EDA, NEWS, ORGANIZATIONS, ...namesOf(RUBRICS).map(rubricPath)].map((path) => ({ path }))
  return xmlAnswer(
    sitemapOf(
      [
        ...standing,
        ...SECTION_NAMES.flatMap((section, at) => listPages(section, counts[at] ?? {})),
        ...documents.items.map(({ key, published_at }) => ({ path: documentPath(key), changed_at: published_at })),
        ...news.items.map((one) => ({ path: newsPath(one), changed_at: one.changed_at })),
        ...organizations.items.map((one) => ({ path: organizationPath(one), changed_at: one.changed_at })),
      ],
      url.origin,
    ),
  )
}
