import type { FormTable } from '../forms/form'

/** Why something is returned or rejected; its author reads it. */
export const RETURN_FORM = {
  reason: { label: 'Что исправить', kind: 'lines', max: 1000, required: 'Напишите автору, что исправить.' },
} as const satisfies FormTable
