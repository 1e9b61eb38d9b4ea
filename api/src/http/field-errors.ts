import { countOf } from '@ostrov/shared/formats/plural'
import type { Check } from '@ostrov/shared/forms/form'
import { Kind } from '@sinclair/typebox'
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value'
import type { ValidationError } from 'elysia'

const MOST = 64
const REQUIRED = 'Это обязательное поле'
const CHOICE = 'Выберите одно из\u00A0предложенного.'
const OTHERWISE = 'Проверьте значение.'

/** Field → sentence for everything a schema refused: the form's own sentence where the field has one. */
export function fieldErrors({ validator, value }: Pick<ValidationError, 'validator' | 'value'>) {
  // A value that a transform could not read comes without what it was checked by.
  if (!validator) return {}
  const fields: Record<string, string> = {}
  const found =
    'Errors' in validator ? validator.Errors(value) : Kind in validator ? Value.Errors(validator, value) : []
  let count = 0
  for (const one of found) {
    fields[fieldOf(one.path)] ??= sentenceOf(one)
    if (++count === MOST) break
  }
  return fields
}

/** A field is called by its own name, as its form calls it, however deep in the body it lies. */
function fieldOf(path: string) {
  return path.split('/').findLast((step) => step !== '' && !/^\d+$/.test(step)) ?? 'request'
}

function sentenceOf(error: ValueError): string {
  const meant = meantBranch(error)
  return wordsOfForm(meant) ?? (meant.value === undefined ? REQUIRED : (wordsOfSchema(meant) ?? OTHERWISE))
}

/** Of «this or nothing» it is this that the value was meant to be. */
function meantBranch(error: ValueError): ValueError {
  if (error.type !== ValueErrorType.Union) return error
  const branches = error.errors.map((branch) => branch.First()).filter((one) => one !== undefined)
  const real = branches.filter(({ schema }) => schema.type !== 'null')
  const [only] = real
  return only && real.length === 1 ? { ...only, value: error.value } : error
}

function wordsOfForm({ schema, value }: ValueError): string | null {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
  for (const check of checksOf(schema)) {
    const complaint = check(text, {})
    if (complaint) return complaint
  }
  return null
}

function checksOf(schema: ValueError['schema']): Check[] {
  const checks: unknown = schema.checks
  return Array.isArray(checks) ? checks.filter((one): one is Check => typeof one === 'function') : []
}

function wordsOfSchema({ type, schema, value }: ValueError): string | null {
  switch (type) {
    case ValueErrorType.StringMaxLength:
      return `Максимальная длина строки ${schema.maxLength}`
    case ValueErrorType.StringMinLength:
      return value === '' ? REQUIRED : tooShort(Number(schema.minLength))
    case ValueErrorType.IntegerMinimum:
    case ValueErrorType.NumberMinimum:
    case ValueErrorType.IntegerMaximum:
    case ValueErrorType.NumberMaximum:
    case ValueErrorType.Integer:
    case ValueErrorType.Number:
      return wordsOfNumber(schema, value)
    case ValueErrorType.StringFormat:
      return wordsOfFormat(String(schema.format))
    case ValueErrorType.ArrayMaxItems:
      return `Не\u00A0больше ${schema.maxItems}`
    case ValueErrorType.Union:
    case ValueErrorType.Literal:
      return CHOICE
    case ValueErrorType.Kind:
      return wordsOfKind(schema, value)
    default:
      return null
  }
}

function wordsOfKind(schema: ValueError['schema'], value: unknown) {
  if (schema[Kind] === 'UnionEnum') return CHOICE
  if (schema[Kind] === 'NumberInAddress') return wordsOfNumber(schema, value)
  return schema[Kind] === 'Files' ? 'Добавьте фотографии.' : null
}

function wordsOfNumber({ type, minimum, maximum }: ValueError['schema'], value: unknown) {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : Number.NaN
  if (Number.isNaN(number)) return 'Укажите число.'
  if (type === 'integer' && !Number.isInteger(number)) return 'Укажите целое число.'
  if (number < minimum) return `Не\u00A0меньше ${minimum}`
  return number > maximum ? `Не\u00A0больше ${maximum}` : null
}

function wordsOfFormat(format: string) {
  if (format === 'email') return 'Проверьте адрес электронной почты'
  return format === 'date' ? 'Укажите дату.' : null
}

function tooShort(minimum: number) {
  return `Минимальная длина\u00A0— ${countOf(minimum, 'символ', 'символа', 'символов')}`
}
