/** What a form answers: field → the sentence under it; no key, no complaint. */
export type FormErrors<Field extends string = string> = Partial<Record<Field, string>>

/** What a field may hold before it is checked. */
export type FieldValue = string | number | null | undefined

/** One demand on a field: the sentence when it is not met, else null. */
export type Check = (value: string) => string | null

/** The value must not be blank. */
export function required(message: string): Check {
  return (value) => (value === '' ? message : null)
}

/** Digits or nothing. */
export const digitsOnly: Check = (value) => (/^\d*$/.test(value) ? null : 'Разрешены только цифры')

/** So many characters at most. */
export function maxLength(limit: number): Check {
  return (value) => ([...value].length <= limit ? null : `Максимальная длина строки ${limit}`)
}

/** Runs each field's checks in order and keeps the first complaint of each. Blanks around a value do not count. */
export function collectErrors<Field extends string>(
  values: Partial<Record<Field, FieldValue>>,
  checks: Record<Field, readonly Check[]>,
): FormErrors<Field> {
  const errors: FormErrors<Field> = {}
  for (const field in checks) {
    const value = String(values[field] ?? '').trim()
    const message = checks[field].map((check) => check(value)).find((complaint) => complaint !== null)
    if (message) errors[field] = message
  }
  return errors
}

/** No field has a complaint. */
export function isValid(errors: FormErrors): boolean {
  return Object.keys(errors).length === 0
}
