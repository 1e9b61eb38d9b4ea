import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { AppealSchema, ModerationReason, ModerationStatusSchema } from '../moderation/schema'
import { richTextSchema } from '../rich-text/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { NEWS_FORM, SUGGESTION_FORM } from './form'
import { RUBRICS } from './rubrics'

const Address = { number: Integer({ minimum: 1 }), slug: t.String() }

/** A piece of news as lists show it. */
export const NewsCardSchema = t.Object({
  ...Address,
  title: t.String(),
  lead: t.String(),
  rubric: t.UnionEnum(namesOf(RUBRICS), { default: undefined }),
  city: Nullable(t.String({ description: 'The name of its town; null where it concerns the whole island.' })),
  image: Nullable(ImageSchema),
  image_alt: t.String(),
  published_at: Moment,
  reading_minutes: Integer(),
})
export type NewsCardWire = typeof NewsCardSchema.static

/** The whole of it. */
export const NewsArticleSchema = t.Composite([
  NewsCardSchema,
  t.Object({
    body: richTextSchema(NEWS_FORM.body),
    images: t.Array(ImageSchema, { description: 'Those that the text shows.' }),
    image_caption: t.String(),
    author: Nullable(t.String()),
    source_url: Nullable(t.String()),
    changed_at: Moment,
    corrected_at: Nullable(Moment),
    correction: t.String({ description: 'What was corrected; empty where nothing was.' }),
    related: t.Array(NewsCardSchema, { description: 'Of the same rubric, the newest first, four at most.' }),
  }),
])
export type NewsArticleWire = typeof NewsArticleSchema.static

/** An article as machines that read the whole site look for it. */
export const NewsAddress = t.Object({ ...Address, title: t.String(), published_at: Moment, changed_at: Moment })

/** What a customer suggests. */
export const SuggestionInput = t.Object({
  title: fieldText(SUGGESTION_FORM.title),
  text: fieldText(SUGGESTION_FORM.text),
  source_url: t.Optional(Nullable(fieldText(SUGGESTION_FORM.source_url))),
  images: t.Optional(
    t.Array(Uuid, { maxItems: SUGGESTION_FORM.images.max, description: 'Ids of pictures, in order.' }),
  ),
})

/** What became of it. */
export const SuggestionSchema = t.Object({
  id: Uuid,
  title: t.String(),
  moderation_status: ModerationStatusSchema,
  moderation_reason: ModerationReason,
  appeal: AppealSchema,
  created_at: Moment,
  address: Nullable(t.Object(Address, { description: 'Where it is read, once it is published.' })),
})
