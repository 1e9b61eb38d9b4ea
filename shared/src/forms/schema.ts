import { Kind, Type, TypeRegistry } from '@sinclair/typebox'
import { complaintOf, type Field, type Values } from './form'

type FieldText = { type: 'string'; maxLength?: number; checks: readonly ((value: string) => string | null)[] }
type FieldOptions = {
  description?: string /** Said in the document; the table's checks decide. */
  pattern?: string
  loose?: boolean
}
/** What is read before `checkForm` judges it. */
const LOOSE_MAX = 1000

TypeRegistry.Set<FieldText>('FieldText', ({ checks }, value) => {
  return typeof value === 'string' && checks.every((check) => check(value) === null)
})
TypeRegistry.Set<FieldText>('LooseFieldText', (_, value) => typeof value === 'string' && value.length <= LOOSE_MAX)

/**
 * The text of a form's field in a body: its limits and demands are the table's, its refusal speaks the table's sentence.
 * A form that has to be judged as a whole, so that it names all that is wrong at once, is `loose`: its use case asks
 * `checkForm`. So is every field that is asked only `when`.
 */
export function fieldText(field: Field, { description, pattern, loose = field.when !== undefined }: FieldOptions = {}) {
  return Type.Unsafe<string>({
    type: 'string',
    maxLength: field.max ?? LOOSE_MAX,
    ...(description && { description }),
    ...(pattern && { pattern }),
    ...sentencesOf(field),
    [Kind]: loose ? 'LooseFieldText' : 'FieldText',
  })
}

/** The number of a form's field in a body. */
export function fieldNumber(field: Field) {
  const { min: minimum = 0, max: maximum, decimals } = field
  const options = { minimum, ...(maximum !== undefined && { maximum }), ...sentencesOf(field) }
  return decimals === undefined ? Type.Integer(options) : Type.Number(options)
}

/**
 * The options by which the API words what it refuses in the form's own sentences: what is wrong with a value beside the
 * others of its object, and whether it is asked there at all, where that depends.
 */
export function sentencesOf(field: Field) {
  return {
    checks: [(value: unknown, beside: Values = {}) => complaintOf(field, value, beside)],
    ...(field.when && { asked: field.when }),
  }
}
