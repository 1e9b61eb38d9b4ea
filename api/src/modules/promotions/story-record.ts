import { StoryInput, StoryRow } from '@ostrov/shared/promotions/desk-schema'
import { STORY_FORM } from '@ostrov/shared/promotions/form'
import { type STORY_STATES, storyDesk } from '@ostrov/shared/promotions/lists'
import { containing, moment, sql } from '../../db/sql'
import { imageJson } from '../images/image-view'
import { demandRows } from '../records/demand-rows'
import { record } from '../records/record'
import { Story } from './story'

const state = sql<
  keyof typeof STORY_STATES
>`case when not s.is_active then 'hidden' when s.starts_at > now() then 'planned'
  when s.ends_at <= now() then 'over' else 'shown' end`

/** The stories over the delivery's home. */
export const storyRecord = record({
  noun: 'story',
  entity: Story,
  may: 'content',
  list: storyDesk,
  form: STORY_FORM,
  row: StoryRow,
  input: StoryInput,
  together: ['sort', 'is_active'],
  source: {
    select: sql`s.id, s.title, s.text, s.link, s.image_id, s.logo_id, s.restaurant_id, s.city_ids, ${moment('s.starts_at')} as starts_at,
      ${moment('s.ends_at')} as ends_at, ${state} as state, s.sort, s.is_active, s.is_ad,
      s.advertiser_name, s.advertiser_inn, s.erid, s.ord_contract_id, ${moment('s.created_at')} as created_at,
      ${imageJson('i')} as image, ${imageJson('l')} as logo,
      case when r.id is not null then json_build_object('id', r.id, 'title', r.title) end as restaurant,
      coalesce((select json_agg(json_build_object('id', c.id, 'title', c.name) order by c.name) from city c
        where c.id = any(s.city_ids)), '[]') as cities`,
    from: sql`story s`,
    joined: sql`left join image i on i.id = s.image_id left join image l on l.id = s.logo_id left join restaurant r on r.id = s.restaurant_id`,
    where: sql`true`,
    key: sql`s.id`,
    conditions: {
      query: (words) => sql`s.title ilike ${containing(words)}`,
      state,
      is_ad: sql`s.is_ad`,
    },
    orders: { sort: sql`s.sort, s.id desc`, '-created_at': sql`s.created_at desc, s.id desc` },
  },
  check: (em, { input: { image_id, logo_id, restaurant_id, city_ids } }) =>
    demandRows(em, { image: { image_id, logo_id }, restaurant: { restaurant_id }, city: { city_ids } }),
})
