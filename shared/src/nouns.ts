import { AD_FORM } from './ads/sections'
import { CATALOGUE_ENTRY_FORM } from './catalogues/form'
import { FRONTPAD_FORM, IIKO_FORM } from './counters/form'
import { CUSTOMER_FORM } from './customers/form'
import { DOCUMENT_FORM } from './documents/form'
import { EVENT_FORM, EVENT_SESSION_FORM, VENUE_FORM } from './events/form'
import type { FormTable } from './forms/form'
import { CITY_FORM } from './geo/city-form'
import { HALL_FORM } from './halls/form'
import { CATEGORY_FORM, PRODUCT_FORM } from './menu/form'
import { MODERATION_REASON_FORM } from './moderation/form'
import { NEWS_FORM } from './news/form'
import { OPTION_FORM, OPTION_GROUP_FORM } from './options/form'
import { ORGANIZATION_DESK_FORM } from './organizations/form'
import { LEGAL_FORM, RESTAURANT_FORM } from './profiles/form'
import { PROMO_CODE_FORM, PROMO_SERIES_FORM, PROMOTION_FORM, STORY_FORM } from './promotions/form'
import { VACANCY_REPLY_FORM } from './replies/form'
import { SPECIAL_DAY_FORM, ZONE_FORM } from './restaurants/form'
import { REVIEW_DESK_FORM } from './reviews/form'
import { ADMINISTRATOR_FORM, BUSINESS_USER_FORM } from './staff/form'
import { SUPPORT_FORM } from './support/form'
import { TICKET_GATE_FORM, TICKET_KIND_FORM } from './tickets/form'
import { LIST_VIEW_FORM, VIEWS_MOST } from './views/form'
import { WEBHOOK_FORM } from './webhooks/form'

/**
 * What the product's things are called, once for all: the wire's refusals, the log, the moderator's queue and the screens
 * take their words from here. A noun's name is that of its table, unless `table` says another.
 */
export type Noun = {
  one: string
  accusative: string
  /** Of how many: «пять историй». */
  many: string
  gender: 'm' | 'f' | 'n' | 'plural'
  table?: string
  /** The column by which people call a row. */
  title?: string
  /** The form whose words the log uses for the row's fields. */
  form?: FormTable
  /** Rows that one owner may have at most. */
  most?: number
  /** Which of the refusals that every noun may have it has. */
  refuses: readonly NounRefusal[]
  /** The heading under which the log's filter keeps what was done to it. */
  log?: string
  /** The same of what only the platform's own log tells. */
  desk_log?: string
}
export type NounRefusal = 'not_found' | 'changed' | 'too_many'

const EDITED = ['not_found', 'changed'] as const
const COUNTED = ['not_found', 'changed', 'too_many'] as const
const FOUND = ['not_found'] as const

