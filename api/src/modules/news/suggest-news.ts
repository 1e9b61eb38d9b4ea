import { readingMinutes } from '@ostrov/shared/news/reading-time'
import type { Rubric } from '@ostrov/shared/news/rubrics'
import type { SuggestionInput } from '@ostrov/shared/news/schema'
import { newsSlugOf } from '@ostrov/shared/news/slug'
import type { Block, RichText } from '@ostrov/shared/rich-text/grammar'
import type { Em } from '../../db/orm'
import { row, sql } from '../../db/sql'
import type { By, Customer } from '../../kernel/actors'
import { holdOwnImages } from '../images/hold-images'
import { submitNew } from '../moderation/save-moderated'

type Input = typeof SuggestionInput.static
type Suggesting = { customer: Customer; input: Input; by: By; now: Date }

/** Where an editor finds it until they choose another. */
const RUBRIC: Rubric = 'society'
const PHOTO = 'Фото читателя'

/**
 * A reader's suggestion: a moderator looks at it, then the editors have it as a draft. Call inside a transaction.
 * @returns its id
 * @throws {Refusal} `image.not_found` for another's picture
 */
export async function suggestNews(em: Em, { customer, input, by, now }: Suggesting): Promise<string> {
  const { title, source_url = null, images = [] } = input
  const [image_id = null, ...others] = await holdOwnImages(em, customer.id, images)
  const waiting = { title: title.trim(), source_url, image_id, body: bodyOf(input.text, others) }
  const made = await row<{ id: string }>(
    em,
    sql`insert into news (slug, rubric, title, body, reading_minutes, image_id, image_alt, source_url, is_suggested, suggested_by,
          moderation_status, created_at, updated_at)
        values (${newsSlugOf(title)}, ${RUBRIC}, ${waiting.title}, ${JSON.stringify(waiting.body)}::jsonb,
          ${readingMinutes('', waiting.body)}, ${image_id}::uuid, ${image_id && PHOTO}, ${source_url}, true, ${customer.id},
          'draft', ${now}, ${now})
        returning id`,
  )
  if (!made) throw new Error('A suggestion was not written.')
  await submitNew(em, { kind: 'news', row_id: made.id, owner: `customer:${customer.id}`, input: waiting, by, now })
  return made.id
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
