import { t } from 'elysia'
import { inputOf } from '../records/schema'
import { SETTINGS_FORM } from './form'

export const SettingsSchema = inputOf(SETTINGS_FORM)
/** Those that are changed; the rest stay as they are. */
export const SettingsInput = t.Partial(SettingsSchema)
