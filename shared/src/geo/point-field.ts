import type { Reading } from '../forms/form'
import { isPoint, pointOf, pointText } from './point-text'

const READING: Reading = {
  complaint: (value) =>
    isPoint(value) || value === null || value === undefined || String(value).trim() === '' || pointOf(String(value))
      ? null
      : 'Широта и\u00A0долгота через запятую: 46.959, 142.738',
  plain: (value) => (isPoint(value) ? pointText(value) : String(value ?? '')),
}

/** A point's line in a form's table. */
export function pointField<const Given extends { label: string; required?: string; hint?: string }>(own: Given) {
  const line: { kind: 'point'; reading: Reading } = { kind: 'point', reading: READING }
  return { ...own, ...line }
}
