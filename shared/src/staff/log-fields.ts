import { ARCHIVED_AS } from '../ads/rules'
import { COURIER_SHIFT_FORM, COURIER_TERMS_FORM } from '../couriers/form'
import { TABLE_FORMATS } from '../formats/tables'
import type { Field, FormTable } from '../forms/form'
import { IMPORT_STATUSES, ROW_KINDS } from '../imports/columns'
import { MODERATION_LABELS } from '../moderation/statuses'
import { isRecordNoun, NOUNS } from '../nouns'
import type { Noun } from '../nouns/noun'
import { EVENT_LABELS } from '../orders/events'
import { MESSAGE_CHANNELS } from '../orders/messages-kept'
import { NOTICE_WAYS, RESTAURANT_EVENTS } from '../profiles/notifications'
import { REPLY_STATES } from '../replies/rules'
import { SETTINGS_FORM } from '../settings/form'
import { SUPPORT_STATES } from '../support/rules'
import { DOORS } from '../system/doors'
import { JOB_LABELS } from '../system/jobs'
import { RETENTION } from '../system/retention'
import { namesOf } from '../wire/names'

type Words = Readonly<Record<string, string>>
/** How a value is said. Of what has no words only that it is another one, in its gender, or how many there are; `fields` one by one. */
type As =
  | { as: 'written' | 'money' | 'minutes' | 'moment' | 'date' | 'weekday' | 'phones' | 'flag' | 'access' }
  | { as: 'words'; words: Words }
  | { as: 'other'; other: string }
  | { as: 'counted'; forms: readonly [string, string, string] }
  | { as: 'fields'; fields: Readonly<Record<string, LogField>> }
export type LogField = { label: string } & As

const written = (label: string): LogField => ({ label, as: 'written' })
const money = (label: string): LogField => ({ label, as: 'money' })
const minutes = (label: string): LogField => ({ label, as: 'minutes' })
const moment = (label: string): LogField => ({ label, as: 'moment' })
const flag = (label: string): LogField => ({ label, as: 'flag' })
const other = (label: string, said: string): LogField => ({ label, as: 'other', other: said })
const dishes = ['блюдо', 'блюда', 'блюд'] as const
const counted = (label: string, forms: readonly [string, string, string]): LogField => ({ label, as: 'counted', forms })

const events = Object.entries(RESTAURANT_EVENTS).map(
  ([name, label]) => [name, { label, as: 'words', words: NOTICE_WAYS }] as const,
)

function sayingOf({ label, kind, choices, of }: Field): LogField {
  if (choices) return { label, as: 'words', words: choices }
  switch (kind) {
    case 'money':
      return money(label)
    case 'flag':
      return flag(label)
    case 'moment':
      return moment(label)
    case 'date':
      return { label, as: 'date' }
    case 'phone':
      return { label, as: 'phones' }
    case 'images':
      return other(label, 'изменили')
    case 'point':
    case 'reference':
      return other(label, 'другой')
    case 'references':
      return counted(label, of === 'city' ? ['город', 'города', 'городов'] : ['ресторан', 'ресторана', 'ресторанов'])
    default:
      return written(label)
  }
}

