import type { FormTable } from '../forms/form'
import type { BodyOf } from '../forms/values'
import { LOG_DAYS_LEAST } from '../system/retention'

const DAYS_MOST = 36_500

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
  keep_log_days: {
    ...{ label: 'Хранить журнал', kind: 'number', unit: 'дней', min: LOG_DAYS_LEAST, max: DAYS_MOST },
    hint: 'Пусто\u00A0— всегда. Меньше года нельзя. Уходит целыми месяцами',
  },
  keep_messages_days: {
    ...{ label: 'Хранить сообщения', kind: 'number', unit: 'дней', min: 7, max: DAYS_MOST },
    hint: 'Кому и\u00A0когда ушли СМС, письма и\u00A0уведомления. Пусто\u00A0— всегда',
  },
  keep_support_days: {
    ...{ label: 'Хранить закрытые обращения', kind: 'number', unit: 'дней', min: 30, max: DAYS_MOST },
    hint: 'Со\u00A0всей перепиской. Пусто\u00A0— всегда',
  },
  keep_erased_days: {
    ...{ label: 'Помнить об\u00A0удалённых клиентах', kind: 'number', unit: 'дней', min: 30, max: DAYS_MOST },
    hint: 'Отпечаток телефона: без него подарок первого заказа и\u00A0чёрный список не\u00A0узнают вернувшегося. Пусто\u00A0— всегда',
  },
} as const satisfies FormTable

export type SettingValues = BodyOf<typeof SETTINGS_FORM>

/** What stands until somebody says otherwise. */
export const USUAL_SETTINGS: SettingValues = {
  ...{ support_hours: null, admin_second_factor: false },
  // A claim runs out after three years; the books and the acts of the staff are for ever.
  ...{ keep_log_days: null, keep_messages_days: 90, keep_support_days: 1095, keep_erased_days: null },
}
