import { checkForm } from '@ostrov/shared/forms/form'
import { SETTINGS_FORM, type SettingValues } from '@ostrov/shared/settings/form'
import type { Em } from '../../db/orm'
import type { By } from '../../kernel/actors'
import type { Deps } from '../../kernel/deps'
import { Refusal } from '../../kernel/problems'
import { writeEntry } from '../audit/write-entry'
import { secondFactorOf } from '../sessions/second-factor/end-second-factor'
import { forgetKept, lockSettings, writeSettings } from '../settings/settings'

type Saving = { input: Partial<SettingValues>; by: By; now: Date }

/**
 * Changes the settings that are named, and says in the log from what to what.
 * @throws {Refusal} `request.invalid`, also for who would lock themselves out.
 */
export async function saveSettings(em: Em, deps: Deps, { input, by, now }: Saving): Promise<SettingValues> {
  const saved = await em.transactional(async (tx) => {
    const before = await lockSettings(tx)
    const values = { ...before, ...input }
    const errors = checkForm(SETTINGS_FORM, values)
    if (Object.keys(errors).length > 0) throw new Refusal('request.invalid', { errors })
    if (values.admin_second_factor && !before.admin_second_factor) await demandOwnFactor(tx, by)
    await writeSettings(tx, input, now)
    await writeEntry(tx, { by, act: 'setting.change', subject: 'setting:platform', from: before, to: values, now })
    return values
  })
  forgetKept(deps)
  return saved
}

async function demandOwnFactor(em: Em, { id }: By) {
  const { on_since } = await secondFactorOf(em, { kind: 'admin', id })
  if (on_since) return
  throw new Refusal('request.invalid', {
    errors: { admin_second_factor: 'Сначала включите вход с\u00A0кодом у\u00A0себя: «Мой аккаунт»' },
  })
}
