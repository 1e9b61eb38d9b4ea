import { DAY_MS } from '../formats/time'
import type { Check, FormTable, Values } from '../forms/form'
import { slugCheck } from '../forms/slug'
import { pointField } from '../geo/point-field'
import { richField } from '../rich-text/field'
import { linkKind } from '../rich-text/links'
import { AGE_MARKS, EVENT_RUBRICS, SESSION_STATES, VENUE_RUBRICS } from './rubrics'
import { EVENT_SLUG_MAX } from './slug'

const pageCheck: Check = (value) => (linkKind(value) === 'outside' ? null : 'Укажите адрес страницы целиком: https://…')
const wordsCheck: Check = (value) =>
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) ? null : 'Латинские строчные буквы, цифры и\u00A0дефисы между ними'
const hasPicture = ({ image_id }: Values) => image_id !== null && image_id !== undefined && String(image_id) !== ''
const hasNoPlan = ({ hall_id }: Values) => !hall_id
const isPaid = ({ is_free }: Values) => is_free !== true

/** Halls that one venue may have, and the letters of a hall's name. */
const HALLS = 30
const HALL_MAX = 60
/** What runs longer is several sessions. */
const SESSION_DAYS = 366

/** The halls that lines name. */
export const hallsOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
const hallsCheck: Check = (value) => {
  const halls = hallsOf(value)
  if (halls.length > HALLS) return `Не\u00A0больше ${HALLS} залов`
  return halls.some(({ length }) => length > HALL_MAX)
    ? `Название зала\u00A0— не\u00A0длиннее ${HALL_MAX} знаков`
    : null
}

/** A place where events are held. */
export const VENUE_FORM = {
  name: { label: 'Название', kind: 'text', max: 100, required: 'Назовите площадку' },
  slug: {
    ...{ label: 'Адрес страницы', kind: 'text', max: 60, required: 'Укажите адрес страницы', checks: [slugCheck] },
    placeholder: 'teatr-na-beregu',
  },
  rubric: { label: 'Что это', kind: 'choice', choices: VENUE_RUBRICS, required: 'Выберите, что это' },
  city_id: { label: 'Город', kind: 'reference', of: 'city', required: 'Выберите город' },
  address: { label: 'Улица и\u00A0дом', kind: 'text', max: 200, required: 'Укажите улицу и\u00A0дом' },
  point: pointField({ label: 'Точка на\u00A0карте', required: 'Покажите площадку на\u00A0карте' }),
  halls: {
    ...{ label: 'Залы', kind: 'lines', max: 2000, checks: [hallsCheck] },
    hint: 'По\u00A0одному в\u00A0строке. Пусто\u00A0— зал один',
  },
  description: { label: 'О\u00A0площадке', kind: 'lines', max: 2000 },
  site_url: { label: 'Свой сайт', kind: 'text', max: 500, checks: [pageCheck], placeholder: 'https://…' },
  is_hidden: { label: 'Скрыть страницу', kind: 'flag', hint: 'События на\u00A0ней останутся' },
} as const satisfies FormTable

