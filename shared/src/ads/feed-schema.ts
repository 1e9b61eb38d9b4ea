import { t } from 'elysia'
import { ImageSchema, Integer, Moment, Nullable, PointSchema } from '../wire/schema'

/** Sections of which search engines take a feed. */
export const FEED_SECTIONS = ['vacancies', 'estate'] as const

const Whole = Nullable(Integer())

/** An ad as feeds of search engines tell it: no phone stands in it. */
export const FeedAd = t.Object({
  number: Integer(),
  slug: t.String(),
  title: t.String(),
  description: t.String({ description: 'Phones that people write into it are left out.' }),
  price: Whole,
  salary_from: Whole,
  city: t.String(),
  city_slug: t.String(),
  address: Nullable(t.String()),
  point: Nullable(PointSchema),
  company: Nullable(t.String()),
  deal: Nullable(t.String()),
  rooms: Whole,
  area: Whole,
  land_area: Whole,
  floor: Whole,
  floors: Whole,
  built_year: Whole,
  alike: t.String({ description: 'The slug of what it is alike by: its specialization, its kind.' }),
  kind: t.String({ description: 'The same in words.' }),
  facts: t.Array(t.Object({ name: t.String(), label: t.String(), text: t.String() })),
  images: t.Array(ImageSchema),
  published_at: Moment,
  changed_at: Moment,
})
export type FeedAdWire = typeof FeedAd.static
