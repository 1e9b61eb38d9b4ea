import { defineEntity, p } from '@mikro-orm/postgresql'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, jsonImagesIndex, jsonWithImages, moderated, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { portalWordsRemembered, wordsColumn } from '../../db/words'
import { User } from '../customers/user'
import { City } from '../geo/city'
import { Image } from '../images/image'

/** What everybody reads once its moment has come is indexed by itself. */
const SHOWN = "moderation_status = 'approved' and not is_hidden and published_at is not null"

/** A piece of news: an editor's own, or what a reader has suggested and a moderator has let through to the editors. */
const NewsSchema = defineEntity({
  name: 'News',
  tableName: 'news',
  checks: [{ name: 'news_slug_check', expression: `slug ~ '^[a-z0-9-]{1,80}$'` }],
  triggers: [showing({ tags: ['news'] }), portalWordsRemembered],
  properties: {
    id: id(),
    /** Stands in its address and never changes. */
    number: p.integer().autoincrement().unique(),
    slug: p.text(),
    rubric: p.enum(namesOf(RUBRICS)),
    title: p.text(),
    lead: p.text().default(''),
    body: jsonWithImages<RichText>(),
    reading_minutes: p.integer().default(1),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    image_alt: p.text().nullable(),
    image_caption: p.text().nullable(),
    author: p.text().nullable(),
    source_url: p.text().nullable(),
    /** Null: it concerns the whole island. */
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('set null').nullable(),
    /** It is shown from this moment on by the condition that reads it; null of a draft. */
    published_at: p.datetime().nullable(),
    is_hidden: p.boolean().default(false),
    correction: p.text().default(''),
    corrected_at: p.datetime().nullable(),
    is_suggested: p.boolean().default(false),
    /** The customer who has suggested it, until they leave. */
    suggested_by: () => p.manyToOne(User).mapToPk().joinColumn('suggested_by').deleteRule('set null').nullable(),
    ...moderated(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    words: wordsColumn("title || ' ' || lead"),
  },
  indexes: [
    { name: 'news_words', expression: `create index "news_words" on "news" using gin ("words") where ${SHOWN}` },
    {
      name: 'news_title_like',
      expression: 'create index "news_title_like" on "news" using gin ("title" gin_trgm_ops)',
    },
    {
      name: 'news_shown',
      expression: `create index "news_shown" on "news" ("published_at" desc, "id" desc) where ${SHOWN}`,
    },
    {
      name: 'news_rubric',
      expression: `create index "news_rubric" on "news" ("rubric", "published_at" desc, "id" desc) where ${SHOWN}`,
    },
    {
      name: 'news_desk',
      expression: `create index "news_desk" on "news" ("created_at" desc, "id" desc) where moderation_status = 'approved'`,
    },
    { name: 'news_city', properties: ['city_id'] },
    { name: 'news_image', properties: ['image_id'] },
    jsonImagesIndex('news', 'body'),
    {
      name: 'news_suggested',
      expression:
        'create index "news_suggested" on "news" ("suggested_by", "created_at" desc) where suggested_by is not null',
    },
  ],
})
export class News extends NewsSchema.class {}
NewsSchema.setClass(News)
