import { defineEntity, p } from '@mikro-orm/postgresql'
import { ARCHIVED_AS } from '@ostrov/shared/ads/rules'
import {
  ALIKE_COLUMNS,
  COMPARED,
  isPlaced,
  PLACED,
  SECTION_NAMES,
  type SectionName,
  sectionOf,
} from '@ostrov/shared/ads/sections'
import { comparedFields } from '@ostrov/shared/ads/usual-price'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, images, moderated, point, shownPoint, updatedAt } from '../../db/columns'
import { showing, without } from '../../db/freshness'
import { tellingNumber } from '../../db/telling'
import { portalWordsRemembered, wordsColumn } from '../../db/words'
import { User } from '../customers/user'
import { City } from '../geo/city'
import { sectionChecks, sectionColumns, soughtText } from './ad-columns'

/** Approved and neither taken away nor hidden: the SQL that partial indexes and lists share; whether it has run out is asked beside it. */
const ON_SHOW = `moderation_status = 'approved' and archived_as is null and hidden_at is null`

const newest = (section: string) => ({
  name: `ad_${section}_newest`,
  expression: `create index "ad_${section}_newest" on "ad" ("published_at" desc, "number" desc) include ("expires_at") where section = '${section}' and ${ON_SHOW}`,
})
const dearest = (section: string) => ({
  name: `ad_${section}_dearest`,
  expression: `create index "ad_${section}_dearest" on "ad" ((coalesce(price, 0)) desc, "number" desc) include ("expires_at") where section = '${section}' and ${ON_SHOW}`,
})
const cheapest = (section: string) => ({
  name: `ad_${section}_cheapest`,
  expression: `create index "ad_${section}_cheapest" on "ad" ((coalesce(price, 2147483647)), "number") include ("expires_at") where section = '${section}' and ${ON_SHOW}`,
})

const nearest = (section: string) => ({
  name: `ad_${section}_nearest`,
  expression: `create index "ad_${section}_nearest" on "ad" using gist ("shown_point") include ("expires_at", "number", "price") where section = '${section}' and ${ON_SHOW} and shown_point is not null`,
})

/** The newest of those that are like one another, whose prices are compared: read from the index alone. */
const alike = (section: SectionName) => {
  const { compared, fields } = sectionOf(section)
  // Text alone is compared as it stands.
  const keys = compared?.same.filter((name) => name !== 'city_id' && fields[name]?.kind !== 'number') ?? []
  const read = [...comparedFields(section).filter((name) => !keys.includes(name)), 'price', 'expires_at']
  return {
    name: `ad_${section}_alike`,
    expression: `create index "ad_${section}_alike" on "ad" ("${keys.join('", "')}", "published_at" desc, "number" desc) include ("${read.join('", "')}") where section = '${section}' and ${ON_SHOW}`,
  }
}

const [inNone, inAny] = [
  (sections: readonly string[]) => sections.map((section) => `section <> '${section}'`).join(' and '),
  (sections: readonly string[]) => sections.map((section) => `section = '${section}'`).join(' or '),
]
const UNPLACED = SECTION_NAMES.filter((section) => !isPlaced(section))
const HIRING = SECTION_NAMES.filter((section) => 'organization_id' in sectionOf(section).fields)

