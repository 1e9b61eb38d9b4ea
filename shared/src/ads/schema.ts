import { Type } from '@sinclair/typebox'
import { t } from 'elysia'
import type { Point } from '../geo/shapes'
import { AppealSchema } from '../moderation/schema'
import { inputOf } from '../records/schema'
import { namesOf, tableOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, PointSchema, Uuid } from '../wire/schema'
import { AD_STATUSES, ARCHIVED_AS } from './rules'
import { SECTION_NAMES, SECTIONS, type SectionName, sectionOf } from './sections'

const Section = t.UnionEnum(namesOf(SECTIONS), { default: undefined })
const Status = t.UnionEnum(namesOf(AD_STATUSES), { default: undefined })
const FactSchema = t.Object({ name: t.String(), label: t.String(), text: t.String() })
const Price = Nullable(Integer({ description: 'Whole rubles; null where the author names none.' }))

/** An ad as lists show it. */
export const AdCard = t.Object({
  number: Integer({ description: 'Stands in the address of its page.' }),
  section: Section,
  title: t.String(),
  slug: t.String({ description: 'The title in Latin letters, for the address.' }),
  price: Price,
  price_per: Nullable(t.String({ description: 'What the price is paid for, «в месяц»; null where it is paid once.' })),
  salary: Nullable(
    t.Object(
      { from: Nullable(Integer()), to: Nullable(Integer()), kind: t.String() },
      { description: 'Of a vacancy.' },
    ),
  ),
  city: t.String(),
  point: Nullable({
    ...PointSchema,
    description: 'Where everybody is shown it; within some 300 m of the place where the author wants no more told.',
  }),
  images: t.Array(ImageSchema),
  facts: t.Array(FactSchema),
  published_at: Moment,
})
export type AdCardWire = typeof AdCard.static

/** The newest few of each section. */
export const FreshAds = t.Object(tableOf(SECTION_NAMES, () => t.Array(AdCard)))
export type FreshAdsWire = typeof FreshAds.static

/** Where an ad stands, for sitemaps. */
export const AdAddress = t.Object({
  number: Integer(),
  section: Section,
  slug: t.String(),
  changed_at: Moment,
})

/** Half of what is alike costs between these. */
export const UsualPrice = Nullable(
  t.Object({ low: Integer(), high: Integer(), count: Integer() }, { description: 'Null where too few are alike.' }),
)

/** An ad as its page shows it: no phone stands in it. */
export const AdSchema = t.Composite([
  AdCard,
  t.Object({
    status: Status,
    archived_as: Nullable(t.UnionEnum(namesOf(ARCHIVED_AS), { default: undefined })),
    description: t.String({ description: 'Phones that people write into it are left out.' }),
    address: Nullable(t.String({ description: 'Without its house where the author wants no more told.' })),
    is_approximate: t.Boolean(),
    contact_name: t.String(),
    organization: Nullable(
      t.Object({ number: Integer(), slug: t.String(), name: t.String() }, { description: 'Whose vacancy it is.' }),
    ),
    expires_at: Moment,
    views: Integer(),
    prices: t.Array(t.Object({ price: Integer(), created_at: Moment }), { description: 'What it cost since when.' }),
    usual_price: UsualPrice,
    similar: t.Array(AdCard),
  }),
])
export type AdWire = typeof AdSchema.static

/** What is begun of an ad, as others will see it. */
export const AdPreview = t.Pick(AdSchema, [
  ...(['section', 'title', 'price', 'price_per', 'salary', 'city', 'address'] as const),
  ...(['description', 'contact_name', 'images', 'facts'] as const),
])
export type AdPreviewWire = typeof AdPreview.static

/** A favourite: it may have run out or been taken away. */
export const FavouriteAd = t.Composite([
  AdCard,
  t.Object({ status: Status, price_was: Nullable(Integer({ description: 'What it cost before it became cheaper.' })) }),
])
export type FavouriteAdWire = typeof FavouriteAd.static
export const FavouriteNumbers = t.Object({ numbers: t.Array(Integer()) })

/** Whom to call; told on a press. */
export const AdContacts = t.Object({ name: t.String(), phone: t.String() })

/** How many ads each section shows. */
export const SectionCounts = t.Object(tableOf(SECTION_NAMES, () => Integer()))

/** The values of a form of any section. */
export type AdValues = Record<string, string | number | boolean | string[] | Point | null>

/** What is written of an ad. The form of its section judges the whole. */
export const adInput = (section: SectionName) =>
  Type.Unsafe<AdValues>(
    t.Object({
      ...inputOf(sectionOf(section).fields).properties,
      is_another: t.Optional(
        t.Boolean({ description: 'Its author was shown the like of it, and says that it is another.' }),
      ),
    }),
  )

/** The same of an ad that is there, with the `version` that was looked at. */
export const adChange = (section: SectionName) =>
  Type.Unsafe<AdValues & { version: string }>(
    t.Object({ ...inputOf(sectionOf(section).fields).properties, version: t.String({ maxLength: 40 }) }),
  )

/** An ad as its author sees it: what they wrote last, shown or not. */
export const OwnAd = t.Object({
  id: Uuid,
  number: Integer(),
  section: Section,
  slug: t.String(),
  version: t.String(),
  status: Status,
  /** The moderator’s words, where it came back. */
  reason: Nullable(t.String()),
  appeal: AppealSchema,
  is_waiting: t.Boolean({ description: 'A change waits for a moderator while what was approved is shown.' }),
  title: t.String(),
  price: Price,
  images: t.Array(ImageSchema),
  values: Type.Unsafe<AdValues>(t.Record(t.String(), t.Unknown())),
  entries: t.Array(t.Object({ slug: t.String(), name: t.String() }), {
    description: 'What the slugs among the values are called.',
  }),
  archived_as: Nullable(t.UnionEnum(namesOf(ARCHIVED_AS), { default: undefined })),
  published_at: Nullable(Moment),
  expires_at: Nullable(Moment),
  views: Integer(),
  contacts: Integer(),
  favourites: Integer({ description: 'So many people keep an eye on it.' }),
})
export type OwnAdWire = typeof OwnAd.static

/** What stands in a form, as it is typed: text, ticks and pictures. */
export const AdDraftInput = t.Object({
  values: t.Record(
    t.String({ maxLength: 40 }),
    t.Union([t.String({ maxLength: 10_000 }), t.Boolean(), t.Array(Uuid, { maxItems: 30 })]),
    { maxProperties: 60 },
  ),
})
export const AdDraftSchema = t.Object({ section: Section, values: AdDraftInput.properties.values, updated_at: Moment })
export type AdDraftWire = typeof AdDraftSchema.static

export const ArchiveInput = t.Object({ as: t.UnionEnum(namesOf(ARCHIVED_AS), { default: undefined }) })