/** What an administrator lists, opens and changes by the machine of records. */
const RECORDS = {
  city: {
    ...{ one: 'город', accusative: 'город', many: 'городов', gender: 'm' },
    ...{ title: 'name', form: CITY_FORM, refuses: EDITED, desk_log: 'Города' },
  },
  story: {
    ...{ one: 'история', accusative: 'историю', many: 'историй', gender: 'f' },
    ...{ title: 'title', form: STORY_FORM, refuses: EDITED, desk_log: 'Истории' },
  },
  promotion: {
    ...{ one: 'акция', accusative: 'акцию', many: 'акций', gender: 'f' },
    ...{ title: 'title', form: PROMOTION_FORM, refuses: EDITED, desk_log: 'Акции' },
  },
  promo_code: {
    ...{ one: 'промокод', accusative: 'промокод', many: 'промокодов', gender: 'm' },
    ...{ title: 'code', form: PROMO_CODE_FORM, refuses: EDITED, desk_log: 'Промокоды' },
  },
  promo_code_series: {
    ...{ one: 'серия промокодов', accusative: 'серию промокодов', many: 'серий промокодов', gender: 'f' },
    ...{ title: 'name', form: PROMO_SERIES_FORM, refuses: EDITED, desk_log: 'Серии промокодов' },
  },
  moderation_reason: {
    ...{ one: 'причина возврата', accusative: 'причину возврата', many: 'причин', gender: 'f' },
    ...{ title: 'text', form: MODERATION_REASON_FORM, refuses: EDITED },
  },
  document: {
    ...{ one: 'документ', accusative: 'документ', many: 'документов', gender: 'm' },
    ...{ title: 'title', form: DOCUMENT_FORM, refuses: EDITED, desk_log: 'Документы' },
  },
  news: {
    ...{ one: 'новость', accusative: 'новость', many: 'новостей', gender: 'f' },
    ...{ title: 'title', form: NEWS_FORM, refuses: EDITED, desk_log: 'Новости' },
  },
  event: {
    ...{ one: 'событие', accusative: 'событие', many: 'событий', gender: 'n' },
    ...{ title: 'title', form: EVENT_FORM, refuses: EDITED, desk_log: 'Афиша' },
  },
  event_session: {
    ...{ one: 'сеанс', accusative: 'сеанс', many: 'сеансов', gender: 'm' },
    ...{ form: EVENT_SESSION_FORM, refuses: EDITED, desk_log: 'Сеансы' },
  },
  venue: {
    ...{ one: 'площадка', accusative: 'площадку', many: 'площадок', gender: 'f' },
    ...{ title: 'name', form: VENUE_FORM, refuses: EDITED, desk_log: 'Площадки' },
  },
  hall: {
    ...{ one: 'зал', accusative: 'зал', many: 'залов', gender: 'm' },
    ...{ title: 'name', form: HALL_FORM, refuses: EDITED, desk_log: 'Залы' },
  },
  ticket_kind: {
    ...{ one: 'вид билетов', accusative: 'вид билетов', many: 'видов билетов', gender: 'm' },
    ...{ title: 'name', form: TICKET_KIND_FORM, refuses: EDITED, desk_log: 'Билеты' },
  },
  ticket_gate: {
    ...{ one: 'вход', accusative: 'вход', many: 'входов', gender: 'm' },
    ...{ title: 'name', form: TICKET_GATE_FORM, refuses: EDITED, desk_log: 'Входы' },
  },
  organization: {
    ...{ one: 'организация', accusative: 'организацию', many: 'организаций', gender: 'f' },
    ...{ title: 'name', form: ORGANIZATION_DESK_FORM, most: 20, refuses: COUNTED, desk_log: 'Организации' },
  },
  customer: {
    ...{ one: 'клиент', accusative: 'клиента', many: 'клиентов', gender: 'm' },
    ...{ table: 'user', form: CUSTOMER_FORM, refuses: EDITED, desk_log: 'Клиенты' },
  },
  business: {
    ...{ one: 'партнёр', accusative: 'партнёра', many: 'партнёров', gender: 'm' },
    ...{ table: 'business_user', title: 'name', form: BUSINESS_USER_FORM, refuses: EDITED, desk_log: 'Партнёры' },
  },
  admin: {
    ...{ one: 'администратор', accusative: 'администратора', many: 'администраторов', gender: 'm' },
    ...{ title: 'name', form: ADMINISTRATOR_FORM, refuses: EDITED, desk_log: 'Администраторы' },
  },
  catalogue_entry: {
    ...{ one: 'запись каталога', accusative: 'запись каталога', many: 'записей каталогов', gender: 'f' },
    ...{ title: 'name', form: CATALOGUE_ENTRY_FORM, refuses: EDITED, desk_log: 'Каталоги' },
  },
  image: { one: 'изображение', accusative: 'фото', many: 'фото', gender: 'n', refuses: EDITED, log: 'Фото' },
  review: {
    ...{ one: 'отзыв', accusative: 'отзыв', many: 'отзывов', gender: 'm' },
    ...{ form: REVIEW_DESK_FORM, refuses: EDITED, log: 'Отзывы' },
  },
} as const satisfies Record<string, Noun>

