/** The wire of a record, made of its form: kind by kind, so that no field is declared twice. */
import type {
  TArray,
  TBoolean,
  TInteger,
  TNull,
  TObject,
  TProperties,
  TSchema,
  TString,
  TUnion,
  TUnsafe,
} from '@sinclair/typebox'
import { t } from 'elysia'
import type { Field, FormTable } from '../forms/form'
import { fieldNumber, fieldText, sentencesOf } from '../forms/schema'
import type { RichText } from '../rich-text/grammar'
import { richTextSchema } from '../rich-text/schema'
import { namesOf } from '../wire/names'
import { Moment, Nullable, PointSchema, Uuid } from '../wire/schema'

/** A field that need not be filled, or is asked only `when`, may be null. */
type Or<Schema extends TSchema, One> = One extends { required: string }
  ? One extends { when: unknown }
    ? TUnion<[Schema, TNull]>
    : Schema
  : TUnion<[Schema, TNull]>
type SchemaOf<One extends Field> = One['kind'] extends 'flag'
  ? TBoolean
  : One['kind'] extends 'number' | 'money'
    ? Or<TInteger, One>
    : One['kind'] extends 'lines'
      ? TString
      : One['kind'] extends 'point'
        ? Or<typeof PointSchema, One>
        : One['kind'] extends 'references'
          ? TArray<TString>
          : One extends { kind: 'images'; max: 1 }
            ? TUnion<[TString, TNull]>
            : One['kind'] extends 'images'
              ? TArray<TString>
              : One['kind'] extends 'rich'
                ? Or<TUnsafe<RichText>, One>
                : One extends { choices: infer Words }
                  ? Or<TUnsafe<keyof Words & string>, One>
                  : Or<TString, One>
export type FieldsOf<Table> = { [Name in keyof Table]: Table[Name] extends Field ? SchemaOf<Table[Name]> : never }

/** What is written of a record: every field of its form, by the name of its column. The form judges the whole. */
export function inputOf<Table extends FormTable>(table: Table): TObject<FieldsOf<Table>>
export function inputOf(table: FormTable): TObject {
  return t.Object(Object.fromEntries(Object.entries(table).map(([name, field]) => [name, schemaOf(field)])))
}

/** A row of a record: its fields, and what else is shown of it. */
export function rowOf<Table extends FormTable, Shown extends TProperties>(
  table: Table,
  shown: Shown,
): TObject<{ id: TString; version: TString } & FieldsOf<Table> & Shown>
export function rowOf(table: FormTable, shown: TProperties): TObject {
  const version = t.String({ description: 'Of the fields as they stand; a change names what was looked at.' })
  return t.Object({ id: Uuid, version, ...inputOf(table).properties, ...shown })
}

function schemaOf(field: Field): TSchema {
  const { required, when } = field
  const schema = plainSchemaOf(field)
  return (required !== undefined && !when) ||
    ALWAYS.includes(field.kind) ||
    (field.kind === 'images' && field.max !== 1)
    ? schema
    : Nullable(schema)
}

/** Kinds that always have a value: no text is an empty one, nothing chosen an empty list. */
const ALWAYS: readonly Field['kind'][] = ['flag', 'lines', 'references', 'choices']

function plainSchemaOf(field: Field): TSchema {
  const { kind, max = 100, choices } = field
  if (choices) return t.UnionEnum(namesOf(choices), { default: undefined, ...sentencesOf(field) })
  switch (kind) {
    case 'flag':
      return t.Boolean()
    case 'number':
    case 'money':
      return fieldNumber(field)
    case 'point':
      return { ...PointSchema, ...sentencesOf(field) }
    case 'moment':
      return { ...Moment, ...sentencesOf(field) }
    case 'reference':
      return { ...Uuid, ...sentencesOf(field) }
    case 'references':
      return t.Array(Uuid, { maxItems: max, uniqueItems: true })
    case 'images':
      return max === 1 ? Uuid : t.Array(Uuid, { maxItems: max, uniqueItems: true })
    case 'rich':
      return richTextSchema(field)
    default:
      return fieldText(field, { loose: true })
  }
}

/** A row as who chooses among its like sees it. */
export const Reference = t.Object({
  id: Uuid,
  title: t.String(),
  more: Nullable(t.String({ description: 'What tells two of one name apart.' })),
})
export type ReferenceWire = typeof Reference.static
