import type { FormTable } from '../forms/form'

/** How somebody closes what disagreed with the bank. */
export const DIFFERENCE_FORM = {
  comment: {
    label: 'Что\u00A0выяснили',
    kind: 'lines',
    max: 500,
    required: 'Напишите, что выяснили: это прочитает бухгалтер',
  },
} as const satisfies FormTable
