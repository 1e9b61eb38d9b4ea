/** Where machines find what pages show: sitemaps, feeds and calendars. */
import { AFISHA, NEWS, sectionPath } from './paths'

export const SITEMAP = '/sitemap.xml'
export const PAGES_SITEMAP = '/sitemap-pages.xml'
export const NEWS_SITEMAP = `${NEWS}/sitemap.xml`
export const EVENTS_SITEMAP = `${AFISHA}/sitemap.xml`
/** A part of the ads, counted from 1. */
export const adsSitemapPath = (piece: number | string) => `/sitemap-ads/${piece}.xml`
export const NEWS_RSS = `${NEWS}/rss`
export const AFISHA_RSS = `${AFISHA}/rss`
/** A section's newest; the query is that of its page. */
export const sectionRssPath = (section: string, query = '') => `${sectionPath(section)}/rss${query}`
/** Such a page as a calendar takes it in. */
export const calendarPath = (page: string) => `${page}/calendar.ics`
