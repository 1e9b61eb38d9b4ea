import type { Check, FormTable, Values } from '../forms/form'
import { PAYERS } from '../payments/payers'

const isAd = ({ is_ad }: Values) => is_ad === true
const isPercent = ({ amount_type }: Values) => amount_type === 'percent'

/** An address of ours begins with a slash; another is a whole one. */
const linkCheck: Check = (value) =>
  /^\/(?!\/)\S*$/.test(value) || /^https:\/\/[^\s/]+\.\S+$/.test(value)
    ? null
    : 'Укажите адрес страницы: /eda/… или\u00A0https://…'

/** Ten digits of a company, twelve of a person. */
const innCheck: Check = (value) => (/^(?:\d{10}|\d{12})$/.test(value) ? null : 'ИНН\u00A0— это 10 или 12\u00A0цифр')
const codeCheck: Check = (value) =>
  /^[A-ZА-ЯЁ0-9-]{3,}$/u.test(value.toUpperCase()) ? null : 'От\u00A0трёх букв, цифр и\u00A0дефисов, без\u00A0пробелов'
const prefixCheck: Check = (value) =>
  /^[A-ZА-ЯЁ0-9]+$/u.test(value.toUpperCase()) ? null : 'Только буквы и\u00A0цифры'
const percentCheck: Check = (value, values) =>
  isPercent(values) && Number(value) > 100 ? 'Не\u00A0больше 100\u00A0%' : null
const laterCheck: Check = (value, { starts_at }) =>
  typeof starts_at === 'string' && starts_at !== '' && value <= starts_at ? 'Должно быть позже начала' : null

/** The label of a paid placement, which the law asks for. */
const AD_FIELDS = {
  is_ad: { label: 'Это реклама', kind: 'flag' },
  advertiser_name: { label: 'Рекламодатель', kind: 'text', max: 120, required: 'Назовите рекламодателя', when: isAd },
  advertiser_inn: {
    label: 'ИНН рекламодателя',
    kind: 'text',
    max: 12,
    required: 'Укажите ИНН',
    checks: [innCheck],
    when: isAd,
  },
  erid: {
    label: 'Токен erid',
    kind: 'text',
    max: 60,
    required: 'Укажите erid: без\u00A0него показывать рекламу нельзя',
    when: isAd,
  },
  ord_contract_id: { label: 'Договор в\u00A0ОРД', kind: 'text', max: 60, when: isAd },
} as const satisfies FormTable

/** A story over the delivery's home. */
export const STORY_FORM = {
  title: { label: 'Заголовок', kind: 'text', max: 60, required: 'Напишите заголовок' },
  text: { label: 'Текст', kind: 'lines', max: 600 },
  image_id: { label: 'Картинка', kind: 'images', max: 1 },
  logo_id: { label: 'Логотип', kind: 'images', max: 1 },
  restaurant_id: { label: 'Ресторан', kind: 'reference', of: 'restaurant' },
  link: { label: 'Куда ведёт', kind: 'text', max: 300, checks: [linkCheck] },
  city_ids: {
    label: 'Города',
    kind: 'references',
    of: 'city',
    max: 50,
    hint: 'Ни\u00A0одного\u00A0— во\u00A0всех. Выбранные увидит тот, у\u00A0кого там адрес доставки',
  },
  starts_at: { label: 'Начало показа', kind: 'moment', hint: 'Пусто\u00A0— сразу' },
  ends_at: {
    label: 'Конец показа',
    kind: 'moment',
    checks: [laterCheck],
    hint: 'Пусто\u00A0— пока не\u00A0выключат. Показ начинается и\u00A0кончается с\u00A0точностью до\u00A0пары минут',
  },
  ...AD_FIELDS,
  sort: { label: 'Порядок', kind: 'number', max: 1000, hint: 'Меньшее число стоит раньше; пусто\u00A0— в\u00A0конец' },
  is_active: { label: 'Показывать', kind: 'flag' },
} as const satisfies FormTable

