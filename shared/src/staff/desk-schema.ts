import { t } from 'elysia'
import { PERSON_STATES } from '../customers/lists'
import { inputOf, rowOf } from '../records/schema'
import { namesOf } from '../wire/names'
import { Moment, Nullable, Uuid } from '../wire/schema'
import { ADMINISTRATOR_FORM, BUSINESS_USER_FORM } from './form'
import { BUSINESS_ROLES } from './permissions'

/** A block that does not say so takes off what the person has on the site. */
export const BusinessUserInput = t.Object({
  ...inputOf(BUSINESS_USER_FORM).properties,
  block_hides: t.Optional(t.Boolean()),
})
export const BusinessUserRow = rowOf(BUSINESS_USER_FORM, {
  role: t.UnionEnum(namesOf(BUSINESS_ROLES), { default: undefined }),
  is_confirmed: t.Boolean({ description: 'They have opened a letter of ours.' }),
  state: t.UnionEnum(namesOf(PERSON_STATES), { default: undefined }),
  owner: Nullable(t.Object({ id: Uuid, name: t.String() }, { description: 'Who hired this manager.' })),
  restaurants: t.Array(t.Object({ id: Uuid, title: t.String() })),
  created_at: Moment,
})

export const AdministratorInput = inputOf(ADMINISTRATOR_FORM)
export const AdministratorRow = rowOf(ADMINISTRATOR_FORM, {
  has_second_factor: t.Boolean({ description: 'They sign in with a code, too.' }),
  created_at: Moment,
})
