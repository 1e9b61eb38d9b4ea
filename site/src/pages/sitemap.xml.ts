import { EVENTS_SITEMAP, NEWS_SITEMAP, PAGES_SITEMAP } from '@ostrov/shared/paths'
import type { APIRoute } from 'astro'
import { sitemapIndexOf, xmlAnswer } from '../features/news/feeds'

/** Every sitemap there is: a section adds its own here. */
export const GET: APIRoute = ({ url }) =>
  xmlAnswer(sitemapIndexOf([PAGES_SITEMAP, NEWS_SITEMAP, EVENTS_SITEMAP], url.origin))
