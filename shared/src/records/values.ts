/** A record between the wire and its form: each kind of field converts itself, so no screen maps a field by hand. */
import type { Field, FormTable, Values } from '../forms/form'
import type { Point } from '../geo/shapes'
import { shownPictureUrl } from '../images/picture-url'
import { idsOf, type Picture, storedPicture } from '../images/pictures'

type Or<Value, One> = One extends { required: string }
  ? One extends { when: unknown }
    ? Value | null
    : Value
  : Value | null
type InputOf<One extends Field> = One['kind'] extends 'flag'
  ? boolean
  : One['kind'] extends 'number' | 'money'
    ? Or<number, One>
    : One['kind'] extends 'lines'
      ? string
      : One['kind'] extends 'point'
        ? Point
        : One['kind'] extends 'references'
          ? string[]
          : One extends { kind: 'images'; max: 1 }
            ? string | null
            : One['kind'] extends 'images'
              ? string[]
              : One extends { choices: infer Words }
                ? Or<keyof Words & string, One>
                : Or<string, One>
/** What a record's form sends: the body of its creation. */
export type RecordInput<Table> = {
  -readonly [Name in keyof Table]: Table[Name] extends Field ? InputOf<Table[Name]> : never
}

/** The values of a form as a row of the wire holds them; without a row, those of an empty form. */
export function valuesOf(table: FormTable, row: object | null): Values {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [name, shown(field, row ? Reflect.get(row, name) : undefined)]),
  )
}

/** The form's values as the wire takes them. What is not asked is empty. */
export function bodyOf<Table extends FormTable>(table: Table, values: Values): RecordInput<Table>
export function bodyOf(table: FormTable, values: Values): Values {
  return Object.fromEntries(
    Object.entries(table).map(([name, field]) => [
      name,
      sent(field, field.when?.(values) === false ? null : values[name]),
    ]),
  )
}

/** What of a field is compared: pictures are the same by their ids. */
export function plainOf(table: FormTable, values: Values, name: string): unknown {
  const field = table[name]
  return field ? sent(field, values[name]) : values[name]
}

function shown({ kind, choices }: Field, value: unknown): unknown {
  switch (kind) {
    case 'flag':
      return value === true
    case 'images':
      return picturesOf(value)
    case 'references':
    case 'choices':
      return Array.isArray(value) ? value : []
    case 'point':
      return value ?? null
    default:
      return value === null || value === undefined ? (Object.keys(choices ?? {})[0] ?? '') : String(value)
  }
}

function sent(field: Field, value: unknown): unknown {
  const { kind, max, required, when } = field
  switch (kind) {
    case 'flag':
      return value === true
    case 'images': {
      const ids = Array.isArray(value) ? idsOf(value) : []
      return max === 1 ? (ids[0] ?? null) : ids
    }
    case 'references':
    case 'choices':
      return Array.isArray(value) ? value : []
    case 'point':
      return value ?? null
    case 'number':
    case 'money':
      return value === '' || value === null || value === undefined ? null : Number(value)
    case 'lines':
      return String(value ?? '').trim()
    default: {
      const text = String(value ?? '').trim()
      return text === '' && !(required && !when) ? null : text
    }
  }
}

function picturesOf(value: unknown): Picture[] {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')
  return ids.map((id) => storedPicture({ id, url: shownPictureUrl(id) }))
}
