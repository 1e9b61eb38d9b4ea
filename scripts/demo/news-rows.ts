import { addDays, instantAt, localParts, MINUTE_MS } from '@ostrov/shared/formats/time'
import { readingMinutes } from '@ostrov/shared/news/reading-time'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { namesOf } from '@ostrov/shared/wire/names'
import { type DemoNews, NEWS } from './news'
import { newsPicture } from './pictures'
import { type Db, insertRows, seedId, seedNumber } from './rows'
import { type Towns, townId } from './towns'

/** The redaction works from eight till eight. */
const [MORNING, WORKDAY] = [8 * 60, 12 * 60]

/** What the island's newspaper wrote, the oldest first: it has the smallest number. */
export async function seedNews(db: Db, towns: Towns, now: Date) {
  const rows = NEWS.map((news) => rowOf(news, towns, now))
  const byTime = rows.toSorted((one, other) => one.published_at.getTime() - other.published_at.getTime())
  await insertRows(db, 'news', byTime)
}

function rowOf(news: DemoNews, towns: Towns, now: Date) {
  const { slug, title, lead, paragraphs, city, days_ago, author } = news
  const number = seedNumber(`news:${slug}`)
  const written = instantAt(addDays(localParts(now).date, -days_ago), MORNING + (number % WORKDAY))
  // What would be of later today came a while ago.
  const published_at = written < now ? written : new Date(now.getTime() - (5 + (number % 60)) * MINUTE_MS)
  const body: RichText = {
    type: 'doc',
    content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
  return {
    ...{ id: seedId(`news:${slug}`), slug, title, lead, body, author, published_at },
    ...{ reading_minutes: readingMinutes(lead, body), rubric: rubricOf(news), city_id: townId(towns, city) },
    ...{ image_id: newsPicture(news).id, image_alt: `Рисунок к\u00A0новости: ${title}` },
    ...{ is_hidden: false, correction: '', is_suggested: false, moderation_status: 'approved' },
    ...{ created_at: published_at, updated_at: published_at },
  }
}

function rubricOf({ rubric, slug }: DemoNews) {
  const found = namesOf(RUBRICS).find((name) => RUBRICS[name] === rubric)
  if (!found) throw new Error(`No rubric ${rubric} of the news ${slug}`)
  return found
}