/** A slide of the delivery's home; of a named promotion its terms, too. */
export const PROMOTION_FORM = {
  title: { label: 'Заголовок', kind: 'text', max: 60, required: 'Напишите заголовок' },
  description: { label: 'Описание', kind: 'lines', max: 600 },
  image_id: { label: 'Картинка', kind: 'images', max: 1 },
  link: { label: 'Куда ведёт', kind: 'text', max: 300, checks: [linkCheck] },
  amount: { label: 'Скидка', kind: 'money', min: 1, max: 100_000 },
  min_order_sum: { label: 'Заказ от', kind: 'money', max: 1_000_000 },
  user_use_limit: { label: 'Раз на\u00A0человека', kind: 'number', min: 1, max: 10_000 },
  total_use_limit: { label: 'Раз всего', kind: 'number', min: 1, max: 10_000_000 },
  ...AD_FIELDS,
  sort: { label: 'Порядок', kind: 'number', max: 1000, hint: 'Меньшее число стоит раньше; пусто\u00A0— в\u00A0конец' },
  is_active: { label: 'Показывать', kind: 'flag' },
} as const satisfies FormTable

export const AMOUNT_TYPES = { rubles: 'рублей', percent: 'процентов' } as const

/** What a code gives, to whom and until when. */
const TERMS = {
  amount: { label: 'Скидка', kind: 'number', min: 1, max: 100_000, required: 'Укажите скидку', checks: [percentCheck] },
  amount_type: {
    label: 'Скидка считается в',
    kind: 'choice',
    choices: AMOUNT_TYPES,
    required: 'Выберите, в\u00A0чём скидка',
  },
  max_discount: { label: 'Но\u00A0не\u00A0больше', kind: 'money', min: 1, max: 100_000, when: isPercent },
  min_order_sum: { label: 'Заказ от', kind: 'money', max: 1_000_000, required: 'Укажите сумму заказа' },
  paid_by: {
    label: 'Скидку оплачивает',
    kind: 'choice',
    choices: PAYERS,
    required: 'Выберите, за\u00A0чей счёт скидка',
  },
  restaurant_ids: {
    label: 'Рестораны',
    kind: 'references',
    of: 'restaurant',
    max: 200,
    hint: 'Никого не\u00A0выбрали\u00A0— действует во\u00A0всех',
  },
  user_use_limit: {
    label: 'Раз на\u00A0человека',
    kind: 'number',
    min: 1,
    max: 1000,
    required: 'Укажите, сколько раз',
  },
  total_use_limit: {
    label: 'Раз всего',
    kind: 'number',
    min: 1,
    max: 10_000_000,
    hint: 'Пусто\u00A0— без\u00A0ограничения',
  },
  first_order_only: { label: 'Только на\u00A0первый заказ', kind: 'flag' },
  starts_at: { label: 'Начало', kind: 'moment', required: 'Укажите начало' },
  expires_at: {
    label: 'Конец',
    kind: 'moment',
    required: 'Укажите конец',
    checks: [laterCheck],
    hint: 'Не\u00A0дольше 30\u00A0дней от\u00A0создания',
  },
} as const satisfies FormTable

/** A promo code. */
export const PROMO_CODE_FORM = {
  code: {
    label: 'Код',
    kind: 'text',
    max: 40,
    required: 'Придумайте код',
    checks: [codeCheck],
    placeholder: 'ШТОРМ300',
  },
  name: { label: 'Название', kind: 'text', max: 100, required: 'Назовите промокод' },
  ...TERMS,
  is_active: { label: 'Действует', kind: 'flag' },
} as const satisfies FormTable

/** Many codes of the same terms, made at once; their words are made by the server. */
export const PROMO_SERIES_FORM = {
  name: { label: 'Название', kind: 'text', max: 100, required: 'Назовите серию' },
  count: { label: 'Сколько кодов', kind: 'number', min: 1, max: 10_000, required: 'Укажите, сколько кодов' },
  prefix: {
    label: 'Начало кода',
    kind: 'text',
    max: 20,
    checks: [prefixCheck],
    placeholder: 'ЛЕТО',
    hint: 'Остальное сервис придумает сам: ЛЕТО-7KXR4PMWQT9C',
  },
  ...TERMS,
  user_use_limit: { ...TERMS.user_use_limit, hint: 'Каждый код' },
  total_use_limit: { ...TERMS.total_use_limit, hint: 'Каждый код. Пусто\u00A0— без\u00A0ограничения' },
} as const satisfies FormTable
