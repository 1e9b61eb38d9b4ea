import type { FormTable, Values } from '../forms/form'

const isOff = ({ is_off }: Values) => is_off === true

/** What a moderator may do with an ad that was shown. */
export const AD_DESK_FORM = {
  is_off: { label: 'Снять с\u00A0сайта', kind: 'flag' },
  off_reason: {
    ...{ label: 'Почему снято', kind: 'text', max: 500, required: 'Напишите причину: её прочтёт автор' },
    when: isOff,
  },
} as const satisfies FormTable
