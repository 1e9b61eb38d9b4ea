import { WEIGHT_UNIT_LABELS } from '../formats/weight'
import type { Field, FormTable } from '../forms/form'
import { CITY_FORM } from '../geo/form'
import { IMPORT_STATUSES, ROW_KINDS } from '../imports/columns'
import { MODERATION_LABELS } from '../moderation/statuses'
import { EVENT_LABELS } from '../orders/events'
import { NOTICE_WAYS, RESTAURANT_EVENTS } from '../profiles/notifications'
import { PROMO_CODE_FORM, PROMOTION_FORM, STORY_FORM } from '../promotions/form'

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

/** Fields of what administrators keep are said as their forms call them. */
function ofForm(table: FormTable): Record<string, LogField> {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, sayingOf(field)]))
}

function sayingOf({ label, kind, choices }: Field): LogField {
  if (choices) return { label, as: 'words', words: choices }
  switch (kind) {
    case 'money':
      return money(label)
    case 'flag':
      return flag(label)
    case 'moment':
      return moment(label)
    case 'images':
      return other(label, 'другая')
    case 'point':
    case 'reference':
      return other(label, 'другой')
    case 'references':
      return counted(label, ['ресторан', 'ресторана', 'ресторанов'])
    default:
      return written(label)
  }
}

/** Every field the log tells of: what is not here is nobody's business but the database's, and reaches no one. */
export const LOG_FIELDS: Readonly<Record<string, LogField>> = {
  ...ofForm(CITY_FORM),
  ...ofForm(STORY_FORM),
  ...ofForm(PROMOTION_FORM),
  ...ofForm(PROMO_CODE_FORM),
  status: {
    label: 'Статус',
    as: 'words',
    words: { ...EVENT_LABELS, ...MODERATION_LABELS, ...IMPORT_STATUSES },
  },
  title: written('Название'),
  name: written('Название'),
  label: written('Название'),
  description: written('Описание'),
  reason: written('Причина'),
  email: written('Почта'),
  phone: { label: 'Телефон', as: 'phones' },
  // Of a dish, a category, an option or a group.
  price: money('Цена'),
  discount_price: money('Цена со\u00A0скидкой'),
  weight: written('Вес'),
  weight_unit: { label: 'Единица', as: 'words', words: WEIGHT_UNIT_LABELS },
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
  article: written('Артикул'),
  category_id: other('Категория', 'другая'),
  group_id: other('Группа', 'другая'),
  icon: other('Значок', 'другой'),
  sort: other('Место в\u00A0списке', 'другое'),
  is_active: flag('В\u00A0работе'),
  is_popular: flag('Популярное'),
  is_additional: flag('Предлагать к\u00A0заказу'),
  stock: written('Осталось'),
  stopped_until: moment('В\u00A0стопе до'),
  min: written('Не\u00A0меньше'),
  max: written('Не\u00A0больше'),
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
  cuisines: written('Кухни'),
  delivery_time: minutes('Время доставки'),
  busy_minutes: minutes('Добавка к\u00A0времени'),
  busy_until: moment('Загружены до'),
  orders_per_quarter: written('Заказов за\u00A0четверть часа'),
  delivers: flag('Доставка'),
  pickup: flag('Самовывоз'),
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
  open_time: written('Открытие'),
  close_time: written('Закрытие'),
  closed: flag('Выходной'),
  понедельник: written('Понедельник'),
  вторник: written('Вторник'),
  среда: written('Среда'),
  четверг: written('Четверг'),
  пятница: written('Пятница'),
  суббота: written('Суббота'),
  воскресенье: written('Воскресенье'),
  polygon: other('Границы', 'другие'),
  min_order_sum: money('Минимальная сумма'),
  free_delivery_sum: money('Бесплатная доставка от'),
  peak: {
    label: 'В\u00A0часы пик',
    as: 'words',
    words: { same: 'как всегда', own: 'свои условия', closed: 'не\u00A0возим' },
  },
  peak_price: money('Доставка в\u00A0часы пик'),
  peak_min_order_sum: money('Минимальная сумма в\u00A0часы пик'),
  peak_free_delivery_sum: money('Бесплатная доставка в\u00A0часы пик от'),
  fill_color: other('Цвет', 'другой'),
  border_color: other('Цвет границы', 'другой'),
  // Of notices, people and reviews.
  emails: written('Почта'),
  phones: { label: 'Телефоны', as: 'phones' },
  push: flag('Уведомления'),
  sound: flag('Звук'),
  quiet_from: written('Тишина с'),
  quiet_to: written('Тишина до'),
  events: { label: 'О\u00A0чём сообщать', as: 'fields', fields: Object.fromEntries(events) },
  access: { label: 'Доступ', as: 'access' },
  on: flag('Включено'),
  restaurant_answer: written('Ответ'),
  templates: written('Заготовки'),
  // Of an order: what is asked of its customer.
  extra_minutes: minutes('Добавили'),
  struck: counted('Нет', ['позиции', 'позиций', 'позиций']),
  replacement: other('Взамен', 'другое блюдо'),
  // Of a file: its act says them all.
  file_name: written('Файл'),
  create: written('Новых'),
  change: written('Изменено'),
  wrong: written('С\u00A0ошибками'),
  kinds: { label: 'Что', as: 'words', words: ROW_KINDS },
}

/** What a field is called where the subject's kind calls it otherwise. */
export const LOG_LABELS: Readonly<Record<string, Words>> = {
  business: { name: 'Имя' },
  product_option: { price: 'Доплата' },
  zone: { price: 'Доставка', is_active: 'Доставляем сюда' },
}

/** Fields that say something of these kinds alone: a dish's restaurant stands beside its entry already. */
const ONLY_OF: Readonly<Record<string, readonly string[]>> = { restaurant_id: ['story'] }

/** Of what was logged of a kind of row, the fields that are told. */
export function toldFields(kind: string, fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isTold = (name: string) => Object.hasOwn(LOG_FIELDS, name) && (ONLY_OF[name]?.includes(kind) ?? true)
  return Object.fromEntries(Object.entries(fields).filter(([name]) => isTold(name)))
}
