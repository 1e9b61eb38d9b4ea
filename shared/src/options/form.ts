import type { FormTable } from '../forms/form'

/** More than anybody asks for an addition. */
const OPTION_PRICE_MAX = 100_000
/** A choice longer than this is no choice. */
export const CHOICES_MAX = 50

const NAME_HINT = 'Новое название увидят после проверки, остальное\u00A0— сразу'
/** The dishes that offer it. */
const DISHES = { label: 'Блюда', kind: 'references', of: 'product' } as const

/** An option of the menu; its name waits for a moderator. */
export const OPTION_FORM = {
  name: {
    label: 'Название',
    kind: 'text',
    max: 100,
    required: 'Назовите опцию',
    placeholder: 'Например, «Двойной сыр»',
    hint: NAME_HINT,
  },
  price: { label: 'Доплата', kind: 'money', max: OPTION_PRICE_MAX, required: 'Укажите доплату или\u00A00' },
  group_id: { label: 'Группа', kind: 'choice' },
  product_ids: { ...DISHES, when: ({ group_id }) => !group_id },
} as const satisfies FormTable

/** A group of options and how many of them a customer chooses; its name waits for a moderator. */
export const OPTION_GROUP_FORM = {
  name: {
    ...{ label: 'Название', kind: 'text', max: 100, required: 'Назовите группу', placeholder: 'Например, «Размер»' },
    hint: NAME_HINT,
  },
  min: {
    label: 'Не\u00A0меньше',
    kind: 'number',
    max: CHOICES_MAX,
    required: 'Укажите число: 0, если можно не\u00A0выбирать',
  },
  max: {
    label: 'Не\u00A0больше',
    kind: 'number',
    min: 1,
    max: CHOICES_MAX,
    required: 'Укажите, сколько можно выбрать',
    checks: [
      (value, { min }) =>
        Number(value) < Number(min ?? 0) ? 'Не\u00A0может быть меньше, чем выбрать обязательно' : null,
    ],
  },
  product_ids: DISHES,
} as const satisfies FormTable