/** An ad of any section; what only some sections tell is null in the others. */
const AdSchema = defineEntity({
  name: 'Ad',
  tableName: 'ad',
  checks: [
    { name: 'ad_price_check', expression: "price > 0 or (price = 0 and section = 'sales')" },
    { name: 'ad_point_check', expression: `${inNone(UNPLACED)} or point is null` },
    { name: 'ad_phone_check', expression: "contact_phone ~ '^7[0-9]{10}$'" },
    { name: 'ad_organization_check', expression: `organization_id is null or ${inAny(HIRING)}` },
    { name: 'ad_published_check', expression: '(published_at is null) = (expires_at is null)' },
    ...sectionChecks,
  ],
  triggers: [
    showing({ tags: ['ads'], same: without('updated_at', 'told_at') }),
    tellingNumber('ad', without('updated_at', 'told_at')),
    portalWordsRemembered,
  ],
  properties: {
    id: id(),
    /** Stands in the address of its page. */
    number: p.integer().autoincrement().unique(),
    section: p.enum(SECTION_NAMES),
    author_id: () => p.manyToOne(User).mapToPk().joinColumn('author_id').deleteRule('cascade'),
    /** Of a vacancy: in whose name it is written. */
    /** An organization or a restaurant of delivery, as `employers` has both; of who is there no more the ad bears the name alone. */
    organization_id: p.uuid().nullable(),
    title: p.text(),
    description: p.text(),
    /** Whole rubles; null where the author names none, 0 of a thing that is given away. Of a vacancy the most that it offers. */
    price: p.integer().nullable(),
    image_ids: images(),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('restrict'),
    address: p.text().nullable(),
    /** Where the address is, if it is known. */
    point: point().nullable(),
    contact_name: p.text(),
    contact_phone: p.text(),
    ...sectionColumns,
    /** Where everybody is shown it: lists and maps ask this alone, so that no order tells more. */
    shown_point: shownPoint('point', 'is_approximate'),
    ...moderated(),
    /** When it was approved first, or renewed after it had run out. */
    published_at: p.datetime().nullable(),
    /** From then on nobody sees it. */
    expires_at: p.datetime().nullable(),
    archived_as: p.enum(namesOf(ARCHIVED_AS)).nullable(),
    archived_at: p.datetime().nullable(),
    /** When complaints hid it until somebody looks, or its author was blocked. */
    hidden_at: p.datetime().nullable(),
    /** Hidden because its person is blocked; shown again when that ends. */
    hidden_with_person: p.boolean().default(false),
    /** When the author was told that it runs out. */
    told_at: p.datetime().nullable(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    words: wordsColumn(`title || ${soughtText((name) => `"${name}"`)}`),
    sought: p
      .text()
      .columnType('tsvector')
      .generated(`(to_tsvector('russian', translate(title || ' ' || description, 'ёЁ', 'еЕ'))) stored`)
      .nullable()
      .lazy()
      .hidden(),
  },
  indexes: [
    ...SECTION_NAMES.flatMap((section) => [newest(section), cheapest(section), dearest(section)]),
    ...PLACED.map(nearest),
    ...COMPARED.map(alike),
    {
      name: 'ad_images',
      expression: 'create index "ad_images" on "ad" using gin ("image_ids") where image_ids <> \'{}\'',
    },
    { name: 'ad_sought', expression: `create index "ad_sought" on "ad" using gin ("sought") where ${ON_SHOW}` },
    { name: 'ad_words', expression: `create index "ad_words" on "ad" using gin ("words") where ${ON_SHOW}` },
    {
      // What its author chose of a catalogue: the portal's search takes the newest of each.
      name: 'ad_chosen',
      expression: `create index "ad_chosen" on "ad" ((coalesce("${ALIKE_COLUMNS.join('", "')}")), "published_at" desc, "number" desc) where ${ON_SHOW}`,
    },
    { name: 'ad_author', properties: ['author_id', 'created_at'] },
    // Of all states: as moderators go through them, and find one by a part of its title or phone.
    { name: 'ad_created', properties: ['created_at', 'id'] },
    {
      name: 'ad_desk',
      expression: 'create index "ad_desk" on "ad" using gin ("title" gin_trgm_ops, "contact_phone" gin_trgm_ops)',
    },
    { name: 'ad_city', properties: ['city_id'] },
    {
      name: 'ad_organization',
      expression:
        'create index "ad_organization" on "ad" ("organization_id", "published_at" desc) where organization_id is not null',
    },
    {
      name: 'ad_running_out',
      expression: `create index "ad_running_out" on "ad" ("expires_at") where ${ON_SHOW} and told_at is null`,
    },
  ],
})
export class Ad extends AdSchema.class {}
AdSchema.setClass(Ad)
