import { t } from 'elysia'
import { ofMenu } from '../menu/desk-schema'
import { inputOf, rowOf } from '../records/schema'
import { Integer, Nullable } from '../wire/schema'
import { OPTION_DESK_FORM, OPTION_GROUP_DESK_FORM } from './desk-form'

export const OptionDeskInput = inputOf(OPTION_DESK_FORM)
export const OptionDeskRow = rowOf(OPTION_DESK_FORM, {
  ...ofMenu,
  group: Nullable(t.String({ description: 'The name of its group; null where it stands alone.' })),
})
export const OptionGroupDeskInput = inputOf(OPTION_GROUP_DESK_FORM)
export const OptionGroupDeskRow = rowOf(OPTION_GROUP_DESK_FORM, { ...ofMenu, options_count: Integer() })
export type OptionDeskWire = typeof OptionDeskRow.static
export type OptionGroupDeskWire = typeof OptionGroupDeskRow.static
