import { defineEntity, p } from '@mikro-orm/postgresql'

/** A setting that somebody has changed; what no row names stands as it usually does. */
const SettingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    /** Of `SETTINGS_FORM`. */
    name: p.text().primary(),
    value: p.json<string | number | boolean>().nullable(),
    changed_at: p.datetime(),
  },
})
export class Setting extends SettingSchema.class {}
SettingSchema.setClass(Setting)
