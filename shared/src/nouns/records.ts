import { CATALOGUE_ENTRY_FORM } from '../catalogues/form'
import { CUSTOMER_FORM } from '../customers/form'
import { DOCUMENT_FORM } from '../documents/form'
import { EVENT_FORM, EVENT_SESSION_FORM, VENUE_FORM } from '../events/form'
import { CITY_FORM } from '../geo/city-form'
import { HALL_FORM } from '../halls/form'
import { MODERATION_REASON_FORM } from '../moderation/form'
import { NEWS_FORM } from '../news/form'
import { ORGANIZATION_DESK_FORM } from '../organizations/form'
import {
  ADMINISTRATORS,
  BUSINESS_USERS,
  CATALOGUE,
  CITIES,
  CUSTOMERS,
  DESK_EVENTS,
  DESK_NEWS,
  DESK_ORGANIZATIONS,
  DESK_SESSIONS,
  DESK_VENUES,
  DOCUMENTS,
  IMAGES,
  MODERATION_REASONS,
  OWN_ORGANIZATIONS,
  PROMO_CODES,
  PROMO_SERIES,
  PROMOTIONS,
  STORIES,
  SUGGEST_NEWS,
} from '../paths'
import { PROMO_CODE_FORM, PROMO_SERIES_FORM, PROMOTION_FORM, STORY_FORM } from '../promotions/form'
import { REVIEW_DESK_FORM } from '../reviews/form'
import { ADMINISTRATOR_FORM, BUSINESS_USER_FORM } from '../staff/form'
import { TICKET_GATE_FORM, TICKET_KIND_FORM } from '../tickets/form'
import { DESK_HALLS, DESK_TICKET_GATES, DESK_TICKET_KINDS } from '../tickets/paths'
import { COUNTED, EDITED, type Noun } from './noun'

