import { ImageInput, ImageRow } from '@ostrov/shared/images/desk-schema'
import { IMAGE_FIELDS } from '@ostrov/shared/images/keeping'
import { imageDesk } from '@ostrov/shared/images/lists'
import { isUuid } from '@ostrov/shared/wire/uuid'
import type { Em } from '../../db/orm'
import { addJob } from '../../db/queue'
import { soughtBy } from '../../db/sought-by'
import { containing, moment, row, sql } from '../../db/sql'
import { Refusal } from '../../kernel/problems'
import { record } from '../records/record'
import { Image } from './image'
import { isShown } from './image-columns'
import { isShownBy, usesJson } from './image-places'
import { imageJson } from './image-view'

const longSide = sql`greatest(i.width, i.height)`
const SIZES: Readonly<Record<string, ReturnType<typeof sql>>> = {
  small: sql`${longSide} < 400`,
  middle: sql`${longSide} between 400 and 999`,
  large: sql`${longSide} >= 1000`,
}

/** The id in `uploaded_by`, where it names one of a kind. */
const uploader = (kind: string) =>
  sql`case when i.uploaded_by like ${sql.lit(`${kind}:%`)} then split_part(i.uploaded_by, ':', 2)::uuid end`

/** Every stored picture; `any` tells which columns show pictures. Nobody changes one, and one that is shown is not removed. */
export const imageRecord = (any: Em) =>
  record({
    noun: 'image',
    entity: Image,
    may: 'images',
    mayWrite: 'content',
    list: imageDesk,
    form: IMAGE_FIELDS,
    row: ImageRow,
    input: ImageInput,
    source: {
      select: sql`i.id, ${imageJson('i')} as image, json_build_object(
          'kind', case when c.id is not null then 'customer' when b.id is not null then 'business' when a.id is not null then 'admin' else 'platform' end,
          'id', coalesce(c.id, b.id, a.id), 'name', coalesce(c.name, b.name, a.name)) as owner,
        ${usesJson(any)} as uses, ${moment('i.unused_since')} as unused_since, ${moment('i.created_at')} as created_at`,
      from: sql`image i`,
      joined: sql`left join "user" c on c.id = ${uploader('customer')} left join business_user b on b.id = ${uploader('business')}
        left join admin a on a.id = ${uploader('admin')}`,
      where: sql`true`,
      key: sql`i.id`,
      conditions: {
        query: soughtImage,
        use: (use) => (use === 'used' ? isShown(any) : sql`not ${isShown(any)}`),
        place: (kind) => isShownBy(any, kind),
        size: (size) => SIZES[size] ?? sql`false`,
        from: sql`i.created_at`,
        to: sql`i.created_at`,
      },
      orders: {
        '-created_at': { by: [sql`i.created_at`, sql`i.id`], falling: true },
        created_at: { by: [sql`i.created_at`, sql`i.id`] },
      },
    },
    removable: async (em, id) => {
      // Asked under the lock of the row, which whoever is about to show it waits for.
      if (await row(em, sql`select from image i where i.id = ${id}::uuid and ${isShown(em)}`))
        throw new Refusal('image.in_use')
    },
    removed: (em, { id }) => addJob(em, 'image.remove', { ids: [id] }),
    refuses: { removing: ['image.in_use'] },
  })

/** By the picture's id, who uploaded it, or the restaurant that shows it or one of whose people did. A phone finds nobody: this desk shows none. */
function soughtImage(typed: string) {
  const words = typed.trim()
  if (isUuid(words)) return sql`i.id = ${words}::uuid`
  if (!/\p{L}/u.test(words)) return sql`false`
  const named = sql`select id from restaurant where title ilike ${containing(words)}`
  return sql`i.id in (
    select id from image where uploaded_by in (
      select 'customer:' || id from "user" u where ${soughtBy(sql`u.sought`, words)}
      union select 'business:' || id from business_user b where ${soughtBy(sql`b.sought`, words)}
      union select 'admin:' || id from admin where name ilike ${containing(words)}
      union select 'business:' || owner_id from restaurant where id in (${named})
      union select 'business:' || business_user_id from restaurant_manager where restaurant_id in (${named}))
    union select unnest(array[logo_id, image_id]) from restaurant where id in (${named})
    union select unnest(array_prepend(image_id, gallery)) from product where restaurant_id in (${named}))`
}
