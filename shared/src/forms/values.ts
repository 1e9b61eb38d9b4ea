/** A form's fields and the wire: each kind of field converts itself, so that no screen maps a field by hand. */

import { isPoint, pointOf, pointText } from '../geo/point-text'
import type { Point } from '../geo/shapes'
import { shownPictureUrl } from '../images/picture-url'
import { idsOf, isPicture, type Picture, storedPicture } from '../images/pictures'
import type { RichText } from '../rich-text/grammar'
import { type Field, type FormTable, isAsked, type Values } from './form'
import { momentOf, momentText } from './moment-text'
import { numberIn, spelledNumber } from './number'

type Held<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'choice'; choices: infer Words }
    ? (keyof Words & string) | (One extends { required: string } ? never : '')
    : One extends { kind: 'images' }
      ? readonly Picture[]
      : One extends { kind: 'rich' }
        ? RichText | null
        : One extends { kind: 'choices' | 'references' }
          ? readonly string[]
          : string
/** What the fields hold: numbers, sums, moments and points are text there, as they are typed. */
export type ValuesOf<Table> = { -readonly [Name in keyof Table]: Held<Table[Name]> }

/** Nothing stands where a field need not be filled, or is asked only `when`. */
type Or<Value, One> = One extends { required: string }
  ? One extends { when: unknown }
    ? Value | null
    : Value
  : Value | null
type Sent<One> = One extends { kind: 'flag' }
  ? boolean
  : One extends { kind: 'number' | 'money' }
    ? Or<number, One>
    : One extends { kind: 'lines' }
      ? string
      : One extends { kind: 'point' }
        ? Or<Point, One>
        : One extends { kind: 'choices'; choices: infer Words }
          ? (keyof Words & string)[]
          : One extends { kind: 'rich' }
            ? Or<RichText, One>
            : One extends { kind: 'choices' | 'references' }
              ? string[]
              : One extends { kind: 'images'; max: 1 }
                ? string | null
                : One extends { kind: 'images' }
                  ? string[]
                  : One extends { choices: infer Words }
                    ? Or<keyof Words & string, One>
                    : Or<string, One>
/** What a form sends. */
export type BodyOf<Table> = { -readonly [Name in keyof Table]: Sent<Table[Name]> }

/** The fields' values of a row of the wire; without a row those of an empty form. */
export function valuesOf<Table extends FormTable>(
  table: Table,
  row: { [Name in keyof Table]: unknown } | null,
): ValuesOf<Table>
export function valuesOf(table: FormTable, row: Values | null): Values {
  return mapped(table, (field, name) => (row ? shown(field, row[name]) : empty(field)))
}

/** The same of what is read field by field; what is null or not there stands empty. */
export function valuesBy<Table extends FormTable>(
  table: Table,
  read: (name: string, field: Field) => unknown,
): ValuesOf<Table>
export function valuesBy(table: FormTable, read: (name: string, field: Field) => unknown): Values {
  return mapped(table, (field, name) => shown(field, read(name, field)))
}

/** The fields' values as the wire takes them, those of `names` alone where they are given. What is not asked is empty. */
export function bodyOf<Table extends FormTable>(table: Table, values: ValuesOf<Table>): BodyOf<Table>
export function bodyOf<Table extends FormTable>(
  table: Table,
  values: ValuesOf<Table>,
  names: readonly string[],
): Partial<BodyOf<Table>>
export function bodyOf(table: FormTable, values: Values, names: readonly string[] = Object.keys(table)): Values {
  const asked = Object.fromEntries(Object.entries(table).filter(([name]) => names.includes(name)))
  return mapped(asked, (field, name) => sent(field, isAsked(field, values) ? values[name] : undefined))
}

/** What of a field is compared: pictures are the same by their ids, sums by what they are, rows in any order. */
export function plainOf(table: FormTable, values: Values, name: string): unknown {
  const field = table[name]
  if (!field) return values[name]
  const plain = sent(field, values[name])
  return field.kind === 'references' && Array.isArray(plain) ? plain.sort() : plain
}

function mapped(table: FormTable, convert: (field: Field, name: string) => unknown): Values {
  return Object.fromEntries(Object.entries(table).map(([name, field]) => [name, convert(field, name)]))
}

/** A choice that has to be made begins with its first word: a select shows one anyway. */
function empty(field: Field): unknown {
  const [first] = field.kind === 'choice' && field.required ? Object.keys(field.choices ?? {}) : []
  return first ?? shown(field, undefined)
}

function shown({ kind }: Field, value: unknown): unknown {
  if (kind === 'flag') return value === true
  if (kind === 'images') return picturesOf(value)
  if (kind === 'references' || kind === 'choices') return Array.isArray(value) ? value : []
  if (kind === 'rich') return value ?? null
  if (value === null || value === undefined) return ''
  if (isPoint(value)) return pointText(value)
  if (typeof value === 'number') return spelledNumber(value)
  return kind === 'moment' ? momentText(String(value)) : String(value)
}

function sent(field: Field, value: unknown): unknown {
  const { kind, max, required, when } = field
  if (kind === 'flag') return value === true
  if (kind === 'images') {
    const ids = Array.isArray(value) ? idsOf(value.filter(isPicture)) : []
    return max === 1 ? (ids[0] ?? null) : ids
  }
  if (kind === 'references' || kind === 'choices') return Array.isArray(value) ? [...value] : []
  if (kind === 'rich') return value ?? null
  const text = kind === 'password' ? String(value ?? '') : String(value ?? '').trim()
  if (kind === 'lines') return text
  if (text === '') return required && !when && kind !== 'number' && kind !== 'money' ? text : null
  if (kind === 'number' || kind === 'money') return numberIn(field, text)
  if (kind === 'point') return pointOf(text)
  return kind === 'moment' ? momentOf(text) : text
}

/** Of an id, of a picture of the wire, or of several. */
function picturesOf(value: unknown): Picture[] {
  return [value ?? []].flat().flatMap((one) => {
    const id: unknown = typeof one === 'object' && one !== null ? Reflect.get(one, 'id') : one
    return typeof id === 'string' ? [storedPicture({ id, url: shownPictureUrl(id) })] : []
  })
}
