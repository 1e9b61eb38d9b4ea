import { DESK_ADS } from './ads/paths'
import { AD_DAYS } from './ads/rules'
import { AD_FORM } from './ads/sections'
import { FRONTPAD_FORM, IIKO_FORM } from './counters/form'
import { COURIER_FORM } from './couriers/form'
import { CATEGORY_FORM, PRODUCT_FORM } from './menu/form'
import { COUNTED, EDITED, FOUND, type Noun, type NounRefusal } from './nouns/noun'
import { RECORDS } from './nouns/records'
import { OFFER_FORM } from './offers/form'
import { OPTION_FORM, OPTION_GROUP_FORM } from './options/form'
import {
  ADMIN,
  ALL_CATEGORIES,
  ALL_DISHES,
  ALL_OPTION_GROUPS,
  ALL_OPTIONS,
  ALL_ORDERS,
  ALL_RESTAURANTS,
  OWN_ADS,
} from './paths'
import { PAYOUTS } from './payouts/paths'
import { LEGAL_FORM, RESTAURANT_FORM } from './profiles/form'
import { VACANCY_REPLY_FORM } from './replies/form'
import { SPECIAL_DAY_FORM, ZONE_FORM } from './restaurants/form'
import { SUPPORT_FORM } from './support/form'
import { DESK_SUPPORT } from './support/paths'
import { DESK_PURCHASES } from './tickets/paths'
import { LIST_VIEW_FORM, VIEWS_MOST } from './views/form'
import { WEBHOOK_FORM } from './webhooks/form'

export const NOUNS = {
  order: {
    one: 'заказ',
    accusative: 'заказ',
    many: 'заказов',
    gender: 'm',
    refuses: FOUND,
    log: 'Заказы',
    desk: ALL_ORDERS,
  },
  restaurant: {
    ...{ one: 'ресторан', accusative: 'ресторан', many: 'ресторанов', gender: 'm' },
    ...{ title: 'title', form: { ...LEGAL_FORM, ...RESTAURANT_FORM }, most: 50, refuses: COUNTED, log: 'Ресторан' },
    ...{ desk: ALL_RESTAURANTS, pages: 'restaurants', moderated: { told: { at: ADMIN }, always_waits: true } },
  },
  product: {
    ...{ one: 'блюдо', accusative: 'блюдо', many: 'блюд', gender: 'n' },
    ...{ title: 'name', form: PRODUCT_FORM, refuses: EDITED, log: 'Блюда' },
    ...{ desk: ALL_DISHES, pages: 'dishes', moderated: { told: { at: ADMIN } } },
  },
  product_category: {
    ...{ one: 'категория', accusative: 'категорию', many: 'категорий', gender: 'f' },
    ...{ title: 'label', form: CATEGORY_FORM, most: 100, refuses: COUNTED, log: 'Категории' },
    ...{ desk: ALL_CATEGORIES, moderated: { told: { at: ADMIN } } },
  },
  product_option: {
    ...{ one: 'опция', accusative: 'опцию', many: 'опций', gender: 'f' },
    ...{ title: 'name', form: OPTION_FORM, most: 1000, refuses: COUNTED, log: 'Опции' },
    ...{ desk: ALL_OPTIONS, moderated: { told: { at: ADMIN } } },
  },
  product_option_group: {
    ...{ one: 'группа опций', accusative: 'группу опций', many: 'групп опций', gender: 'f' },
    ...{ title: 'name', form: OPTION_GROUP_FORM, most: 200, refuses: COUNTED, log: 'Группы опций' },
    ...{ desk: ALL_OPTION_GROUPS, moderated: { told: { at: ADMIN } } },
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
  offer: {
    ...{ one: 'акция', accusative: 'акцию', many: 'акций', gender: 'f' },
    ...{ title: 'label', form: OFFER_FORM, most: 50, refuses: COUNTED, log: 'Акции' },
  },
  courier: {
    ...{ one: 'курьер', accusative: 'курьера', many: 'курьеров', gender: 'm' },
    ...{ title: 'name', form: COURIER_FORM, most: 50, refuses: ['not_found', 'too_many'], log: 'Курьеры' },
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
    ...{ desk: DESK_ADS, pages: 'ads' },
    moderated: { told: { at: OWN_ADS, as: 'ads' }, complained: true, shown_days: AD_DAYS },
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
    ...{ desk: DESK_SUPPORT },
  },
  payout: {
    ...{ one: 'выплата', accusative: 'выплату', many: 'выплат', gender: 'f' },
    ...{ title: 'number', refuses: FOUND, desk_log: 'Выплаты', desk: PAYOUTS },
  },
  ticket_purchase: {
    ...{ one: 'покупка билетов', accusative: 'покупку билетов', many: 'покупок билетов', gender: 'f' },
    ...{ title: 'number', refuses: FOUND, desk_log: 'Покупки билетов', desk: DESK_PURCHASES },
  },
  basket: { one: 'корзина', accusative: 'корзину', many: 'корзин', gender: 'f', refuses: FOUND },
  ...RECORDS,
} as const satisfies Record<string, Noun>

/** Ads, a restaurant and all of its menu are records, too; the log tells their fields as it tells them to their owner. */
export type RecordNoun =
  | keyof typeof RECORDS
  | ('ad' | 'restaurant' | 'product' | 'product_category' | 'product_option' | 'product_option_group')
export type NounName = keyof typeof NOUNS

export const isRecordNoun = (name: string): name is RecordNoun => Object.hasOwn(RECORDS, name)

/** The address of its rows' screen among the administrators' pages. */
export function deskOf(name: string): string | undefined {
  const nouns: Readonly<Record<string, Noun>> = NOUNS
  return nouns[name]?.desk
}

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
