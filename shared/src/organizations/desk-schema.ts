import { t } from 'elysia'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, Uuid } from '../wire/schema'
import { ORGANIZATION_DESK_FORM } from './form'
import { ORGANIZATION_STATES } from './rules'

export const OrganizationDeskInput = inputOf(ORGANIZATION_DESK_FORM)
export const OrganizationDeskRow = rowOf(ORGANIZATION_DESK_FORM, {
  number: Integer({ description: 'Stands in its address.' }),
  state: t.UnionEnum(namesOf(ORGANIZATION_STATES), { default: undefined }),
  moderation_reason: Nullable(t.String()),
  is_changing: t.Boolean({ description: 'A change of its owner waits for a moderator.' }),
  image: Nullable(ImageSchema),
  city: t.Object({ id: Uuid, title: t.String() }),
  owner: t.Object({ id: Uuid, name: Nullable(t.String()), phone: Nullable(t.String()) }),
  employees: Integer({ description: 'How many people it has taken on.' }),
  created_at: Moment,
})
