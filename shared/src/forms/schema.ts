import { Kind, Type, TypeRegistry } from '@sinclair/typebox'
import { complaintOf, type Field } from './form'

type FieldText = { type: 'string'; maxLength?: number; checks: readonly ((value: string) => string | null)[] }
type FieldOptions = { description?: string; loose?: boolean }
/** What is read before `checkForm` judges it. */
const LOOSE_MAX = 1000

TypeRegistry.Set<FieldText & { loose: boolean }>('FieldText', ({ checks, loose }, value) => {
  if (typeof value !== 'string') return false
  return loose ? value.length <= LOOSE_MAX : checks.every((check) => check(value) === null)
})

/**
 * The text of a form's field in a body: its limits and demands are the table's, its refusal speaks the table's sentence.
 * A form that has to be judged as a whole, so that it names all that is wrong at once, is `loose`: its use case asks
 * `checkForm`. So is every field that is asked only `when`.
 */
export function fieldText(field: Field, { description, loose = field.when !== undefined }: FieldOptions = {}) {
  return Type.Unsafe<string>({
    type: 'string',
    ...(field.max !== undefined && { maxLength: field.max }),
    ...(description && { description }),
    ...sentencesOf(field),
    loose,
    [Kind]: 'FieldText',
  })
}

/** The whole number of a form's field in a body. */
export function fieldNumber(field: Field) {
  const { min: minimum = 0, max: maximum } = field
  return Type.Integer({ minimum, ...(maximum !== undefined && { maximum }), ...sentencesOf(field) })
}

/** The option by which the API words what it refuses in the form's own sentences. */
export function sentencesOf(field: Field) {
  return { checks: [(value: string) => complaintOf(field, value, {})] }
}
