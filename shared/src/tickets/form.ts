import { PHONE } from '../forms/fields'
import type { Check, FormTable, Values } from '../forms/form'
import { placesComplaint } from '../halls/places'

const PRICE_MAX = 100_000
/** Tickets of one kind. */
export const SEATS_MAX = 5000
/** Tickets of one purchase, whatever their kinds. */
export const PER_PERSON_MAX = 20

const CODE_MIN = 4
const CODE_MAX = 40
/** A shorter one is guessed. */
const longEnough: Check = (value) =>
  value.trim().length < CODE_MIN ? `Не\u00A0короче ${CODE_MIN} знаков: короткий код подберут` : null

const hasNoPlaces = ({ places }: Values) => String(places ?? '').trim() === ''
const afterStart: Check = (value, { sale_from }) => {
  const from = Date.parse(String(sale_from ?? ''))
  return Number.isNaN(from) || Date.parse(value) > from ? null : 'Должен быть позже начала продажи'
}

/** A kind of tickets of one session as an editor writes it. */
export const TICKET_KIND_FORM = {
  session_id: { label: 'Сеанс', kind: 'reference', of: 'event_session', required: 'Выберите сеанс' },
  name: {
    ...{ label: 'Название', kind: 'text', max: 60, required: 'Назовите билет' },
    placeholder: 'Входной',
  },
  price: {
    ...{ label: 'Цена', kind: 'money', min: 0, max: PRICE_MAX, required: 'Укажите цену' },
    hint: '0\u00A0— бесплатный',
  },
  places: {
    ...{ label: 'Места на\u00A0плане зала', kind: 'lines', max: 2000, checks: [placesComplaint] },
    ...{ placeholder: 'Партер: 1–5' },
    hint: 'В\u00A0строке\u00A0— сектор или сектор и\u00A0ряды. Пусто\u00A0— вход без\u00A0мест',
  },
  seats: {
    ...{ label: 'Сколько мест', kind: 'number', min: 0, max: SEATS_MAX, required: 'Укажите, сколько мест' },
    when: hasNoPlaces,
    hint: 'Меньше проданного не\u00A0сделать',
  },
  per_person: {
    ...{ label: 'Билетов одному человеку', kind: 'number', min: 1, max: PER_PERSON_MAX },
    required: 'Укажите, сколько билетов можно взять',
  },
  access_code: {
    ...{ label: 'Код доступа', kind: 'text', max: CODE_MAX, checks: [longEnough] },
    hint: 'Такой билет увидит только тот, кто\u00A0введёт код. Пусто\u00A0— продаётся всем',
  },
  code_uses: {
    ...{ label: 'Покупок по\u00A0коду', kind: 'number', min: 1, max: SEATS_MAX },
    hint: 'Пусто\u00A0— сколько угодно',
  },
  sale_from: { label: 'Начало продажи', kind: 'moment', hint: 'Пусто\u00A0— сразу' },
  sale_to: {
    ...{ label: 'Конец продажи', kind: 'moment', checks: [afterStart] },
    hint: 'Пусто\u00A0— до\u00A0начала сеанса',
  },
} as const satisfies FormTable

/** A way in to a session as an editor writes it. */
export const TICKET_GATE_FORM = {
  session_id: { label: 'Сеанс', kind: 'reference', of: 'event_session', required: 'Выберите сеанс' },
  name: {
    ...{ label: 'Название входа', kind: 'text', max: 40, required: 'Назовите вход' },
    ...{ placeholder: 'Вход 1', hint: 'Его увидят там, где\u00A0билет покажут второй раз' },
  },
  is_closed: { label: 'Закрыт', kind: 'flag', hint: 'Его ссылка больше не\u00A0пускает' },
} as const satisfies FormTable

/** What is asked of who buys. */
export const TICKET_MAIL_FORM = {
  mail: {
    ...{ label: 'Почта для\u00A0билетов', kind: 'email', max: 254, autoComplete: 'email' },
    required: 'Укажите почту: туда придут билеты',
  },
  code: { label: 'Код доступа', kind: 'text', max: CODE_MAX, hint: 'Если вам его дал организатор' },
} as const satisfies FormTable

/** To whom a ticket is handed over: somebody of the portal, at once. */
export const TICKET_HAND_FORM = {
  phone: {
    ...PHONE,
    ...{ label: 'Телефон получателя', required: 'Укажите телефон' },
    hint: 'Человек должен быть зарегистрирован на\u00A0портале: билет сразу появится у\u00A0него',
  },
} as const satisfies FormTable

/** The same of anybody: whoever opens the link. */
export const TICKET_LINK_FORM = {
  name: {
    ...{ label: 'Кому передаёте', kind: 'text', max: 60, required: 'Напишите имя' },
    hint: 'Билет получит тот, кто первым откроет ссылку и\u00A0войдёт',
  },
} as const satisfies FormTable

/** How support gives tickets back, whatever the rule of their event says. */
export const PURCHASE_REFUND_FORM = {
  ticket_ids: { label: 'Какие билеты', kind: 'choices', required: 'Отметьте билеты' },
  reason: { label: 'Почему возвращаем', kind: 'lines', max: 300, required: 'Напишите, почему возвращаем' },
} as const satisfies FormTable

/** Where support sends tickets again. */
export const PURCHASE_SEND_FORM = {
  mail: {
    ...{ label: 'На\u00A0какую почту', kind: 'email', max: 254, required: 'Укажите почту' },
    hint: 'Другая почта станет почтой покупки: следующие письма пойдут туда',
  },
} as const satisfies FormTable
