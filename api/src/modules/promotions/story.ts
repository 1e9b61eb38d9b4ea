import { defineEntity, p } from '@mikro-orm/postgresql'
import { createdAt, id } from '../../db/columns'
import { showing } from '../../db/freshness'
import { Image } from '../images/image'
import { Restaurant } from '../restaurants/restaurant'
import { adMark } from './ad-mark'

const StorySchema = defineEntity({
  name: 'Story',
  tableName: 'story',
  checks: [
    {
      name: 'story_ad_check',
      expression: 'not is_active or not is_ad or erid is not null and advertiser_name is not null',
    },
    { name: 'story_time_check', expression: 'starts_at < ends_at' },
  ],
  triggers: [showing({ tags: ['stories'] })],
  properties: {
    id: id(),
    title: p.text(),
    text: p.text().default(''),
    link: p.text().nullable(),
    image_id: () => p.manyToOne(Image).mapToPk().joinColumn('image_id').deleteRule('set null').nullable(),
    logo_id: () => p.manyToOne(Image).mapToPk().joinColumn('logo_id').deleteRule('set null').nullable(),
    restaurant_id: () => p.manyToOne(Restaurant).mapToPk().joinColumn('restaurant_id').deleteRule('cascade').nullable(),
    /** Empty: in every town. */
    city_ids: p.array<string>().columnType('uuid[]').default([]),
    /** Null: from when it is switched on, and without an end. */
    starts_at: p.datetime().nullable(),
    ends_at: p.datetime().nullable(),
    is_active: p.boolean().default(true),
    ...adMark(),
    sort: p.integer().default(0),
    created_at: createdAt(),
  },
  indexes: [
    { name: 'story_active', properties: ['is_active', 'sort'] },
    { name: 'story_image', properties: ['image_id'] },
    { name: 'story_logo', properties: ['logo_id'] },
  ],
})
export class Story extends StorySchema.class {}
StorySchema.setClass(Story)
