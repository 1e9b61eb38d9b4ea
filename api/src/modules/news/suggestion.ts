import { SUGGESTION_FORM } from '@ostrov/shared/news/form'
import { suggestionList } from '@ostrov/shared/news/lists'
import { readingMinutes } from '@ostrov/shared/news/reading-time'
import type { Rubric } from '@ostrov/shared/news/rubrics'
import { SuggestionInput, SuggestionSchema } from '@ostrov/shared/news/schema'
import { newsSlugOf } from '@ostrov/shared/news/slug'
import type { Block, RichText } from '@ostrov/shared/rich-text/grammar'
import type { Em } from '../../db/orm'
import { moment, sql } from '../../db/sql'
import { holdOwnImages } from '../images/hold-images'
import { appealColumn, lastRefusal } from '../moderation/moderated-sql'
import { type OwnWriting, ownRecord } from '../own-records/own-record'
import { News } from './news'

/** Where an editor finds it until they choose another. */
const RUBRIC: Rubric = 'society'
const PHOTO = 'Фото читателя'

/** A reader's suggestion: a moderator looks at it, then the editors have it as a draft. */
export const suggestion = ownRecord({
  noun: 'news',
  entity: News,
  owner: 'suggested_by',
  list: suggestionList,
  form: SUGGESTION_FORM,
  row: SuggestionSchema,
  input: SuggestionInput,
  source: ({ id }) => ({
    select: sql`n.id, n.title, n.moderation_status, n.moderation_reason, ${appealColumn}, ${moment('n.created_at')} as created_at,
      case when n.moderation_status = 'approved' and not n.is_hidden and n.published_at <= now()
        then json_build_object('number', n.number, 'slug', n.slug) end as address`,
    from: sql`news n`,
    joined: lastRefusal('news', 'n'),
    key: sql`n.id`,
    where: sql`n.suggested_by = ${id}`,
    order: sql`n.created_at desc, n.id desc`,
  }),
  columns: asColumns,
  limits: { person: 'suggestions', address: 'suggestions_address' },
  refuses: ['image.not_found'],
})

async function asColumns(em: Em, { customer, input }: OwnWriting<typeof SuggestionInput.static>) {
  const { title, text, source_url = null, images = [] } = input
  const [image_id = null, ...others] = await holdOwnImages(em, customer.id, images)
  const body = bodyOf(text, others)
  return {
    fields: { title: title.trim(), source_url, image_id, body },
    begun: {
      ...{ slug: newsSlugOf(title), rubric: RUBRIC, reading_minutes: readingMinutes('', body) },
      ...{ image_alt: image_id && PHOTO, is_suggested: true, moderation_status: 'draft' },
    },
  }
}

/** What was typed, a paragraph for each line, and the photos behind it. */
function bodyOf(text: string, photos: readonly string[]): RichText {
  const lines = text.split('\n').flatMap((line) => line.trim() || [])
  const paragraphs = lines.map((line): Block => ({ type: 'paragraph', content: [{ type: 'text', text: line }] }))
  return {
    type: 'doc',
    content: [...paragraphs, ...photos.map((id): Block => ({ type: 'image', attrs: { id, alt: PHOTO, caption: '' } }))],
  }
}
