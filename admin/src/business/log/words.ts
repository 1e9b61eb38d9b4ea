import { formatMoney } from '@ostrov/shared/formats/money'
import { formatPhone } from '@ostrov/shared/formats/phone'
import { quoted } from '@ostrov/shared/formats/quoted'
import { formatMoment } from '@ostrov/shared/formats/time'
import { KIND_LABELS } from '@ostrov/shared/moderation/kinds'
import { MODERATION_LABELS } from '@ostrov/shared/moderation/statuses'
import { EVENT_LABELS } from '@ostrov/shared/orders/events'
import { NOTICE_WAYS, RESTAURANT_EVENTS } from '@ostrov/shared/profiles/notifications'
import { BUSINESS_PERMISSIONS } from '@ostrov/shared/staff/permissions'
import type { LogEntryWire } from '@ostrov/shared/staff/schema'

const ACTS: Readonly<Record<string, string>> = {
  'order.move': 'Перевёл заказ',
  'order.undo': 'Отменил свой шаг',
  'order.view': 'Открыл заказ',
  'order.test': 'Сделал пробный заказ',
  'order.propose': 'Спросил клиента о\u00A0замене',
  'order.withdraw': 'Отозвал вопрос клиенту',
  'order.acknowledge': 'Узнал об\u00A0отмене',
  'moderation.submit': 'Отправил на\u00A0проверку',
  'moderation.decide': 'Рассмотрел заявку',
  'session.begin': 'Вошёл',
  'session.end': 'Вышел',
  'session.end_all': 'Вышел отовсюду',
  'session.guess': 'Много неверных паролей',
  'session.guess_code': 'Верный пароль и\u00A0много неверных кодов',
  'session.recovery_code': 'Вошёл с\u00A0кодом восстановления',
  'second_factor.begin': 'Начал настраивать вход с\u00A0кодом',
  'second_factor.on': 'Включил вход с\u00A0кодом',
  'second_factor.off': 'Выключил вход с\u00A0кодом',
  'second_factor.codes': 'Получил новые коды восстановления',
  'account.register': 'Заявка на\u00A0регистрацию',
  'account.confirm': 'Подтвердил почту',
  'password.ask': 'Попросил ссылку для\u00A0пароля',
  'password.reset': 'Задал пароль по\u00A0ссылке',
  'password.change': 'Сменил пароль',
  'profile.change': 'Изменил свой профиль',
  'push.change': 'Настроил уведомления в\u00A0браузере',
  'manager.invite': 'Пригласил менеджера',
  'manager.change': 'Изменил права менеджера',
  'manager.remove': 'Удалил менеджера',
  'black_list.add': 'Добавил в\u00A0чёрный список',
  'black_list.remove': 'Снял с\u00A0чёрного списка',
  'restaurant.notifications': 'Изменил уведомления',
  'restaurant.test_notice': 'Отправил пробное уведомление',
  'image.upload': 'Загрузил фото',
  'review.answer': 'Ответил на\u00A0отзыв',
  'review.templates': 'Изменил заготовки ответов',
  'review.view': 'Прочитал отзыв',
}

/** What an act ends with, for kinds that have no sentence of their own. */
const VERBS: Readonly<Record<string, string>> = {
  create: 'Добавил',
  change: 'Изменил',
  update: 'Изменил',
  save: 'Изменил',
  remove: 'Удалил',
  delete: 'Удалил',
  sort: 'Изменил порядок',
  activity: 'Включил или выключил',
  stop: 'Изменил стоп-лист',
  import: 'Загрузил из\u00A0файла',
  undo: 'Отменил загрузку',
  pause: 'Изменил паузу',
}

const KINDS: Readonly<Record<string, string>> = {
  ...KIND_LABELS,
  order: 'заказ',
  test_order: 'пробный заказ',
  option: 'опция',
  option_group: 'группа опций',
  category: 'категория',
  schedule: 'часы работы',
  restaurant_schedule: 'часы работы',
  zone: 'зона доставки',
  delivery_zone: 'зона доставки',
  business: 'сотрудник',
  customer: 'клиент',
  review: 'отзыв',
  image: 'фото',
}

