import { SETTINGS_FORM, type SettingValues, USUAL_SETTINGS } from '@ostrov/shared/settings/form'
import { SettingsSchema } from '@ostrov/shared/settings/schema'
import { Value } from '@sinclair/typebox/value'
import type { Em } from '../../db/orm'
import { changed, rows, sql } from '../../db/sql'
import { takeLock } from '../../db/take-lock'
import type { Deps } from '../../kernel/deps'

/** As long as a process may not know of what another has changed. */
const KEEP_MS = 5_000

const kept = new WeakMap<Deps['orm'], { until: number; values: SettingValues }>()

/** The settings as they stand, at most five seconds old: for whoever reads them often. */
export async function settingsOf({ orm }: Pick<Deps, 'orm'>): Promise<SettingValues> {
  const known = kept.get(orm)
  if (known && known.until > performance.now()) return known.values
  const values = await readSettings(orm.em.fork())
  kept.set(orm, { until: performance.now() + KEEP_MS, values })
  return values
}

/** The settings as they stand. What is kept of another form than the register says is as if it were not there. */
export async function readSettings(em: Em): Promise<SettingValues> {
  const found = await rows<{ name: string; value: unknown }>(em, sql`select name, value from setting`)
  const said = Object.fromEntries(found.map(({ name, value }) => [name, value]))
  const fields = Object.entries(USUAL_SETTINGS).map(([name, usual]) => {
    const schema = SettingsSchema.properties[nameOf(name)]
    return [name, name in said && Value.Check(schema, said[name]) ? said[name] : usual]
  })
  const values: unknown = Object.fromEntries(fields)
  if (!Value.Check(SettingsSchema, values)) throw new Error('The usual settings do not fit their own register.')
  return values
}

/** Holds the settings until the transaction ends, so that of two who change them each says what stood before. */
export async function lockSettings(em: Em): Promise<SettingValues> {
  await takeLock(em, 'setting')
  return readSettings(em)
}

/** Writes those that are named. Call inside a transaction, under `lockSettings`. */
export async function writeSettings(em: Em, values: Partial<SettingValues>, now: Date): Promise<void> {
  const written = Object.entries(values).map(([name, value]) => ({ name, value }))
  await changed(
    em,
    sql`insert into setting (name, value, changed_at)
        select e.name, e.value, ${now}::timestamptz from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as e (name text, value jsonb)
        on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`,
  )
}

/** This process knows at once what it has changed itself. */
export const forgetKept = ({ orm }: Pick<Deps, 'orm'>) => kept.delete(orm)

function nameOf(name: string): keyof typeof SETTINGS_FORM {
  if (isSetting(name)) return name
  throw new Error(`There is no setting ${name}.`)
}

const isSetting = (name: string): name is keyof typeof SETTINGS_FORM => Object.hasOwn(SETTINGS_FORM, name)
