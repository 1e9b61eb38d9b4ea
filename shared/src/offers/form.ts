import type { FormTable, Values } from '../forms/form'
import { PRICE_MAX, SERVING_FIELDS } from '../menu/form'
import { OFFER_KINDS, type OfferKind } from './rules'

/** As many dishes and categories as one may name. */
const NAMED_MAX = 200
const USES_MAX = 100_000

const isOf =
  (...kinds: OfferKind[]) =>
  ({ kind }: Values) =>
    kinds.some((one) => one === kind)

const part = (label: string) =>
  ({ label, kind: 'references', of: 'product', max: NAMED_MAX, when: isOf('set') }) as const

/** An offer as its restaurant writes it. */
export const OFFER_FORM = {
  label: {
    ...{
      label: 'Название',
      kind: 'text',
      max: 60,
      required: 'Назовите акцию',
      placeholder: 'Например, «Обед за\u00A0490»',
    },
    hint: 'Стоит в\u00A0меню, корзине и\u00A0чеке',
  },
  kind: { label: 'Что это', kind: 'choice', choices: OFFER_KINDS, required: 'Выберите вид акции' },
  price: {
    ...{
      label: 'Цена комбо',
      kind: 'money',
      min: 1,
      max: PRICE_MAX,
      required: 'Укажите цену комбо',
      when: isOf('set'),
    },
    hint: 'Добавки к\u00A0блюдам оплачиваются отдельно',
  },
  part_1: { ...part('Блюда на\u00A0выбор'), when: isOf('set', 'gift'), required: 'Выберите хотя\u00A0бы одно блюдо' },
  part_2: { ...part('И\u00A0к\u00A0нему второе на\u00A0выбор'), required: 'Выберите хотя\u00A0бы одно блюдо' },
  part_3: part('Третье на\u00A0выбор'),
  part_4: part('Четвёртое на\u00A0выбор'),
  from_sum: {
    ...{ label: 'При заказе от', kind: 'money', min: 1, max: PRICE_MAX, required: 'Укажите сумму', when: isOf('gift') },
    hint: 'Без самого подарка и\u00A0после других акций',
  },
  percent: {
    ...{ label: 'Скидка', kind: 'number', unit: '%', min: 1, max: 90, required: 'Укажите скидку' },
    when: isOf('happy_hours'),
  },
  product_ids: {
    ...{ label: 'Блюда', kind: 'references', of: 'product', max: NAMED_MAX },
    when: isOf('second_half', 'happy_hours'),
  },
  category_ids: {
    ...{ label: 'Категории', kind: 'references', of: 'product_category', max: NAMED_MAX },
    when: isOf('second_half', 'happy_hours'),
    hint: 'Ничего не\u00A0выбрано\u00A0— всё меню',
  },
  served_from: { ...SERVING_FIELDS.served_from, label: 'С\u00A0какого часа' },
  served_till: { ...SERVING_FIELDS.served_till, label: 'До\u00A0какого часа', hint: 'Пусто\u00A0— весь день' },
  served_days: SERVING_FIELDS.served_days,
  starts_on: { label: 'С\u00A0какого дня', kind: 'date' },
  ends_on: {
    ...{ label: 'По\u00A0какой день', kind: 'date', hint: 'Пусто\u00A0— пока не\u00A0выключите' },
    checks: [(day, { starts_on }) => (starts_on && day < String(starts_on) ? 'Раньше начала' : null)],
  },
  limit_total: {
    label: 'Заказов с\u00A0акцией всего',
    kind: 'number',
    min: 1,
    max: USES_MAX,
    hint: 'Пусто\u00A0— сколько угодно',
  },
  limit_per_customer: { label: 'Заказов на\u00A0одного клиента', kind: 'number', min: 1, max: 1000 },
  sort: {
    ...{ label: 'Порядок', kind: 'number', max: 1000, required: 'Укажите число' },
    hint: 'Каждое блюдо участвует в\u00A0одной акции: та, что раньше, берёт первой',
  },
  is_on: { label: 'Действует', kind: 'flag' },
} as const satisfies FormTable
