import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { NEWS_FORM } from './form'
import { NEWS_STATES } from './lists'

export const NewsInput = inputOf(NEWS_FORM)
export const NewsRow = rowOf(NEWS_FORM, {
  number: Integer({ description: 'Stands at the end of its address.' }),
  state: t.UnionEnum(namesOf(NEWS_STATES), { default: undefined }),
  image: Nullable(ImageSchema),
  city: Nullable(t.Object({ id: Uuid, title: t.String() })),
  is_suggested: t.Boolean({ description: 'A reader has suggested it.' }),
  reading_minutes: Integer(),
  corrected_at: Nullable(Moment),
  created_at: Moment,
})
