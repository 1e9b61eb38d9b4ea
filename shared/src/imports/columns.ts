/** The file of a menu, as it is written and read: a row is a dish, a group of options or an option. */
export const ROW_KINDS = { product: 'блюдо', group: 'группа', option: 'опция' } as const
export type RowKind = keyof typeof ROW_KINDS

type Column = {
  label: string
  hint: string
  of: readonly RowKind[]
}

const EVERY = ['product', 'group', 'option'] as const
const DISH = ['product'] as const

/**
 * Every column, by the field it fills. Their order in a file is free, and what is missing stays as it is. Photos are no
 * column: fetching what a file names would let it make our server call any address, so a dish keeps those it has. How many
 * are left and until when something is stopped is of the hour, and no file turns that back.
 */
export const COLUMNS = {
  kind: { label: 'Вид', of: EVERY, hint: 'блюдо, группа или опция. Без этого столбца все строки\u00A0— блюда' },
  id: {
    label: 'Код',
    of: EVERY,
    hint: 'ставим сами при выгрузке; у\u00A0нового пусто. По\u00A0нему узнаём, что изменить',
  },
  category: { label: 'Категория', of: DISH, hint: 'название категории меню; новая создастся' },
  category_place: {
    label: 'Место категории',
    of: DISH,
    hint: 'которая по\u00A0счёту категория в\u00A0меню, с\u00A01; одно на\u00A0все её блюда',
  },
  group: {
    label: 'Группа',
    of: ['option'],
    hint: 'группа, в\u00A0которую входит опция; пусто\u00A0— сама по\u00A0себе',
  },
  place: {
    label: 'Место',
    of: EVERY,
    hint: 'какое по\u00A0счёту среди своих, с\u00A01: блюдо в\u00A0категории, опция в\u00A0группе, группа среди групп',
  },
  name: { label: 'Название', of: EVERY, hint: 'до 100\u00A0знаков; новое увидят после проверки' },
  description: { label: 'Описание', of: DISH, hint: 'до 2\u00A0000\u00A0знаков; «нет» стирает' },
  price: { label: 'Цена', of: ['product', 'option'], hint: 'целые рубли; у\u00A0опции\u00A0— доплата, можно 0' },
  discount_price: { label: 'Цена со\u00A0скидкой', of: DISH, hint: 'ниже цены; 0\u00A0— без скидки' },
  weight: { label: 'Вес', of: DISH, hint: 'число, можно с\u00A0дробью: 0,5' },
  weight_unit: { label: 'Единица', of: DISH, hint: 'г, кг, л, мл, шт или\u00A0см; пусто\u00A0— граммы' },
  calories: { label: 'Калории', of: DISH, hint: 'на 100\u00A0г' },
  protein: { label: 'Белки', of: DISH, hint: 'на 100\u00A0г' },
  fat: { label: 'Жиры', of: DISH, hint: 'на 100\u00A0г' },
  carbohydrates: { label: 'Углеводы', of: DISH, hint: 'на 100\u00A0г' },
  is_active: { label: 'В\u00A0продаже', of: EVERY, hint: 'да или нет' },
  is_popular: { label: 'Популярное', of: DISH, hint: 'да, если показывать первым, в\u00A0разделе «Популярное»' },
  is_additional: { label: 'К\u00A0заказу', of: DISH, hint: 'да, если предлагать в\u00A0корзине' },
  min: { label: 'Не\u00A0меньше', of: ['group'], hint: 'сколько опций выбрать обязательно' },
  max: { label: 'Не\u00A0больше', of: ['group'], hint: 'сколько опций можно выбрать' },
  product_option_groups: {
    label: 'Группы опций',
    of: DISH,
    hint: 'названия групп через «;», по\u00A0порядку; «нет» убирает',
  },
  product_options: { label: 'Опции', of: DISH, hint: 'опции вне групп через «;»; «нет» убирает' },
} as const satisfies Record<string, Column>
export type ColumnName = keyof typeof COLUMNS

/** What is written to take something away, since an empty cell changes nothing. */
export const NOTHING = 'нет'
/** Of one file. */
export const ROWS_MAX = 2000
export const FILE_MB_MAX = 5
export const IMPORT_STATUSES = { planned: 'Проверено', applied: 'Применено', undone: 'Отменено' } as const
export type ImportStatus = keyof typeof IMPORT_STATUSES
