import { t } from 'elysia'
import { fieldText } from '../forms/schema'
import { ownRowOf } from '../moderation/own-schema'
import { inputOf } from '../records/schema'
import { ScheduleSchema } from '../restaurants/schema'
import { namesOf } from '../wire/names'
import { ImageSchema, Integer, Moment, Nullable, PointSchema, Uuid } from '../wire/schema'
import { ORGANIZATION_CATEGORIES } from './categories'
import { EMPLOYEE_FORM, ORGANIZATION_FORM } from './form'
import { ROLES } from './rules'

const Address = {
  number: Integer({ description: 'Stands in the address of its page.' }),
  slug: t.String({ description: 'The name in Latin letters, for the address.' }),
}

/** An organization as lists show it. */
export const OrganizationCard = t.Object({
  ...Address,
  name: t.String(),
  category: t.UnionEnum(namesOf(ORGANIZATION_CATEGORIES), { default: undefined }),
  city: t.String(),
  address: Nullable(t.String()),
  point: Nullable(PointSchema),
  image: Nullable(ImageSchema),
  hours: Nullable(t.String({ description: 'As they are written on a door: «пн–пт 09:00–18:00».' })),
  rating: t.Number({ description: 'The mean of what people say; 0 while nobody has.' }),
  reviews_count: Integer(),
  /** Of a restaurant of delivery: by what it opens and closes. */
  restaurant: Nullable(
    t.Object({ id: Uuid, schedules: t.Array(ScheduleSchema), disabled_until: Nullable(Moment), delivers: t.Boolean() }),
  ),
})
export type OrganizationCardWire = typeof OrganizationCard.static

/** An organization as its page shows it. */
export const OrganizationSchema = t.Composite([
  OrganizationCard,
  t.Object({
    id: Uuid,
    description: t.String(),
    phones: t.Array(t.String(), { description: 'Digits, from 7.' }),
    site: Nullable(t.String()),
    images: t.Array(ImageSchema),
  }),
])
export type OrganizationWire = typeof OrganizationSchema.static

/** An organization as machines that read the whole site look for it. */
export const OrganizationAddress = t.Object({ ...Address, changed_at: Moment })

/** A name for what was typed so far. */
export const OrganizationHint = t.Object({ id: Uuid, name: t.String(), city: t.String() })

/** An organization or a restaurant in whose name a person may write. */
export const Workplace = t.Object({ id: Uuid, name: t.String() })
export type WorkplaceWire = typeof Workplace.static

/** A place on the map, and what of it is looked for: all that people want near their home, unless words say which. */
export const InfrastructureInput = t.Object({
  coordinates: PointSchema,
  query: t.Optional(t.String({ maxLength: 200 })),
  city: t.Optional(t.String({ maxLength: 100 })),
  count: t.Optional(Integer({ minimum: 1, maximum: 20, default: 10 })),
})
/** What stands near it. */
export const InfrastructureHint = t.Object({
  ...Address,
  name: t.String(),
  category: t.UnionEnum(namesOf(ORGANIZATION_CATEGORIES), { default: undefined }),
  metres: Integer({ description: 'In a straight line.' }),
})
export type InfrastructureHintWire = typeof InfrastructureHint.static

export const OrganizationInput = inputOf(ORGANIZATION_FORM)
export type OrganizationInputWire = typeof OrganizationInput.static
const Person = t.Object({
  id: Uuid,
  name: Nullable(t.String({ description: 'Null of who has not told it: shown as «— —».' })),
  phone: Nullable(t.String()),
})

/** An organization as its owner or an employee sees it. */
export const OwnOrganization = ownRowOf(ORGANIZATION_FORM, {
  ...Address,
  role: t.UnionEnum(namesOf(ROLES), { default: undefined }),
  city: t.String(),
  owner: Person,
  employees: t.Array(Person),
})
export type OwnOrganizationWire = typeof OwnOrganization.static

/** Whom to take on, or to part with. */
export const EmployeeInput = t.Object({
  phone: fieldText(EMPLOYEE_FORM.phone, { loose: true, description: 'Any spelling; read as 7XXXXXXXXXX.' }),
})
