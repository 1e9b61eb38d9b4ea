import type { FormTable } from '../forms/form'

/** How somebody is called in a group basket; the same for its owner and for friends. */
export const GROUP_NAME_FORM = {
  name: {
    label: 'Ваше имя',
    kind: 'text',
    max: 30,
    autoComplete: 'given-name',
    placeholder: 'Например, Аня',
    required: 'Укажите имя',
    checks: [(name) => (/[\p{L}\p{N}]/u.test(name) ? null : 'Нужна хотя\u00A0бы одна буква или цифра')],
  },
} as const satisfies FormTable