const FIELDS: Readonly<Record<string, string>> = {
  ...{ title: 'Название', name: 'Имя или название', label: 'Название', description: 'Описание', status: 'Статус' },
  ...{ price: 'Цена', discount_price: 'Цена со\u00A0скидкой', weight: 'Вес', weight_unit: 'Единица', sort: 'Порядок' },
  ...{ is_active: 'Активно', reason: 'Причина', comment: 'Комментарий', phone: 'Телефон', email: 'Почта' },
  ...{ emails: 'Почта', phones: 'Телефоны', push: 'Уведомления', sound: 'Звук', events: 'О\u00A0чём сообщать' },
  ...{ quiet_from: 'Тишина с', quiet_to: 'Тишина до', access: 'Доступ', cuisines: 'Кухни', on: 'Включено' },
  ...{ delivery_time: 'Время доставки', busy_minutes: 'Добавка к\u00A0времени', busy_until: 'Загружены до' },
  ...{ delivers: 'Доставка', pickup: 'Самовывоз', free_delivery_sum: 'Бесплатная доставка от' },
  ...{
    disabled_until: 'Пауза до',
    disabled_reason: 'Причина паузы',
    general_info: 'Сведения',
    legal_info: 'Реквизиты',
  },
  ...{ logo_id: 'Логотип', image_id: 'Фото', gallery: 'Другие фото', image_ids: 'Фото', city_id: 'Город' },
  ...{ address: 'Адрес', cuisine_type: 'Кухня', inn: 'ИНН', ogrn: 'ОГРН', coordinates: 'Точка на\u00A0карте' },
  ...{ category_id: 'Категория', article: 'Артикул', is_additional: 'Дополнительный товар', is_popular: 'Хит' },
  ...{ min: 'Не\u00A0меньше', max: 'Не\u00A0больше', text: 'Текст', answer: 'Ответ', restaurant_answer: 'Ответ' },
  ...{ open_time: 'Открытие', close_time: 'Закрытие', weekday: 'День недели', date: 'Дата', closed: 'Закрыто' },
  ...{
    peak: 'В\u00A0часы пик',
    peak_price: 'Доставка в\u00A0часы пик',
    peak_min_order_sum: 'Минимальная сумма в\u00A0часы пик',
  },
  ...{ peak_free_delivery_sum: 'Бесплатная доставка в\u00A0часы пик от' },
  ...{ min_order_sum: 'Минимальная сумма', polygon: 'Границы', type: 'Вид', extra_minutes: 'Добавили минут' },
  ...{ stop_until: 'В\u00A0стопе до', quantity_left: 'Осталось', orders_per_quarter: 'Заказов за\u00A0четверть часа' },
}

/** What was done, in words. */
export function actWords({ act, subject }: Pick<LogEntryWire, 'act' | 'subject'>): string {
  const own = ACTS[act]
  if (own) return own
  const [kind = '', verb = ''] = act.split('.')
  return `${VERBS[verb] ?? 'Изменил'}: ${(KINDS[kind] ?? KINDS[subject.kind] ?? 'запись').toLowerCase()}`
}

/** What it was done to; nothing where the act says it already. */
export function subjectWords({ subject, actor }: Pick<LogEntryWire, 'subject' | 'actor'>): string | null {
  const { kind, ref, title } = subject
  if (kind === 'order') return `Заказ №\u00A0${ref}`
  if (kind === 'test_order') return `Пробный заказ №\u00A0${ref}`
  if (kind === 'business' && ref === actor.id) return null
  if (title) return kind === 'business' ? title : quoted(title)
  return kind === 'customer' ? 'Клиент' : null
}

/** Who did it. */
export function actorWords({ actor, is_impersonated }: Pick<LogEntryWire, 'actor' | 'is_impersonated'>): string {
  if (actor.kind === 'admin') return 'Модератор площадки'
  if (actor.kind === 'customer') return 'Клиент'
  if (actor.kind === 'stranger') return 'Кто-то без\u00A0входа'
  if (actor.kind === 'console') return 'Поддержка площадки'
  const name = actor.name ?? 'Сотрудник'
  return is_impersonated ? `${name} (через администратора)` : name
}

export type ChangeWords = { label: string; from: string; to: string }

/** «Цена: 690 ₽ → 710 ₽», field by field; of fields that hold fields, those within that differ. */
export function changeWords({ changes }: Pick<LogEntryWire, 'changes'>, now: Date): ChangeWords[] {
  return changes.flatMap(({ field, from, to }) => {
    const within = isFields(from) || isFields(to)
    if (!within || field === 'access')
      return [{ label: labelOf(field), from: said(field, from, now), to: said(field, to, now) }]
    const [before, after] = [isFields(from) ? from : {}, isFields(to) ? to : {}]
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names
      .map((name) => ({
        label: `${labelOf(field)}: ${eventOr(name)}`,
        from: said(name, before[name], now),
        to: said(name, after[name], now),
      }))
      .filter((one) => one.from !== one.to)
  })
}

const labelOf = (field: string) => FIELDS[field] ?? 'Другое'
const eventOr = (name: string) => wordIn(RESTAURANT_EVENTS, name) ?? labelOf(name).toLowerCase()

const NOTHING = '—'
const MONEY = /price|sum$/
const PICTURES = /^(?:logo_id|image_id|image_ids|gallery)$/
const MOMENT = /^\d{4}-\d\d-\d\dT/

function said(field: string, value: unknown, now: Date): string {
  if (value === null || value === undefined || value === '') return NOTHING
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (PICTURES.test(field)) return Array.isArray(value) && value.length === 0 ? NOTHING : 'фото'
  if (/_id$|^coordinates$|^polygon$/.test(field)) return 'другое'
  if (typeof value === 'number') return MONEY.test(field) ? formatMoney(value) : String(value).replace('.', ',')
  if (Array.isArray(value)) return value.length === 0 ? NOTHING : value.map((one) => said(field, one, now)).join(', ')
  if (isFields(value))
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${said(field, one, now)}`)
      .join('; ')
  return textSaid(field, String(value), now)
}

function textSaid(field: string, value: string, now: Date): string {
  if (field === 'status') return wordIn(EVENT_LABELS, value) ?? wordIn(MODERATION_LABELS, value) ?? value
  if (field === 'phone' || field === 'phones') return formatPhone(value)
  if (MOMENT.test(value)) return formatMoment(value, now)
  return wordIn(BUSINESS_PERMISSIONS, value)?.toLowerCase() ?? wordIn(NOTICE_WAYS, value)?.toLowerCase() ?? value
}

function wordIn(table: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
