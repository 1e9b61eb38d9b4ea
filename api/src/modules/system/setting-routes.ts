import { SettingsInput, SettingsSchema } from '@ostrov/shared/settings/schema'
import { Elysia } from 'elysia'
import { access } from '../../http/access'
import type { Deps } from '../../kernel/deps'
import { readSettings } from '../settings/settings'
import { saveSettings } from './save-settings'

const tags = ['System']

/** What of the platform may be changed without a restart. */
export const settingRoutes = (deps: Deps) =>
  new Elysia({ prefix: '/admin/system/settings' })
    .use(access(deps))
    .get('', ({ em }) => readSettings(em), {
      admin: 'settings',
      response: { 200: SettingsSchema },
      detail: { summary: 'The settings of the platform as they stand', tags },
    })
    .put('', ({ em, by, body, now }) => saveSettings(em, deps, { input: body, by, now }), {
      admin: 'settings',
      body: SettingsInput,
      response: { 200: SettingsSchema },
      detail: { summary: 'Change those settings that are named', tags },
    })
