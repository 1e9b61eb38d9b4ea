import { WEIGHT_UNIT_LABELS } from '../formats/weight'
import type { Check, FormTable, Values } from '../forms/form'
import { picturesCheck } from '../images/pictures'
import type { ServedDay } from './hours'

/** More than anybody asks for a dish, in rubles. */
export const PRICE_MAX = 1_000_000
const WEIGHT_MAX = 99_999
export const STOCK_MAX = 10_000
/** The main picture and the gallery behind it. */
export const DISH_PICTURES_MAX = 31
export const NUTRIENTS = ['calories', 'protein', 'fat', 'carbohydrates'] as const
const NUTRIENT_MAX = 1000

export const DISCOUNT_TOO_HIGH = 'Цена со\u00A0скидкой должна быть ниже обычной'

/** «0,5» and «0.5» are one number; NaN for what is none. */
export function decimalOf(text: unknown): number {
  const written = String(text ?? '').trim()
  return /^\d{1,7}(?:[.,]\d{1,3})?$/.test(written) ? Number(written.replace(',', '.')) : Number.NaN
}

const weightCheck: Check = (value) => {
  const weight = decimalOf(value)
  if (Number.isNaN(weight)) return 'Укажите число, например 450 или\u00A00,5'
  return weight > 0 && weight <= WEIGHT_MAX ? null : 'От\u00A00,001 до\u00A099\u00A0999'
}

const discountCheck: Check = (value, { price }) =>
  Number(value) > 0 && Number(price) > 0 && Number(value) >= Number(price) ? DISCOUNT_TOO_HIGH : null

const nutrientCheck: Check = (value) =>
  decimalOf(value) <= NUTRIENT_MAX ? null : 'Укажите число от\u00A00 до\u00A01000'
/** What is said of food is said whole. */
const isSaid = (values: Values) => NUTRIENTS.some((name) => String(values[name] ?? '').trim() !== '')
const nutrient = (label: string) =>
  ({ label, kind: 'text', inputMode: 'numeric', max: 8, checks: [nutrientCheck] }) as const satisfies FormTable[string]

const DAY_WORDS: Record<ServedDay, string> = { 1: 'Пн', 2: 'Вт', 3: 'Ср', 4: 'Чт', 5: 'Пт', 6: 'Сб', 7: 'Вс' }
/** When a dish or a section is served; `Serving` in `hours.ts`. */
export const SERVING_FIELDS = {
  served_from: { label: 'Подают с', kind: 'time' },
  served_till: { label: 'Подают до', kind: 'time', hint: 'Оставьте часы пустыми, если подают весь день' },
  served_days: {
    ...{ label: 'По\u00A0каким дням', kind: 'choices', choices: DAY_WORDS, short: true },
    hint: 'Ничего не\u00A0отмечено\u00A0— каждый день',
  },
} as const satisfies FormTable

/** A dish as its restaurant writes it; name, description and pictures wait for a moderator. */
export const PRODUCT_FORM = {
  name: { label: 'Название', kind: 'text', max: 100, required: 'Назовите блюдо' },
  category_id: { label: 'Категория', kind: 'choice', required: 'Выберите категорию' },
  description: { label: 'Описание', kind: 'lines', max: 2000, counted: true },
  pictures: {
    ...{ label: 'Фото', kind: 'images', max: DISH_PICTURES_MAX, counted: true },
    hint: `Первое\u00A0— главное, и\u00A0до\u00A0${DISH_PICTURES_MAX - 1} других.`,
    checks: [picturesCheck('pictures', DISH_PICTURES_MAX)],
  },
  price: { label: 'Цена', kind: 'money', min: 1, max: PRICE_MAX, required: 'Укажите цену' },
  discount_price: {
    label: 'Цена со\u00A0скидкой',
    kind: 'money',
    max: PRICE_MAX,
    hint: 'Пусто\u00A0— скидки нет',
    checks: [discountCheck],
  },
  weight: {
    label: 'Вес или\u00A0объём',
    kind: 'text',
    max: 9,
    required: 'Укажите вес',
    checks: [weightCheck],
    hint: 'Обязательно: 450 или\u00A00,5',
  },
  weight_unit: { label: 'Единица', kind: 'choice', choices: WEIGHT_UNIT_LABELS, required: 'Выберите единицу' },
  calories: nutrient('Калории, ккал'),
  protein: nutrient('Белки, г'),
  fat: nutrient('Жиры, г'),
  carbohydrates: nutrient('Углеводы, г'),
  is_popular: { label: 'Популярное', kind: 'flag', hint: 'Стоит первым в\u00A0меню, в\u00A0разделе «Популярное»' },
  is_additional: {
    label: 'Предлагать к\u00A0заказу',
    kind: 'flag',
    hint: 'Появится в\u00A0корзине: «Добавить к\u00A0заказу?»',
  },
  ...SERVING_FIELDS,
  product_option_groups: { label: 'Группы опций', kind: 'choices' },
  product_options: { label: 'Опции сами по\u00A0себе', kind: 'choices' },
} as const satisfies FormTable

/** A category of the menu; its name waits for a moderator. */
export const CATEGORY_FORM = {
  label: {
    ...{ label: 'Название', kind: 'text', max: 60, required: 'Назовите категорию', placeholder: 'Например, «Супы»' },
    hint: 'Новое название увидят после проверки',
  },
  is_active: { label: 'Показывать гостям', kind: 'flag' },
  ...SERVING_FIELDS,
  dishes_per_quarter: {
    ...{ label: 'Блюд раздела за\u00A015\u00A0минут', kind: 'number', min: 1, max: 1000 },
    hint: 'Сколько кухня успевает. Оставьте пустым, чтобы принимать все',
  },
} as const satisfies FormTable

/** What is said of food per 100 g as the wire has it; null where nothing is said. What is left empty is 0. */
export function nutritionOf(values: Values) {
  if (!isSaid(values)) return null
  const [calories = 0, protein = 0, fat = 0, carbohydrates = 0] = NUTRIENTS.map((name) => decimalOf(values[name]) || 0)
  return { calories, protein, fat, carbohydrates }
}

/** How many of a dish are left. */
export const STOCK_FORM = {
  stock: {
    label: 'Осталось порций',
    kind: 'number',
    max: STOCK_MAX,
    hint: 'Каждый заказ возьмёт своё. Пусто\u00A0— не\u00A0считаем',
  },
} as const satisfies FormTable