/** An event as an editor writes it; when and where it is, its sessions say. */
export const EVENT_FORM = {
  title: { label: 'Название', kind: 'text', max: 140, required: 'Назовите событие' },
  slug: {
    ...{ label: 'Слова в\u00A0адресе', kind: 'text', max: EVENT_SLUG_MAX, checks: [wordsCheck] },
    ...{ hint: 'Пусто\u00A0— сложатся из\u00A0названия', placeholder: 'royal-i-metel' },
  },
  rubric: { label: 'Рубрика', kind: 'choice', choices: EVENT_RUBRICS, required: 'Выберите рубрику' },
  age_mark: {
    ...{ label: 'Возраст', kind: 'choice', choices: AGE_MARKS, short: true },
    required: 'Укажите возраст: без\u00A0него афишу показывать нельзя',
  },
  lead: {
    ...{ label: 'О\u00A0чём это', kind: 'lines', max: 400, counted: true },
    required: 'Напишите в\u00A0двух предложениях, что\u00A0будет',
    hint: 'Стоит под\u00A0названием, в\u00A0списках и\u00A0там, где\u00A0событием поделились',
  },
  body: richField({ label: 'Текст и\u00A0фото', required: 'Расскажите, что\u00A0будет' }),
  image_id: { label: 'Афиша', kind: 'images', max: 1, hint: 'Лучше стоячая, два к\u00A0трём' },
  image_alt: {
    ...{ label: 'Что на\u00A0афише', kind: 'text', max: 200, when: hasPicture },
    ...{ required: 'Опишите афишу для\u00A0тех, кто её не\u00A0видит' },
  },
  organizer: { label: 'Организатор', kind: 'text', max: 120 },
  organizer_words: {
    label: 'От\u00A0организатора',
    kind: 'lines',
    max: 1000,
    hint: 'Как пройти, что взять с\u00A0собой',
  },
  refund_rule: { label: 'Возврат билетов', kind: 'lines', max: 1000 },
  refund_hours: {
    ...{ label: 'Наши билеты можно вернуть за', kind: 'number', min: 0, max: 720, unit: 'ч до\u00A0начала' },
    hint: 'Пусто\u00A0— только если сеанс перенесён или отменён',
  },
  tickets_url: {
    ...{ label: 'Где купить билет', kind: 'text', max: 500, checks: [pageCheck], placeholder: 'https://…' },
    hint: 'Страница организатора или\u00A0кассы',
  },
  series: { label: 'Цикл', kind: 'text', max: 100, hint: 'События одного цикла ведут друг к\u00A0другу' },
  published_at: {
    ...{ label: 'Опубликовать', kind: 'moment' },
    hint: 'Пусто\u00A0— черновик. Время впереди\u00A0— появится на\u00A0сайте само',
  },
  is_hidden: {
    ...{ label: 'Снять с\u00A0сайта', kind: 'flag' },
    hint: 'События не\u00A0будет в\u00A0афише, его адрес скажет, что\u00A0оно снято',
  },
} as const satisfies FormTable

/** Moments of a field have no offset, those of the wire have one; of one form both are alike. */
const endCheck: Check = (value, { starts_at }) => {
  const begins = Date.parse(String(starts_at ?? ''))
  if (Number.isNaN(begins)) return null
  const lasts = Date.parse(value) - begins
  if (lasts <= 0) return 'Должно быть позже начала'
  return lasts > SESSION_DAYS * DAY_MS ? 'Сеанс длится не\u00A0больше года' : null
}
const dearestCheck: Check = (value, { price_from }) => {
  const least = String(price_from ?? '')
  if (least === '') return 'Укажите сначала, от\u00A0скольких'
  return Number(value) < Number(least) ? 'Не\u00A0меньше, чем\u00A0от' : null
}
const PRICE_MAX = 1_000_000

/** When and where an event is held. */
export const EVENT_SESSION_FORM = {
  event_id: { label: 'Событие', kind: 'reference', of: 'event', required: 'Выберите событие' },
  venue_id: { label: 'Площадка', kind: 'reference', of: 'venue', required: 'Выберите площадку' },
  hall_id: {
    ...{ label: 'Зал с\u00A0планом', kind: 'reference', of: 'hall' },
    hint: 'Тогда билеты\u00A0— на\u00A0места: у\u00A0видов билетов указывают сектора. Пусто\u00A0— вход без\u00A0мест',
  },
  hall: {
    ...{ label: 'Зал', kind: 'text', max: HALL_MAX, hint: 'Как он\u00A0назван у\u00A0площадки', when: hasNoPlan },
  },
  starts_at: { label: 'Начало', kind: 'moment', required: 'Укажите, когда начало' },
  ends_at: { label: 'Конец', kind: 'moment', checks: [endCheck], hint: 'Пусто\u00A0— через два часа после начала' },
  state: {
    ...{ label: 'Состояние', kind: 'choice', choices: SESSION_STATES, required: 'Выберите состояние' },
    hint: 'Перенесённый покажет и\u00A0прежнее время',
  },
  is_free: { label: 'Вход свободный', kind: 'flag' },
  price_from: { label: 'Билет от', kind: 'money', min: 1, max: PRICE_MAX, when: isPaid },
  price_to: { label: 'Билет до', kind: 'money', min: 1, max: PRICE_MAX, when: isPaid, checks: [dearestCheck] },
} as const satisfies FormTable