/** Fields that no form has by this name, or that the log tells otherwise than their form. */
const OWN_FIELDS: Readonly<Record<string, LogField>> = {
  status: {
    label: 'Статус',
    as: 'words',
    words: { ...EVENT_LABELS, ...MODERATION_LABELS, ...IMPORT_STATUSES, ...REPLY_STATES, ...SUPPORT_STATES },
  },
  reason: written('Причина'),
  // Of a customer who was erased.
  letter: written('Заявление'),
  // Of a courier.
  courier: written('Курьер'),
  phone_end: written('Конец телефона'),
  may_take: flag(COURIER_TERMS_FORM.may_take.label),
  gives_by_rule: flag(COURIER_TERMS_FORM.gives_by_rule.label),
  asks_code: flag(COURIER_TERMS_FORM.asks_code.label),
  tips_url: written(COURIER_TERMS_FORM.tips_url.label),
  change_sum: money(COURIER_SHIFT_FORM.change_sum.label),
  handed_sum: money(COURIER_SHIFT_FORM.handed_sum.label),
  // Of a counter.
  counter_kind: other('Программа кассы', 'другая'),
  // Of a dish, a category, an option or a group.
  nutritional_value: {
    label: 'На 100\u00A0г',
    as: 'fields',
    fields: {
      calories: written('калории'),
      protein: written('белки'),
      fat: written('жиры'),
      carbohydrates: written('углеводы'),
    },
  },
  // Of an ad.
  archived_as: { label: 'В\u00A0архиве', as: 'words', words: ARCHIVED_AS },
  expires_at: moment('Показывается до'),
  // Of an organization.
  point: other('Точка на\u00A0карте', 'другая'),
  employees: written('Сотрудников'),
  // Of a list's view.
  shown_rows: other('Что показывает', 'другое'),
  // Of a document.
  number: written('Редакция'),
  article: written('Артикул'),
  category_id: other('Категория', 'другая'),
  group_id: other('Группа', 'другая'),
  icon: other('Значок', 'другой'),
  sort: other('Место в\u00A0списке', 'другое'),
  stock: written('Осталось'),
  stopped_until: moment('В\u00A0стопе до'),
  product_options: counted('Опции', ['опция', 'опции', 'опций']),
  product_option_groups: counted('Группы опций', ['группа', 'группы', 'групп']),
  product_ids: counted('В\u00A0блюдах', dishes),
  image_id: other('Фото', 'другое'),
  gallery: counted('Другие фото', ['фото', 'фото', 'фото']),
  images: counted('Загружено', ['фото', 'фото', 'фото']),
  // Of a restaurant.
  logo_id: other('Логотип', 'другой'),
  city_id: other('Город', 'другой'),
  general_info: {
    label: 'Сведения',
    as: 'fields',
    fields: {
      name: written('название'),
      address: written('адрес'),
      cuisine_type: written('кухня'),
      phones: { label: 'телефоны', as: 'phones' },
      coordinates: other('точка на\u00A0карте', 'другая'),
    },
  },
  legal_info: {
    label: 'Реквизиты',
    as: 'fields',
    fields: {
      name: written('название'),
      inn: written('ИНН'),
      ogrn: written('ОГРН'),
      address: written('адрес'),
    },
  },
  delivery_time: minutes('Время доставки'),
  ...{ busy_minutes: minutes('Добавка к\u00A0времени'), busy_until: moment('Загружены до') },
  orders_per_quarter: written('Заказов за\u00A0четверть часа'),
  ahead_days: written('Ко\u00A0времени, дней вперёд'),
  ahead_lead: minutes('Ко\u00A0времени, не\u00A0раньше чем через'),
  ...{ bonus_percent: written('Баллы, %'), bonus_share: written('Баллами, %'), bonus_days: written('Баллы, дней') },
  disabled_until: moment('Пауза до'),
  disabled_reason: written('Причина паузы'),
  // Of hours and zones.
  type: {
    label: 'Вид',
    as: 'words',
    words: { general: 'обычный день', holiday: 'особый день', all_day: 'круглосуточно' },
  },
  weekday: { label: 'День недели', as: 'weekday' },
  date: { label: 'Дата', as: 'date' },
  понедельник: written('Понедельник'),
  вторник: written('Вторник'),
  среда: written('Среда'),
  четверг: written('Четверг'),
  пятница: written('Пятница'),
  суббота: written('Суббота'),
  воскресенье: written('Воскресенье'),
  polygon: other('Границы', 'другие'),
  fill_color: other('Цвет', 'другой'),
  border_color: other('Цвет границы', 'другой'),
  // Of notices, people and reviews.
  phone: { label: 'Телефон', as: 'phones' },
  emails: written('Почта'),
  phones: { label: 'Телефоны', as: 'phones' },
  push: flag('Уведомления'),
  sound: flag('Звук'),
  quiet_from: written('Тишина с'),
  quiet_to: written('Тишина до'),
  events: { label: 'О\u00A0чём сообщать', as: 'fields', fields: Object.fromEntries(events) },
  access: { label: 'Доступ', as: 'access' },
  on: flag('Включено'),
  secret: other('Секрет', 'другой'),
  restaurant_answer: written('Ответ'),
  templates: written('Заготовки'),
  // Of an order: what is asked of its customer.
  extra_minutes: minutes('Добавили'),
  struck: counted('Нет', ['позиции', 'позиций', 'позиций']),
  replacement: other('Взамен', 'другое блюдо'),
  wanted_at: moment('Другое время'),
  refunded: money('Вернули'),
  refunded_for: written('За\u00A0что'),
  // Of a purchase of tickets.
  to_other_mail: flag('На\u00A0другую почту'),
  channel: { label: 'Канал', as: 'words', words: MESSAGE_CHANNELS },
  // Of what disagrees with the bank.
  comment: written('Комментарий'),
  // Of what a restaurant is paid.
  orders_counted: written('Заказов'),
  percent: written('Комиссия, %'),
  starts_on: { label: 'С\u00A0какого дня', as: 'date' },
  // Of how moderators work.
  trust_after: written('Доверять после одобрений'),
  check_trusted: written('Из\u00A0прошедших проверять одно из'),
  check_verdicts: written('Из\u00A0решений перепроверять одно из'),
  // Of a job of the queue.
  task: { label: 'Задание', as: 'words', words: JOB_LABELS },
  // Of a service outside.
  door: { label: 'Сервис', as: 'words', words: DOORS },
  answered: flag('Ответил'),
  // Of the platform's settings.
  ...Object.fromEntries(Object.entries<Field>(SETTINGS_FORM).map(([name, field]) => [name, sayingOf(field)])),
  // Of what was kept for longer than they say.
  ...Object.fromEntries(namesOf(RETENTION).map((kind) => [`taken_${kind}`, written(RETENTION[kind].label)])),
  // Of a list that was saved as a file.
  rows: written('Строк'),
  format: { label: 'Формат', as: 'words', words: TABLE_FORMATS },
  // Of a file: its act says them all.
  file_name: written('Файл'),
  create: written('Новых'),
  change: written('Изменено'),
  wrong: written('С\u00A0ошибками'),
  kinds: { label: 'Что', as: 'words', words: ROW_KINDS },
}

/** What fields of many nouns are called where their form says nothing of them. */
const COMMON_FIELDS: Readonly<Record<string, LogField>> = { is_active: flag('В\u00A0работе'), email: written('Почта') }

/** How the log tells a field of a noun; nothing of what is nobody's business but the database's, which reaches no one. */
export function logField(noun: string, name: string): LogField | undefined {
  const field = wordIn(formOf(noun), name)
  if (field && isRecordNoun(noun)) return sayingOf(field)
  return wordIn(OWN_FIELDS, name) ?? (field ? sayingOf(field) : wordIn(COMMON_FIELDS, name))
}

function formOf(noun: string): FormTable {
  const known: Noun | undefined = wordIn(NOUNS, noun)
  return known?.form ?? {}
}

/** Of what was logged of a noun, the fields that are told. */
export function toldFields(noun: string, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => logField(noun, name)))
}

/** What a table says of a name that may not be its own. */
export function wordIn<Word>(table: Readonly<Record<string, Word>>, name: string): Word | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined
}
