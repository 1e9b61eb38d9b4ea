import { NewsInput, NewsRow } from '@ostrov/shared/news/desk-schema'
import { NEWS_FORM } from '@ostrov/shared/news/form'
import { NEWS_STATES, newsDesk } from '@ostrov/shared/news/lists'
import { readingMinutes } from '@ostrov/shared/news/reading-time'
import { newsSlugOf } from '@ostrov/shared/news/slug'
import { richTextPictures } from '@ostrov/shared/rich-text/pictures'
import type { Em } from '../../db/orm'
import { changed, containing, moment, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'
import { demandRows } from '../records/demand-rows'
import { record, type Written } from '../records/record'
import { CREATED } from '../records/record-table'
import { News } from './news'

type Input = typeof NewsInput.static

const state = sql`case when n.is_hidden then 'hidden' when n.published_at is null then 'draft'
  when n.published_at > now() then 'planned' else 'published' end`

/** What editors write and publish. What a reader has suggested is here once a moderator has let it through. */
export const newsRecord = record({
  noun: 'news',
  entity: News,
  may: 'content',
  list: newsDesk,
  form: NEWS_FORM,
  row: NewsRow,
  input: NewsInput,
  together: ['rubric', 'is_hidden'],
  exported: {
    number: { label: 'Номер' },
    ...{ title: NEWS_FORM.title, rubric: NEWS_FORM.rubric },
    city: { label: 'Город' },
    state: { label: 'Состояние', choices: NEWS_STATES },
    ...{ published_at: NEWS_FORM.published_at, author: NEWS_FORM.author, source_url: NEWS_FORM.source_url },
    is_suggested: { label: 'От\u00A0читателя', kind: 'flag' },
    created_at: CREATED,
  },
  source: {
    select: sql`n.id, n.number, n.title, n.slug, n.rubric, n.city_id, n.lead, n.body, n.image_id, n.image_alt, n.image_caption,
      n.author, n.source_url, ${moment('n.published_at')} as published_at, n.is_hidden, n.correction, n.is_suggested,
      n.reading_minutes, ${state} as state, ${moment('n.corrected_at')} as corrected_at, ${moment('n.created_at')} as created_at,
      ${imageJson('i')} as image, case when c.id is not null then json_build_object('id', c.id, 'title', c.name) end as city`,
    from: sql`news n`,
    joined: sql`left join image i on i.id = n.image_id left join city c on c.id = n.city_id`,
    where: sql`n.moderation_status = 'approved'`,
    key: sql`n.id`,
    conditions: {
      query: (words) => sql`(n.title ilike ${containing(words)} or n.number::text = ${words.trim()})`,
      state: (asked) => sql`${state} = ${asked}`,
      rubric: sql`n.rubric`,
      city_id: sql`n.city_id`,
      is_suggested: sql`n.is_suggested`,
      from: sql`n.published_at`,
      to: sql`n.published_at`,
    },
    orders: {
      '-created_at': sql`n.created_at desc, n.id desc`,
      '-published_at': sql`n.published_at desc nulls last, n.id desc`,
    },
  },
  check: demandParts,
  columns: ({ id, input: { slug, title, lead, body }, now }) => ({
    slug: slug || newsSlugOf(title),
    reading_minutes: readingMinutes(lead, body),
    updated_at: now,
    ...(id === null && { moderation_status: 'approved' }),
  }),
  written: markCorrection,
})

/** What it names is there: its town, and every picture it shows. */
async function demandParts(em: Em, { input: { image_id, city_id, body } }: { input: Input }) {
  const shown = richTextPictures(body).map(({ id }) => id)
  await demandRows(em, { image: { image_id, body: shown }, city: { city_id } })
}

/** When the words about a correction change, that is its moment; without words there is none. */
async function markCorrection(em: Em, { id, before, input, now }: Written<Input>) {
  const said = input.correction.trim()
  if (said === String(before?.correction ?? '').trim()) return
  await changed(em, sql`update news set corrected_at = ${said === '' ? null : now}::timestamptz where id = ${id}`)
}