export const NOUNS = {
  order: { one: 'заказ', accusative: 'заказ', many: 'заказов', gender: 'm', refuses: FOUND, log: 'Заказы' },
  restaurant: {
    ...{ one: 'ресторан', accusative: 'ресторан', many: 'ресторанов', gender: 'm' },
    ...{ title: 'title', form: { ...LEGAL_FORM, ...RESTAURANT_FORM }, most: 50, refuses: COUNTED, log: 'Ресторан' },
  },
  product: {
    ...{ one: 'блюдо', accusative: 'блюдо', many: 'блюд', gender: 'n' },
    ...{ title: 'name', form: PRODUCT_FORM, refuses: EDITED, log: 'Блюда' },
  },
  product_category: {
    ...{ one: 'категория', accusative: 'категорию', many: 'категорий', gender: 'f' },
    ...{ title: 'label', form: CATEGORY_FORM, most: 100, refuses: COUNTED, log: 'Категории' },
  },
  product_option: {
    ...{ one: 'опция', accusative: 'опцию', many: 'опций', gender: 'f' },
    ...{ title: 'name', form: OPTION_FORM, most: 1000, refuses: COUNTED, log: 'Опции' },
  },
  product_option_group: {
    ...{ one: 'группа опций', accusative: 'группу опций', many: 'групп опций', gender: 'f' },
    ...{ title: 'name', form: OPTION_GROUP_FORM, most: 200, refuses: COUNTED, log: 'Группы опций' },
  },
  schedule: {
    ...{ one: 'часы работы', accusative: 'часы работы', many: 'особых дней', gender: 'plural' },
    ...{ table: 'restaurant_schedule', form: SPECIAL_DAY_FORM, most: 100, refuses: COUNTED, log: 'Часы работы' },
  },
  zone: {
    ...{ one: 'зона доставки', accusative: 'зону доставки', many: 'зон', gender: 'f' },
    ...{ table: 'delivery_zone', title: 'name', form: ZONE_FORM, most: 100, refuses: COUNTED, log: 'Зоны доставки' },
  },
  manager: {
    ...{ one: 'менеджер', accusative: 'менеджера', many: 'менеджеров', gender: 'm' },
    ...{ table: 'business_user', most: 100, refuses: ['not_found', 'too_many'], log: 'Менеджеры' },
  },
  menu_import: {
    ...{ one: 'загрузка меню', accusative: 'загрузку меню', many: 'загрузок', gender: 'f' },
    ...{ title: 'file_name', refuses: FOUND, log: 'Загрузки меню' },
  },
  ad_import: {
    ...{ one: 'загрузка объявлений', accusative: 'загрузку объявлений', many: 'загрузок', gender: 'f' },
    ...{ title: 'file_name', refuses: FOUND, log: 'Загрузки объявлений' },
  },
  message: {
    ...{ one: 'сообщение', accusative: 'сообщение', many: 'сообщений', gender: 'n' },
    ...{ refuses: FOUND, log: 'Сообщения' },
  },
  counter: {
    ...{ one: 'касса', accusative: 'кассу', many: 'касс', gender: 'f' },
    ...{ form: { ...IIKO_FORM, ...FRONTPAD_FORM }, refuses: [], log: 'Касса' },
  },
  webhook: {
    ...{ one: 'вебхук', accusative: 'вебхук', many: 'вебхуков', gender: 'm' },
    ...{ form: WEBHOOK_FORM, refuses: [], log: 'Вебхуки' },
  },
  address: {
    ...{ one: 'адрес', accusative: 'адрес', many: 'адресов', gender: 'm' },
    ...{ table: 'user_address', most: 50, refuses: ['not_found', 'too_many'] },
  },
  ad: {
    ...{ one: 'объявление', accusative: 'объявление', many: 'объявлений', gender: 'n' },
    ...{ title: 'title', form: AD_FORM, refuses: EDITED, log: 'Объявления' },
  },
  list_view: {
    ...{ one: 'вид списка', accusative: 'вид списка', many: 'видов одного списка', gender: 'm' },
    ...{ title: 'name', form: LIST_VIEW_FORM, most: VIEWS_MOST, refuses: ['not_found', 'too_many'] },
  },
  saved_search: { one: 'поиск', accusative: 'поиск', many: 'поисков', gender: 'm', refuses: FOUND },
  reply: {
    ...{ one: 'отклик', accusative: 'отклик', many: 'откликов', gender: 'm' },
    ...{ title: 'name', form: VACANCY_REPLY_FORM, refuses: FOUND, desk_log: 'Отклики на\u00A0вакансии' },
  },
  support_request: {
    ...{ one: 'обращение', accusative: 'обращение', many: 'обращений', gender: 'n' },
    ...{ form: SUPPORT_FORM, refuses: FOUND, desk_log: 'Обращения' },
  },
  basket: { one: 'корзина', accusative: 'корзину', many: 'корзин', gender: 'f', refuses: FOUND },
  ...RECORDS,
} as const satisfies Record<string, Noun>

/** A restaurant and all of its menu are records, too; the log tells their fields as it tells them to their owner. */
export type RecordNoun =
  | keyof typeof RECORDS
  | ('restaurant' | 'product' | 'product_category' | 'product_option' | 'product_option_group')
export type NounName = keyof typeof NOUNS

export const isRecordNoun = (name: string): name is RecordNoun => Object.hasOwn(RECORDS, name)

const ENDINGS = { m: '', f: 'а', n: 'о', plural: 'ы' } as const

/** What a person reads where a noun refuses as any may. */
export function refusalSentence({ one, accusative, many, gender, most }: Noun, refusal: NounRefusal): string {
  switch (refusal) {
    case 'not_found':
      return `${capital(one)} не\u00A0найден${ENDINGS[gender]}.`
    case 'changed':
      return `${capital(accusative)} только что изменил кто-то другой. Посмотрите, как стало, и\u00A0повторите.`
    case 'too_many':
      return `Не\u00A0больше ${most} ${many}. Удалите лишнее.`
  }
}

/** «Новая история» */
export function newSentence({ one, gender }: Noun): string {
  return `${NEW[gender]} ${one}`
}
const NEW = { m: 'Новый', f: 'Новая', n: 'Новое', plural: 'Новые' } as const

export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
