import { countOf } from '@ostrov/shared/formats/plural'
import { yearComplaint } from '@ostrov/shared/wire/years'
import { Kind } from '@sinclair/typebox'
import { Value, type ValueError, ValueErrorType } from '@sinclair/typebox/value'
import type { ValidationError } from 'elysia'
import { type Check, checksOf, formErrors } from './form-errors'

const MOST = 64
const REQUIRED = 'Это обязательное поле'
const CHOICE = 'Выберите одно из\u00A0предложенного.'
const OTHERWISE = 'Проверьте значение.'

/**
 * Field → sentence for everything a schema refused, the form's own sentence where the field has one; and for all else that
 * the form would refuse after it, so that nobody mends one field to be told of the next.
 */
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
  const schema = Kind in validator ? validator : 'Schema' in validator ? validator.Schema() : null
  return schema ? { ...formErrors(schema, value), ...fields } : fields
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
  // What a field of its kind never holds is as good as nothing.
  const isHeld = ['string', 'number'].includes(typeof value) || Array.isArray(value) || schema[Kind] === 'RichText'
  const complaints = checksOf(schema).map((check: Check) => check(isHeld ? value : '', {}))
  return complaints.find((complaint) => complaint !== null) ?? null
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
    case ValueErrorType.StringPattern:
    case ValueErrorType.StringFormat:
      return wordsOfFormat(String(schema.format), String(value))
    case ValueErrorType.String:
      return 'Укажите текст.'
    case ValueErrorType.Boolean:
      return 'Ответьте «да» или\u00A0«нет».'
    case ValueErrorType.NumberMultipleOf:
      return `С\u00A0шагом ${schema.multipleOf}`
    case ValueErrorType.ArrayMaxItems:
      return `Не\u00A0больше ${schema.maxItems}`
    case ValueErrorType.ArrayMinItems:
      return Number(schema.minItems) === 1 ? REQUIRED : `Не\u00A0меньше ${schema.minItems}`
    case ValueErrorType.ArrayUniqueItems:
      return 'Уберите повторы.'
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

function wordsOfFormat(format: string, value: string) {
  if (format === 'email') return 'Проверьте адрес электронной почты'
  if (format.startsWith('date') && /^[+-]?\d{4,6}-\d\d-/.test(value) && yearComplaint(value))
    return yearComplaint(value)
  if (format === 'date-time') return 'Укажите дату и\u00A0время.'
  return format === 'date' ? 'Укажите дату.' : null
}

function tooShort(minimum: number) {
  return `Минимальная длина\u00A0— ${countOf(minimum, 'символ', 'символа', 'символов')}`
}