/** What an administrator lists, opens and changes by the machine of records. */
export const RECORDS = {
  city: {
    ...{ one: 'город', accusative: 'город', many: 'городов', gender: 'm' },
    ...{ title: 'name', form: CITY_FORM, refuses: EDITED, desk_log: 'Города' },
    ...{ desk: CITIES },
  },
  story: {
    ...{ one: 'история', accusative: 'историю', many: 'историй', gender: 'f' },
    ...{ title: 'title', form: STORY_FORM, refuses: EDITED, desk_log: 'Истории' },
    ...{ desk: STORIES, pages: 'stories' },
  },
  promotion: {
    ...{ one: 'акция', accusative: 'акцию', many: 'акций', gender: 'f' },
    ...{ title: 'title', form: PROMOTION_FORM, refuses: EDITED, desk_log: 'Акции' },
    ...{ desk: PROMOTIONS, pages: 'promotions' },
  },
  promo_code: {
    ...{ one: 'промокод', accusative: 'промокод', many: 'промокодов', gender: 'm' },
    ...{ title: 'code', form: PROMO_CODE_FORM, refuses: EDITED, desk_log: 'Промокоды' },
    ...{ desk: PROMO_CODES },
  },
  promo_code_series: {
    ...{ one: 'серия промокодов', accusative: 'серию промокодов', many: 'серий промокодов', gender: 'f' },
    ...{ title: 'name', form: PROMO_SERIES_FORM, refuses: EDITED, desk_log: 'Серии промокодов' },
    ...{ desk: PROMO_SERIES },
  },
  moderation_reason: {
    ...{ one: 'причина возврата', accusative: 'причину возврата', many: 'причин', gender: 'f' },
    ...{ title: 'text', form: MODERATION_REASON_FORM, refuses: EDITED },
    ...{ desk: MODERATION_REASONS },
  },
  document: {
    ...{ one: 'документ', accusative: 'документ', many: 'документов', gender: 'm' },
    ...{ title: 'title', form: DOCUMENT_FORM, refuses: EDITED, desk_log: 'Документы' },
    ...{ desk: DOCUMENTS, pages: 'documents' },
  },
  news: {
    ...{ one: 'новость', accusative: 'новость', many: 'новостей', gender: 'f' },
    ...{ title: 'title', form: NEWS_FORM, refuses: EDITED, desk_log: 'Новости' },
    ...{
      desk: DESK_NEWS,
      pages: 'news',
      moderated: { told: { at: SUGGEST_NEWS, as: 'answer', approved: 'Дальше ею займётся редакция. Спасибо!' } },
    },
  },
  event: {
    ...{ one: 'событие', accusative: 'событие', many: 'событий', gender: 'n' },
    ...{ title: 'title', form: EVENT_FORM, refuses: EDITED, desk_log: 'Афиша' },
    ...{ desk: DESK_EVENTS, pages: 'events' },
  },
  event_session: {
    ...{ one: 'сеанс', accusative: 'сеанс', many: 'сеансов', gender: 'm' },
    ...{ form: EVENT_SESSION_FORM, refuses: EDITED, desk_log: 'Сеансы' },
    ...{ desk: DESK_SESSIONS },
  },
  venue: {
    ...{ one: 'площадка', accusative: 'площадку', many: 'площадок', gender: 'f' },
    ...{ title: 'name', form: VENUE_FORM, refuses: EDITED, desk_log: 'Площадки' },
    ...{ desk: DESK_VENUES },
  },
  hall: {
    ...{ one: 'зал', accusative: 'зал', many: 'залов', gender: 'm' },
    ...{ title: 'name', form: HALL_FORM, refuses: EDITED, desk_log: 'Залы' },
    ...{ desk: DESK_HALLS },
  },
  ticket_kind: {
    ...{ one: 'вид билетов', accusative: 'вид билетов', many: 'видов билетов', gender: 'm' },
    ...{ title: 'name', form: TICKET_KIND_FORM, refuses: EDITED, desk_log: 'Билеты' },
    ...{ desk: DESK_TICKET_KINDS },
  },
  ticket_gate: {
    ...{ one: 'вход', accusative: 'вход', many: 'входов', gender: 'm' },
    ...{ title: 'name', form: TICKET_GATE_FORM, refuses: EDITED, desk_log: 'Входы' },
    ...{ desk: DESK_TICKET_GATES },
  },
  organization: {
    ...{ one: 'организация', accusative: 'организацию', many: 'организаций', gender: 'f' },
    ...{ title: 'name', form: ORGANIZATION_DESK_FORM, most: 20, refuses: COUNTED, desk_log: 'Организации' },
    ...{
      desk: DESK_ORGANIZATIONS,
      pages: 'organizations',
      moderated: {
        told: { at: OWN_ORGANIZATIONS, as: 'ads', approved: 'Её видят все.' },
        fields: {
          description: { label: 'Описание', as: 'text' },
          point: { label: 'Точка на\u00A0карте', as: 'within' },
        },
      },
    },
  },
  customer: {
    ...{ one: 'клиент', accusative: 'клиента', many: 'клиентов', gender: 'm' },
    ...{ table: 'user', form: CUSTOMER_FORM, refuses: EDITED, desk_log: 'Клиенты' },
    ...{ desk: CUSTOMERS },
  },
  business: {
    ...{ one: 'партнёр', accusative: 'партнёра', many: 'партнёров', gender: 'm' },
    ...{ table: 'business_user', title: 'name', form: BUSINESS_USER_FORM, refuses: EDITED, desk_log: 'Партнёры' },
    ...{ desk: BUSINESS_USERS },
  },
  admin: {
    ...{ one: 'администратор', accusative: 'администратора', many: 'администраторов', gender: 'm' },
    ...{ title: 'name', form: ADMINISTRATOR_FORM, refuses: EDITED, desk_log: 'Администраторы' },
    ...{ desk: ADMINISTRATORS },
  },
  catalogue_entry: {
    ...{ one: 'запись каталога', accusative: 'запись каталога', many: 'записей каталогов', gender: 'f' },
    ...{ title: 'name', form: CATALOGUE_ENTRY_FORM, refuses: EDITED, desk_log: 'Каталоги' },
    ...{ desk: CATALOGUE, pages: 'catalogues' },
  },
  image: {
    one: 'изображение',
    accusative: 'фото',
    many: 'фото',
    gender: 'n',
    refuses: EDITED,
    log: 'Фото',
    desk: IMAGES,
  },
  review: {
    ...{ one: 'отзыв', accusative: 'отзыв', many: 'отзывов', gender: 'm' },
    ...{ form: REVIEW_DESK_FORM, refuses: EDITED, log: 'Отзывы' },
  },
} as const satisfies Record<string, Noun>
