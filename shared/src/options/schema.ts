import { t } from 'elysia'
import { fieldNumber, fieldText } from '../forms/schema'
import { PLACING } from '../menu/placing-schema'
import { ModerationReason, ModerationStatusSchema } from '../moderation/schema'
import { Integer, Moment, Nullable, Rubles, Uuid } from '../wire/schema'
import { OPTION_FORM, OPTION_GROUP_FORM } from './form'

const Dish = t.Object({ id: Uuid, name: t.String() })
const state = {
  sort: Integer({ description: 'Its place among its like.' }),
  is_active: t.Boolean(),
  stopped_until: Nullable(Moment),
  moderation_status: ModerationStatusSchema,
  moderation_reason: ModerationReason,
  proposed_name: Nullable(
    t.String({ description: 'The name that waits for a moderator, or came back with the reason.' }),
  ),
  products: t.Array(Dish, { description: 'The dishes that offer it.' }),
  version: t.String({
    description: 'Of what it says; sent back with a change, so that of two editors neither is lost.',
  }),
}
export const OptionSchema = t.Object({ id: Uuid, group_id: Nullable(Uuid), name: t.String(), price: Rubles, ...state })
export const OptionGroupSchema = t.Object({
  id: Uuid,
  name: t.String(),
  min: Integer(),
  max: Integer(),
  ...state,
  product_options: t.Array(OptionSchema),
})
/** All a restaurant has to choose from, in its order. */
export const OptionsAndGroups = t.Object({
  product_options: t.Array(OptionSchema, { description: 'Those that stand alone: free ticks.' }),
  product_option_groups: t.Array(OptionGroupSchema),
  products: t.Array(Dish, { description: 'All dishes of the restaurant, which may offer any of these.' }),
})

const Shared = {
  is_active: t.Optional(t.Boolean()),
  ...PLACING,
  product_ids: t.Optional(t.Array(Uuid, { maxItems: 1000, description: 'All the dishes that offer it.' })),
}
const version = t.Optional(t.String({ maxLength: 40, description: 'What it was when its editing began.' }))

export const OptionInput = t.Object({
  name: fieldText(OPTION_FORM.name),
  price: fieldNumber(OPTION_FORM.price),
  group_id: t.Optional(Nullable(Uuid)),
  ...Shared,
})
export const OptionChange = t.Composite([t.Partial(OptionInput), t.Object({ version })])
/** What of an option applies at once. */
export const OptionAtOnce = t.Omit(OptionChange, ['name'])

export const OptionGroupInput = t.Object({
  name: fieldText(OPTION_GROUP_FORM.name),
  min: fieldNumber(OPTION_GROUP_FORM.min),
  max: fieldNumber(OPTION_GROUP_FORM.max),
  ...Shared,
})
export const OptionGroupChange = t.Composite([t.Partial(OptionGroupInput), t.Object({ version })])
export const OptionGroupAtOnce = t.Omit(OptionGroupChange, ['name'])

export type OptionWire = typeof OptionSchema.static
export type OptionGroupWire = typeof OptionGroupSchema.static
export type OptionsAndGroupsWire = typeof OptionsAndGroups.static
export type OptionInputWire = typeof OptionInput.static
export type OptionChangeWire = typeof OptionChange.static
export type OptionGroupInputWire = typeof OptionGroupInput.static
export type OptionGroupChangeWire = typeof OptionGroupChange.static
