import { defineEntity, p } from '@mikro-orm/postgresql'
import { AGE_MARKS, EVENT_RUBRICS } from '@ostrov/shared/events/rubrics'
import type { RichText } from '@ostrov/shared/rich-text/grammar'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, jsonImagesIndex, jsonWithImages, updatedAt } from '../../db/columns'
import { showing } from '../../db/freshness'
import { portalWordsRemembered, wordsColumn } from '../../db/words'
import { Image } from '../images/image'

/** What is on; when and where, its sessions say. */
const EventSchema = defineEntity({
  name: 'Event',
  tableName: 'event',
  checks: [{ name: 'event_slug_check', expression: `slug ~ '^[a-z0-9-]{1,80}$'` }],
  triggers: [showing({ tags: ['events'] }), portalWordsRemembered],
  properties: {
    id: id(),
    /** Stands in its address and never changes. */
    number: p.integer().autoincrement().unique(),
    slug: p.text(),
    rubric: p.enum(namesOf(EVENT_RUBRICS)),
    age_mark: p.enum(namesOf(AGE_MARKS)),
    title: p.text(),
    lead: p.text().default(''),
    body: jsonWithImages<RichText>(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    image_alt: p.text().nullable(),
    organizer: p.text().nullable(),
    organizer_words: p.text().default(''),
    refund_rule: p.text().default(''),
    /** Hours before the beginning until which tickets bought here come back; null: only of a session moved or cancelled. */
    refund_hours: p.integer().nullable(),
    tickets_url: p.text().nullable(),
    series: p.text().nullable(),
    /** It is shown from this moment on by the condition that reads it; null of a draft. */
    published_at: p.datetime().nullable(),
    is_hidden: p.boolean().default(false),
    created_at: createdAt(),
    updated_at: updatedAt(),
    words: wordsColumn("title || ' ' || lead"),
  },
  indexes: [
    {
      name: 'event_shown',
      expression:
        'create index "event_shown" on "event" ("published_at" desc, "id" desc) where not is_hidden and published_at is not null',
    },
    {
      name: 'event_desk',
      expression: 'create index "event_desk" on "event" ("created_at" desc, "id" desc)',
    },
    {
      name: 'event_title_like',
      expression: 'create index "event_title_like" on "event" using gin ("title" gin_trgm_ops)',
    },
    {
      name: 'event_words',
      expression:
        'create index "event_words" on "event" using gin ("words") where not is_hidden and published_at is not null',
    },
    { name: 'event_title', properties: ['title', 'id'] },
    { name: 'event_image', properties: ['image_id'] },
    jsonImagesIndex('event', 'body'),
    {
      name: 'event_series',
      expression: 'create index "event_series" on "event" ("series") where series is not null',
    },
  ],
})
export class Event extends EventSchema.class {}
EventSchema.setClass(Event)
