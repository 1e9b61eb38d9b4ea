import type { ListQuery } from '@ostrov/shared/lists/table'
import { newsAddresses, newsList } from '@ostrov/shared/news/lists'
import type { NewsAddress, NewsArticleWire, NewsCardWire } from '@ostrov/shared/news/schema'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'
import { readList } from '../../db/list'
import type { Em } from '../../db/orm'
import { moment, row, rows, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { imageJson, loadImages } from '../images/image-view'

const RELATED = 4

/** Everybody reads news `n`: no job makes it so, its moment does. */
export const isShown = sql`n.moderation_status = 'approved' and not n.is_hidden and n.published_at is not null and n.published_at <= now()`
const newestFirst = sql`n.published_at desc, n.id desc`
const card = sql`n.number, n.slug, n.title, n.lead, n.rubric, c.name as city, ${imageJson('i')} as image,
  coalesce(n.image_alt, '') as image_alt, ${moment('n.published_at')} as published_at, n.reading_minutes`
const cardJoins = sql`left join image i on i.id = n.image_id left join city c on c.id = n.city_id`

/** What was planned is changed when it appears, if nobody has written to it since. */
const changedAt = sql`greatest(${moment('n.updated_at')}, ${moment('n.published_at')})`

/** What was published, the newest first: all of it, or one rubric. */
export function listNews(em: Em, query: ListQuery<typeof newsList>) {
  return readList<NewsCardWire, typeof newsList>(em, newsList, query, {
    select: card,
    from: sql`news n`,
    joined: cardJoins,
    where: query.rubric ? sql`${isShown} and n.rubric = ${query.rubric}` : isShown,
    key: sql`n.id`,
    order: newestFirst,
  })
}

/** Articles of these numbers, in any order. */
export function readNewsCards(em: Em, numbers: readonly number[]) {
  return rows<NewsCardWire>(
    em,
    sql`select ${card} from news n ${cardJoins} where n.number = any(${numbers}::int[]) and ${isShown}`,
  )
}

/** Where everything stands that was published, the newest first. */
export function listNewsAddresses(em: Em, query: ListQuery<typeof newsAddresses>) {
  return readList<typeof NewsAddress.static, typeof newsAddresses>(em, newsAddresses, query, {
    select: sql`n.number, n.slug, n.title, ${moment('n.published_at')} as published_at, ${changedAt} as changed_at`,
    from: sql`news n`,
    where: isShown,
    order: newestFirst,
  })
}

type Found = Omit<NewsArticleWire, 'images' | 'related'> & { id: string; is_hidden: boolean }

/**
 * A published article by its number.
 * @throws {Refusal} `news.gone` where it was taken off the site, `news.not_found`
 */
export async function readNews(em: Em, number: number): Promise<NewsArticleWire> {
  const found = await row<Found>(
    em,
    sql`select ${card}, n.id, n.is_hidden, n.body, coalesce(n.image_caption, '') as image_caption, n.author, n.source_url,
          ${changedAt} as changed_at, ${moment('n.corrected_at')} as corrected_at, n.correction
        from news n ${cardJoins}
        where n.number = ${number} and n.moderation_status = 'approved' and n.published_at <= now()`,
  )
  if (!found) throw new Refusal('news.not_found')
  if (found.is_hidden) throw new Refusal('news.gone')
  const { id, is_hidden: _, ...article } = found
  const [images, related] = await Promise.all([
    loadImages(
      em,
      richTextPictures(found.body).map((picture) => picture.id),
    ),
    rows<NewsCardWire>(
      em,
      sql`select ${card} from news n ${cardJoins} where ${isShown} and n.rubric = ${found.rubric} and n.id <> ${id}
          order by ${newestFirst} limit ${sql.lit(RELATED)}`,
    ),
  ])
  return { ...article, images: [...images.values()], related }
}
