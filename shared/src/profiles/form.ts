import { cutText } from '../formats/cut-text'
import { normalizePhone } from '../formats/phone'
import { quoted } from '../formats/quoted'
import { type Check, checkForm, type FormTable } from '../forms/form'
import { ADDRESS_FORM } from '../geo/form'
import { picturesCheck } from '../images/pictures'
import { innCheck, ogrnCheck } from './legal'
import { linesOf, NOTICE_ADDRESSES_MAX, NOTICE_WAYS, RESTAURANT_EVENTS } from './notifications'

const CUISINES_MAX = 5
const PHONES_MAX = 3

/** As many lines, each of them good. */
function each(max: number, isGood: (line: string) => boolean, wrong: (line: string) => string): Check {
  return (text) => {
    const lines = linesOf(text)
    if (lines.length > max) return `Не\u00A0больше ${max}`
    const bad = lines.find((line) => !isGood(line))
    return bad === undefined ? null : wrong(bad)
  }
}

const isEmail = (email: string) => !checkForm({ email: { label: '', kind: 'email', max: 200 } }, { email }).email
export const phonesCheck = (max: number) =>
  each(
    max,
    (line) => normalizePhone(line) !== null,
    (line) => `Проверьте номер ${quoted(cutText(line, 30))}: нужен российский`,
  )
const emails = (max: number) => each(max, isEmail, (line) => `Проверьте адрес ${quoted(cutText(line, 60))}`)

/** How a restaurant shows itself. The address is chosen by hints, as a customer's is. */
export const RESTAURANT_FORM = {
  title: { label: 'Название', kind: 'text', max: 100, required: 'Укажите название' },
  description: { label: 'Описание', kind: 'lines', max: 2000, counted: true },
  city: { label: 'Город', kind: 'choice', required: 'Выберите город' },
  address: { ...ADDRESS_FORM.address, required: 'Укажите улицу и\u00A0номер дома' },
  phones: {
    label: 'Телефоны для\u00A0клиентов',
    kind: 'lines',
    max: 200,
    required: 'Укажите хотя бы один телефон',
    hint: `Каждый с\u00A0новой строки, не\u00A0больше ${PHONES_MAX}.`,
    checks: [phonesCheck(PHONES_MAX)],
  },
  cuisines: {
    label: 'Кухни',
    kind: 'choices',
    short: true,
    required: 'Выберите хотя бы одну кухню',
    checks: [(chosen) => (chosen.split(',').length > CUISINES_MAX ? `Не\u00A0больше ${CUISINES_MAX}` : null)],
  },
  logo: { label: 'Логотип', kind: 'images', max: 1, checks: [picturesCheck('logo', 1)] },
  image: {
    label: 'Фото',
    kind: 'images',
    max: 1,
    hint: 'Большое фото на\u00A0странице ресторана.',
    checks: [picturesCheck('image', 1)],
  },
  delivery_time: {
    label: 'Обычное время доставки',
    kind: 'number',
    unit: 'мин',
    min: 5,
    max: 240,
    required: 'Укажите время доставки',
  },
  free_delivery_sum: {
    label: 'Бесплатная доставка от\u00A0суммы',
    kind: 'money',
    max: 100_000,
    hint: 'Пусто\u00A0— доставка всегда платная, если зона не\u00A0говорит иного.',
  },
  delivers: { label: 'Доставляем', kind: 'flag' },
  pickup: { label: 'Можно забрать самому', kind: 'flag' },
} as const satisfies FormTable

/** Whose the restaurant is before the law. */
export const LEGAL_FORM = {
  name: {
    label: 'Юридическое название',
    kind: 'text',
    max: 200,
    required: 'Укажите, как вы называетесь по\u00A0документам',
    placeholder: 'ООО «Ресторан»',
  },
  inn: { label: 'ИНН', kind: 'digits', max: 12, required: 'Укажите ИНН', checks: [innCheck] },
  ogrn: { label: 'ОГРН или ОГРНИП', kind: 'digits', max: 15, required: 'Укажите ОГРН', checks: [ogrnCheck] },
  address: { label: 'Юридический адрес', kind: 'text', max: 300, required: 'Укажите юридический адрес' },
} as const satisfies FormTable

const ways = { kind: 'choices', choices: NOTICE_WAYS } as const

/** Where a restaurant is told of what. */
export const NOTIFICATION_FORM = {
  emails: {
    label: 'Почта',
    kind: 'lines',
    max: 2100,
    hint: `Каждый адрес с\u00A0новой строки, не\u00A0больше ${NOTICE_ADDRESSES_MAX}.`,
    checks: [emails(NOTICE_ADDRESSES_MAX)],
  },
  phones: {
    label: 'Телефоны для\u00A0СМС',
    kind: 'lines',
    max: 500,
    hint: `Каждый номер с\u00A0новой строки, не\u00A0больше ${NOTICE_ADDRESSES_MAX}.`,
    checks: [phonesCheck(NOTICE_ADDRESSES_MAX)],
  },
  push: { label: 'Уведомления на\u00A0устройства сотрудников', kind: 'flag' },
  sound: {
    label: 'Звук на\u00A0доске заказов',
    kind: 'flag',
    hint: 'Для\u00A0всех досок ресторана. Только на\u00A0своём устройстве звук выключают на\u00A0самой доске.',
  },
  quiet_from: { label: 'Не\u00A0беспокоить с', kind: 'time' },
  quiet_to: {
    label: 'до',
    kind: 'time',
    hint: 'В\u00A0это время не\u00A0шлём СМС и\u00A0уведомления. Письма приходят всегда, а\u00A0открытая доска звучит.',
  },
  new_order: { ...ways, label: RESTAURANT_EVENTS.new_order },
  unanswered: { ...ways, label: RESTAURANT_EVENTS.unanswered },
  cancelled: { ...ways, label: RESTAURANT_EVENTS.cancelled },
  review: { ...ways, label: RESTAURANT_EVENTS.review },
  weekly: { ...ways, label: RESTAURANT_EVENTS.weekly },
} as const satisfies FormTable
