import type { FormTable } from '../forms/form'
import type { BodyOf } from '../forms/values'

/** What of the platform may be changed without a restart: the register of such settings, and the form of them all. */
export const SETTINGS_FORM = {
  support_hours: {
    label: 'Часы поддержки',
    kind: 'text',
    max: 80,
    placeholder: 'ежедневно с\u00A09 до\u00A021',
    hint: 'Стоят рядом с\u00A0почтой поддержки: «Отвечаем ежедневно с\u00A09 до\u00A021». Пусто\u00A0— ничего не\u00A0обещаем',
  },
  admin_second_factor: {
    label: 'Администраторы входят только с\u00A0кодом',
    kind: 'flag',
    hint: 'У\u00A0кого кода ещё нет, тот сначала настроит его; до\u00A0этого кабинет закрыт',
  },
} as const satisfies FormTable

export type SettingValues = BodyOf<typeof SETTINGS_FORM>

/** What stands until somebody says otherwise. */
export const USUAL_SETTINGS: SettingValues = { support_hours: null, admin_second_factor: false }
