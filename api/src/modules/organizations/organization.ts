import { defineEntity, p } from '@mikro-orm/postgresql'
import { ORGANIZATION_CATEGORIES } from '@ostrov/shared/organizations/categories'
import { namesOf } from '@ostrov/shared/wire/names'
import { createdAt, id, images, moderated, point, shownPoint, updatedAt } from '../../db/columns'
import { showing, without } from '../../db/freshness'
import { portalWordsRemembered, wordsColumn } from '../../db/words'
import { User } from '../customers/user'
import { City } from '../geo/city'

/** What everybody sees: the SQL that partial indexes and lists share. */
const ON_SHOW = "moderation_status = 'approved' and not is_hidden and deleted_at is null"

/** A shop, a workshop, a clinic: who it is, where and when; shown once a moderator has looked. */
const OrganizationSchema = defineEntity({
  name: 'Organization',
  tableName: 'organization',
  checks: [
    { name: 'organization_rating_check', expression: 'rating >= 0 and rating <= 5' },
    { name: 'organization_phones_check', expression: String.raw`phones ~ '^(7[0-9]{10}(\n7[0-9]{10}){0,2})?$'` },
  ],
  triggers: [
    showing({ tags: ['organizations'], same: without('updated_at', 'open_from', 'open_to') }),
    portalWordsRemembered,
  ],
  properties: {
    id: id(),
    /** Stands in the address of its page. */
    number: p.integer().autoincrement().unique(),
    owner_id: () => p.manyToOne(User).mapToPk().joinColumn('owner_id').deleteRule('cascade'),
    name: p.text(),
    category: p.enum(namesOf(ORGANIZATION_CATEGORIES)),
    description: p.text(),
    city_id: () => p.manyToOne(City).mapToPk().joinColumn('city_id').deleteRule('restrict'),
    address: p.text().nullable(),
    /** Where the address is, if it is known. */
    point: point().nullable(),
    shown_point: shownPoint('point'),
    /** Digits from 7, one in a line. */
    phones: p.text().default(''),
    site: p.text().nullable(),
    /** As they are written on a door, in their one spelling; what `readHours` reads. */
    hours: p.text().nullable(),
    image_ids: images(),
    /** When it is open now or next, by the rule of hours; lists ask it. */
    open_from: p.datetime().nullable(),
    open_to: p.datetime().nullable(),
    /** The mean of its visible reviews, and how many they are. */
    rating: p.decimal('number').precision(3).scale(2).default(0),
    reviews_count: p.integer().default(0),
    /** An administrator took it off the site. */
    is_hidden: p.boolean().default(false),
    /** Hidden because its person is blocked; shown again when that ends. */
    hidden_with_person: p.boolean().default(false),
    /** Its owner removed it: its address says so. */
    deleted_at: p.datetime().nullable(),
    ...moderated(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    words: wordsColumn("name || ' ' || description"),
  },
  indexes: [
    {
      name: 'organization_named',
      expression: `create index "organization_named" on "organization" ("name", "number") where ${ON_SHOW}`,
    },
    {
      name: 'organization_newest',
      expression: `create index "organization_newest" on "organization" ("number" desc) where ${ON_SHOW}`,
    },
    {
      name: 'organization_best',
      expression: `create index "organization_best" on "organization" ("rating" desc, "number" desc) where ${ON_SHOW}`,
    },
    {
      name: 'organization_opening',
      expression: `create index "organization_opening" on "organization" ("open_to") where ${ON_SHOW}`,
    },
    {
      name: 'organization_words',
      expression: `create index "organization_words" on "organization" using gin ("words") where ${ON_SHOW}`,
    },
    {
      name: 'organization_name_like',
      expression: 'create index "organization_name_like" on "organization" using gin ("name" gin_trgm_ops)',
    },
    {
      name: 'organization_phones_like',
      expression: 'create index "organization_phones_like" on "organization" using gin ("phones" gin_trgm_ops)',
    },
    {
      name: 'organization_images',
      expression:
        'create index "organization_images" on "organization" using gin ("image_ids") where image_ids <> \'{}\'',
    },
    {
      name: 'organization_near',
      expression: `create index "organization_near" on "organization" using gist ("shown_point") where ${ON_SHOW} and shown_point is not null`,
    },
    { name: 'organization_owner', properties: ['owner_id'] },
    { name: 'organization_city', properties: ['city_id'] },
    { name: 'organization_created', properties: ['created_at', 'id'] },
  ],
})
export class Organization extends OrganizationSchema.class {}
OrganizationSchema.setClass(Organization)
